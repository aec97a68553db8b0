import { expect, test } from 'vitest';
import type { LogLine } from '../generated/house';
import { Redo } from './redo';

const line = (move: number, seat: number, action: string | null, forced = false): LogLine => ({
  move,
  seat,
  action,
  forced,
  happenings: [],
});

test('a choice that was taken back is known again, without what was forced after it', () => {
  const redo = new Redo();
  const log = [line(1, 0, 'play a'), line(2, 1, null), line(3, 0, 'pick b'), line(4, 0, 'put c', true)];
  redo.played(log, 0, 2);
  expect(redo.last).toEqual({ path: ['pick b'], tried: false });
});

test('what others chose secretly at the same time is not ours', () => {
  const redo = new Redo();
  redo.played([line(1, 0, 'choose a'), line(2, 1, null)], 0, 1);
  expect(redo.last?.path).toEqual(['choose a']);
});

test('the last that was taken back is the first to come again', () => {
  const redo = new Redo();
  redo.played([line(1, 0, 'play a')], 0, 1);
  redo.tried('play b');
  expect(redo.last).toEqual({ path: ['play b'], tried: true });
  redo.done();
  expect(redo.last?.path).toEqual(['play a']);
  redo.forget();
  expect(redo.last).toBeUndefined();
});
