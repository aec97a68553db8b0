import { describe, expect, it } from 'vitest';
import type { CardName, LocationName } from '../../../generated/everdell';
import { CARDS, LOCATIONS } from '../reading';
import { landscape } from './places';
import { die, portrait } from './rugwort';
import { vignette } from './vignettes';

const cards = Object.keys(CARDS) as CardName[];
const places = Object.keys(LOCATIONS) as LocationName[];

/** Every shape must have been given numbers and colours, and every group must end. */
const sound = (svg: string): boolean =>
  !/undefined|NaN|null/.test(svg) && svg.split('<g').length === svg.split('</g>').length;

describe('drawings', () => {
  it('differ from card to card, and from place to place', () => {
    expect(new Set(cards.map(vignette)).size).toBe(cards.length);
    const apart = places.filter((place) => LOCATIONS[place].area !== 'journey');
    expect(new Set(apart.map(landscape)).size).toBe(apart.length);
  });

  it('are whole', () => {
    expect(cards.filter((card) => !sound(vignette(card)))).toEqual([]);
    expect(places.filter((place) => !sound(landscape(place)))).toEqual([]);
  });

  it('show Rugwort in all his moods and his die on all its sides', () => {
    const moods = [portrait('sly'), portrait('glad'), portrait('cross')];
    const sides = Array.from({ length: 8 }, (_, i) => die(i + 1));
    expect(new Set([...moods, ...sides]).size).toBe(11);
    expect([...moods, ...sides].every(sound)).toBe(true);
  });

  it('look the same every time', () => {
    expect(vignette('castle')).toBe(vignette('castle'));
  });
});
