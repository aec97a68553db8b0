/** How a hand lies in its tray: over one another in one row as long as enough of each card can be touched, else in more rows. */
export interface Lying {
  rows: number;
  columns: number;
  /** From one card's left edge to the next one's. */
  step: number;
}

const GAP = 4;
/** What a thumb needs of a card. */
const LEAST = 44;

/** `gaps` is what lies between families while all stand in one row. */
export function lying(count: number, width: number, card: number, gaps = 0): Lying {
  const most = (room: number): number => Math.max(1, Math.floor((room - card) / LEAST) + 1);
  const rows = count <= most(width - gaps) ? 1 : Math.max(2, Math.ceil(count / most(width)));
  const columns = Math.max(1, Math.ceil(count / rows));
  const step = columns > 1 ? Math.min(card + GAP, (width - card) / (columns - 1)) : card;
  return { rows, columns, step: Math.max(step, Math.min(LEAST, card)) };
}

/** Equal cards apart: the second of a kind is `wife#2`. The card itself is what stands before the sign. */
export function apart(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const nth = (seen.get(card) ?? 0) + 1;
    seen.set(card, nth);
    return { card, key: nth === 1 ? card : `${card}#${nth}` };
  });
}
