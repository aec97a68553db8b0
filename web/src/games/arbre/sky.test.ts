import { expect, test } from 'vitest';
import { hourAt, mixed } from './sky';

test('colours meet halfway', () => {
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mixed('#102030', '#ffffff', 0)).toBe('#102030');
});

test('the sun rises, stands high and sinks again', () => {
  expect(hourAt(0.5).height).toBeGreaterThan(hourAt(0).height);
  expect(hourAt(0.5).height).toBeGreaterThan(hourAt(1).height);
});

test('every moment has its sky, the first and the last as well', () => {
  for (const progress of [0, 0.3, 0.31, 0.6, 0.99, 1]) {
    for (const colour of [hourAt(progress).top, hourAt(progress).low])
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  }
  expect(hourAt(0).top).not.toBe(hourAt(1).top);
});
