import { describe, expect, it } from 'vitest';
import { edges, fit, held, panned, pinched, shown, zoomed, type Box, type Look, type Point } from './field';

const box: Box = { x: -100, y: -50, width: 400, height: 200 };
const room = { width: 800, height: 600 };
const limits = { least: 0.25, most: 4 };
const free = edges(10);

const seen = (look: Look, { x, y }: Point): Point => ({
  x: x * look.zoom + look.x,
  y: y * look.zoom + look.y,
});
const near = (one: Point, other: Point) => {
  expect(one.x).toBeCloseTo(other.x);
  expect(one.y).toBeCloseTo(other.y);
};

describe('a field', () => {
  it('fits: all of the box is seen, in the middle', () => {
    const look = fit(box, room, free, limits);
    expect(look.zoom).toBeCloseTo(780 / 400);
    near(seen(look, { x: 100, y: 50 }), { x: 400, y: 300 });
    near(seen(look, { x: -100, y: 50 }), { x: 10, y: 300 });
  });

  it('never fits smaller than can be touched, and then shows the heart of the matter', () => {
    const heart = { x: 250, y: 0, width: 50, height: 50 };
    const look = fit(box, { width: 200, height: 200 }, free, { least: 2, most: 4 }, heart);
    expect(look.zoom).toBe(2);
    const at = seen(look, { x: 275, y: 25 });
    expect(at.x).toBeGreaterThan(10);
    expect(at.x).toBeLessThan(190);
  });

  it('zooms about the pointer', () => {
    const look = { x: 30, y: -20, zoom: 1 };
    const at = { x: 200, y: 100 };
    const under = { x: (at.x - look.x) / look.zoom, y: (at.y - look.y) / look.zoom };
    near(seen(zoomed(look, at, 1.7, limits), under), at);
    expect(zoomed(look, at, 100, limits).zoom).toBe(4);
    expect(zoomed(look, at, 0.001, limits).zoom).toBe(0.25);
  });

  it('keeps both fingers on what they touch', () => {
    const look = { x: 0, y: 0, zoom: 1 };
    const before: [Point, Point] = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ];
    const after: [Point, Point] = [
      { x: 80, y: 150 },
      { x: 280, y: 150 },
    ];
    const next = pinched(look, before, after, limits);
    expect(next.zoom).toBeCloseTo(2);
    near(seen(next, before[0]), after[0]);
    near(seen(next, before[1]), after[1]);
  });

  it('is never lost', () => {
    const small = held(panned({ x: 0, y: 0, zoom: 1 }, 5000, -5000), box, room, free);
    near(seen(small, { x: 300, y: -50 }), { x: 790, y: 10 });
    const large = held(panned({ x: 0, y: 0, zoom: 4 }, 5000, 0), box, room, free);
    expect(seen(large, { x: -100, y: 0 }).x).toBeCloseTo(10);
  });

  it('brings what has the focus clear of the edges by the shortest way', () => {
    const look = { x: 0, y: 0, zoom: 1 };
    const out = { x: 780, y: 100, width: 50, height: 40 };
    expect(shown(look, out, room, free)).toEqual({ x: -40, y: 0, zoom: 1 });
    expect(shown(look, { x: 100, y: 100, width: 50, height: 40 }, room, free)).toEqual(look);
    expect(shown(look, { x: -30, y: 590, width: 50, height: 40 }, room, free)).toEqual({
      x: 40,
      y: -40,
      zoom: 1,
    });
  });
});
