/** The earth: from an acorn (1) to the tree that holds everything (14). */
import { birches, stag, mountain, waterfall, greatTree } from './high';
import { acorn, snail, fern, mushrooms, sprout, berries, hare, hedgehog, fields } from './low';

export const earth: readonly (() => string)[] = [
  acorn,
  snail,
  fern,
  mushrooms,
  sprout,
  berries,
  hare,
  hedgehog,
  fields,
  birches,
  stag,
  mountain,
  waterfall,
  greatTree,
];
