/** A scored round as the table reads it out. */
import type { RoundResult } from '../../generated/eternity';
import type { LogLine } from '../../lib/board';

export interface Scored {
  round: number;
  results: { seat: number; tricks: number; trees: number; bonus: number; points: number; reason: string }[];
}

export const points = (result: RoundResult): number => (result.kept ? result.tree_points + result.bonus : 0);

/** Why a round brought what it brought (ETE-5, 6.2). */
export function reason(result: RoundResult): string {
  if (!result.kept) return 'reason.not_best';
  if (result.trees > result.tricks) return 'reason.unplanted';
  if (result.trees < result.tricks) return result.trees ? 'reason.spare' : 'reason.no_tree';
  return result.trees ? 'reason.exact' : 'reason.empty';
}

export function scoredIn(news: LogLine[]): Scored | null {
  const found = news.flatMap((line) => line.happenings).findLast((happening) => happening.kind === 'scored');
  if (!found) return null;
  const results = found.args.results as (RoundResult & { seat: number })[];
  return {
    round: found.args.round as number,
    results: results.map((each) => ({ ...each, points: points(each), reason: reason(each) })),
  };
}
