/** What happened, told scene by scene: the view is already the next one, the eye still wants to see how it came about. */
import type { Events, LaidCard, View } from '../../generated/eternity';
import { eventsIn, type EventOf, type NewsLine } from '../../lib/news';
import { family } from './deck';

type Event = EventOf<Events>;

export interface Scene {
  view: View;
  /** The trick is complete and lies a moment longer, its winner marked. */
  won: LaidCard | null;
  /** The card laid last, to be outlined. */
  last: string | null;
  /** How long the scene stays, in ms. */
  stay: number;
}

const STAY: Record<string, number> = {
  played: 420,
  pledged: 520,
  trick: 1300,
  swept: 420,
  joined: 520,
  trump: 700,
};
const READ_SCORES = 4000;

/** The scenes from `before` to `after`. The last one is always `after` itself. */
export function scenes(
  before: View | null,
  after: View,
  news: NewsLine<Events>[],
  last: string | null = null,
): Scene[] {
  const story: Scene[] = [];
  if (before && before.you === after.you) {
    let view = before;
    for (const event of eventsIn(news)) {
      if (event.kind === 'scored' || event.kind === 'round') break;
      if (event.kind === 'played' || event.kind === 'pledged') last = event.args.card;
      if (!(event.kind in STAY)) continue;
      view = step(view, event);
      const won = event.kind === 'trick' ? { seat: event.args.seat, card: event.args.card } : null;
      story.push({ view, won, last, stay: STAY[event.kind]! });
      if (won) {
        view = sweep(view, won);
        last = null;
        story.push({ view, won: null, last, stay: STAY.swept! });
      }
    }
  }
  return [...story, { view: after, won: null, last, stay: 0 }];
}

/** How long news should be looked at before the next move is shown. */
export function beat(news: NewsLine<Events>[]): number {
  const kinds = eventsIn(news).map(({ kind }) => kind);
  const tricks = kinds.filter((kind) => kind === 'trick').length;
  const scored = kinds.includes('scored') ? READ_SCORES : 0;
  return kinds.reduce((sum, kind) => sum + (STAY[kind] ?? 0), 250) + tricks * STAY.swept! + scored;
}

function step(view: View, { kind, args }: Event): View {
  if (kind === 'played') {
    const trick = [...view.trick, args];
    return { ...holding(view, args), trick, led: view.led ?? family(args.card) };
  }
  if (kind === 'pledged') {
    const pledges = [...view.pledges, { seat: args.seat, card: args.card }];
    return growing({ ...holding(view, args), pledges }, args.seat, 0, args.trees);
  }
  if (kind === 'joined') {
    const tableau = { ...view.tableau };
    for (const card of args.cards) tableau[family(card)] = [...(tableau[family(card)] ?? []), card];
    return { ...view, tableau, pledges: [], coming: [] };
  }
  if (kind === 'trump') return { ...view, trump: args.family };
  return view;
}

function sweep(view: View, won: LaidCard): View {
  return { ...growing(view, won.seat, 1, 0), trick: [], led: null, winner: null, leader: won.seat };
}

function holding(view: View, { seat, card }: LaidCard): View {
  const players = view.players.map((each) =>
    each.seat === seat ? { ...each, cards: each.cards - 1 } : each,
  );
  return { ...view, players, hand: view.hand.filter((one) => one !== card) };
}

function growing(view: View, seat: number, tricks: number, trees: number): View {
  const players = view.players.map((each) => {
    if (each.seat !== seat) return each;
    const grown = { ...each, tricks: each.tricks + tricks, trees: each.trees + trees };
    return { ...grown, planted: Math.min(grown.tricks, grown.trees) };
  });
  return { ...view, players };
}
