/** Where things stand: five kinds of ground, each in the tint of a card's colour. */
import { burst, disc, each, every, fill, line, box, oval, round, turned, type Point } from './pen';

export interface Tint {
  light: string;
  sky: string;
  far: string;
  mid: string;
  near: string;
  deep: string;
}

export const TAN: Tint = {
  light: '#fff6de',
  sky: '#f6e6c2',
  far: '#e8cf9b',
  mid: '#d6b274',
  near: '#bd924f',
  deep: '#8a622d',
};
export const GREEN: Tint = {
  light: '#fafbe4',
  sky: '#e9f0cd',
  far: '#cbdea2',
  mid: '#a5c678',
  near: '#7ba757',
  deep: '#4a783c',
};
export const RED: Tint = {
  light: '#fff3e4',
  sky: '#fbe1cb',
  far: '#f2c0a0',
  mid: '#de967a',
  near: '#c06a54',
  deep: '#8a3b2d',
};
export const BLUE: Tint = {
  light: '#f4fafa',
  sky: '#dcebef',
  far: '#b8d5df',
  mid: '#8cb7c9',
  near: '#6094af',
  deep: '#336383',
};
export const PURPLE: Tint = {
  light: '#fcf6fd',
  sky: '#ece1f2',
  far: '#d4bfe0',
  mid: '#b296c8',
  near: '#8c6dab',
  deep: '#5d4180',
};

const sky = (colour: string): string => box(-1, -1, 122, 82, colour);

/** A tree as the house draws them: one pressed leaf, standing on its stalk. */
export const leafTree = (x: number, foot: number, h: number, colour: string, vein: string): string => {
  const w = round(h * 0.32);
  const top = foot - h;
  const base = round(foot - h * 0.2);
  const vines = each(4, (i) => {
    const y = round(base - h * (0.12 + i * 0.15));
    const reach = round(w * (0.62 - i * 0.1));
    const rise = round(h * 0.09);
    return `M${x} ${y}l${-reach} ${-rise}M${x} ${y}l${reach} ${-rise}`;
  });
  return (
    fill(
      `M${x} ${top}C${round(x + w * 1.25)} ${round(top + h * 0.34)} ${round(x + w)} ${base} ${x} ${base}C${round(x - w)} ${base} ${round(x - w * 1.25)} ${round(top + h * 0.34)} ${x} ${top}Z`,
      colour,
    ) + line(`M${x} ${foot}V${round(top + h * 0.12)}${vines}`, vein, 0.7)
  );
};

export const pine = (x: number, foot: number, h: number, colour: string): string =>
  fill(
    `M${x} ${foot - h}L${round(x + h * 0.2)} ${round(foot - h * 0.55)}H${round(x + h * 0.12)}L${round(x + h * 0.28)} ${round(foot - h * 0.12)}H${round(x - h * 0.28)}L${round(x - h * 0.12)} ${round(foot - h * 0.55)}H${round(x - h * 0.2)}Z`,
    colour,
  ) + line(`M${x} ${foot}v${round(-h * 0.2)}`, colour, 1.4);

export const tufts = (points: readonly Point[], colour: string): string =>
  every(points, (x, y) =>
    line(`M${x} ${y}q-.5-3-2.6-4.500M${x} ${y}v-5.500M${x} ${y}q.5-3 2.6-4.5`, colour, 0.9),
  );

export const flowers = (points: readonly Point[], petal: string, eye: string): string =>
  every(points, (x, y) => fill(burst(x, y, 2.1, 1, 5), petal) + disc(x, y, 0.8, eye));

export const cloud = (x: number, y: number, s: number, colour: string): string =>
  fill(
    `M${x} ${y}h${14 * s}q${3 * s} 0 ${3 * s}-${2.4 * s}t${-4 * s}-${2.4 * s}q0-${4 * s} ${-4.5 * s}-${3.6 * s}q${-4.5 * s}-${1.5 * s} ${-6 * s} ${3 * s}q${-5 * s}-${0.5 * s} ${-5 * s} ${2.9 * s}t${2.5 * s} ${2.5 * s}Z`,
    colour,
  );

const FOREGROUND: readonly Point[] = [
  [9, 72],
  [22, 77],
  [100, 76],
  [112, 71],
];

export const meadow = (t: Tint, sun = 92): string =>
  sky(t.sky) +
  disc(sun, 20, 11, t.light) +
  cloud(sun > 60 ? 14 : 82, 22, 1, t.light) +
  fill('M-1 50Q18 36 40 46T84 42T121 46V81H-1Z', t.far) +
  leafTree(12, 52, 24, t.mid, t.far) +
  leafTree(24, 54, 17, t.far, t.mid) +
  leafTree(108, 52, 22, t.mid, t.far) +
  leafTree(97, 53, 15, t.far, t.mid) +
  fill('M-1 58Q30 50 62 56T121 54V81H-1Z', t.mid) +
  fill('M-1 70Q34 61 66 67T121 66V81H-1Z', t.near) +
  tufts(FOREGROUND, t.deep) +
  flowers(
    [
      [16, 74],
      [30, 71],
      [93, 73],
      [106, 76],
    ],
    t.light,
    t.deep,
  );

