import { describe, expect, it } from 'vitest';
import type { Events, View } from '../../generated/everdell';
import type { EventOf, NewsLine } from '../../lib/news';
import { harvestOf, movesIn, touchedBy } from './told';

const told = (...happenings: EventOf<Events>[]): NewsLine<Events>[] => [
  { move: 1, seat: 0, action: null, forced: false, happenings },
];

describe('the production', () => {
  it('names what each card has brought, and only to its owner', () => {
    const news = told(
      { kind: 'production', args: { seat: 0 } },
      { kind: 'activated', args: { seat: 0, card: 'farm' } },
      { kind: 'gained_berry', args: { seat: 0, count: 1 } },
      { kind: 'activated', args: { seat: 0, card: 'fairgrounds' } },
      { kind: 'drew', args: { seat: 0, count: 2 } },
      { kind: 'activated', args: { seat: 0, card: 'barge_toad' } },
    );
    expect(harvestOf(news, 0)).toEqual([
      { card: 'farm', gain: { berry: 1 }, cards: 0, points: 0 },
      { card: 'fairgrounds', gain: {}, cards: 2, points: 0 },
    ]);
    expect(harvestOf(news, 1)).toEqual([]);
  });
});

describe('the last moves', () => {
  const news = told(
    { kind: 'placed', args: { seat: 1, location: 'forest_2_any' } },
    { kind: 'played', args: { seat: 2, card: 'farm' } },
  );
  it('are known by player', () => {
    expect(movesIn(news).get(1)).toEqual({ kind: 'location', name: 'forest_2_any' });
    expect(movesIn(news).get(2)).toEqual({ kind: 'card', name: 'farm' });
  });
  it('light the places that they touched', () => {
    const view = { forest: [{ name: 'forest_3_berries' }, { name: 'forest_2_any' }] } as View;
    expect([...touchedBy(news, view)]).toEqual(['forest/1', 'city/2/farm']);
  });
});
