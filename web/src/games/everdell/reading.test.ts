import { describe, expect, it } from 'vitest';
import type { CardName, CityCard } from '../../generated/everdell';
import { asked, lights, pageOf } from './asking';
import { bundleName, bundleOf, cardsIn, pilesOf, stood, streetOf } from './reading';

const city = (...cards: CardName[]): CityCard[] => cards.map((card) => ({ card }));

describe('a bundle', () => {
  it('is read and named alike', () => {
    expect(bundleOf('2t-1p')).toEqual({ twig: 2, pebble: 1 });
    expect(bundleName({ pebble: 1, twig: 2 })).toBe('2t-1p');
    expect(bundleOf('nothing')).toEqual({});
    expect(bundleName({})).toBe('nothing');
  });
});

describe('the street', () => {
  it('lets a Husband and a Wife share a plot, and a Wanderer need none', () => {
    const cards = city('wife', 'farm', 'husband', 'wanderer', 'farm', 'wife');
    cards[0]!.shares = 2;
    cards[3]!.shares = null;
    const street = streetOf({ seat: 1, city: cards });
    expect(street.plots.map((plot) => plot.map(({ name }) => name))).toEqual([
      ['city/1/farm/0'],
      ['city/1/husband/0', 'city/1/wife/0'],
      ['city/1/farm/1'],
      ['city/1/wife/1'],
    ]);
    expect(street.guests.map(({ card }) => card)).toEqual(['wanderer']);
  });
});

describe("Rugwort's hoard", () => {
  it('lays equal cards together, and a copy apart on which a worker stands', () => {
    const cards = city('inn', 'lookout', 'inn', 'inn');
    cards[2]!.workers = [0];
    const { red } = pilesOf({ city: cards });
    expect(red.map(({ copies }) => copies.map(({ name }) => name))).toEqual([
      ['city/rugwort/inn/0', 'city/rugwort/inn/2'],
      ['city/rugwort/inn/1'],
      ['city/rugwort/lookout/0'],
    ]);
    expect(cardsIn(red)).toBe(4);
  });
});

describe('workers', () => {
  it('of one seat at one place are told apart', () => {
    expect(stood([0, 1, 0], 'haven').map(({ key }) => key)).toEqual([
      'worker/0/haven/0',
      'worker/1/haven/0',
      'worker/0/haven/1',
    ]);
  });
});

describe('a question', () => {
  const option = (name: string, target: string) => ({
    id: 0,
    name,
    target,
    verb: name.split(' ')[0]!,
    nouns: [],
  });
  it('has buttons for what stands nowhere on the board, and for every way to play a card', () => {
    const options = [
      option('occupy farm', 'city/0/farm'),
      option('pay', 'pay'),
      option('place haven', 'haven'),
    ];
    const decision = { seat: 0, prompt: { key: 'prompt.way' }, options };
    expect(asked(decision).map(({ name }) => name)).toEqual(['occupy farm', 'pay']);
  });
  it('is counted on the page where it is answered', () => {
    expect(pageOf('city/2/inn', 0, true)).toBe('others');
    expect(pageOf('city/0/inn', 0, false)).toBe('city');
    const choices = ['meadow/1', 'haven', 'event/grand_tour', 'haven', 'pass'].map((each) =>
      option('x', each),
    );
    expect(lights(choices, 0, false)).toEqual({
      forest: 2,
      meadow: 1,
      city: 0,
      others: 0,
    });
  });
  it("about Rugwort's hoard is counted in the city's place once it lies open there, else with him", () => {
    const choices = [option('ruin', 'city/rugwort/farm'), option('ruin', 'city/rugwort/inn')];
    expect(lights(choices, 0, true)).toEqual({ forest: 0, meadow: 0, city: 2, others: 0 });
    expect(lights(choices, 0, false)).toEqual({ forest: 0, meadow: 0, city: 0, others: 2 });
  });
});
