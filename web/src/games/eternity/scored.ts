/** A scored round as the table reads it out. */
import type { Events, RoundResult, SeatResult } from '../../generated/eternity';

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

export function scoreOf({ round, results }: Events['scored']): Scored {
  return { round, results: results.map((each) => ({ ...each, points: points(each), reason: reason(each) })) };
}
