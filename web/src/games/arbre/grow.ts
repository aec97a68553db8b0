/**
 * Where every twig stands. A place is worked out once, in the order of growth, from what stood before: so nothing that stands ever
 * moves, and the places of a young tree are the first places of the grown one. The trunk's tiles to come keep their room.
 */
import type { Twig } from '../../generated/arbre';
import type { Point } from '../../lib/field';

export interface Place {
  /** Where it leaves its parent, and its own end: the ground is y = 0, up is below zero. */
  from: Point;
  to: Point;
  /** The way it grows at its end, in radians; straight up is 0, to the right above 0. */
  angle: number;
}

export type Sprout = Pick<Twig, 'id' | 'parent' | 'tile'>;

/** No two ends are nearer than this: the width of what can be touched. */
export const APART = 42;

const LENGTH = 47;
const TRUNK = [-118, -174, -228, -280, -328]; // the tops of the trunk's tiles
/** How far a twig turns from its parent's way; to the wanted side, or below zero to the other. */
const TURNS = [
  ...[0.42, 0.28, 0.56, 0.14, 0.7, 0, 0.86, 1.04, 1.24, 1.46, 1.7],
  ...[-0.16, -0.32, -0.48, -0.64, -0.82, -1.02, -1.24, -1.5],
];
const ROOM = 2.4 * APART;
/** As good as can be; so bad that ends would touch. */
const ROOMY = 114;
const BLOCKED = 20000;
/** How long a twig gets while there is another way, and where ends would touch: there must be an end to it. */
const FAR = 5;
const FARTHEST = 12;
/** Ways in which an end may still grow, from its own way; and what it is worth to an end to keep some of them. */
const RAYS = [-1.5, -1.2, -0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9, 1.2, 1.5];
const FREEDOM = 80;
/** The branches of a tile: how they lean, and how far below the tile's top they leave the trunk. */
const LOWEST = [
  { lean: -1.34, below: 44 },
  { lean: 1.34, below: 36 },
  { lean: -0.94, below: 8 },
  { lean: 0.94, below: 2 },
];
const LEANS = [0, 0.86, 0.78, 0.66, 0.46];

export const trunkTop = (tile: number): Point => ({ x: swayAt(TRUNK[tile]!), y: TRUNK[tile]! });

/** The trunk is no post: it sways a little on its way up. */
export const swayAt = (y: number): number => 9 * Math.sin(y / 96) + y * 0.012;

/** A number from 0 to 1 that belongs to a twig for ever. */
export function chance(id: number, salt = 0): number {
  let n = Math.imul(id * 2 + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39);
  return ((n ^ (n >>> 15)) >>> 0) / 2 ** 32;
}

const ahead = (from: Point, angle: number, length: number): Point => ({
  x: from.x + Math.sin(angle) * length,
  y: from.y - Math.cos(angle) * length,
});

interface Way {
  from: Point;
  to: Point;
}

interface Neighbour extends Way {
  joined: boolean;
  /** How many twigs it may still bear, and the ways that are free for them. */
  bears: number;
  rays: readonly Way[];
}

/** Places in the order of growth; it goes on where it stopped when the same tree has grown. */
export class Growth {
  places: Place[] = [];
  #twigs: Sprout[] = [];
  #branches: number[] = [];
  #children: number[] = [];
  #rays: Way[][] = [];
  /** What is kept free, tile by tile, for the branches that the trunk may still bear. */
  #kept: Way[][] = [];
  readonly #trunk: Way[];

