/** Where the leaves of the grove stand: the same every time, row behind row. */
import type { Shape } from './leaf';

export interface Tree {
  x: number;
  size: number;
  bend: number;
  shape: Shape;
  row: 0 | 1 | 2;
  tone: number;
}

const SHAPES: Shape[] = ['beech', 'oak', 'poplar', 'willow', 'birch', 'ginkgo'];

/** A small generator, so that the picture does not change between visits. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export function plantGrove(width: number): Tree[] {
  const draw = chance(20);
  const trees: Tree[] = [];
  let last = -1;
  for (const row of [0, 1, 2] as const) {
    const gap = [50, 84, 150][row]!;
    for (let x = draw() * gap; x < width; x += gap * (0.7 + 0.6 * draw())) {
      let kind = Math.floor(draw() * SHAPES.length);
      if (kind === last) kind = (kind + 1) % SHAPES.length;
      last = kind;
      const size = [1.15, 1.2, 0.85][row]! * (0.72 + 0.55 * draw());
      trees.push({
        x,
        size,
        bend: (draw() - 0.5) * 22,
        shape: SHAPES[kind]!,
        row,
        tone: Math.floor(draw() * 4),
      });
    }
  }
  return trees;
}
