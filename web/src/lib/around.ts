/** Seats clockwise from the one that looks; a spectator looks from the first seat. */
export function around(view: { you: number | null; players: readonly unknown[] }): number[] {
  const from = view.you ?? 0;
  return view.players.map((_, i) => (from + i) % view.players.length);
}
