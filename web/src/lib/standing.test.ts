import { describe, expect, it } from 'vitest';
import { leaders, standings, tieBreak, type Standing } from './standing';

const players = [
  { seat: 0, total: 12, last: 3 },
  { seat: 1, total: 15, last: 4 },
  { seat: 2, total: 15, last: 6 },
];
const tie = {
  shared: 'level',
  broken: () => ({ words: 'by the last', by: ({ last }: { last: number }) => last }),
};
const say = (key: string, args: object = {}) => `${key} ${Object.values(args).join(': ')}`.trim();
const why = (rows: Parameters<typeof tieBreak<(typeof players)[0] & Standing>>[0]) =>
  tieBreak(rows, tie, say, String);

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
    expect(why(rows([3, 2, 1]))).toBe('by the last 15: 2 6, 1 4');
    expect(why(rows([3, 1, 1]))).toBe('level');
    const clear = standings(
      [
        { seat: 0, total: 1, last: 0 },
        { seat: 1, total: 2, last: 0 },
      ],
      [2, 1],
      () => ({}),
    );
    expect(why(clear)).toBe('');
  });
});
