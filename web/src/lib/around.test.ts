import { expect, it } from 'vitest';
import { around } from './around';

it('goes around from the seat that looks', () => {
  expect(around({ you: 2, players: [1, 2, 3, 4] })).toEqual([2, 3, 0, 1]);
  expect(around({ you: null, players: [1, 2] })).toEqual([0, 1]);
});
