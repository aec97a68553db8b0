/** What happened, told scene by scene: the view is already the next one, the eye still wants to see how it came about. */
import type { View } from '../../generated/eternity';
import type { Happening, LogLine } from '../../lib/board';
import { family } from './deck';

export interface Won {
  seat: number;
  card: string;
}

export interface Scene {
  view: View;
  /** The trick is complete and lies a moment longer, its winner marked. */
  won: Won | null;
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
  news: LogLine[],
  last: string | null = null,
): Scene[] {
  const told: Scene[] = [];
  if (before && before.you === after.you) {
    let view = before;
    for (const happening of news.flatMap((line) => line.happenings)) {
      if (happening.kind === 'scored' || happening.kind === 'round') break;
      if (happening.kind === 'played' || happening.kind === 'pledged') last = happening.args.card as string;
      if (!(happening.kind in STAY)) continue;
      view = step(view, happening);
      const won =
        happening.kind === 'trick'
          ? { seat: happening.args.seat as number, card: happening.args.card as string }
          : null;
      told.push({ view, won, last, stay: STAY[happening.kind]! });
      if (won) {
        view = sweep(view, won);
        last = null;
        told.push({ view, won: null, last, stay: STAY.swept! });
      }
    }
  }
  return [...told, { view: after, won: null, last, stay: 0 }];
}

/** How long news should be looked at before the next move is shown. */
export function beat(news: LogLine[]): number {
  const kinds = news.flatMap((line) => line.happenings.map((happening) => happening.kind));
  const tricks = kinds.filter((kind) => kind === 'trick').length;
  const scored = kinds.includes('scored') ? READ_SCORES : 0;
  return kinds.reduce((sum, kind) => sum + (STAY[kind] ?? 0), 250) + tricks * STAY.swept! + scored;
}

function step(view: View, { kind, args }: Happening): View {
  const seat = args.seat as number;
  const card = args.card as string;
  if (kind === 'played') {
    const trick = [...view.trick, { seat, card }];
    return { ...holding(view, seat, card), trick, led: view.led ?? family(card) };
  }
  if (kind === 'pledged') {
    const pledges = [...view.pledges, { seat, card }];
    return growing({ ...holding(view, seat, card), pledges }, seat, 0, args.trees as number);
  }
  if (kind === 'joined') {
    const tableau = { ...view.tableau };
    for (const one of args.cards as string[]) tableau[family(one)] = [...(tableau[family(one)] ?? []), one];
    return { ...view, tableau, pledges: [], coming: [] };
  }
  if (kind === 'trump') return { ...view, trump: args.family as View['trump'] };
  return view;
}

function sweep(view: View, won: Won): View {
  return { ...growing(view, won.seat, 1, 0), trick: [], led: null, winner: null, leader: won.seat };
}

function holding(view: View, seat: number, card: string): View {
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
