/** Colours and motifs of the earth. */
import { at, disc, fill, grain, line, range, round, sheet, swell } from '../ink';

export const ink = '#15301d';
export const deep = '#23502f';
export const green = '#47803f';
export const moss = '#84ab54';
export const spring = '#c6d58a';
export const pale = '#eef0c9';
export const cream = '#fbf4de';
export const bark = '#6b4327';
export const rust = '#c0602f';
export const gold = '#e3b548';

export const leaf = (x: number, y: number, scale: number, turn: number, body: string, vein: string): string =>
  at(
    x,
    y,
    scale,
    turn,
    fill('M0 0C-9-6-9-19 0-28C9-19 9-6 0 0Z', body),
    line('M0 2V-24M0-7l-4-4M0-7l4-4M0-14l-3.4-3.4M0-14l3.4-3.4', vein, 0.9),
  );

export const blade = (x: number, y: number, height: number, lean: number, colour: string): string =>
  fill(
    `M${round(x - 1.3)} ${y}Q${round(x)} ${round(y - height * 0.6)} ${round(x + lean)} ${round(y - height)}Q${round(x + 2)} ${round(y - height * 0.5)} ${round(x + 1.3)} ${y}Z`,
    colour,
  );

export const grass = (seed: number, y: number, colour: string, height = 12): string => {
  const next = grain(seed);
  return range(26)
    .map((i) => blade(i * 3.7, y, height * (0.5 + next() * 0.7), (next() - 0.5) * 8, colour))
    .join('');
};

export const meadow = (seed: number): string =>
  sheet(0, 110, pale) +
  disc(68, 28, 10, cream) +
  fill(swell(62, 7, 76, seed * 11), spring) +
  fill(swell(76, 6, 58, seed * 17), moss) +
  grass(seed, 108, green, 18);

export const wood = (seed: number): string => {
  const next = grain(seed);
  return (
    sheet(0, 110, moss) +
    range(6)
      .map(
        (i) =>
          `<rect x="${round(4 + i * 15 + next() * 6)}" y="-2" width="${round(3 + next() * 4)}" height="112" fill="${i % 2 ? green : '#6d9a4c'}"/>`,
      )
      .join('') +
    fill(swell(80, 5, 50, seed * 13), green) +
    fill(swell(93, 4, 40, seed * 7), deep) +
    grass(seed, 109, ink, 10)
  );
};

export const pine = (x: number, y: number, scale: number, body: string, cut: string): string =>
  at(
    x,
    y,
    scale,
    0,
    fill('M-1.6 0H1.6V6H-1.6Z', bark),
    fill('M0-34L8-20H4L11-8H6L14 2H-14L-6-8H-11L-4-20H-8Z', body),
    line('M0-30V-2M0-20l4 4M0-20l-4 4M0-9l6 5M0-9l-6 5', cut, 0.8),
  );

export const mushroom = (x: number, y: number, scale: number, cap: string): string =>
  at(
    x,
    y,
    scale,
    0,
    fill('M-6 0Q-4-14-5-20H5Q4-14 6 0Q0 3-6 0Z', cream),
    line('M-2-2Q-1-10-2-17M2-2Q2-9 2-16', '#cdbb8e', 0.9),
    fill('M-20-18C-20-40 20-40 20-18Q0-12-20-18Z', cap),
    fill('M-20-18Q0-12 20-18Q0-20-20-18Z', '#7d3216'),
    disc(-9, -25, 2.8, cream),
    disc(3, -30, 3.3, cream),
    disc(11, -23, 2.2, cream),
    disc(-2, -22, 1.6, cream),
  );
