/** The printmaker's tools: every picture of the deck is cut with these few strokes, as SVG text without ids. */

export const fill = (d: string, colour: string, more = ''): string =>
  `<path d="${d}" fill="${colour}" ${more}/>`;

export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const disc = (x: number, y: number, r: number, colour: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colour}" ${more}/>`;

export const ring = (x: number, y: number, r: number, colour: string, width: number, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, colour: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" ${more}/>`;

export const sheet = (y: number, height: number, colour: string): string =>
  `<rect x="-1" y="${y}" width="92" height="${height}" fill="${colour}"/>`;

export const at = (x: number, y: number, scale: number, turn: number, ...content: string[]): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scale)})">${content.join('')}</g>`;

export const mirrored = (x: number, y: number, scale: number, ...content: string[]): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${-scale} ${scale})">${content.join('')}</g>`;

export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export const round = (x: number): number => Math.round(x * 100) / 100;

/** A steady generator, so that a card looks the same every time it is drawn. */
export function grain(seed: number): () => number {
  let a = seed * 2654435761 + 12345;
  return () => {
    a = (Math.imul(a ^ (a >>> 15), 1 | a) + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 13), 61 | a);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A rolling edge from side to side, closed at the foot of the picture. */
export function swell(y: number, height: number, length: number, shift = 0): string {
  let d = `M${round(-length - shift)} ${y}`;
  for (let x = -length - shift; x < 92; x += length)
    d += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  return `${d}V110H-40Z`;
}

/** The same rolling edge as an open line. */
export function ripple(y: number, height: number, length: number, from = -6, to = 96): string {
  let d = `M${from} ${y}`;
  for (let x = from; x < to; x += length) d += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  return d;
}

/** Rays around a point, as wedges. */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  share = 0.5,
  turn = 0,
): string {
  const step = (Math.PI * 2) / count;
  const corner = (r: number, a: number) => `${round(x + r * Math.cos(a))} ${round(y + r * Math.sin(a))}`;
  return range(count)
    .map((i) => {
      const from = i * step + turn;
      const to = from + step * share;
      return `M${corner(inner, from)}L${corner(outer, from)}L${corner(outer, to)}L${corner(inner, to)}Z`;
    })
    .join('');
}

/** A star of `points` with the given radii. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points = 4,
  turn = -Math.PI / 2,
): string {
  return (
    range(points * 2)
      .map((i) => {
        const r = i % 2 ? inner : outer;
        const a = turn + (i * Math.PI) / points;
        return `${i ? 'L' : 'M'}${round(x + r * Math.cos(a))} ${round(y + r * Math.sin(a))}`;
      })
      .join('') + 'Z'
  );
}

export function stars(seed: number, count: number, top: number, bottom: number, colour: string): string {
  const next = grain(seed);
  return range(count)
    .map(() => fill(star(next() * 86 + 2, top + next() * (bottom - top), 0.8 + next() * 1.6, 0.4), colour))
    .join('');
}
