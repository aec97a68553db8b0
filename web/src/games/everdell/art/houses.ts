/** How the valley builds: walls, roofs, doors and windows of wood, bark and stone. Feet at 0 0. */
import {
  BARK,
  bare,
  box,
  CHERRY,
  CREAM,
  disc,
  each,
  fill,
  GLOW,
  GOLD,
  INK,
  inked,
  line,
  MOSS,
  oval,
  round,
  SLATE,
  STONE,
  WOOD,
} from './pen';

export const door = (w = 9, h = 13, colour = BARK): string =>
  inked(fill(`M${-w / 2} 0V${-h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-h + w / 2}V0Z`, colour)) +
  line(`M0 0V${-h}`, INK, 0.6, 'opacity="0.5"') +
  disc(w / 4, -h * 0.4, 0.8, GOLD);

export const window = (r = 3.5, glass = GLOW): string =>
  inked(disc(0, 0, r, glass)) + line(`M${-r} 0H${r}M0 ${-r}V${r}`, BARK, 0.9);

export const arched = (w = 5, h = 9, glass = GLOW): string =>
  inked(fill(`M${-w / 2} 0V${-h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-h + w / 2}V0Z`, glass)) +
  line(`M0 0V${-h}`, BARK, 0.7);

/** Courses of stone on a wall that is drawn already. */
export const courses = (x: number, y: number, w: number, h: number, colour: string): string =>
  each(Math.floor(h / 5), (i) => {
    const row = y + i * 5 + 2.5;
    const from = x + (i % 2 ? 3 : 1);
    return line(
      `M${from} ${row}h${round(w * 0.22)}m${round(w * 0.14)} 0h${round(w * 0.18)}m${round(w * 0.12)} 0h${round(w * 0.16)}`,
      colour,
      0.8,
    );
  });

export const wall = (x: number, y: number, w: number, h: number, colour = STONE, joint = SLATE): string =>
  inked(box(x, y, w, h, colour)) + courses(x, y, w, h, joint);

/** A pointed roof over a wall from `x` of width `w`, its eaves at `y`. */
export const gable = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour = CHERRY,
  dark = '#8f2d20',
): string =>
  inked(
    fill(
      `M${x - 4} ${y}Q${x + w * 0.36} ${y - h * 0.55} ${x + w / 2} ${y - h}Q${x + w * 0.64} ${y - h * 0.55} ${x + w + 4} ${y}Z`,
      colour,
    ),
  ) +
  line(
    each(2, (i) => {
      const row = y - h * (0.2 + i * 0.22);
      const half = w * (0.4 - i * 0.13);
      return `M${round(x + w / 2 - half)} ${round(row)}q${round(half / 3)} 3 ${round((half * 2) / 3)} 0q${round(half / 3)} 3 ${round((half * 2) / 3)} 0q${round(half / 3)} 3 ${round((half * 2) / 3)} 0`;
    }),
    dark,
    0.9,
  );

/** A roof like an acorn's cup, with its stalk. */
export const acornRoof = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour = '#a3703b',
  dark = '#6e4822',
): string =>
  line(`M${x + w / 2} ${y - h}q0-4 3-6`, INK, 2.6) +
  line(`M${x + w / 2} ${y - h}q0-4 3-6`, dark, 1.5) +
  inked(
    fill(
      `M${x - 3} ${y}C${x - 3} ${y - h * 1.3} ${x + w + 3} ${y - h * 1.3} ${x + w + 3} ${y}Q${x + w / 2} ${y + 4} ${x - 3} ${y}Z`,
      colour,
    ),
  ) +
  line(
    `M${x} ${round(y - h * 0.28)}Q${x + w / 2} ${round(y - h * 0.1)} ${x + w} ${round(y - h * 0.28)}M${round(x + w * 0.1)} ${round(y - h * 0.56)}Q${x + w / 2} ${round(y - h * 0.4)} ${round(x + w * 0.9)} ${round(y - h * 0.56)}`,
    dark,
    1.1,
    'stroke-dasharray="2.2 1.8"',
  );

/** A roof like a mushroom's cap. */
export const capRoof = (x: number, y: number, w: number, h: number, colour = CHERRY, dot = CREAM): string =>
  inked(
    fill(
      `M${x - 7} ${y}C${x - 5} ${y - h * 1.35} ${x + w + 5} ${y - h * 1.35} ${x + w + 7} ${y}Q${x + w / 2} ${y + 5} ${x - 7} ${y}Z`,
      colour,
    ),
  ) +
  bare(
    oval(x + w * 0.2, y - h * 0.4, w * 0.09, h * 0.1, dot),
    oval(x + w * 0.55, y - h * 0.68, w * 0.11, h * 0.1, dot),
    oval(x + w * 0.85, y - h * 0.33, w * 0.08, h * 0.09, dot),
    oval(x + w * 0.5, y - h * 0.2, w * 0.06, h * 0.07, dot),
  );

