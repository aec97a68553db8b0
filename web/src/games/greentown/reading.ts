/** What can be read off the table: visible facts put together for display. What is allowed comes from the house alone. */
import type { Bounds, Choice, Events, KindName, View } from '../../generated/greentown';
import { eventsIn, type NewsLine } from '../../lib/news';
import { sameRoads } from './hexes';
import { roadsOf } from './printed';

export const bounds = ({ least, most }: Bounds): string => (least === most ? `${most}` : `${least}–${most}`);

/** Cells that the last move has changed. */
export function changed(news: NewsLine<Events>[]): Set<string> {
  const cells = new Set<string>();
  for (const event of eventsIn(news)) {
    if (event.kind === 'placed' || event.kind === 'developed' || event.kind === 'put')
      cells.add(event.args.cell);
    if (event.kind === 'tree') cells.add(event.args.to);
  }
  return cells;
}

/** The tour that was just made, as a walk with numbered stops. */
export function tourIn(
  news: NewsLine<Events>[],
  view: View,
): { seat: number; path: string[]; numbers: (number | null)[] } | null {
  const toured = eventsIn(news).findLast((event) => event.kind === 'toured');
  if (toured?.kind !== 'toured') return null;
  const { seat, path } = toured.args;
  const full = new Set(view.tiles.filter(({ piece }) => piece).map(({ cell }) => cell));
  let stops = 0;
  return { seat, path, numbers: path.slice(1).map((cell) => (full.has(cell) ? ++stops : null)) };
}

export type Rotation = Extract<Choice, { verb: 'rotation' }>;

/** The turn that is held, if it is allowed; else the one that joins most and loses least. */
export function chosenTurn(choices: readonly Rotation[], kind: KindName, spin: number): Rotation | null {
  const roads = roadsOf(kind, spin);
  const worth = ({ effect }: Rotation): number => effect.joined.length - 2 * effect.lost.length;
  return (
    choices.find(({ effect }) => sameRoads(effect.roads, roads)) ??
    [...choices].sort((a, b) => worth(b) - worth(a))[0] ??
    null
  );
}
