/** What can be read off the table: visible facts put together for display. What is allowed comes from the house alone. */
import type { FamilyName, Player, View } from '../../generated/eternity';
import { FAMILIES, family, rank } from './deck';

export type Counts = Record<FamilyName, number>;

export const counts = (view: View): Counts =>
  Object.fromEntries(FAMILIES.map((each) => [each, view.tableau[each]?.length ?? 0])) as Counts;

/** Cards that lie open and join the tableau when the trick ends. */
export const joining = (view: View): string[] => [...view.pledges.map((laid) => laid.card), ...view.coming];

export function withCards(sums: Counts, cards: string[]): Counts {
  const sum = { ...sums };
  for (const card of cards) sum[family(card)] += 1;
  return sum;
}

/** Most cards, then leftmost (ETE-3.1). */
export function leading(order: readonly FamilyName[], sums: Counts): FamilyName {
  return order.reduce((best, each) => (sums[each] > sums[best] ? each : best));
}

/** How many cards a family lacks to be trump. */
export function lacking(order: readonly FamilyName[], sums: Counts, each: FamilyName): number {
  const best = leading(order, sums);
  if (each === best) return 0;
  return sums[best] - sums[each] + (order.indexOf(each) > order.indexOf(best) ? 1 : 0);
}

const beats = (card: string, other: string, trump: FamilyName): boolean =>
  family(card) === family(other) ? rank(card) > rank(other) : family(card) === trump;

/** The card that is ahead in the trick. */
export const bestCard = (view: View): string | null =>
  view.trick.reduce<string | null>(
    (best, laid) => (best === null || beats(laid.card, best, view.trump) ? laid.card : best),
    null,
  );

/** Whether a card would be ahead of everything that lies in the trick (ETE-4.6). */
export function aheadOf(view: View, card: string): boolean {
  const best = bestCard(view);
  return best === null || beats(card, best, view.trump);
}

/** What the round would be worth if it ended now (ETE-5.1 to 5.4). */
export function standing(player: Player, bonus: number): number {
  if (player.trees > player.tricks) return 0;
  return player.trees === player.tricks ? player.trees + bonus : player.trees;
}

/** The hand by family, in the order of the trump tiles. */
export const sorted = (hand: readonly string[], order: readonly FamilyName[]): string[] =>
  [...hand].sort((a, b) => order.indexOf(family(a)) - order.indexOf(family(b)) || rank(a) - rank(b));
