/** The wood as outlines: a twig is as thick as what it carries, and flows out of its parent. */
import type { Twig } from '../../generated/arbre';
import type { Point } from '../../lib/field';
import { chance, swayAt, trunkTop, type Place } from './grow';

export interface Limb {
  id: number;
  d: string;
  /** The light side of the bark. */
  light: string;
  /** Halfway, where a player's ring and mark are; `turn` in degrees. */
  middle: Point & { turn: number; width: number };
}

/** How many twigs each carries, itself included: children are younger than their parents. */
export function loads(tree: readonly Pick<Twig, 'parent'>[]): number[] {
  const load = tree.map(() => 1);
  for (let id = tree.length - 1; id >= 0; id--) {
    const parent = tree[id]!.parent;
    if (parent !== null) load[parent]! += load[id]!;
  }
  return load;
}

export const thickness = (load: number): number => 2.4 + 1.5 * load ** 0.58;

export function limb(id: number, place: Place, before: number, load: number, alone: boolean): Limb {
  const curve = bend(id, place, before);
  const [thick, thin] = [thickness(load), alone ? 2.6 : thickness(Math.max(1, load - 1))];
  const steps = [0, 0.14, 0.32, 0.5, 0.68, 0.86, 1].map((t) => ({
    ...curve(t),
    half: (thick + (thin - thick) * t ** 1.3) / 2 + (t === 0 ? 0.7 : 0),
  }));
  const left = steps.map((at) => off(at, -at.half));
  const right = steps.map((at) => off(at, at.half));
  const tip = steps.at(-1)!;
  const half = curve(0.5);
  return {
    id,
    d: `M${left.join('L')}A${r(tip.half)} ${r(tip.half)} 0 0 1 ${right.at(-1)}L${right.toReversed().slice(1).join('L')}Z`,
    light: `M${steps
      .slice(1)
      .map((at) => off(at, -at.half * 0.42))
      .join('L')}`,
    middle: { x: half.x, y: half.y, turn: (half.angle * 180) / Math.PI, width: (thick + thin) / 2 },
  };
}

interface Step extends Point {
  angle: number;
}

const r = (n: number): string => n.toFixed(1);

const off = ({ x, y, angle }: Step, by: number): string =>
  `${r(x + Math.cos(angle) * by)} ${r(y + Math.sin(angle) * by)}`;

/** It leaves the way its parent pointed, and ends with a twist of its own. */
function bend(id: number, { from, to, angle }: Place, before: number): (t: number) => Step {
  const reach = 0.38 * Math.hypot(to.x - from.x, to.y - from.y);
  const out = angle + Math.max(-0.6, Math.min(0.6, 0.62 * turned(before - angle)));
  const end = angle + 0.5 * (chance(id, 5) - 0.5);
  const a = { x: from.x + Math.sin(out) * reach, y: from.y - Math.cos(out) * reach };
  const b = { x: to.x - Math.sin(end) * reach, y: to.y + Math.cos(end) * reach };
  const along = (p: number, q: number, s: number, u: number, t: number) =>
    (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * s + t ** 3 * u;
  const speed = (p: number, q: number, s: number, u: number, t: number) =>
    (1 - t) ** 2 * (q - p) + 2 * (1 - t) * t * (s - q) + t ** 2 * (u - s);
  return (t) => ({
    x: along(from.x, a.x, b.x, to.x, t),
    y: along(from.y, a.y, b.y, to.y, t),
    angle: Math.atan2(speed(from.x, a.x, b.x, to.x, t), -speed(from.y, a.y, b.y, to.y, t)),
  });
}

const turned = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

export interface Trunk {
  d: string;
  /** Cracks in the bark. */
  grain: string;
}

/** The trunk up to the top of a tile, wider where it carries more; with `foot` it spreads into roots. */
export function trunk(from: number, tile: number, base: number, top: number): Trunk {
  const start = from < 0 ? 6 : trunkTop(from).y;
  const end = trunkTop(tile).y - 6;
  const left: string[] = [];
  const right: string[] = [];
  const steps = 12;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const y = start + (end - start) * t;
    const flare = from < 0 ? 24 * Math.max(0, 1 - t * 3.4) ** 2.2 : 0;
    const half = (base + (top - base) * t) / 2 + flare;
    left.push(`${r(swayAt(y) - half)} ${r(y + flare * 0.25)}`);
    right.push(`${r(swayAt(y) + half)} ${r(y + flare * 0.25)}`);
  }
  const lines = [-0.26, 0.02, 0.3].map((side, k) => {
    const at = [0.12 + k * 0.06, 0.4, 0.7, 0.94 - k * 0.05].map((t) => {
      const y = start + (end - start) * t;
      return `${r(swayAt(y) + side * (base + (top - base) * t) + (chance(k, Math.round(t * 9)) - 0.5) * 2)} ${r(y)}`;
    });
    return `M${at.join('L')}`;
  });
  return { d: `M${left.join('L')}L${right.toReversed().join('L')}Z`, grain: lines.join('') };
}
