/** What of a log line can be told: the happenings that have words, as sentences by key. */
import type { Happening, LogLine, Words } from '../generated/house';
import { has } from '../lib/i18n.svelte';

export interface Told extends Words {
  kind: string;
}

export function told(game: string, line: LogLine): Told[] {
  return line.happenings
    .map((one) => ({ kind: one.kind, key: `event.${one.kind}`, args: { count: count(one), ...one.args } }))
    .filter(({ key }) => has(game, key) || has(game, `${key}.other`));
}

function count({ args }: Happening): number {
  return Array.isArray(args.cards) ? args.cards.length : 1;
}
