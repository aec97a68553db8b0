import { describe, expect, it } from 'vitest';
import type { Choice } from './board';
import { Offers } from './offers';

const choice = (name: string, target: string): Choice => ({ id: 0, name, target, verb: '', nouns: [] });
const offers = new Offers([
  choice('play sea-11', 'hand/sea-11'),
  choice('pledge sea-11', 'hand/sea-11'),
  choice('play sky-3', 'hand/sky-3'),
  choice('pass', 'bar'),
]);

function taps() {
  const heard: string[] = [];
  const hands = {
    choose: (action: string) => void heard.push(`choose ${action}`),
    why: (action: string) => void heard.push(`why ${action}`),
  };
  return { heard, hands };
}

describe('offers', () => {
  it('are found by their target', () => {
    expect(offers.at('hand/sea-11').map(({ name }) => name)).toEqual(['play sea-11', 'pledge sea-11']);
    expect(offers.at('hand/earth-1')).toEqual([]);
    expect(offers.in('hand')).toEqual(['sea-11', 'sky-3']);
    expect(offers.has('hand/sky-3')).toBe(true);
  });

  it('are found by their name', () => {
    expect(offers.named('pledge sea-11')?.target).toBe('hand/sea-11');
    expect(offers.named(null)).toBeUndefined();
  });

  it('outside the board are buttons', () => {
    expect(offers.outside('hand').map(({ name }) => name)).toEqual(['pass']);
  });

  it('are taken by a tap when there is one, left open when there are more, explained when there is none', () => {
    const { heard, hands } = taps();
    offers.tap('hand/sky-3', 'play sky-3', hands);
    expect(offers.tap('hand/sea-11', 'play sea-11', hands)).toHaveLength(2);
    offers.tap('hand/earth-1', 'play earth-1', hands);
    expect(heard).toEqual(['choose play sky-3', 'why play earth-1']);
  });
});
