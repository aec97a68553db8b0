/** A scored round as the table reads it out. */
import type { Events, RoundResult, SeatResult } from '../../generated/eternity';
import { eventsIn, type NewsLine } from '../../lib/news';

export interface Scored {
  round: number;
  results: (SeatResult & { points: number; reason: string })[];
}

export const points = (result: RoundResult): number => (result.kept ? result.tree_points + result.bonus : 0);

/** Why a round brought what it brought (ETE-5, 6.2). */
export function reason(result: RoundResult): string {
  if (!result.kept) return 'reason.not_best';
  if (result.trees > result.tricks) return 'reason.unplanted';
  if (result.trees < result.tricks) return result.trees ? 'reason.spare' : 'reason.no_tree';
  return result.trees ? 'reason.exact' : 'reason.empty';
}

export function scoredIn(news: NewsLine<Events>[]): Scored | null {
  const found = eventsIn(news).findLast((event) => event.kind === 'scored');
  if (!found) return null;
  const { round, results } = found.args;
  return { round, results: results.map((each) => ({ ...each, points: points(each), reason: reason(each) })) };
}
