/** Where the cells of the town lie, pointy-top and axial. For drawing only. */
import type { Tile } from '../../generated/greentown';
import type { Box, Point } from '../../lib/field';

export type Side = Tile['roads'][number];

/** From a tile's middle to its corners, and to the middle of its sides. */
export const CORNER = 60;
export const EDGE = CORNER * Math.sqrt(0.75);

export const SIDES: readonly Side[] = ['e', 'ne', 'nw', 'w', 'sw', 'se'];
const STEPS: Record<Side, [number, number]> = {
  e: [1, 0],
  ne: [1, -1],
  nw: [0, -1],
  w: [-1, 0],
  sw: [-1, 1],
  se: [0, 1],
};
export const sameRoads = (one: readonly Side[], two: readonly Side[]): boolean =>
  one.length === two.length && one.every((side) => two.includes(side));

export function cellOf(name: string): [number, number] {
  const [q, r] = name.split(',').map(Number);
  return [q!, r!];
}

export function middle(name: string): Point {
  const [q, r] = cellOf(name);
  return { x: 2 * EDGE * (q + r / 2), y: 1.5 * CORNER * r };
}

export function neighbour(name: string, side: Side): string {
  const [q, r] = cellOf(name);
  return `${q + STEPS[side][0]},${r + STEPS[side][1]}`;
}

export const sideTo = (from: string, to: string): Side | undefined =>
  SIDES.find((side) => neighbour(from, side) === to);

export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 3) % 6]!;

/** So far from the middle towards a side. */
export function towards(side: Side, far: number): Point {
  const angle = (SIDES.indexOf(side) * Math.PI) / 3;
  return { x: far * Math.cos(angle), y: -far * Math.sin(angle) };
}

export function hexagon(size: number): string {
  const corners = SIDES.map((_, i) => {
    const angle = (i * Math.PI) / 3 + Math.PI / 6;
    return `${(size * Math.cos(angle)).toFixed(1)} ${(-size * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** All these cells, with room for a tile around them. */
export function around(cells: readonly string[], room: number): Box {
  const points = cells.map(middle);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x: left, y: top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}

/** A number that a place always gets again: gardens do not change when something is built. */
export function chance(name: string, salt: number): number {
  const [q, r] = cellOf(name);
  let seed = (q * 73856093) ^ (r * 19349663) ^ (salt * 83492791);
  seed = Math.imul(seed ^ (seed >>> 13), 1274126177);
  return ((seed ^ (seed >>> 16)) >>> 0) / 4294967296;
}