/** A round tower with battlements or a cone on it. */
export const tower = (x: number, w: number, h: number, stone: string, joint: string, roof?: string): string =>
  inked(box(x, -h, w, h, stone)) +
  courses(x, -h, w, h, joint) +
  (roof
    ? inked(
        fill(
          `M${x - 2.5} ${-h}L${x + w / 2} ${round(-h - w * 1.15)}L${x + w + 2.5} ${-h}Q${x + w / 2} ${-h + 2.5} ${x - 2.5} ${-h}Z`,
          roof,
        ),
      )
    : inked(
        fill(
          `M${x - 1.5} ${-h + 3}V${-h - 4}h${round((w + 3) / 5)}v3h${round((w + 3) / 5)}v-3h${round((w + 3) / 5)}v3h${round((w + 3) / 5)}v-3h${round((w + 3) / 5)}V${-h + 3}Z`,
          stone,
        ),
      ));

/** A house in an old stump, its door between the roots. */
export const stumpHouse = (w: number, h: number): string =>
  inked(
    fill(
      `M${-w / 2} ${-h}C${-w / 2 + 2} ${-h / 2} ${-w / 2 - 1} -6 ${-w / 2 - 8} 0H${w / 2 + 8}C${w / 2 + 1} -6 ${w / 2 - 2} ${-h / 2} ${w / 2} ${-h}Z`,
      BARK,
    ),
  ) +
  line(
    `M${-w / 2 + 5} ${-h + 4}Q${-w / 2 + 7} ${-h / 2} ${-w / 2 + 3} -3M${w / 2 - 5} ${-h + 4}Q${w / 2 - 7} ${-h / 2} ${w / 2 - 3} -3M${-w / 4} ${-h + 2}V${-h / 2 - 2}M${w / 4} ${-h + 2}V${-h / 2}`,
    '#5a3a20',
    1,
  );

/** A stall's awning from `x`, its upper edge at `y`. */
export const awning = (
  x: number,
  y: number,
  w: number,
  stripes: number,
  one: string,
  other: string,
): string => {
  const s = w / stripes;
  return inked(
    each(stripes, (i) =>
      fill(
        `M${round(x + i * s)} ${y}h${round(s)}v7a${round(s / 2)} ${round(s / 2)} 0 0 1 ${round(-s)} 0Z`,
        i % 2 ? other : one,
      ),
    ),
  );
};

/** Half-timbered: a pale wall with beams. */
export const timbered = (x: number, y: number, w: number, h: number, plaster = CREAM): string =>
  inked(box(x, y, w, h, plaster)) +
  line(
    `M${x} ${y + h / 2}h${w}M${x + w / 3} ${y}v${h}M${x + (w * 2) / 3} ${y}v${h}M${x} ${y + h / 2}L${x + w / 3} ${y}M${x + w} ${y + h / 2}L${x + (w * 2) / 3} ${y}`,
    BARK,
    1.5,
  );

export const column = (x: number, y: number, w: number, h: number, colour = CREAM): string =>
  inked(
    box(x, y, w, h, colour),
    box(x - 1, y - 2, w + 2, 2.5, colour, 0.6),
    box(x - 1, y + h - 2, w + 2, 2.5, colour, 0.6),
  ) + line(`M${x + w * 0.65} ${y + 2}v${h - 5}`, '#b9a98a', 0.9);

/** A flat boat that carries much, its water line at 0. */
export const barge = (w: number): string =>
  inked(fill(`M${-w / 2} -9Q0 -4 ${w / 2} -9L${w / 2 - 8} 3Q0 6 ${-w / 2 + 8} 3Z`, WOOD)) +
  line(`M${-w / 2 + 3} -4Q0 0 ${w / 2 - 3} -4M${-w / 2 + 5} 0Q0 3.5 ${w / 2 - 5} 0`, BARK, 1);

export const ivy = (d: string, leaves: readonly (readonly [number, number])[]): string =>
  line(d, MOSS, 1.2) +
  leaves
    .map(([x, y]) => fill(`M${x} ${y}q-3-2.5 0-5q3 2.5 0 5Z`, '#6f9d4c') + disc(x + 1, y - 1, 1.2, MOSS))
    .join('');

export const smoke = (x: number, y: number, colour: string): string =>
  line(`M${x} ${y}q-4-4 0-8t1-8`, colour, 3.2, 'opacity="0.75"');
