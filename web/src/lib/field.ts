/** Looking at something larger than its window: where its content stands, in pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

export interface Room {
  width: number;
  height: number;
}

export interface Box extends Point, Room {}

/** A point p of the content is seen at `p * zoom + (x, y)`. */
export interface Look extends Point {
  zoom: number;
}

export interface Limits {
  least: number;
  most: number;
}

/** What must stay free of targets at the window's edges: a margin, or buttons. */
export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const edges = (margin: number, more: Partial<Edges> = {}): Edges => ({
  ...{ top: margin, right: margin, bottom: margin, left: margin },
  ...more,
});

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export const limited = (zoom: number, { least, most }: Limits): number => clamp(zoom, least, most);

const insideOf = (room: Room, free: Edges): Room => ({
  width: Math.max(1, room.width - free.left - free.right),
  height: Math.max(1, room.height - free.top - free.bottom),
});

/** The whole box in the middle of the window, as large as the limits allow; `heart` is kept in sight when it is too large. */
export function fit(box: Box, room: Room, free: Edges, limits: Limits, heart: Box = box): Look {
  const inside = insideOf(room, free);
  const zoom = limited(Math.min(inside.width / box.width, inside.height / box.height), limits);
  const look = centred(heart, room, free, zoom);
  return held(look, box, room, free);
}

function centred(box: Box, room: Room, free: Edges, zoom: number): Look {
  const inside = insideOf(room, free);
  return {
    x: free.left + inside.width / 2 - (box.x + box.width / 2) * zoom,
    y: free.top + inside.height / 2 - (box.y + box.height / 2) * zoom,
    zoom,
  };
}

/** Nearer or farther, with the point under the pointer staying under it. */
export function zoomed(look: Look, at: Point, factor: number, limits: Limits): Look {
  const zoom = limited(look.zoom * factor, limits);
  const grown = zoom / look.zoom;
  return { x: at.x - (at.x - look.x) * grown, y: at.y - (at.y - look.y) * grown, zoom };
}

export const panned = (look: Look, x: number, y: number): Look => ({ ...look, x: look.x + x, y: look.y + y });

/** Two fingers: what each of them touched stays under it as well as it can. */
export function pinched(
  look: Look,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  limits: Limits,
): Look {
  const apart = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [from, to] = [middle(before), middle(after)];
  return zoomed(panned(look, to.x - from.x, to.y - from.y), to, apart(after) / apart(before), limits);
}

/** Nobody loses the content: what is smaller than the window stays inside it, what is larger fills it. */
export function held(look: Look, box: Box, room: Room, free: Edges): Look {
  const { zoom } = look;
  const along = (at: number, start: number, size: number, length: number, before: number, after: number) => {
    const low = length - after - (start + size) * zoom;
    const high = before - start * zoom;
    return clamp(at, Math.min(low, high), Math.max(low, high));
  };
  return {
    x: along(look.x, box.x, box.width, room.width, free.left, free.right),
    y: along(look.y, box.y, box.height, room.height, free.top, free.bottom),
    zoom,
  };
}

/** The shortest way that brings a box of the window (not of the content) clear of the window's edges. */
export function shown(look: Look, seen: Box, room: Room, free: Edges): Look {
  const along = (start: number, size: number, length: number, before: number, after: number): number => {
    if (start < before || size > length - before - after) return before - start;
    return Math.min(0, length - after - (start + size));
  };
  return panned(
    look,
    along(seen.x, seen.width, room.width, free.left, free.right),
    along(seen.y, seen.height, room.height, free.top, free.bottom),
  );
}
