import type { Words } from '../../lib/board';

export { default as Board } from './Board.svelte';
export { default as CardChip } from './CardChip.svelte';
export { default as End } from './End.svelte';
export { default as Example } from './Example.svelte';
export { default as LogIcon } from './LogIcon.svelte';
export { beat } from './story';

export const headlines = [
  ...['over', 'gala', 'concert', 'late', 'first', 'hit'],
  ...['moved', 'taken', 'laid', 'laid_home'],
] as const;

/** 'lay blue-7', 'on 2 left', 'hit right', 'no concert' in words. */
export function label(action: string): Words {
  const [verb, one, two] = action.split(' ');
  if (verb === 'on') return { key: 'verb.on', args: { seat: Number(one), side: two } };
  if (verb === 'hit') return { key: `verb.hit.${one}` };
  if (verb === 'no') return { key: `verb.no_${one}` };
  return { key: `verb.${verb}`, args: { card: one } };
}
