import { expect, test } from 'vitest';
import type { LogLine } from '../generated/house';
import { patched, scenesOf } from './scenes';

test.each([
  [{ a: 1, b: 2 }, { b: [3] }, { a: 1, b: 3 }],
  [
    { players: [{ cards: 3 }, { cards: 4 }] },
    { players: { 1: { cards: [3] } } },
    { players: [{ cards: 3 }, { cards: 3 }] },
  ],
  [{ a: null }, { a: [[]] }, { a: [] }],
  [['oak', 'elm', 'yew'], { '@': [1, 1] }, ['oak', 'yew']],
  [['oak', 'elm'], { '@': [1, 0, 'fir', 'ash'] }, ['oak', 'fir', 'ash', 'elm']],
  [['oak', 'elm'], { 1: ['fir'] }, ['oak', 'fir']],
  [['oak'], [[]], []],
  [{ '@': 1 }, { '@': [2] }, { '@': 2 }],
])('a patch of %j by %j', (old, patch, wanted) => {
  const was = JSON.stringify(old);
  expect(patched(old, patch)).toEqual(wanted);
  expect(JSON.stringify(old)).toBe(was);
});

test('what stays the same is the same object', () => {
  const old = { hand: ['oak'], trick: [] };
  expect(patched(old, { trick: [['elm']] }).hand).toBe(old.hand);
  expect(patched(old, {})).toBe(old);
});

const line = (move: number, ...kinds: string[]): LogLine =>
  ({ move, seat: 0, happenings: kinds.map((kind) => ({ kind, args: {} })) }) as unknown as LogLine;
const kindsOf = (events: { kind: string }[]) => events.map(({ kind }) => kind);

test('scenes lead to the newest view, each with what happened since the one before', () => {
  const message = {
    view: null,
    scenes: [
      { told: 2, patch: { a: [2] } },
      { told: 2, patch: { b: [5] } },
    ],
    patch: { a: [3] },
  };
  const scenes = scenesOf({ a: 1, b: 4 }, message, [line(7, 'played', 'trick'), line(8, 'joined')]);
  expect(scenes.map(({ view }) => view)).toEqual([
    { a: 2, b: 4 },
    { a: 2, b: 5 },
    { a: 3, b: 5 },
  ]);
  expect(scenes.map(({ events }) => kindsOf(events))).toEqual([['played', 'trick'], [], ['joined']]);
});

test('a view that is sent whole needs nothing before it', () => {
  const [only, ...more] = scenesOf(undefined, { view: { a: 1 }, scenes: [], patch: {} }, [line(1, 'dealt')]);
  expect(only).toEqual({ view: { a: 1 }, events: [{ kind: 'dealt', args: {} }] });
  expect(more).toEqual([]);
});
