/** How long the scenes of a move stay, in ms. */
import type { Events } from '../../generated/eternity';
import type { EventOf } from '../../lib/news';

const STAY: Partial<Record<keyof Events, number>> = {
  played: 420,
  pledged: 520,
  joined: 520,
  trump: 700,
  trick: 1700,
  scored: 4000,
};
const BREATH = 250;

/** A trick is looked at, a score is read. */
export function stay(events: EventOf<Events>[], last: boolean): number {
  const stays = events.map(({ kind }) => STAY[kind] ?? 0);
  return Math.max(0, ...stays) + (last ? BREATH : 0);
}
