/** Every card's drawing by its name. */
import type { CardName } from '../../../generated/everdell';
import { blue } from './blue';
import { extra } from './extra';
import { green } from './green';
import { heroes } from './heroes';
import { purple } from './purple';
import { red } from './red';
import { tan } from './tan';
import { wonders } from './wonders';

const DRAWN: Record<CardName, () => string> = {
  ...tan,
  ...green,
  ...red,
  ...blue,
  ...purple,
  ...extra,
  ...heroes,
  ...wonders,
};

/** SVG text for a box of 120 by 80. */
export const vignette = (card: CardName): string => DRAWN[card]();
