import { expect, test } from 'vitest';
import type { Place } from './grow';
import { boxOf, thick, towards } from './sites';

const end = (x: number, y: number): Place => ({ from: { x: 0, y: 0 }, to: { x, y }, angle: 0 });
const places = [end(0, -100), end(80, -110), end(-90, -90), end(10, -200), end(200, -100)];

test('arrows lead to the nearest lit end that way', () => {
  expect(towards('ArrowRight', 0, [1, 2, 3, 4], places)).toBe(1);
  expect(towards('ArrowRight', 0, [2, 3, 4], places)).toBe(4);
  expect(towards('ArrowLeft', 0, [1, 2, 3], places)).toBe(2);
  expect(towards('ArrowUp', 0, [1, 2, 3], places)).toBe(3);
  expect(towards('ArrowDown', 0, [1, 2, 3], places)).toBeNull();
  expect(towards('Enter', 0, [1, 2, 3], places)).toBeNull();
});

test('the window holds every end and changes in steps', () => {
  const box = boxOf(places, { x: 0, y: -250 });
  for (const { to } of places) {
    expect(to.x).toBeGreaterThan(box.x);
    expect(to.x).toBeLessThan(box.x + box.width);
    expect(to.y).toBeGreaterThan(box.y);
  }
  expect(boxOf([...places, end(230, -100)], { x: 0, y: -250 })).toEqual(box);
});

test('one looks where most can grow, and goes on looking there while something can', () => {
  const few = [{ x: -400, y: -200 }];
  const many = [0, 40, 80].map((x) => ({ x, y: -300 }));
  const box = thick([...few, ...many])!;
  expect(box.x).toBeLessThan(0);
  expect(box.x + box.width).toBeGreaterThan(80);
  expect(thick([...few, ...few, ...many.slice(1)], box)).toBe(box);
  expect(thick(few, box)).not.toBe(box);
  expect(thick([])).toBeUndefined();
});
