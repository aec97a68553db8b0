/** Colours and motifs of the sea. */
import { at, disc, fill, grain, line, range, rays, ring, ripple, round, sheet, swell } from '../ink';

export const ink = '#0d2a44';
export const deep = '#174a73';
export const mid = '#2f78a3';
export const clear = '#6fb0c4';
export const pale = '#b9dad6';
export const foam = '#fbf3df';
export const sand = '#ecd9ae';
export const coral = '#e2714c';
export const gold = '#e6b450';

export const beach = (seed: number): string => {
  const next = grain(seed);
  return [
    sheet(0, 110, pale),
    range(5)
      .map((i) => line(ripple(14 + i * 7, 2.4, 22 - i * 2, -10 - i * 5), i % 2 ? foam : clear, 1))
      .join(''),
    fill(swell(47, 5, 44, seed * 7), foam),
    fill(swell(50, 5, 44, seed * 7), sand),
    range(26)
      .map(() => disc(next() * 90, 58 + next() * 46, 0.35 + next() * 0.5, '#c9a96b'))
      .join(''),
  ].join('');
};

export const below = (seed: number): string => {
  const next = grain(seed);
  return [
    sheet(0, 110, mid),
    fill(rays(60, -30, 20, 150, 26, 0.45, 0.1), clear, 'opacity=".35"'),
    fill(swell(84, 6, 60, seed * 9), deep),
    fill(swell(95, 4, 38, seed * 5), ink),
    range(9)
      .map(() => ring(6 + next() * 78, 14 + next() * 70, 0.7 + next() * 1.5, pale, 0.6))
      .join(''),
  ].join('');
};

/** Overlapping scales of water, row by row, the old pattern for a calm sea. */
export const scales = (top: number, rows: number, r: number, body: string, edge: string): string =>
  range(rows)
    .map((row) =>
      range(Math.ceil(94 / (2 * r)) + 1)
        .map((i) => {
          const x = i * 2 * r + (row % 2 ? r : 0);
          const y = top + row * r * 0.62 + r;
          return (
            disc(x, y, r, body) +
            ring(x, y, r - 0.5, edge, 0.9) +
            ring(x, y, r * 0.66, edge, 0.8) +
            ring(x, y, r * 0.34, edge, 0.8)
          );
        })
        .join(''),
    )
    .join('');

export const fish = (x: number, y: number, scale: number, body: string, turn = 0): string =>
  at(
    x,
    y,
    scale,
    turn,
    fill('M-10 0C-6-6 4-6 9 0C4 6-6 6-10 0ZM-8 0L-15-5Q-13 0-15 5Z', body),
    line('M-1-4Q2 0-1 4M-5-2Q-3 0-5 2', ink, 0.7, 'opacity=".55"'),
    disc(5, -1, 0.9, ink),
  );

export const weed = (x: number, height: number, lean: number, colour: string): string => {
  const blades = range(Math.floor(height / 7)).map((i) => {
    const y = 104 - i * 7;
    const side = i % 2 ? 1 : -1;
    const cx = x + (lean * i * i) / 12;
    return fill(`M${round(cx)} ${y}q${side * 9}-2 ${side * 10}-9q${-side * 8} 1 ${-side * 10} 9Z`, colour);
  });
  return (
    line(`M${x} 108Q${x} ${104 - height / 2} ${round(x + lean * 4)} ${104 - height}`, colour, 1.6) +
    blades.join('')
  );
};

export const boatSea = (top: number): string => scales(top, 9, 9, deep, clear);
