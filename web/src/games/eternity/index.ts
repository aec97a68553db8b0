export { default as Board } from './Board.svelte';
export { default as CardChip } from './CardChip.svelte';
export { default as End } from './End.svelte';
export { default as Example } from './Example.svelte';
export { default as LogIcon } from './LogIcon.svelte';
export { stay } from './story';

export const headlines = ['over', 'scored', 'trick', 'pledged', 'played'] as const;
