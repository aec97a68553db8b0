/** Who stands where in the end, and why the first is first. */
import type { Say } from './i18n.svelte';

export interface Standing {
  seat: number;
  rank: number;
  total: number;
}

/** Everybody from the first to the last, with what the game's end shows of each. */
export function standings<Player extends { seat: number; total: number }, More extends object>(
  players: readonly Player[],
  ranks: readonly number[] | null,
  more: (player: Player) => More,
): (Player & More & Standing)[] {
  return players
    .map((player, i) => ({ ...player, ...more(player), rank: ranks?.[i] ?? 1 }))
    .sort((a, b) => a.rank - b.rank);
}

/** All who share the first rank. */
export const leaders = <Row extends Standing>(rows: readonly Row[]): Row[] =>
  rows.filter((row) => row.rank === rows[0]?.rank);

/** Words for those who are level in everything, and for what told those apart who are level in points. */
export interface Tie<Row> {
  shared: string;
  /** The sentence, and what it counts of each; without it nobody is level and apart. */
  broken?: (level: Row[]) => { words: string; by: (row: Row) => number };
}

/** Nothing to say where one is ahead in points alone. */
export function tieBreak<Row extends Standing>(
  rows: readonly Row[],
  tie: Tie<Row>,
  say: Say,
  name: (seat: number) => string,
): string {
  if (leaders(rows).length > 1) return say(tie.shared);
  const level = rows.filter((row) => row.total === rows[0]!.total);
  if (level.length < 2 || !tie.broken) return '';
  const { words, by } = tie.broken(level);
  const detail = level.map((row) => `${name(row.seat)} ${by(row)}`).join(', ');
  return say(words, { count: level[0]!.total, detail });
}
