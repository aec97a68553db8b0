/** What can be read off the table: visible facts put together for display. What is allowed comes from the house alone. */
import type { CityCard, Kind, Player, Rugwort, View } from '../../generated/everdell';
import type { Choice } from '../../lib/board';

export type Resource = 'twig' | 'resin' | 'pebble' | 'berry';
export type Colour = 'tan' | 'green' | 'red' | 'blue' | 'purple';
export type Season = 'winter' | 'spring' | 'summer' | 'autumn';
export type Bundle = Partial<Record<Resource, number>>;

/** A way to play a card, by its verb and what it is done with. */
export type Way = Pick<Choice, 'verb' | 'nouns'>;

/** What an option would do, as far as it is known (`Effect` in the engine's schema). */
export interface Effect {
  cost?: Bundle;
  ways?: number;
  how?: Way[];
  payments?: number;
  free?: boolean;
  gain?: Bundle;
  cards?: number;
  points?: number;
  discards?: number;
  to?: number;
}

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

export const effectOf = (choice: Choice | undefined): Effect => (choice?.effect ?? {}) as Effect;

/** The printed facts of every card, by name. */
export const kindsOf = (view: View): Map<string, Kind> =>
  new Map(view.kinds.map((kind) => [kind.name, kind]));

/** What of the printed cost is not there. */
export function lacking(kind: Kind, player: Player): Bundle {
  const short: Bundle = {};
  for (const [resource, count] of amounts(kind.cost)) {
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

/** One plot of the street: a card, a Husband and a Wife, or all Champions. */
export type Plot = Standing[];

export interface Street {
  plots: Plot[];
  /** Those who need no plot. */
  guests: Standing[];
}

export function streetOf(player: Player): Street {
  const seen = new Map<string, number>();
  const cards = player.city.map((card) => {
    const copy = seen.get(card.card) ?? 0;
    seen.set(card.card, copy + 1);
    return { ...card, copy, name: `city/${player.seat}/${card.card}/${copy}` };
  });
  const guests = cards.filter(({ card }) => card === 'wanderer');
  const champions = cards.filter(({ card }) => card === 'scurrble_champion');
  /** What lies beneath another card (Bridge, Spring) shares its plot. */
  const paired = new Set<Standing>([
    ...guests,
    ...champions.slice(1),
    ...cards.filter(({ on }) => on !== null),
  ]);
  const wives = cards.filter(({ card }) => card === 'wife').slice(0, player.pairs);
  for (const wife of wives) paired.add(wife);
  let next = 0;
  const plots = cards
    .filter((card) => !paired.has(card))
    .map((card) => {
      const wife = card.card === 'husband' ? wives[next] : undefined;
      if (wife) next += 1;
      if (card === champions[0]) return champions;
      return wife ? [card, wife] : [card];
    });
  return { plots, guests };
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
  card: string;
  copies: Standing[];
}

/** Rugwort's city in piles by colour, the newest kind first. */
export function pilesOf({ city }: Rugwort, kinds: ReadonlyMap<string, Kind>): Record<Colour, Taken[]> {
  const piles: Record<Colour, Taken[]> = { tan: [], green: [], red: [], blue: [], purple: [] };
  for (const [i, each] of city.entries()) {
    const { card } = each;
    const pile = piles[kinds.get(card)!.colour];
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
