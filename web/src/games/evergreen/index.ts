import type { Choice } from '../../generated/evergreen';
import type { Words } from '../../lib/board';
import { verbKey } from '../../lib/offers';

export { default as Board } from './Board.svelte';
export { default as CardChip } from './CardChip.svelte';
export { default as End } from './End.svelte';
export { default as Example } from './Example.svelte';
export { default as LogIcon } from './LogIcon.svelte';
export { stay } from './story';

export const headlines = [
  ...['over', 'gala', 'concert', 'late', 'first', 'hit'],
  ...['moved', 'taken', 'laid', 'laid_home'],
] as const;

/** 'lay blue-7', 'on 2 left', 'hit right', 'no concert' in words. */
export function label(choice: Choice): Words {
  const { verb, nouns } = choice;
  if (verb === 'on') return { key: 'verb.on', args: { seat: Number(nouns[0]), side: nouns[1] } };
  if (verb === 'hit') return { key: `verb.hit.${nouns[0]}` };
  return { key: verbKey(choice), args: { card: nouns[0] } };
}
