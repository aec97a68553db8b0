/** How far each seat of this browser has followed a table, for "3 moves since you left". */
const key = (table: string, face: number | null) => `bosquet.seen.${table}.${face ?? 'watch'}`;

export function seen(table: string, face: number | null): number | null {
  const kept = localStorage.getItem(key(table, face));
  return kept === null ? null : Number(kept);
}

export function remember(table: string, face: number | null, moves: number): void {
  if (document.visibilityState === 'visible') localStorage.setItem(key(table, face), String(moves));
}
