import { describe, expect, it } from 'vitest';
import type { Events, View } from '../../generated/everdell';
import type { NewsLine } from '../../lib/news';
import { tellRugwort } from './story';

const place = (name: string, workers: number[]) => ({ name, workers, shared: false, room: 1, open: true });
const card = (name: string) => ({ card: name }) as NonNullable<View['rugwort']>['city'][0];

const AFTER = {
  deck: 90,
  meadow: ['inn', 'mine', 'farm', 'king', 'wife', 'fool', 'judge', 'ruins'],
  locations: [place('basic_3_twigs', []), place('basic_2_resin', [-1])],
  forest: [place('forest_2_any', [])],
  journey: [],
  events: [],
  kinds: [
    { name: 'castle', colour: 'purple' },
    { name: 'shepherd', colour: 'tan' },
  ],
  rugwort: {
    season: 'spring',
    city: [card('shepherd'), card('castle')],
    meadow: [0],
    points: { cards: 2, prosperity: 3, events: 0, unachieved: 12, journey: 0, tokens: 0 },
    total: 17,
  },
} as unknown as View;

const news = (...happenings: unknown[]): NewsLine<Events>[] =>
  [{ move: 4, happenings }] as unknown as NewsLine<Events>[];

describe('what Rugwort does', () => {
  it('is told one by one, from before it to after it', () => {
    const scenes = tellRugwort(
      AFTER,
      AFTER,
      news(
        { kind: 'played', args: { seat: 0, card: 'farm' } },
        { kind: 'rugwort_rolled', args: { slot: 3, face: 4 } },
        { kind: 'rugwort_took', args: { slot: 3, card: 'castle' } },
        { kind: 'rugwort_prepared', args: { season: 'spring' } },
        { kind: 'rugwort_closed', args: { slot: 0, face: 1 } },
        { kind: 'rugwort_moved', args: { source: 'basic_3_twigs', location: 'basic_2_resin' } },
      ),
    );
    const [first, rolled, took] = scenes;
    expect(scenes.map(({ told }) => told?.kind ?? '')).toEqual([
      '',
      'rugwort_rolled',
      'rugwort_took',
      'rugwort_prepared',
      'rugwort_closed',
      'rugwort_moved',
      '',
    ]);
    expect(first!.view.meadow[3]).toBe('castle');
    expect(first!.view.rugwort).toMatchObject({ season: 'winter', meadow: [], total: 14 });
    expect(first!.view.rugwort!.points.prosperity).toBe(0);
    expect(first!.view.locations[0]!.workers).toEqual([-1]);
    expect(first!.view.locations[1]!.workers).toEqual([]);
    expect(rolled!.view.meadow[3]).toBe('castle');
    expect(took!.view.meadow[3]).toBe('king');
    expect(took!.view.rugwort!.total).toBe(17);
    expect(scenes.at(-1)!.view).toBe(AFTER);
    expect(scenes.at(-2)!.view).not.toBe(AFTER);
  });

  it('needs no scenes where nothing was seen before or nobody plays alone', () => {
    expect(tellRugwort(null, AFTER, news())).toHaveLength(1);
    const together = { ...AFTER, rugwort: null } as View;
    const line = news({ kind: 'rugwort_rolled', args: { slot: 3, face: 4 } });
    expect(tellRugwort(together, together, line)).toEqual([{ view: together, stay: 0, told: null }]);
  });
});
