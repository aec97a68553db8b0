/** The pen that draws the valley: a few strokes that give SVG text, in a box of 120 by 80 unless said otherwise. */

export const INK = '#3d2b1b';
export const CREAM = '#fff3d8';
export const WOOD = '#a8763f';
export const BARK = '#7b5330';
export const GOLD = '#e8b23c';
export const AMBER = '#d98a1f';
export const BERRY = '#8e3a72';
export const CHERRY = '#c4432f';
export const STONE = '#b9b5a8';
export const SLATE = '#87867f';
export const LEAF = '#5f8f45';
export const MOSS = '#41703a';
export const GLOW = '#ffdf85';

export type Point = readonly [number, number];

export const fill = (d: string, colour: string, more = ''): string =>
  `<path d="${d}" fill="${colour}" ${more}/>`;

export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const disc = (x: number, y: number, r: number, colour: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, colour: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" ${more}/>`;

export const box = (x: number, y: number, w: number, h: number, colour: string, r = 0, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${colour}" ${more}/>`;

/** What stands in front: every shape in it gets the same soft outline. */
export const inked = (...content: string[]): string =>
  `<g stroke="${INK}" stroke-width="0.9" stroke-linejoin="round">${content.join('')}</g>`;

/** Marks upon a shape that need no outline of their own. */
export const bare = (...content: string[]): string => `<g stroke="none">${content.join('')}</g>`;

export const at = (x: number, y: number, scale: number, ...content: string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content.join('')}</g>`;

export const flipped = (x: number, y: number, scale: number, ...content: string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${content.join('')}</g>`;

export const turned = (x: number, y: number, turn: number, ...content: string[]): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${content.join('')}</g>`;

export const each = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

export const every = (points: readonly Point[], draw: (x: number, y: number, i: number) => string): string =>
  points.map(([x, y], i) => draw(x, y, i)).join('');

export const round = (x: number): number => Math.round(x * 100) / 100;

/** A closed outline with teeth: spines, saws, rays. */
export function burst(x: number, y: number, outer: number, inner: number, teeth: number, turn = 0): string {
  const corner = (i: number): string => {
    const r = i % 2 ? inner : outer;
    const a = turn + (i * Math.PI) / teeth;
    return `${round(x + r * Math.cos(a))} ${round(y + r * Math.sin(a))}`;
  };
  return `M${Array.from({ length: teeth * 2 }, (_, i) => corner(i)).join('L')}Z`;
}
