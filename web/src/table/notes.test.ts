import { expect, test } from 'vitest';
import type { Note } from '../generated/house';
import { byMove } from './notes';

const note = (move: number, at: number): Note => ({
  move,
  at,
  kind: 'took_back',
  seat: 0,
  about: 0,
  count: 1,
});

test('notes stand after the move they followed', () => {
  expect([...byMove([note(2, 1), note(5, 2), note(5, 3)])]).toEqual([
    [5, [note(5, 2), note(5, 3)]],
    [2, [note(2, 1)]],
  ]);
});

test('what was told before a take-back stays before it', () => {
  expect([...byMove([note(5, 1), note(3, 2), note(7, 3)])]).toEqual([
    [7, [note(7, 3)]],
    [3, [note(5, 1), note(3, 2)]],
  ]);
});
