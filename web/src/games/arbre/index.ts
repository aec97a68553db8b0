import type { EventOf } from '../../lib/board';
import type { Events } from '../../generated/arbre';

export { default as Board } from './Board.svelte';
export { default as CardChip } from './CardChip.svelte';
export { default as End } from './End.svelte';
export { default as LogIcon } from './LogIcon.svelte';

export const headlines = [
  ...['over_empty', 'over_closed', 'over_quiet', 'over_turns', 'trunk', 'gave', 'invoked'],
  ...['placed_flower', 'placed_fruit', 'placed_bud', 'placed_leaf', 'placed_gift', 'placed_twig'],
  ...['wild_bud', 'wild_leaf', 'wild_twig'],
  ...['named_twig', 'named_leaf', 'named_bud', 'named_fruit', 'named_nothing'],
  ...['kept', 'drew_three', 'took', 'discarded', 'drew'],
] as const;

const STAY: Record<string, number> = {
  named: 1500,
  placed: 620,
  wild: 620,
  invoked: 900,
  trunk: 1100,
  took: 700,
};

/** Cards that are shown and a spirit that is called want to be read; a twig to be seen growing. */
export function stay(events: EventOf<Events>[]): number {
  const stays = events.map(({ kind }) => STAY[kind.split('_')[0]!] ?? 0);
  return Math.max(350, ...stays);
}
