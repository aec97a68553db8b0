/** How long Rugwort's doings stay, one scene each. */
import type { Events } from '../../generated/everdell';
import type { EventOf } from '../../lib/news';

export type Happening = EventOf<Events>;

/** In ms. */
const STAY: Partial<Record<Happening['kind'], number>> = {
  rugwort_rolled: 1100,
  rugwort_took: 800,
  rugwort_fool: 1000,
  rugwort_fool_lost: 800,
  rugwort_prepared: 900,
  rugwort_event: 1000,
  rugwort_closed: 800,
  rugwort_moved: 800,
  kidnapped: 1300,
};
const BREATH = 500;

/** What Rugwort is just doing. */
export const hisIn = (events: readonly Happening[]): Happening | null =>
  events.find(({ kind }) => kind in STAY) ?? null;

export function stay(events: Happening[], last: boolean): number | undefined {
  const his = hisIn(events);
  return his ? STAY[his.kind] : last ? undefined : BREATH;
}
