import type { Events } from '../../generated/greentown';
import type { EventOf } from '../../lib/news';

export { default as Board } from './Board.svelte';
export { default as CardChip } from './CardChip.svelte';
export { default as End } from './End.svelte';
export { default as LogIcon } from './LogIcon.svelte';

export const headlines = [
  ...['over', 'frozen', 'all_nine', 'no_card', 'toured', 'put', 'developed', 'placed', 'double'],
  ...['tour_lapsed', 'build_lapsed', 'nothing_done', 'marker', 'first'],
] as const;

/** A tour is looked at longer than a tile. */
export function stay(events: EventOf<Events>[]): number {
  const kinds = events.map(({ kind }) => kind);
  if (kinds.includes('toured')) return 2400;
  return kinds.includes('placed') || kinds.includes('developed') || kinds.includes('put') ? 900 : 350;
}
