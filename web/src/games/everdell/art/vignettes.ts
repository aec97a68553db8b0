/** Every card's drawing by its name. */
import { blue } from './blue';
import { extra } from './extra';
import { green } from './green';
import { heroes } from './heroes';
import { purple } from './purple';
import { red } from './red';
import { tan } from './tan';
import { wonders } from './wonders';

const DRAWN: Record<string, () => string> = {
  ...tan,
  ...green,
  ...red,
  ...blue,
  ...purple,
  ...extra,
  ...heroes,
  ...wonders,
};

/** SVG text for a box of 120 by 80; empty for a card nobody has drawn. */
export const vignette = (card: string): string => DRAWN[card]?.() ?? '';

export const CARDS: readonly string[] = Object.keys(DRAWN);
