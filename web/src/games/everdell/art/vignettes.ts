/** Every card's drawing by its name. */
import { tan } from './tan';

const DRAWN: Record<string, () => string> = { ...tan };

/** SVG text for a box of 120 by 80; empty for a card nobody has drawn. */
export const vignette = (card: string): string => DRAWN[card]?.() ?? '';

export const CARDS: readonly string[] = Object.keys(DRAWN);
