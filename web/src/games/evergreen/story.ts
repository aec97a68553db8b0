/** What happened, told scene by scene: cards first, then the discs that follow them and their dials, then the concert. */
import type { ArtistName, Events, Laid, Played, View } from '../../generated/evergreen';
import { eventsIn, type EventOf, type NewsLine } from '../../lib/news';
import { SIDES, spotOf } from './reading';

/** Of a disc that moves we tell twice: it travels, then its dial steps. */
type Event = EventOf<Events & { stepped: Events['moved'] }>;

export interface Performance extends Played {
  gala: boolean;
}

/** Something that everybody stops to look at. */
export type Moment =
  | { kind: 'concert'; held: Performance }
  | { kind: 'final'; held: Performance[] }
  | { kind: 'late'; seat: number };

export interface Scene {
  view: View;
  moment: Moment | null;
  /** The spot where a card was laid last. */
  last: string | null;
  /** How long the scene stays, in ms. */
  stay: number;
}

const STAY: Record<string, number> = {
  opened: 900,
  laid: 350,
  laid_home: 350,
  moved: 350,
  stepped: 220,
  taken: 380,
  hit: 350,
  late: 1100,
  concert: 1500,
  gala: 2000,
  final: 3000,
};

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
    for (const group of together(eventsIn(news).flatMap(inSteps))) {
      view = group.reduce(step, view);
      const { kind, args } = group[0]!;
      if (kind === 'laid' || kind === 'laid_home') last = spotOf(args.owner, args.side);
      const stay = STAY[atOnce(kind) ?? kind];
      if (stay) story.push({ view, moment: moment(group), last, stay });
    }
  }
  return [...story, { view: after, moment: null, last, stay: 0 }];
}

/** How long news should be looked at before the next move is shown. */
export function beat(news: NewsLine<Events>[]): number {
  const groups = together(eventsIn(news).flatMap(inSteps));
  const stays = groups.map(([first]) => STAY[atOnce(first!.kind) ?? first!.kind] ?? 0);
  return stays.reduce((sum, stay) => sum + stay, 250);
}

/** A disc first travels as it is; its dial steps when it has arrived (EVG-3.4). */
const inSteps = (event: EventOf<Events>): Event[] =>
  event.kind === 'moved' ? [event, { ...event, kind: 'stepped' }] : [event];

/** Everybody's opening cards are turned over at once, free discs leave the middle at once, the final concert is one evening. */
function together(events: Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const each of events) {
    const group = groups.at(-1);
    if (group && atOnce(each.kind) && atOnce(group[0]!.kind) === atOnce(each.kind)) group.push(each);
    else groups.push([each]);
  }
  return groups;
}

const atOnce = (kind: string): string | undefined =>
  kind === 'final_gala' ? 'final' : ['final', 'opened', 'taken'].find((one) => one === kind);

function moment(group: Event[]): Moment | null {
  const { kind, args } = group[0]!;
  if (kind === 'late') return { kind, seat: args.seat };
  const held = group.map(performance).filter((each) => each !== null);
  if (!held.length) return null;
  return atOnce(kind) === 'final' ? { kind: 'final', held } : { kind: 'concert', held: held[0]! };
}

function performance({ kind, args }: Event): Performance | null {
  if (kind === 'concert' || kind === 'final') return { ...args, gala: false };
  if (kind === 'gala' || kind === 'final_gala') return { ...args, gala: true };
  return null;
}

function step(view: View, event: Event): View {
  const { kind, args } = event;
  if (kind === 'opened') return opened(view, args.seat, args.cards);
  if (kind === 'laid' || kind === 'laid_home') return laid(view, args);
  if (kind === 'moved' || kind === 'taken') return changeDisc(view, args.artist, { holder: args.seat });
  if (kind === 'stepped') return changeDisc(view, args.artist, { dial: args.dial });
  if (kind === 'hit') return { ...view, hit: args.artist };
  const played = performance(event);
  return played ? booked(view, played, atOnce(kind) === 'final') : view;
}

function change(view: View, seat: number, how: (player: View['players'][0]) => object): View {
  const players = view.players.map((player) =>
    player.seat === seat ? { ...player, ...how(player) } : player,
  );
  return { ...view, players };
}

function changeDisc(view: View, artist: ArtistName, how: Partial<View['discs'][0]>): View {
  return { ...view, discs: view.discs.map((disc) => (disc.artist === artist ? { ...disc, ...how } : disc)) };
}

function opened(view: View, seat: number, cards: string[]): View {
  const places = cards.map((card) => ({ card, covered: [] }));
  return change({ ...view, opening: [] }, seat, () => ({ places, chosen: 0 }));
}

/** A card drawn by the neighbour of somebody late comes from the hand of the place's owner (EVG-5.3). */
function laid(view: View, { seat, card, owner, side }: Laid): View {
  const at = SIDES.indexOf(side);
  const next = change(view, view.turn ?? seat, (player) => ({ cards: player.cards - 1 }));
  return change(
    { ...next, hand: view.hand.filter((one) => one !== card), picked: null },
    owner,
    (player) => ({
      places: player.places.map((place, i) =>
        i === at && place.card ? { card, covered: [...place.covered, place.card] } : place,
      ),
    }),
  );
}

function booked(view: View, { seat, points, gala }: Performance, final: boolean): View {
  return change(view, seat, (player) => ({
    total: player.total + points,
    concerts: [...player.concerts, { points, gala, final }],
    concerts_left: player.concerts_left - (final ? 0 : 1),
    gala: player.gala && !gala,
  }));
}
