/** What the last moves brought, put together for display. */
import type { CardName, EventName, Events, LocationName, View } from '../../generated/everdell';
import { eventsIn, type EventOf, type NewsLine } from '../../lib/news';
import type { Bundle, Resource, Season } from './reading';

type News = NewsLine<Events>[];

/** What one card of the production has brought. */
export interface Crop {
  card: CardName;
  gain: Bundle;
  cards: number;
  points: number;
}

const SINGLE: Partial<Record<EventOf<Events>['kind'], Resource>> = {
  gained_twig: 'twig',
  gained_resin: 'resin',
  gained_pebble: 'pebble',
  gained_berry: 'berry',
};

/** The production of a seat, card by card; only what has brought something. */
export function harvestOf(news: News, seat: number): Crop[] {
  const crops: Crop[] = [];
  let producing = false;
  for (const event of eventsIn(news)) {
    if (event.kind === 'production') producing = event.args.seat === seat;
    if (!producing) continue;
    if (event.kind === 'activated') crops.push({ card: event.args.card, gain: {}, cards: 0, points: 0 });
    const crop = crops.at(-1);
    if (crop) reap(crop, event);
  }
  return crops.filter(({ gain, cards, points }) => Object.keys(gain).length || cards || points);
}

function reap(crop: Crop, event: EventOf<Events>): void {
  const single = SINGLE[event.kind];
  if (single && 'count' in event.args) add(crop.gain, { [single]: event.args.count });
  else if (event.kind === 'gained' || event.kind === 'stored') add(crop.gain, event.args.what as Bundle);
  else if (event.kind === 'drew') crop.cards += event.args.count;
  else if (event.kind === 'points') crop.points += event.args.count;
}

function add(sum: Bundle, more: Bundle): void {
  for (const [resource, count] of Object.entries(more) as [Resource, number][])
    sum[resource] = (sum[resource] ?? 0) + count;
}

/** What a player did last: a card, a place, an event or a season. */
export type Move =
  | { kind: 'card'; name: CardName }
  | { kind: 'location'; name: LocationName }
  | { kind: 'event'; name: EventName }
  | { kind: 'season'; name: Season };

export function movesIn(news: News): Map<number, Move> {
  const found = new Map<number, Move>();
  for (const event of eventsIn(news)) {
    const move = moveOf(event);
    if (move && 'seat' in event.args) found.set(event.args.seat, move);
  }
  return found;
}

function moveOf(event: EventOf<Events>): Move | null {
  switch (event.kind) {
    case 'played':
    case 'played_meadow':
    case 'played_revealed':
    case 'played_legend':
    case 'visited':
    case 'visited_own':
      return { kind: 'card', name: event.args.card };
    case 'placed':
      return { kind: 'location', name: event.args.location };
    case 'achieved':
      return { kind: 'event', name: event.args.event };
    case 'prepared':
      return { kind: 'season', name: event.args.season };
    default:
      return null;
  }
}

/** The places that the last moves touched, by the names of their targets. */
export function touchedBy(news: News, view: View): Set<string> {
  const places = new Set<string>();
  for (const [seat, { kind, name }] of movesIn(news)) {
    if (kind === 'card') places.add(`city/${seat}/${name}`);
    if (kind === 'event') places.add(`event/${name}`);
    if (kind === 'location') places.add(placeOf(name, view));
  }
  return places;
}

function placeOf(name: string, view: View): string {
  const wood = view.forest.findIndex((place) => place.name === name);
  if (wood >= 0) return `forest/${wood}`;
  if (name === 'haven') return name;
  return name.startsWith('journey_') ? `journey/${name.slice(8)}` : `location/${name}`;
}
