/** The sea: from a shell on the sand (1) to the great wave (14). */
import { lighthouse, dolphins, ship, whale, greatWave } from './high';
import { shell, starfish, crab, nautilus, shoal, jellyfish, sailboat, turtle, octopus } from './low';

export const sea: readonly (() => string)[] = [
  shell,
  starfish,
  crab,
  nautilus,
  shoal,
  jellyfish,
  sailboat,
  turtle,
  octopus,
  lighthouse,
  dolphins,
  ship,
  whale,
  greatWave,
];
