import type { Events } from '../../generated/greentown';
import type { Words } from '../../lib/board';
import { eventsIn, type NewsLine } from '../../lib/news';

export { default as Board } from './Board.svelte';
export { default as CardChip } from './CardChip.svelte';
export { default as End } from './End.svelte';
export { default as LogIcon } from './LogIcon.svelte';

export const headlines = [
  ...['over', 'frozen', 'all_nine', 'no_card', 'toured', 'put', 'developed', 'placed', 'double'],
  ...['tour_lapsed', 'build_lapsed', 'nothing_done', 'marker', 'first'],
] as const;

/** 'marker build', 'part travel', 'put nothing', 'walk e' in words. */
export function label(action: string): Words {
  const [verb = '', noun = ''] = action.split(' ');
  if (action === 'put nothing') return { key: 'verb.put_nothing' };
  if (verb === 'part') return { key: `verb.part.${noun}` };
  const names: Record<string, string> = { put: 'building', walk: 'side' };
  return { key: `verb.${verb}`, args: noun ? { [names[verb] ?? verb]: noun } : {} };
}

/** A tour is looked at longer than a tile. */
export function beat(news: NewsLine<Events>[]): number {
  const kinds = eventsIn(news).map(({ kind }) => kind);
  if (kinds.includes('toured')) return 2400;
  return kinds.includes('placed') || kinds.includes('developed') || kinds.includes('put') ? 900 : 350;
}
