import { describe, expect, it } from 'vitest';
import type { Events, View } from '../../generated/eternity';
import type { NewsLine } from '../../lib/news';
import { beat, scenes } from './story';

const player = (seat: number) => ({ seat, cards: 3, tricks: 0, trees: 0, planted: 0, total: 0, rounds: [] });

const view = (more: Partial<View> = {}): View => ({
  game: 'eternity',
  you: 0,
  round: 1,
  rounds: 3,
  target: null,
  bonus: 2,
  trick_number: 1,
  trick_count: 10,
  dealer: 0,
  leader: 0,
  order: ['sea', 'sky', 'earth'],
  trump: 'sea',
  tableau: { sea: ['sea-2'], sky: [], earth: [] },
  coming: [],
  neutral: 0,
  open_hand: [],
  led: 'sky',
  trick: [{ seat: 0, card: 'sky-4' }],
  pledges: [{ seat: 1, card: 'earth-7' }],
  winner: 0,
  pledges_left: 0,
  hand: ['sea-1'],
  players: [player(0), player(1), player(2)],
  ranks: null,
  ...more,
});

const line = (...happenings: NewsLine<Events>['happenings']): NewsLine<Events>[] => [
  { move: 3, seat: 2, action: null, forced: false, happenings },
];

const won = line(
  { kind: 'played', args: { seat: 2, card: 'sky-9' } },
  { kind: 'trick', args: { seat: 2, card: 'sky-9', cards: [] } },
  { kind: 'joined', args: { cards: ['earth-7'] } },
);

describe('a story', () => {
  it('without news is only how things are now', () => {
    const after = view({ trick: [] });
    expect(scenes(view(), after, [])).toEqual([{ view: after, won: null, last: null, stay: 0 }]);
  });

  it('lets the finished trick lie before it is swept away, and ends with the view itself', () => {
    const after = view({ trick: [] });
    const story = scenes(view(), after, won);
    expect(story.map((scene) => scene.view.trick.length)).toEqual([2, 2, 0, 0, 0]);
    expect(story[1]!.won).toEqual({ seat: 2, card: 'sky-9' });
    expect(story[2]!.view.players[2]!.tricks).toBe(1);
    expect(story.at(-1)!.view).toBe(after);
  });

  it('keeps the pledge crosswise until it joins the tableau', () => {
    const story = scenes(view(), view(), won);
    expect(story.map((scene) => scene.view.pledges.length)).toEqual([1, 1, 1, 0, 1]);
    expect(story[3]!.view.tableau.earth).toEqual(['earth-7']);
  });

  it('plants a tree where a trick was won', () => {
    const story = scenes(
      view(),
      view(),
      line({ kind: 'pledged', args: { seat: 1, card: 'sea-11', trees: 2 } }),
    );
    expect(story[0]!.view.players[1]).toMatchObject({ trees: 2, planted: 0, cards: 2 });
  });

  it('is not told to other eyes', () => {
    expect(scenes(view(), view({ you: 1 }), won)).toHaveLength(1);
  });

  it('gets a longer beat for a trick than for a card', () => {
    expect(beat(won)).toBeGreaterThan(
      beat(line({ kind: 'played', args: { seat: 0, card: 'sea-1' } })) + 1000,
    );
  });
});
