/** What happened, told scene by scene: cards first, then the discs that follow them and their dials, then the concert. */
import type { View } from '../../generated/evergreen';
import type { Happening, LogLine } from '../../lib/board';
import type { Artist } from './artists';

export interface Counted {
  artist: Artist;
  dial: number;
  hit: boolean;
}

export interface Performance {
  seat: number;
  points: number;
  gala: boolean;
  discs: Counted[];
}

/** Something that everybody stops to look at. */
export type Moment =
  | { kind: 'concert'; held: Performance }
  | { kind: 'final'; held: Performance[] }
  | { kind: 'late'; seat: number };

export interface Scene {
  view: View;
  moment: Moment | null;
  /** The place where a card was laid last, as `seat/side`. */
  last: string | null;
  /** How long the scene stays, in ms. */
  stay: number;
}

const SIDES = ['left', 'middle', 'right'];
const STAY: Record<string, number> = {
  opened: 900,
  laid: 430,
  laid_home: 430,
  moved: 430,
  stepped: 340,
  taken: 430,
  hit: 420,
  late: 1100,
  concert: 1700,
  gala: 2400,
  final: 3000,
};

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
    const happenings = news.flatMap((line) => line.happenings);
    for (const happening of together(happenings.flatMap(inSteps))) {
      view = happening.reduce(step, view);
      const { kind, args } = happening[0]!;
      if (kind === 'laid' || kind === 'laid_home') last = `${args.owner as number}/${args.side as string}`;
      const stay = STAY[atOnce(kind) ?? kind];
      if (stay) told.push({ view, moment: moment(happening), last, stay });
    }
  }
  return [...told, { view: after, moment: null, last, stay: 0 }];
}

/** How long news should be looked at before the next move is shown. */
export function beat(news: LogLine[]): number {
  const groups = together(news.flatMap((line) => line.happenings).flatMap(inSteps));
  const stays = groups.map(([first]) => STAY[atOnce(first!.kind) ?? first!.kind] ?? 0);
  return stays.reduce((sum, stay) => sum + stay, 250);
}

/** A disc first travels as it is; its dial steps when it has arrived (EVG-3.4). */
const inSteps = (happening: Happening): Happening[] =>
  happening.kind === 'moved' ? [happening, { ...happening, kind: 'stepped' }] : [happening];

/** Everybody's opening cards are turned over at once, free discs leave the middle at once, the final concert is one evening. */
function together(happenings: Happening[]): Happening[][] {
  const groups: Happening[][] = [];
  for (const each of happenings) {
    const group = groups.at(-1);
    if (group && atOnce(each.kind) && atOnce(group[0]!.kind) === atOnce(each.kind)) group.push(each);
    else groups.push([each]);
  }
  return groups;
}

const final = (kind: string): boolean => kind === 'final' || kind === 'final_gala';

const atOnce = (kind: string): string | undefined =>
  final(kind) ? 'final' : ['opened', 'taken'].find((one) => one === kind);

function moment(group: Happening[]): Moment | null {
  const { kind, args } = group[0]!;
  if (kind === 'late') return { kind: 'late', seat: args.seat as number };
  if (kind === 'concert' || kind === 'gala') return { kind: 'concert', held: performance(group[0]!) };
  if (final(kind)) return { kind: 'final', held: group.map(performance) };
  return null;
}

function performance({ kind, args }: Happening): Performance {
  return {
    seat: args.seat as number,
    points: args.points as number,
    gala: kind === 'gala' || kind === 'final_gala',
    discs: (args.discs as Counted[]) ?? [],
  };
}

function step(view: View, happening: Happening): View {
  const { kind, args } = happening;
  const seat = args.seat as number;
  if (kind === 'opened') return opened(view, seat, args.cards as string[]);
  if (kind === 'laid' || kind === 'laid_home') return laid(view, seat, happening);
  if (kind === 'moved' || kind === 'taken') return changeDisc(view, args.artist as Artist, { holder: seat });
  if (kind === 'stepped') return changeDisc(view, args.artist as Artist, { dial: args.dial as number });
  if (kind === 'hit') return { ...view, hit: args.artist as Artist };
  if (kind === 'concert' || kind === 'gala' || final(kind)) return held(view, happening);
  return view;
}

function change(view: View, seat: number, how: (player: View['players'][0]) => object): View {
  const players = view.players.map((player) =>
    player.seat === seat ? { ...player, ...how(player) } : player,
  );
  return { ...view, players };
}

function changeDisc(view: View, artist: Artist, how: Partial<View['discs'][0]>): View {
  return { ...view, discs: view.discs.map((disc) => (disc.artist === artist ? { ...disc, ...how } : disc)) };
}

function opened(view: View, seat: number, cards: string[]): View {
  const places = cards.map((card) => ({ card, covered: [] }));
  return change({ ...view, opening: [] }, seat, () => ({ places, chosen: 0 }));
}

/** A card drawn by the neighbour of somebody late comes from the hand of the place's owner (EVG-5.3). */
function laid(view: View, seat: number, { args }: Happening): View {
  const card = args.card as string;
  const at = SIDES.indexOf(args.side as string);
  const from = view.turn ?? seat;
  const next = change(view, from, (player) => ({ cards: player.cards - 1 }));
  return change(
    { ...next, hand: view.hand.filter((one) => one !== card), picked: null },
    args.owner as number,
    (player) => ({
      places: player.places.map((place, i) =>
        i === at && place.card ? { card, covered: [...place.covered, place.card] } : place,
      ),
    }),
  );
}

function held(view: View, happening: Happening): View {
  const { seat, points, gala } = performance(happening);
  const last = final(happening.kind);
  return change(view, seat, (player) => ({
    total: player.total + points,
    concerts: [...player.concerts, { points, gala, final: last }],
    concerts_left: player.concerts_left - (last ? 0 : 1),
    gala: player.gala && !gala,
  }));
}
