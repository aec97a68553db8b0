export { default as Board } from './Board.svelte';
export { default as CardChip } from './CardChip.svelte';
export { default as End } from './End.svelte';
export { default as LogIcon } from './LogIcon.svelte';
export { stay } from './story';

export const headlines = [
  'over',
  'kidnapped',
  'prepared',
  'achieved',
  'played_legend',
  'played',
  'played_meadow',
  'played_revealed',
  'visited',
  'visited_own',
  'placed',
  'passed',
  'rugwort_event',
  'rugwort_fool',
  'rugwort_took',
  'rugwort_prepared',
  'revealed',
  'mimicked',
  'stored',
  'took',
  'kept',
  'gave',
  'gave_card',
  'points',
  'gained',
  'drew',
  'discarded',
] as const;
