import { describe, expect, it } from 'vitest';
import type { CardName, Events, View } from '../../generated/evergreen';
import type { EventOf, NewsLine } from '../../lib/news';
import { ARTISTS } from './artists';
import { beat, scenes } from './story';

const player = (seat: number) => ({
  seat,
  cards: 5,
  chosen: 0,
  places: (['green-9', 'blue-1', 'blue-3'] as const).map((card) => ({ card, covered: [] as CardName[] })),
  influence: {},
  worth: 0,
  concerts: [],
  concerts_left: 3,
  gala: true,
  total: 0,
});

const view = (more: Partial<View> = {}): View => ({
  game: 'evergreen',
  you: 0,
  phase: 'cards',
  turn: 0,
  turn_number: 1,
  dealer: 1,
  first: 0,
  highest: 9,
  hourglass: null,
  hit: 'orange',
  discs: ARTISTS.map((artist) => ({ artist, holder: artist === 'blue' ? 1 : null, dial: 5 })),
  laid: [],
  cards_left: 3,
  box: 15,
  hand: ['brown-1', 'lilac-9'],
  opening: [],
  picked: 'brown-1',
  players: [player(0), player(1), player(2)],
  ranks: null,
  ...more,
});

const line = (...happenings: EventOf<Events>[]): NewsLine<Events>[] => [
  { move: 3, seat: 0, action: null, forced: false, happenings },
];

const lay = line(
  { kind: 'laid', args: { seat: 0, card: 'brown-1', owner: 1, side: 'left', covered: 'green-9' } },
  { kind: 'moved', args: { artist: 'blue', seat: 2, dial: 6, other: 1 } },
  { kind: 'taken', args: { artist: 'brown', seat: 1, dial: 5 } },
);

describe('a story', () => {
  it('without news is only how things are now', () => {
    const after = view();
    expect(scenes(view(), after, [])).toEqual([{ view: after, moment: null, last: null, stay: 0 }]);
  });

  it('lays the card, then a disc travels, then its dial steps, then the free disc comes', () => {
    const story = scenes(view(), view(), lay);
    expect(story).toHaveLength(5);
    expect(story[0]!.view.players[1]!.places[0]).toEqual({ card: 'brown-1', covered: ['green-9'] });
    expect(story[0]!.view.hand).toEqual(['lilac-9']);
    expect(story[0]!.last).toBe('place/1/left');
    expect(story.map((scene) => scene.view.discs[1]!.holder)).toEqual([1, 2, 2, 2, 1]);
    expect(story.map((scene) => scene.view.discs[1]!.dial)).toEqual([5, 5, 6, 6, 5]);
    expect(story[3]!.view.discs[4]!.holder).toBe(1);
  });

  it('stops for a concert and books it', () => {
    const story = scenes(view(), view(), line({ kind: 'gala', args: { seat: 0, points: 48, discs: [] } }));
    expect(story[0]!.moment).toMatchObject({ kind: 'concert', held: { seat: 0, points: 48, gala: true } });
    expect(story[0]!.view.players[0]).toMatchObject({ total: 48, concerts_left: 2, gala: false });
  });

  it('shows the final concert as one evening', () => {
    const final = (seat: number) => ({ seat, points: 10, discs: [] });
    const story = scenes(
      view(),
      view(),
      line(
        { kind: 'final', args: final(0) },
        { kind: 'final_gala', args: final(1) },
        { kind: 'final', args: final(2) },
      ),
    );
    expect(story).toHaveLength(2);
    expect(story[0]!.moment).toMatchObject({ kind: 'final' });
    expect(story[0]!.view.players.map((each) => each.total)).toEqual([10, 10, 10]);
  });

  it('is not told to other eyes', () => {
    expect(scenes(view(), view({ you: 1 }), lay)).toHaveLength(1);
  });

  it('gets a longer beat for a concert than for a card', () => {
    const concert = line({ kind: 'concert', args: { seat: 0, points: 5, discs: [] } });
    const card = line({
      kind: 'laid',
      args: { seat: 0, card: 'brown-1', owner: 1, side: 'left', covered: 'green-9' },
    });
    expect(beat(concert)).toBeGreaterThan(beat(card) + 1000);
  });
});
