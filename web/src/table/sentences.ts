/** What of a log line can be said: the happenings that have words, as sentences by key. */
import type { Happening, LogLine, Words } from '../generated/house';
import type { GameModule } from '../lib/board';
import { has } from '../lib/i18n.svelte';

export interface LogSentence extends Words {
  kind: string;
}

export function sentencesOf(game: string, line: LogLine): LogSentence[] {
  return line.happenings
    .map((one) => ({ kind: one.kind, key: `event.${one.kind}`, args: { count: count(one), ...one.args } }))
    .filter(({ key }) => has(game, key) || has(game, `${key}.other`));
}

/** The weightiest thing that the last move caused, for those who look up only now. */
export function headline(game: string, news: LogLine[], module: GameModule | null): LogSentence | null {
  const all = news.length ? sentencesOf(game, news.at(-1)!) : [];
  const weight = module?.headlines ?? [];
  return weight.map((kind) => all.findLast((one) => one.kind === kind)).find(Boolean) ?? all.at(-1) ?? null;
}

function count({ args }: Happening): number {
  return Array.isArray(args.cards) ? args.cards.length : 1;
}
