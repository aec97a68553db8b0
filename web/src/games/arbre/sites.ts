/** Windows around ends of twigs, and the way from one end to the next by arrows. */
import type { Box, Point } from '../../lib/field';
import { APART, distance, type Place } from './grow';

/** In large steps, so that the view changes seldom while the tree grows. */
const STEP = 110;
const GROUND = 34;
const YOUNG = { left: -235, right: 235, top: -350 };

const down = (n: number): number => Math.floor(n / STEP) * STEP;

/** All of the tree with what its ends bear; a young one has some air around it. */
export function boxOf(places: readonly Place[], top: Point): Box {
  const margin = APART * 0.75;
  const xs = places.map(({ to }) => to.x);
  const left = Math.min(YOUNG.left, down(Math.min(...xs) - margin));
  const right = Math.max(YOUNG.right, -down(-Math.max(...xs) - margin));
  const high = Math.min(
    YOUNG.top,
    top.y - 2 * APART,
    down(Math.min(...places.map(({ to }) => to.y)) - margin),
  );
  return { x: left, y: high, width: right - left, height: GROUND - high };
}

/** What a phone shows at a time. */
const SEEN = { width: 280, height: 220 };

const within = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** Where most of these points are together; where one looked before, as long as there are some. */
export function thick(points: readonly Point[], before?: Box): Box | undefined {
  if (before && points.filter((point) => within(before, point)).length > 1) return before;
  const boxes = points.map(({ x, y }) => ({ x: x - SEEN.width / 2, y: y - SEEN.height / 2, ...SEEN }));
  const count = (box: Box): number => points.filter((point) => within(box, point)).length;
  return boxes.reduce<Box | undefined>(
    (best, box) => (best && count(best) >= count(box) ? best : box),
    undefined,
  );
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest lit end that way; null when the key is no arrow or nothing lies there. */
export function towards(
  key: string,
  from: number,
  lit: readonly number[],
  places: readonly Place[],
): number | null {
  const way = WAYS[key];
  if (!way) return null;
  const here = places[from]!.to;
  let [best, least] = [null as number | null, Infinity];
  for (const id of lit) {
    const there = places[id]!.to;
    const along = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
    const aside = Math.abs((there.x - here.x) * way.y) + Math.abs((there.y - here.y) * way.x);
    if (id === from || along < 1 || aside > 2.5 * along) continue;
    const far = distance(here, there) + aside;
    if (far < least) [best, least] = [id, far];
  }
  return best;
}
