import { expect, test } from 'vitest';
import type { Place } from './grow';
import { around, boxOf, towards } from './sites';

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
  expect(around([{ x: 3, y: -4 }])).toEqual({ x: 0, y: -110, width: 110, height: 110 });
});
