import { expect, it } from 'vitest';
import { sorted } from './reading';

it('sorts a hand by the tiles and then by rank', () => {
  expect(sorted(['earth-2', 'sea-11', 'sea-3', 'sky-1'], ['sky', 'sea', 'earth'])).toEqual([
    'sky-1',
    'sea-3',
    'sea-11',
    'earth-2',
  ]);
});