  /** `tiles`: how many the trunk may have in the end. */
  constructor(readonly tiles: number) {
    this.#trunk = TRUNK.slice(0, tiles).map((_, tile) => ({
      from: tile ? trunkTop(tile - 1) : { x: 0, y: 0 },
      to: trunkTop(tile),
    }));
    this.#clear();
  }

  #clear(): void {
    [this.places, this.#twigs, this.#children, this.#rays] = [[], [], [], []];
    this.#branches = TRUNK.map(() => 0);
    this.#kept = TRUNK.map((_, tile) => (tile && tile < this.tiles ? keptFree(tile) : []));
  }

  /** All places of this tree. An earlier or another tree than before is grown anew. */
  all(tree: readonly Sprout[]): Place[] {
    const same = tree.length >= this.#twigs.length && this.#twigs.every((twig, i) => alike(twig, tree[i]!));
    if (!same) this.#clear();
    for (const twig of tree.slice(this.#twigs.length)) this.#add(twig);
    return [...this.places];
  }

  /** Where the next twig would stand if it grew there. */
  next(parent: number): Place {
    return this.#place({ id: this.#twigs.length, parent, tile: null });
  }

  #add(twig: Sprout): void {
    const place = this.#place(twig);
    this.#rays = this.#rays.map((rays) => rays.filter((ray) => !hinders(place, ray)));
    this.places.push(place);
    this.#twigs.push(twig);
    this.#children.push(0);
    this.#rays.push(raysOf(place, this.#around(place.to, 2 * ROOM, this.places.length - 1)));
    if (twig.parent !== null) this.#children[twig.parent]! += 1;
    else {
      this.#branches[twig.tile ?? 0]! += 1;
      this.#kept[twig.tile ?? 0] = this.#kept[twig.tile ?? 0]!.slice(3);
    }
  }

  #place(twig: Sprout): Place {
    if (twig.parent === null) return branch(twig.tile ?? 0, this.#branches[twig.tile ?? 0]!);
    const parent = this.places[twig.parent]!;
    const sibling = this.#children[twig.parent] ? this.#childOf(twig.parent) : null;
    return this.#best(twig, parent, sibling);
  }

  #childOf(parent: number): Place | null {
    const at = this.#twigs.findIndex((twig) => twig.parent === parent);
    return this.places[at] ?? null;
  }

  /** Of all ways to grow the one with the most room, near to how a fork likes to open. */
  #best(twig: Sprout, parent: Place, sibling: Place | null): Place {
    const side = sibling
      ? -Math.sign(turn(sibling.angle - parent.angle)) || 1
      : chance(twig.id) < 0.5
        ? 1
        : -1;
    const length = LENGTH * (0.94 + 0.2 * chance(twig.id, 1));
    const waver = 0.1 * (chance(twig.id, 2) - 0.5);
    let best: Place | null = null;
    let least = Infinity;
    for (
      let stretch = 1;
      least > ROOMY && (stretch < FAR || (least > BLOCKED && stretch < FARTHEST));
      stretch *= 1.14
    ) {
      const around = this.#around(parent.to, length * stretch + ROOM, twig.parent!);
      for (const wide of TURNS) {
        const angle = turn(parent.angle + side * (wide + waver));
        const to = ahead(parent.to, angle, length * stretch);
        const wish = lean(to, angle) + 12 * Math.abs(wide - 0.42) + 30 * (stretch - 1);
        if (wish >= least) continue;
        const place = { from: parent.to, to, angle };
        const crowded = wish + crowding(place, around, least);
        const cost = crowded < least ? crowded + wanting(2, raysOf(place, around).length) : crowded;
        if (cost < least) [least, best] = [cost, place];
      }
    }
    return best!;
  }

  /** What stands near enough to matter; what leaves the same end may be touched there. */
  #around(at: Point, far: number, parent: number): Neighbour[] {
    const found: Neighbour[] = [];
    const look = (way: Way, joined: boolean, bears: number, rays: readonly Way[]): void => {
      if (toWay(at, way) < far) found.push({ from: way.from, to: way.to, joined, bears, rays });
    };
    this.places.forEach((way, i) => {
      const bears = 2 - this.#children[i]! - (i === parent ? 1 : 0);
      look(way, i === parent || this.#twigs[i]!.parent === parent, bears, this.#rays[i] ?? []);
    });
    for (const way of this.#trunk) look(way, false, 0, []);
    for (const tile of this.#kept) for (const way of tile) look(way, false, 0, []);
    return found;
  }
}

/** What stands too near, is crossed, or would lose its own room to grow; given up once it is above `enough`. */
function crowding(way: Way, around: readonly Neighbour[], enough: number): number {
  let cost = 0;
  for (const other of around) {
    const near = distance(way.to, other.to);
    if (near < APART) cost += BLOCKED + 20 * (APART - near);
    else if (near < ROOM) cost += (ROOM - near) * 0.24;
    if (!other.joined) {
      if (crosses(way, other)) cost += 1800;
      const beside = toWay(other.to, way);
      if (beside < APART * 0.5) cost += 60 + 6 * (APART * 0.5 - beside);
      const under = toWay(way.to, other);
      if (under < APART * 0.6) cost += 100 + 4 * (APART * 0.6 - under);
    }
    if (other.bears > 0) {
      const left = other.rays.filter((ray) => !hinders(way, ray)).length;
      cost += wanting(other.bears, left) - wanting(other.bears, other.rays.length);
    }
    if (cost > enough) return cost;
  }
  return cost;
}

/** Whether a twig that stands here keeps another from growing there. */
const hinders = (way: Way, ray: Way): boolean =>
  distance(way.to, ray.to) < APART ||
  toWay(way.to, ray) < APART * 0.5 ||
  (!same(way.from, ray.from) && crosses(way, ray));

/** The ways that are free for what may grow at this end. */
const raysOf = ({ to, angle }: Place, around: readonly Neighbour[]): Way[] =>
  RAYS.map((wide) => ({ from: to, to: ahead(to, angle + wide, LENGTH * 1.05) })).filter(
    (ray) => ray.to.y < -40 && !around.some((way) => !same(way.to, to) && hinders(way, ray)),
  );

const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** An end that may bear twigs and has few ways left for them; none is worst. */
const wanting = (bears: number, ways: number): number => (FREEDOM * bears) / (ways + 0.5);

const alike = (a: Sprout, b: Sprout): boolean => a.parent === b.parent && a.tile === b.tile;

/** Branches of three leave the trunk where its tile says. */
function branch(tile: number, nth: number): Place {
  const { lean: angle, below } =
    tile === 0
      ? (LOWEST[nth] ?? LOWEST[0]!)
      : { lean: (nth === 0 ? -1 : 1) * LEANS[tile]! * (tile % 2 ? 1 : 0.94), below: nth === 0 ? 12 : 2 };
  const y = TRUNK[tile]! + below;
  const from = { x: swayAt(y), y };
  return { from, to: ahead(from, angle, LENGTH * (tile === 0 ? 1.8 : 1.15)), angle };
}

/** The two branches of a tile with the fork at their ends, three ways each. */
const keptFree = (tile: number): Way[] =>
  [0, 1].flatMap((nth) => {
    const { from, to, angle } = branch(tile, nth);
    const fork = [-0.42, 0.42].map((side) => ({ from: to, to: ahead(to, angle + side, LENGTH * 1.04) }));
    return [{ from, to }, ...fork];
  });

/** A crown is broad: it reaches up and out, hardly down, and never into the meadow. */
function lean(to: Point, angle: number): number {
  const down = Math.max(0, Math.abs(angle) - 1.45);
  const low = Math.max(0, to.y + 72);
  const high = Math.max(0, -to.y - 320);
  return 40 * down * down + 16 * low + 0.8 * high + 0.1 * Math.max(0, Math.abs(to.x) - 290);
}

function turn(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function toWay(point: Point, { from, to }: Way): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(from.x + t * x - point.x, from.y + t * y - point.y);
}

const leftOf = (a: Point, b: Point, c: Point): boolean =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;

export function crosses(a: Way, b: Way): boolean {
  return (
    leftOf(a.from, a.to, b.from) !== leftOf(a.from, a.to, b.to) &&
    leftOf(b.from, b.to, a.from) !== leftOf(b.from, b.to, a.to)
  );
}
