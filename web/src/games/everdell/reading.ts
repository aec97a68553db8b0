/** What can be read off the table: visible facts put together for display. What is allowed comes from the house alone. */
import { CATALOGUE } from '../../generated/everdell.catalogue';
import type {
  CardFacts,
  CardName,
  Choice,
  CityCard,
  EventName,
  LocationName,
  Played,
  Player,
  Rugwort,
} from '../../generated/everdell';

export type Resource = 'twig' | 'resin' | 'pebble' | 'berry';
export type Colour = CardFacts['colour'];
export type Season = Player['season'];
export type Bundle = Partial<Record<Resource, number>>;

/** A way to play a card, by its verb and what it is done with. */
export type Way = { verb: string; nouns: string[] };

/** What is printed. */
export const { cards: CARDS, locations: LOCATIONS, events: EVENTS } = CATALOGUE;
export const isCard = (name: string): name is CardName => name in CARDS;
export const isLocation = (name: string): name is LocationName => name in LOCATIONS;
export const isEvent = (name: string): name is EventName => name in EVENTS;

export const RESOURCE_NAMES: readonly Resource[] = ['twig', 'resin', 'pebble', 'berry'];

export const amounts = (bundle: Bundle): [Resource, number][] =>
  RESOURCE_NAMES.filter((each) => bundle[each]).map((each) => [each, bundle[each]!]);

export const size = (bundle: Bundle): number => amounts(bundle).reduce((sum, [, count]) => sum + count, 0);

const LETTERS: Record<string, Resource> = { t: 'twig', r: 'resin', p: 'pebble', b: 'berry' };

/** '2t-1p' as what it holds. */
export function bundleOf(name: string): Bundle {
  const found: Bundle = {};
  for (const part of name === 'nothing' ? [] : name.split('-'))
    found[LETTERS[part.at(-1)!]!] = Number(part.slice(0, -1));
  return found;
}

/** And back: the name under which its words are kept. */
export const bundleName = (bundle: Bundle): string =>
  amounts(bundle)
    .map(([resource, count]) => `${count}${resource[0]}`)
    .join('-') || 'nothing';

/** What an answer would cost, where it says so. */
export const costOf = (choice: Choice | undefined): Bundle | null =>
  choice?.effect && 'cost' in choice.effect ? choice.effect.cost : null;

/** What playing a card would cost and bring, where the answer is that. */
export const playOf = (choice: Choice | undefined): Played | null =>
  choice?.effect && 'ways' in choice.effect ? choice.effect : null;

/** What of the printed cost is not there. */
export function lacking(card: CardName, player: Player): Bundle {
  const short: Bundle = {};
  for (const [resource, count] of amounts(CARDS[card].cost)) {
    const more = count - (player.resources[resource] ?? 0);
    if (more > 0) short[resource] = more;
  }
  return short;
}

/** A card of a city and which of its equals it is: the oldest is 0. */
export interface Standing extends CityCard {
  copy: number;
  name: string;
}

/** One plot of the street: a card, and those that share its plot. */
export type Plot = Standing[];

export interface Street {
  plots: Plot[];
  /** Those who need no plot. */
  guests: Standing[];
}

export function streetOf(player: Pick<Player, 'seat' | 'city'>): Street {
  const seen = new Map<string, number>();
  const cards = player.city.map((card): Standing => {
    const copy = seen.get(card.card) ?? 0;
    seen.set(card.card, copy + 1);
    return { ...card, copy, name: `city/${player.seat}/${card.card}/${copy}` };
  });
  /** What lies beneath a card is drawn with it. */
  const beside = (host: Standing): Standing[] =>
    cards.filter(
      ({ card, shares }) => shares === cards.indexOf(host) && !(host.beneath ?? []).includes(card),
    );
  return {
    plots: cards.filter(({ shares }) => shares === undefined).map((card) => [card, ...beside(card)]),
    guests: cards.filter(({ shares }) => shares === null),
  };
}

/** A worker that stands somewhere, named so that it walks from place to place. */
export interface Stood {
  seat: number;
  key: string;
}

export const stood = (owners: readonly number[], where: string): Stood[] =>
  owners.map((seat, i) => ({
    seat,
    key: `worker/${seat}/${where}/${owners.slice(0, i).filter((other) => other === seat).length}`,
  }));

/** Equal cards of Rugwort's city; a copy on which a worker stands lies apart. */
export interface Taken {
  card: CardName;
  copies: Standing[];
}

/** Rugwort's city in piles by colour, the newest kind first. */
export function pilesOf({ city }: Pick<Rugwort, 'city'>): Record<Colour, Taken[]> {
  const piles: Record<Colour, Taken[]> = { tan: [], green: [], red: [], blue: [], purple: [] };
  for (const [i, each] of city.entries()) {
    const { card } = each;
    const pile = piles[CARDS[card].colour];
    const copy = city.slice(0, i).filter((older) => older.card === card).length;
    const at = pile.findIndex(({ copies }) => isAlike(copies[0]!, each));
    const copies = at < 0 ? [] : pile.splice(at, 1)[0]!.copies;
    pile.unshift({ card, copies: [...copies, { ...each, copy, name: `city/rugwort/${card}/${copy}` }] });
  }
  return piles;
}
const isAlike = (one: CityCard, other: CityCard): boolean =>
  one.card === other.card && String(one.workers) === String(other.workers);

/** How many cards lie in a pile. */
export const cardsIn = (pile: readonly Taken[]): number =>
  pile.reduce((sum, { copies }) => sum + copies.length, 0);
