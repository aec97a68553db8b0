import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogLine } from '../generated/house';
import { Stage } from './stage';

const news = (move: number, seat = move % 2): LogLine[] => [{ move, seat } as LogLine];
const scene = (name: string) => ({ view: name, events: [{ kind: name, args: {} }] });

let shown: string[];
let stage: Stage<number>;
let rests: number;
let stays: Record<string, number>;

/** A move with scenes on the way, and with its last. */
function add(move: number, names: string[], seat?: number): void {
  stage.add(move, news(move, seat), names.map(scene));
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  rests = 0;
  stays = {};
  stage = new Stage<number>(
    ({ at, news, scene: { view, events }, told }) =>
      shown.push(`${at} ${view}${told ? '!' : ''} ${news.length} ${events.map(({ kind }) => kind).join()}`),
    ({ scene }) => stays[scene.view] ?? 500,
    () => (rests += 1),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

test('every scene stays for its time, and the last one says so', () => {
  stays = { trick: 1300 };
  add(1, ['played', 'trick', 'dealt']);
  expect(shown).toEqual(['1 played 1 played']);
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toBe('1 trick 1 trick');
  vi.advanceTimersByTime(1299);
  expect(shown.length).toBe(2);
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toBe('1 dealt! 1 dealt');
});

test('it rests once the last scene has stayed its time', () => {
  add(1, ['played', 'trick']);
  vi.advanceTimersByTime(999);
  expect([stage.resting, rests]).toEqual([false, 0]);
  vi.advanceTimersByTime(1);
  expect([stage.resting, rests]).toEqual([true, 1]);
});

test('a scene on the way that stays for no time is shown with the next', () => {
  stays = { swept: 0 };
  add(1, ['swept', 'joined']);
  expect(shown).toEqual(['1 joined! 1 swept,joined']);
});

test('what is to be shown without a story goes first', () => {
  add(1, ['played', 'trick']);
  stage.jump(9, 'now');
  expect(shown.at(-1)).toBe('9 now! 0 ');
  vi.advanceTimersByTime(5000);
  expect([shown.length, rests]).toEqual([2, 1]);
});

test('somebody in a hurry sees how things are', () => {
  [1, 2, 3].forEach((move) => add(move, ['played', 'trick']));
  stage.hurry();
  expect(shown.at(-1)).toBe('3 trick! 0 ');
  expect([stage.resting, rests]).toEqual([true, 1]);
});

test('who has seen enough of the last scene need not wait', () => {
  add(1, ['played']);
  stage.hurry();
  expect([shown.length, stage.resting, rests]).toEqual([1, true, 1]);
  stage.hurry();
  expect(rests).toBe(1);
});

test('moves of one seat that wait together end together, with the scenes on the way', () => {
  add(1, ['first'], 0);
  add(2, ['placed'], 1);
  add(3, ['rolled', 'took'], 1);
  add(4, ['drew'], 1);
  add(5, ['last'], 2);
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toBe('3 rolled 2 placed,rolled');
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toBe('4 drew! 3 took,drew');
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toBe('5 last! 1 last');
});

test('who falls far behind is shown the newest', () => {
  for (let move = 0; move < 14; move++) add(move, ['played']);
  expect(shown.at(-1)).toBe('13 played! 0 ');
});
