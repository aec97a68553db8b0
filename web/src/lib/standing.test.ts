import { describe, expect, it } from 'vitest';
import { leaders, standings, tieBreak } from './standing';

const players = [
  { seat: 0, total: 12, last: 3 },
  { seat: 1, total: 15, last: 4 },
  { seat: 2, total: 15, last: 6 },
];
const words = {
  shared: () => 'level',
  broken: (level: { seat: number }[], total: number) => `${total}: ${level.map(({ seat }) => seat).join()}`,
};

describe('the end', () => {
  it('goes from the first to the last', () => {
    const rows = standings(players, [3, 2, 1], ({ last }) => ({ twice: last * 2 }));
    expect(rows.map(({ seat, rank, twice }) => [seat, rank, twice])).toEqual([
      [2, 1, 12],
      [1, 2, 8],
      [0, 3, 6],
    ]);
    expect(leaders(rows).map(({ seat }) => seat)).toEqual([2]);
  });

  it('tells what broke a tie, and only then', () => {
    const rows = (ranks: number[]) => standings(players, ranks, () => ({}));
    expect(tieBreak(rows([3, 2, 1]), words)).toBe('15: 2,1');
    expect(tieBreak(rows([3, 1, 1]), words)).toBe('level');
    const clear = standings(
      [
        { seat: 0, total: 1 },
        { seat: 1, total: 2 },
      ],
      [2, 1],
      () => ({}),
    );
    expect(tieBreak(clear, words)).toBe('');
  });
});
