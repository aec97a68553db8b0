import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Position } from '../generated/house';
import { Pace } from './pace';

/** Only what the pace looks at. */
function position(moves: number, fresh = false, seat = moves % 2): Position {
  const news = [{ move: moves, seat, action: null, forced: false, happenings: [] }];
  return { moves, fresh, news } as unknown as Position;
}

let shown: [number, number][];
let pace: Pace;
let rests: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  shown = [];
  rests = 0;
  pace = new Pace(
    (at, news) => shown.push([at.moves, news.length]),
    () => 500,
    () => (rests += 1),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('every position stands for its beat', () => {
  [1, 2, 3].forEach((moves) => pace.add(position(moves)));
  expect(shown).toEqual([[1, 1]]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([
    [1, 1],
    [2, 1],
  ]);
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toEqual([3, 1]);
});

test('a fresh position goes first and is not animated', () => {
  pace.add(position(1));
  pace.add(position(2));
  pace.add(position(9, true));
  expect(shown).toEqual([
    [1, 1],
    [9, 0],
  ]);
  vi.advanceTimersByTime(5000);
  expect(shown.length).toBe(2);
});

test('somebody in a hurry sees the newest', () => {
  [1, 2, 3].forEach((moves) => pace.add(position(moves)));
  pace.jump();
  expect(shown.at(-1)).toEqual([3, 0]);
});

test('what is taken back is gone at once, without an animation', () => {
  [1, 2].forEach((moves) => pace.add(position(moves)));
  pace.add(position(1));
  expect(shown.at(-1)).toEqual([1, 0]);
  vi.advanceTimersByTime(5000);
  expect(shown.at(-1)).toEqual([1, 0]);
});

test('choices of one seat that wait are shown together, as one beat', () => {
  pace.add(position(1, false, 0));
  [2, 3, 4].forEach((moves) => pace.add(position(moves, false, 1)));
  pace.add(position(5, false, 2));
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toEqual([4, 3]);
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toEqual([5, 1]);
});

test('it rests once the last position has stood its time', () => {
  [1, 2].forEach((moves) => pace.add(position(moves)));
  vi.advanceTimersByTime(900);
  expect(rests).toBe(0);
  vi.advanceTimersByTime(100);
  expect(rests).toBe(1);
  pace.add(position(9, true));
  expect(rests).toBe(2);
});