export const wood = (t: Tint): string =>
  sky(t.sky) +
  oval(60, 34, 36, 34, t.light) +
  each(6, (i) => box([4, 17, 30, 84, 97, 110][i]!, -1, [5, 3, 4, 4, 3, 6][i]!, 66, i % 2 ? t.far : t.mid)) +
  fill(
    'M-1-1H121V11Q112 18 104 11Q97 20 88 12Q80 17 73 8Q60 13 47 8Q40 17 32 12Q24 20 16 11Q8 18-1 10Z',
    t.mid,
  ) +
  fill('M-1-1H121V5Q114 11 106 5Q98 12 90 5H30Q22 12 14 5Q6 11-1 5Z', t.near) +
  leafTree(13, 66, 30, t.near, t.mid) +
  leafTree(108, 66, 27, t.near, t.mid) +
  fill('M-1 64Q30 56 60 60T121 60V81H-1Z', t.mid) +
  fill('M-1 72Q34 65 66 69T121 68V81H-1Z', t.near) +
  tufts(FOREGROUND, t.deep);

const WATER = '#9fcbd0';
const DEEP_WATER = '#74aebb';

export const bank = (t: Tint): string =>
  sky(t.sky) +
  disc(94, 18, 10, t.light) +
  fill('M-1 42Q24 30 48 38T96 34T121 38V60H-1Z', t.far) +
  leafTree(14, 46, 24, t.mid, t.far) +
  leafTree(105, 45, 20, t.mid, t.far) +
  fill('M-1 46Q40 42 121 45V81H-1Z', WATER) +
  line('M8 53h16M92 51h20M34 49h10M78 56h8M2 62h12M104 61h12', t.light, 1.1) +
  line('M20 66h14M86 67h18M4 71h10', DEEP_WATER, 1.1) +
  fill('M-1 74Q20 68 34 76T70 77T121 70V81H-1Z', t.near) +
  each(4, (i) => line(`M${[5, 9, 111, 116][i]} 77q1-10 ${[-1, 2, -2, 1][i]}-18`, t.deep, 1.1)) +
  each(3, (i) => oval([4, 11.5, 109][i]!, [58, 60, 59][i]!, 1.2, 3.2, '#7b5330'));

export const night = (t: Tint): string =>
  sky(t.deep) +
  disc(92, 18, 22, t.near, 'opacity="0.45"') +
  disc(92, 18, 11, t.light) +
  disc(96.5, 15.5, 9.5, t.sky, 'opacity="0.6"') +
  every(
    [
      [10, 10],
      [26, 20],
      [44, 8],
      [62, 14],
      [74, 6],
      [112, 36],
      [8, 34],
      [34, 34],
    ],
    (x, y, i) => fill(burst(x, y, i % 2 ? 1.2 : 1.9, 0.5, 4), t.light),
  ) +
  fill('M-1 50Q20 38 44 46T88 42T121 48V81H-1Z', t.near, 'opacity="0.75"') +
  leafTree(13, 58, 28, t.near, t.deep) +
  leafTree(107, 58, 24, t.near, t.deep) +
  fill('M-1 62Q30 54 60 58T121 57V81H-1Z', t.mid) +
  fill('M-1 72Q34 65 66 69T121 68V81H-1Z', t.near) +
  tufts(FOREGROUND, t.deep);

/** A warm room inside a trunk: boards, a round window, a floor. */
export const room = (t: Tint, window = 24): string =>
  sky(t.far) +
  each(9, (i) => line(`M${i * 14 + 4} -1V60`, t.mid, 0.8)) +
  box(-1, -1, 122, 7, t.mid) +
  box(-1, 5, 122, 1.6, t.near) +
  disc(window, 30, 13, t.near) +
  disc(window, 30, 10.5, t.light) +
  fill(
    `M${window - 9.5} 34Q${window} 26 ${window + 9.5} 34Q${window + 5} 41 ${window} 40.500T${window - 9.5} 34Z`,
    '#b9cf95',
  ) +
  line(`M${window - 10.5} 30h21M${window} 19.500v21`, t.near, 1.5) +
  box(-1, 60, 122, 21, t.mid) +
  box(-1, 60, 122, 1.8, t.near) +
  line('M-1 68H121M-1 75H121M22 62V68M70 62V68M44 68V75M98 68V75M16 75V81M60 75V81', t.near, 0.8) +
  oval(60, 73, 40, 5, t.near, 'opacity="0.5"');

/** A stone vault, lit from the middle. */
export const vault = (t: Tint): string =>
  sky(t.near) +
  oval(60, 42, 52, 42, t.mid) +
  oval(60, 46, 36, 32, t.far, 'opacity="0.7"') +
  line(
    'M0 14H22M98 14H120M0 34H14M106 34H120M0 54H18M102 54H120M12 0V14M110 0V14M6 14V34M114 14V34M10 34V54M110 34V54',
    t.deep,
    0.9,
    'opacity="0.6"',
  ) +
  fill('M-1 68Q60 62 121 68V81H-1Z', t.deep);

export const bunting = (
  d: string,
  flags: readonly (readonly [number, number, number])[],
  colours: readonly string[],
): string =>
  line(d, '#6b4a2a', 0.8) +
  flags
    .map(([x, y, turn], i) =>
      turned(x, y, turn, fill('M-2.8 0H2.800L0 5.500Z', colours[i % colours.length]!)),
    )
    .join('');
