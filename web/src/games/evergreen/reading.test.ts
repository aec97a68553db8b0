import { expect, it } from 'vitest';
import type { View } from '../../generated/evergreen';
import { Offers } from '../../lib/offers';
import { discsOf, layings, signed } from './reading';

const choice = (name: string, target: string, effect?: object) =>
  ({
    id: 0,
    name,
    verb: name.split(' ')[0],
    target,
    effect,
  }) as never;

it('reads what laying a card at a place would change', () => {
  const effect = { covers: 'blue-1', moves: [], worth: 7 };
  const places = layings(new Offers([choice('on 1 left', 'place/1/left', effect), choice('done', 'done')]));
  expect([...places.keys()]).toEqual(['place/1/left']);
  expect(places.get('place/1/left')).toMatchObject({ action: 'on 1 left', worth: 7 });
});

it('shows which discs would leave and come', () => {
  const view = { discs: [{ artist: 'blue', holder: 1, dial: 5 }] } as View;
  const preview = {
    action: '',
    spot: '',
    covers: 'blue-1' as const,
    worth: 0,
    moves: [{ artist: 'blue', other: 1, to: 2, dial: 6 } as const],
  };
  expect(discsOf(view, 1, preview).map(({ state }) => state)).toEqual(['leaving']);
  expect(discsOf(view, 2, preview)).toMatchObject([{ artist: 'blue', dial: 6, state: 'coming' }]);
  expect(discsOf(view, 1, null).map(({ state }) => state)).toEqual(['here']);
});

it('signs a change', () => {
  expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '±0']);
});
