/** What is printed on cards, spirits and pieces. */
import type { Card, CardName, PieceName, SpiritName, TypeName } from '../../generated/arbre';
import { CATALOGUE } from '../../generated/arbre.catalogue';
import type { Kind } from './drawings';

export const { pieces, spirits } = CATALOGUE;

const ORDER = Object.keys(CATALOGUE.cards);

/** What a reserve can hold. */
export const PIECES = Object.keys(pieces).filter((piece): piece is Kind => piece !== 'wild');

export const ALL_PIECES = Object.values(pieces).reduce((sum, { start }) => sum + start, 0);

export const SPIRITS = Object.keys(spirits) as SpiritName[];

const printed = (card: string): Card => CATALOGUE.cards[card as CardName];

/** What a card grows; a joker and a flute are kinds of their own. */
export const typeOf = (card: string): TypeName | 'joker' | 'flute' =>
  printed(card).type ?? (card as 'joker' | 'flute');

export const spiritOf = (card: string): SpiritName | null => printed(card).spirit;

/** By type, then by spirit. */
export const sorted = (hand: readonly string[]): string[] =>
  [...hand].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

/** What a site's ghost looks like. */
export const ghostKind = (piece: PieceName): Kind => (piece === 'wild' ? 'gift' : piece);
