/** What every part of a board needs: words, names, where things stand, how long a movement may take. */
import { getContext, setContext } from 'svelte';
import type { Say } from './i18n.svelte';
import type { Places } from './motion';

export interface Surroundings {
  say: Say;
  name: (seat: number) => string;
  places: Places;
  /** `ms`, or nothing when motion is off. */
  time: (ms: number) => number;
}

const KEY = Symbol('board');

export const surround = (value: Surroundings): Surroundings => setContext(KEY, value);

export const surroundings = (): Surroundings => getContext<Surroundings>(KEY);
