import { describe, expect, it } from 'vitest';
import type { View } from '../../generated/eternity';
import { aheadOf, lacking, leading, sorted, standing } from './reading';

const order = ['sea', 'sky', 'earth'] as const;
const sums = { sea: 2, sky: 2, earth: 0 };

describe('the tableau', () => {
  it('is led by the longest column, the leftmost of those tied', () => {
    expect(leading(order, sums)).toBe('sea');
    expect(leading(['earth', 'sky', 'sea'], sums)).toBe('sky');
  });

  it('says how many cards a family lacks: a tie is enough only on the left', () => {
    expect(lacking(order, sums, 'sky')).toBe(1);
    expect(lacking(order, sums, 'earth')).toBe(3);
    expect(lacking(['earth', 'sea', 'sky'], sums, 'earth')).toBe(2);
    expect(lacking(order, sums, 'sea')).toBe(0);
  });
});

describe('the trick', () => {
  const view = {
    trump: 'sea',
    trick: [
      { seat: 0, card: 'sky-9' },
      { seat: 1, card: 'earth-14' },
    ],
  } as View;

  it('is led by trump, then by the led family', () => {
    expect(aheadOf(view, 'sky-10')).toBe(true);
    expect(aheadOf(view, 'sky-8')).toBe(false);
    expect(aheadOf(view, 'earth-13')).toBe(false);
    expect(aheadOf(view, 'sea-1')).toBe(true);
  });
});

it('reads what a round would be worth now', () => {
  const player = { seat: 0, cards: 0, tricks: 2, trees: 2, planted: 2, total: 0, rounds: [] };
  expect(standing(player, 4)).toBe(6);
  expect(standing({ ...player, trees: 1 }, 4)).toBe(1);
  expect(standing({ ...player, trees: 3 }, 4)).toBe(0);
});

it('sorts a hand by the tiles and then by rank', () => {
  expect(sorted(['earth-2', 'sea-11', 'sea-3', 'sky-1'], ['sky', 'sea', 'earth'])).toEqual([
    'sky-1',
    'sea-3',
    'sea-11',
    'earth-2',
  ]);
});
