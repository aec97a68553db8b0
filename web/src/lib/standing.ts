/** Who stands where in the end, and why the first is first. */
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

export interface TieWords<Row> {
  /** They are level in everything. */
  shared: () => string;
  /** Level in points: what told them apart. */
  broken: (level: Row[], total: number) => string;
}

/** Nothing to say where one is ahead in points alone. */
export function tieBreak<Row extends Standing>(rows: readonly Row[], words: TieWords<Row>): string {
  if (leaders(rows).length > 1) return words.shared();
  const level = rows.filter((row) => row.total === rows[0]!.total);
  return level.length > 1 ? words.broken(level, rows[0]!.total) : '';
}
