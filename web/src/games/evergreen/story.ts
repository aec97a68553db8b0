/** Which scenes of a move stay how long, and which of them everybody stops to look at. */
import type { Events, Played } from '../../generated/evergreen';
import type { EventOf } from '../../lib/news';

type Event = EventOf<Events>;

export interface Performance extends Played {
  gala: boolean;
}

/** Something that everybody stops to look at. */
export type Moment =
  | { kind: 'concert'; held: Performance }
  | { kind: 'final'; held: Performance[] }
  | { kind: 'late'; seat: number };

/** In ms. What is not listed is a disc that steps when it has arrived. */
const STAY: Partial<Record<Event['kind'], number>> = {
  opened: 900,
  laid: 350,
  laid_home: 350,
  moved: 350,
  taken: 380,
  hit: 350,
  late: 1100,
  concert: 1500,
  gala: 2000,
  final: 3000,
  final_gala: 3000,
};
const STEP = 220;

export const stay = (events: Event[]): number => Math.max(STEP, ...events.map(({ kind }) => STAY[kind] ?? 0));

export function momentOf(events: readonly Event[]): Moment | null {
  const late = events.find(({ kind }) => kind === 'late');
  if (late?.kind === 'late') return { kind: 'late', seat: late.args.seat };
  const held = events.map(performance).filter((each) => each !== null);
  if (!held.length) return null;
  const final = events.some(({ kind }) => kind === 'final' || kind === 'final_gala');
  return final ? { kind: 'final', held } : { kind: 'concert', held: held[0]! };
}

function performance({ kind, args }: Event): Performance | null {
  if (kind === 'concert' || kind === 'final') return { ...args, gala: false };
  if (kind === 'gala' || kind === 'final_gala') return { ...args, gala: true };
  return null;
}
