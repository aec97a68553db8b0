/** The sky: from a fallen feather (1) to the sun over the clouds (14). */
import { flyingCrane, moon, comet, firebird, sunrise } from './high';
import { feather, dandelion, swallows, kite, lanterns, balloon, geese, rain, thunder } from './low';

export const sky: readonly (() => string)[] = [
  feather,
  dandelion,
  swallows,
  kite,
  lanterns,
  balloon,
  geese,
  rain,
  thunder,
  flyingCrane,
  moon,
  comet,
  firebird,
  sunrise,
];
