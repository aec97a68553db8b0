/** What can be read off the table: visible facts put together for display. */
import type { FamilyName, View } from '../../generated/eternity';
import { family, rank } from './deck';

/** Cards that lie open and join the tableau when the trick ends. */
export const joining = (view: View): string[] => [...view.pledges.map((laid) => laid.card), ...view.coming];

/** The hand by family, in the order of the trump tiles. */
export const sorted = (hand: readonly string[], order: readonly FamilyName[]): string[] =>
  [...hand].sort((a, b) => order.indexOf(family(a)) - order.indexOf(family(b)) || rank(a) - rank(b));
