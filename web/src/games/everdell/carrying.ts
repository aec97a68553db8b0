/** A card of the hand or the Meadow, carried along and let go over the city, is played; a tap does the same. */
import type { Gestures } from '../../lib/gestures';
import type { Desk } from './desk.svelte';

const PLAYS = ['play', 'meadow', 'legend'];

export function carrying(table: Desk, target: string): Gestures {
  const play = () => table.offers.at(target).find(({ verb }) => PLAYS.includes(verb));
  return {
    carried: (picture) => (play() && !table.busy ? picture : null),
    lifted: (on) => table.carry(on),
    drop(place) {
      const choice = play();
      if (place === 'city' && choice) table.choose(choice.name, true);
    },
  };
}
