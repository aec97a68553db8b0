/** A card by its name, and the pictures and shapes that belong to it. */
import type { Card, CardName, FamilyName } from '../../generated/eternity';
import { CATALOGUE } from '../../generated/eternity.catalogue';
import { earth } from './families/earth/index';
import { sea } from './families/sea/index';
import { sky } from './families/sky/index';

export const FAMILIES = Object.keys(CATALOGUE.families) as FamilyName[];

const printed = (card: string): Card => CATALOGUE.cards[card as CardName];

export const family = (card: string): FamilyName => printed(card).family;

export const rank = (card: string): number => printed(card).rank;

/** How many trees a card pledges (ETE-1.2). */
export const trees = (card: string): number => printed(card).trees;

const scenes: Record<FamilyName, readonly (() => string)[]> = { sea, sky, earth };
const drawn = new Map<string, string>();

/** The picture of a card, 90 by 105, as SVG text. */
export function scene(card: string): string {
  let text = drawn.get(card);
  if (text === undefined) {
    text = scenes[family(card)][rank(card) - 1]?.() ?? '';
    drawn.set(card, text);
  }
  return text;
}

/** Each family's sign in a box of 24: a wave, a cloud, a leaf. */
export const SIGN: Record<FamilyName, string> = {
  sea: 'M1 14.5C4 8 9 4.5 14 5.5C18.5 6.5 20.5 10 19 12.8C18 14.6 15.6 14.8 14.6 13.3C13.6 11.8 14.6 10.4 15.8 10.4C12 8.8 9.4 12.4 11 15.4C12.6 18.4 17 18.6 23 16.4V20.5Q12 23 1 20.5Z',
  sky: 'M6.4 20.4A5.6 5.6 0 0 1 4.9 9.4A4.6 4.6 0 0 1 10.2 6.2A6.2 6.2 0 0 1 19.9 10.6A5 5 0 0 1 18.6 20.4Z',
  earth:
    'M21.8 2.2C22.9 13.2 18.6 20.4 10.6 20.4C8.9 20.4 7.5 20 6.3 19.3C8.5 14.7 12 11.1 17 8.3C11 10.3 6.6 13.9 3.9 19.3L2.6 22.8L.9 22.2L2.3 18.2C1.7 10.8 8.6 3.8 21.8 2.2Z',
};

/** The edge between the printed head of a card and its picture: waves, clouds or hills. */
export const EDGE: Record<FamilyName, string> = {
  sea: 'M0 0H100V35Q93.75 27 87.5 35T75 35T62.5 35T50 35T37.5 35T25 35T12.5 35T0 35Z',
  sky: 'M0 0H100V33A7.2 6.4 0 0 1 85.7 33A7.2 6.4 0 0 1 71.4 33A7.2 6.4 0 0 1 57.1 33A7.2 6.4 0 0 1 42.9 33A7.2 6.4 0 0 1 28.6 33A7.2 6.4 0 0 1 14.3 33A7.2 6.4 0 0 1 0 33Z',
  earth:
    'M0 0H100V34L93.75 38L87.5 33L81.25 38L75 33L68.75 38L62.5 33L56.25 38L50 33L43.75 38L37.5 33L31.25 38L25 33L18.75 38L12.5 33L6.25 38L0 34Z',
};

/** A small tree in a box of 16 by 20, its foot at the lower edge. */
export const TREE =
  'M8 0C12 2.2 14.8 5.6 14.8 9.4C14.8 13.2 12.2 15.4 9.1 15.7V20H6.9V15.7C3.8 15.4 1.2 13.2 1.2 9.4C1.2 5.6 4 2.2 8 0Z';
