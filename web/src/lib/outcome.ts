/** How a finished table ended for this person, in a few words. */
import type { TableLine } from '../generated/house';
import { t } from './i18n.svelte';

/** Of one's seats the best counts; who only looked on reads that it is finished. */
export function outcome({ status, result, mine }: TableLine): string {
  if (!result || !mine.length) return t(`status.${status}`);
  const rank = Math.min(...mine.map((seat) => result.ranks[seat] ?? Infinity));
  const winners = result.ranks.filter((one) => one === 1).length;
  if (rank === 1) return t(winners > 1 ? 'result.shared' : 'result.won');
  return t('result.rank', { rank, players: result.ranks.length });
}
