import { expect, it } from 'vitest';
import type { View } from '../../generated/evergreen';
import type { Decision } from '../../lib/board';
import { buttons, discsOf, layings, offers, signed } from './reading';

const choice = (name: string, target: string, effect?: object) => ({ id: 0, name, target, effect }) as never;
const decision = (...options: never[]): Decision => ({ seat: 0, prompt: { key: '' }, options });

it('sorts a question into cards, places and buttons', () => {
  const cards = decision(choice('lay blue-3', 'hand/blue-3'), choice('done', 'done'));
  expect(offers(cards).get('blue-3')).toBe('lay blue-3');
  expect(buttons(cards).map(({ name }) => name)).toEqual(['done']);
  const effect = { covers: 'blue-1', moves: [], worth: 7 };
  const places = layings(decision(choice('on 1 left', 'place/1/left', effect)));
  expect(places.get('place/1/left')).toMatchObject({ action: 'on 1 left', worth: 7 });
});

it('shows which discs would leave and come', () => {
  const view = { discs: [{ artist: 'blue', holder: 1, dial: 5 }] } as View;
  const preview = {
    action: '',
    spot: '',
    covers: '',
    worth: 0,
    moves: [{ artist: 'blue', from: 1, to: 2, dial: 6 } as const],
  };
  expect(discsOf(view, 1, preview).map(({ state }) => state)).toEqual(['leaving']);
  expect(discsOf(view, 2, preview)).toMatchObject([{ artist: 'blue', dial: 6, state: 'coming' }]);
  expect(discsOf(view, 1, null).map(({ state }) => state)).toEqual(['here']);
});

it('signs a change', () => {
  expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '±0']);
});
