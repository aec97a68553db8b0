import { expect, test } from 'vitest';
import { APART, Growth, chance, crosses, distance, type Sprout } from './grow';

/** A tree of the rules' shape, grown by a fixed chance; tiles of the trunk come in on the way. */
function grown(twigs: number, seed: number, tiles = 5, chain = false): Sprout[] {
  const tree: Sprout[] = [];
  const ends: number[] = [];
  const add = (parent: number | null, tile: number | null): number => {
    if (parent !== null) ends[parent]! += 1;
    ends.push(0);
    return tree.push({ id: tree.length, parent, tile }) - 1;
  };
  const branch = (tile: number): void => {
    const first = add(null, tile);
    const second = add(first, null);
    add(chain ? second : first, null);
  };
  for (let i = 0; i < 4; i++) branch(0);
  const comes = Array.from({ length: tiles - 1 }, (_, i) => ({ tile: i + 1, at: 20 + (i * twigs) / tiles }));
  const leaves = new Set<number>();
  for (let i = 0; tree.length < twigs; i++) {
    const next = comes[0];
    if (next && tree.length >= next.at) {
      comes.shift();
      branch(next.tile);
      branch(next.tile);
    }
    const sites = tree.filter(({ id }) => ends[id]! < 2 && !leaves.has(id));
    const { id } = sites[Math.floor(chance(i, seed) * sites.length)]!;
    if (ends[id] === 0 && chance(i, seed + 1) < 0.3 && sites.length > 6) leaves.add(id);
    else add(id, null);
  }
  return tree;
}

const TREES = [1, 2, 3, 4, 5, 6, 7, 8];

test('what stands never moves: the young tree is the beginning of the grown one', () => {
  const tree = grown(110, 5);
  const whole = new Growth(5).all(tree);
  const growth = new Growth(5);
  for (const twigs of [12, 13, 40, 41, 80, 110]) {
    const young = growth.all(tree.slice(0, twigs));
    expect(young.slice(0, twigs)).toEqual(whole.slice(0, twigs));
  }
});

test('a ghost stands where the twig will stand', () => {
  const tree = grown(70, 3);
  const places = new Growth(5).all(tree);
  const growth = new Growth(5);
  for (const { id, parent } of tree.slice(12)) {
    growth.all(tree.slice(0, id));
    if (parent !== null) expect(growth.next(parent)).toEqual(places[id]);
  }
});

test('another tree is another picture', () => {
  const growth = new Growth(3);
  growth.all(grown(40, 1, 3));
  const other = grown(40, 2, 3);
  expect(growth.all(other)).toEqual(new Growth(3).all(other));
});

function nearest(tree: Sprout[], tiles: number): number {
  const ends = new Growth(tiles).all(tree).map(({ to }) => to);
  let least = Infinity;
  ends.forEach((a, i) => ends.slice(i + 1).forEach((b) => (least = Math.min(least, distance(a, b)))));
  return least;
}

test.each(TREES)('a hundred twigs and more keep their ends apart, tree %i', (seed) => {
  expect(nearest(grown(110, seed), 5)).toBeGreaterThanOrEqual(APART);
  expect(nearest(grown(110, seed, 3), 3)).toBeGreaterThanOrEqual(APART);
  expect(nearest(grown(160, seed, 5, true), 5)).toBeGreaterThanOrEqual(APART);
});

test.each(TREES)('few twigs grow across another, tree %i', (seed) => {
  const tree = grown(110, seed);
  const places = new Growth(5).all(tree);
  let crossings = 0;
  places.forEach((a, i) =>
    places.slice(i + 1).forEach((b, j) => {
      const joined = tree[i + 1 + j]!.parent === i || tree[i + 1 + j]!.parent === tree[i]!.parent;
      if (!joined && crosses(a, b)) crossings++;
    }),
  );
  expect(crossings).toBeLessThanOrEqual(3);
});

test.each(TREES)('the crown is broad and stays above the meadow, tree %i', (seed) => {
  const ends = new Growth(5).all(grown(110, seed)).map(({ to }) => to);
  const width = Math.max(...ends.map(({ x }) => x)) - Math.min(...ends.map(({ x }) => x));
  const top = -Math.min(...ends.map(({ y }) => y));
  expect(Math.max(...ends.map(({ y }) => y))).toBeLessThan(-20);
  expect(width / top).toBeGreaterThan(0.95);
  expect(width).toBeLessThan(1150);
});
