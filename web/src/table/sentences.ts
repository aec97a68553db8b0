/** What of a log line can be said: the happenings that have words, as sentences by key. */
import type { Happening, LogLine, Words } from '../generated/house';
import type { GameModule } from '../lib/board';
import { has } from '../lib/i18n.svelte';

export interface LogSentence extends Words {
  kind: string;
}

/** To whoever did it a sentence may say "you": `event.trick.you`. */
export function sentencesOf(game: string, line: LogLine, you: number | null = null): LogSentence[] {
  return line.happenings
    .map((one) => ({ kind: one.kind, key: keyOf(game, one, you), args: { count: count(one), ...one.args } }))
    .filter(({ key }) => has(game, key) || has(game, `${key}.other`));
}

/** The weightiest thing that the last move caused, for those who look up only now. */
export function headline(
  game: string,
  news: LogLine[],
  module: GameModule | null,
  you: number | null,
): LogSentence | null {
  const all = news.length ? sentencesOf(game, news.at(-1)!, you) : [];
  const weight = module?.headlines ?? [];
  return weight.map((kind) => all.findLast((one) => one.kind === kind)).find(Boolean) ?? all.at(-1) ?? null;
}

function keyOf(game: string, { kind, args }: Happening, you: number | null): string {
  const key = `event.${kind}`;
  return you !== null && args.seat === you && has(game, `${key}.you`) ? `${key}.you` : key;
}

function count({ args }: Happening): number {
  return Array.isArray(args.cards) ? args.cards.length : 1;
}
