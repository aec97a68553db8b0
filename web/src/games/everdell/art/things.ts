/** What the people of the valley carry, build with and treasure. Each thing around 0 0, a few units large. */
import {
  AMBER,
  BARK,
  bare,
  BERRY,
  box,
  burst,
  CHERRY,
  CREAM,
  disc,
  each,
  every,
  fill,
  GLOW,
  GOLD,
  INK,
  inked,
  LEAF,
  line,
  MOSS,
  oval,
  SLATE,
  STONE,
  turned,
  WOOD,
  type Point,
} from './pen';

export const leaf = (colour = LEAF, vein = MOSS): string =>
  inked(fill('M0 0C-6-4-6-11 0-16C6-11 6-4 0 0Z', colour)) +
  line('M0 2V-12M0-4L-3-7M0-4L3-7M0-8L-2-10M0-8L2-10', vein, 0.7);

export const berry = (colour = BERRY): string =>
  inked(disc(0, 0, 4, colour)) +
  fill(burst(0, -3, 2.4, 1, 5, -1.57), MOSS) +
  disc(-1.4, -0.6, 1, '#fff', 'opacity="0.55"');

export const berries = (points: readonly Point[], colour = BERRY): string =>
  every(points, (x, y) => turned(x, y, 0, berry(colour)));

export const twig = (turn = 0): string =>
  turned(
    0,
    0,
    turn,
    line('M-13 0H13M3 0L8-5M-5 0L-9 4', INK, 4) +
      line('M-13 0H13M3 0L8-5M-5 0L-9 4', WOOD, 2.5) +
      line('M-11-.5H-3M1-.5H9', '#d0a266', 0.7) +
      disc(13.2, 0, 1.3, '#e6c78f'),
  );

/** Twigs in a bundle, tied. */
export const bundle = (): string =>
  each(3, (i) =>
    turned(
      0,
      -3 * i,
      [3, -2, 1][i]!,
      line('M-15 0H15', INK, 4.4) +
        line('M-15 0H15', [BARK, WOOD, '#bd8c50'][i]!, 3) +
        disc(15, 0, 1.5, '#e6c78f'),
    ),
  ) + line('M-5 2V-8.500M5 2V-8.5', '#f0dca8', 1.8);

export const resin = (): string =>
  inked(fill('M0-9C5-3 7 0 7 4A7 7 0 0 1-7 4C-7 0-5-3 0-9Z', AMBER)) +
  fill('M0-5C3-1 4.5 1.5 4.5 4A4.5 4.5 0 0 1 1 8C4 4 3 0 0-5Z', '#b96a10') +
  fill('M-4 4C-4 2-3 0-1.5-2C-2 1-2.5 3-2 5.500C-3.3 5.6-4 5-4 4Z', '#ffe0a0');

export const pebble = (colour = STONE): string =>
  inked(fill('M-8 4C-9-2-5-6 1-6S9-1 8 4Q0 6.5-8 4Z', colour)) +
  fill('M2-5C7-3 8 1 7 4L2 4.800C5 1 5-2 2-5Z', '#8f8b80') +
  line('M-5-1Q-3-3.5 0-3.8', '#fff', 1.1, 'opacity="0.7"');

export const card = (colour = CREAM, mark = LEAF): string =>
  inked(box(-6, -9, 12, 18, colour, 1.5)) +
  box(-4.5, -7.5, 9, 8, '#e7dcc0', 0.8) +
  fill('M0 .5C-3.5-2-3.5-5 0-7C3.5-5 3.5-2 0 .5Z', mark) +
  line('M-4 3.500H4M-4 6H2', '#b79f6d', 1);

/** Cards held as a fan. */
export const fan = (count: number, mark = LEAF): string =>
  each(count, (i) => turned(0, 8, (i - (count - 1) / 2) * 24, turned(0, -10, 0, card(CREAM, mark))));

export const coin = (): string =>
  inked(disc(0, 0, 6, GOLD)) +
  disc(0, 0, 4.2, '#f7d777') +
  fill('M0 3.400C-2.6 1-2.6-2 0-3.800C2.6-2 2.6 1 0 3.400Z', '#b27d16');

export const book = (colour = CHERRY): string =>
  inked(
    fill('M-11-5Q-5-8 0-5Q5-8 11-5V5Q5 2.5 0 5Q-5 2.5-11 5Z', colour),
    fill('M-9.5-6.500Q-4.5-9 0-6Q4.5-9 9.5-6.500V2.500Q4.5.5 0 3Q-4.5.5-9.5 2.500Z', CREAM),
  ) +
  line(
    'M0-6V3M-7.5-4Q-4.5-5.2-2-4M-7.5-1.500Q-4.5-2.7-2-1.500M7.5-4Q4.5-5.2 2-4M7.5-1.500Q4.5-2.7 2-1.5',
    '#a98f5c',
    0.7,
  );

export const tome = (colour: string): string =>
  inked(box(-7, -4, 14, 4, colour, 0.8)) + line('M-6-1.300H6', CREAM, 0.9) + line('M-4-4V0', GOLD, 1);

export const shelf = (x: number, y: number, w: number): string =>
  each(Math.floor(w / 4), (i) =>
    box(
      x + i * 4,
      y - [9, 11, 8, 10][i % 4]!,
      3.3,
      [9, 11, 8, 10][i % 4]!,
      ['#a5472f', '#4f7a4a', '#c99a3c', '#4d6f86', '#7a5a86'][i % 5]!,
      0.5,
    ),
  ) + box(x - 2, y, w + 3, 2.2, BARK);

export const lantern = (): string =>
  disc(0, 4, 11, GLOW, 'opacity="0.45" stroke="none"') +
  line('M0-6V-3', INK, 1.2) +
  inked(fill('M-4-2Q0-6 4-2Z', BARK), box(-3.5, -2, 7, 9, GLOW, 1), fill('M-4.5 7H4.500V9H-4.500Z', BARK)) +
  fill('M0 0C2 2 2 5 0 6C-2 5-2 2 0 0Z', '#f08a24');

export const scales = (): string =>
  line('M0-12V12M-13-8Q0-13 13-8', INK, 2.6) +
  line('M0-12V12M-13-8Q0-13 13-8', GOLD, 1.5) +
  line('M-13-8L-17 3M-13-8L-9 3M13-8L17 3M13-8L9 3', INK, 0.7) +
  inked(
    fill('M-18 3H-8Q-9 7.5-13 7.500T-18 3ZM8 3H18Q17 7.5 13 7.500T8 3Z', GOLD),
    fill('M-5 14Q0 9 5 14Z', GOLD),
    disc(0, -12, 1.8, GOLD),
  );

export const crown = (colour = GOLD): string =>
  inked(fill('M-8 0L-9.5-9L-4.5-5L0-11L4.5-5L9.5-9L8 0Q0 2.2-8 0Z', colour)) +
  disc(0, -10.5, 1.7, CHERRY) +
  disc(-9.2, -9, 1.4, '#7aa7c0') +
  disc(9.2, -9, 1.4, '#7aa7c0') +
  line('M-7-1.700Q0 .3 7-1.7', '#a86f10', 1);

export const sack = (colour = '#d8b67c'): string =>
  inked(fill('M-5-11Q0-13 5-11L3.5-8C10-3 11 5 7 8Q0 10-7 8C-11 5-10-3-3.5-8Z', colour)) +
  line('M-4-8.200Q0-7 4-8.2', BARK, 1.5) +
  line('M4-4C6 0 6 4 4 7', '#b08d52', 1);

export const crate = (colour = WOOD): string =>
  inked(box(-9, -9, 18, 14, colour, 0.8)) +
  line('M-9-4.500H9M-9 .5H9', BARK, 0.9) +
  line('M-5-9V5M5-9V5', '#d0a266', 1.6);

export const barrel = (colour = WOOD): string =>
  inked(fill('M-6-9H6Q9-1.5 6 6H-6Q-9-1.5-6-9Z', colour)) +
  line('M-7-5H7M-7 2H7', '#5d5a55', 1.4) +
  line('M-2.5-9Q-3.5-1.5-2.5 6M2.5-9Q3.5-1.5 2.5 6', BARK, 0.8);

export const pick = (): string =>
  line('M0 14V-10', INK, 3.6) +
  line('M0 14V-10', WOOD, 2.2) +
  inked(fill('M-14-6Q0-18 14-6Q0-12-14-6Z', SLATE));

export const spade = (): string =>
  line('M0-16V10', INK, 3.4) +
  line('M0-16V10', WOOD, 2) +
  line('M-3.5-16H3.5', INK, 2.6) +
  inked(fill('M-5.5 7H5.500V13Q5 18 0 20Q-5 18-5.5 13Z', SLATE));

export const quill = (colour = CREAM): string =>
  inked(fill('M0 0C-6-7-6-18 3-26C9-18 8-8 2-1Z', colour)) +
  line('M-2.5 6L0 0L3-20M1-8L-3-11M2-8L6-12M2-14L-1-17', INK, 0.7);

export const bell = (): string =>
  inked(disc(0, 4.5, 2, '#a86f10'), fill('M-1.5-9H1.500C6-8 5-1 8 3.500H-8C-5-1-6-8-1.5-9Z', GOLD)) +
  line('M-3-6Q-4-2-5 1', '#fff', 1, 'opacity="0.7"');

/** A lute made of half a pear, its neck to the upper right. */
export const lute = (): string =>
  turned(
    0,
    0,
    52,
    line('M0-8V-30', INK, 4.6) +
      line('M0-8V-30', BARK, 3.2) +
      inked(fill('M-3-32H3L2-27H-2Z', INK), fill('M0-12C9-9 10 9 0 11C-10 9-9-9 0-12Z', '#d08a3c')) +
      fill('M2-11C8-7 8 8 1 10.500C6 4 6-5 2-11Z', '#a9662a') +
      disc(0, -2, 2.6, INK) +
      line('M-.8 7V-29M.8 7V-29', CREAM, 0.5),
  );

export const scroll = (): string =>
  inked(
    fill('M-9-8Q-6-10-4-8H8V7Q8 9.5 5.5 9.500H-6Q-9 9.5-9 7Z', CREAM),
    disc(-6.5, -8, 2.2, '#e6d2a4'),
    disc(5.8, 8, 2.2, '#e6d2a4'),
  ) + line('M-5.5-4H5M-5.5-1H5M-5.5 2H2', '#a98f5c', 0.9);

export const envelope = (seal = CHERRY): string =>
  inked(box(-9, -6, 18, 12, CREAM, 1)) +
  line('M-9-5.500L0 1.500L9-5.5', '#a98f5c', 1) +
  disc(0, 1.2, 2.3, seal);

export const mug = (): string =>
  inked(fill('M5-3Q11-4 11 1T5 5', 'none'), fill('M-6-6H6V6Q0 8-6 6Z', WOOD)) +
  line('M5.5-2.500Q9.5-3 9.5 1T5.5 4', INK, 1.3) +
  line('M-6-2H6M-6 3.500H6', BARK, 1) +
  inked(
    fill(
      'M-7-5.500Q-8-9-4.5-9Q-3.5-11.5 0-10Q3-12 4.5-9Q8-9 7-5.500Q4-3.5 2.5-5.500Q0-2.5-2-5.500Q-5-3.5-7-5.500Z',
      CREAM,
    ),
  );

export const flask = (colour = '#b6445e'): string =>
  inked(fill('M-2.5-10H2.500V-3C7 0 8 4 6.5 7Q0 9-6.5 7C-8 4-7 0-2.5-3Z', '#f3f0e2')) +
  fill('M-6 2Q0 0 6 2C7 4.5 6.5 6 6 6.700Q0 8.3-6 6.700C-6.5 6-7 4.5-6 2Z', colour) +
  line('M-3.3-10H3.3', BARK, 1.8);

export const broom = (): string =>
  line('M0-26V8', INK, 3.2) +
  line('M0-26V8', WOOD, 1.9) +
  inked(fill('M-3 7H3L9 21Q0 24-9 21Z', '#e0b65e')) +
  line('M0 8V22M-2 9L-5 21.500M2 9L5 21.5', '#a87a2c', 0.9) +
  line('M-3 8H3', CHERRY, 2);

export const crook = (): string =>
  line('M0 18V-22C0-32 13-31 12-23C11-19 7-19 6.5-22', INK, 3.4) +
  line('M0 18V-22C0-32 13-31 12-23C11-19 7-19 6.5-22', WOOD, 2);

export const staff = (): string => line('M0 18V-24', INK, 3.4) + line('M0 18V-24', WOOD, 2.1);

export const bow = (): string =>
  line('M-2-22C11-12 11 10-2 20', INK, 3.2) +
  line('M-2-22C11-12 11 10-2 20', '#9a6a34', 1.9) +
  line('M-2-22V20', CREAM, 0.8);

export const hammer = (): string =>
  line('M0 12V-8', INK, 3.4) +
  line('M0 12V-8', WOOD, 2.1) +
  inked(box(-7, -13, 14, 7, '#8a5f34', 1.5)) +
  line('M-4-13V-6M4-13V-6', GOLD, 1.2);

export const fork = (): string =>
  line('M0 22V-14M-5-24V-17Q-5-13 0-13T5-17V-24M0-13V-24', INK, 3) +
  line('M0 22V-14', WOOD, 1.8) +
  line('M-5-24V-17Q-5-13 0-13T5-17V-24M0-13V-24', '#9b9a94', 1.7);

export const basket = (): string =>
  line('M-9-3C-9-15 9-15 9-3', INK, 2.8) +
  line('M-9-3C-9-15 9-15 9-3', '#b98a4a', 1.6) +
  berries([
    [-5, -4],
    [0, -6],
    [5, -4],
  ]) +
  inked(fill('M-11-3H11L8 8Q0 10-8 8Z', '#c99a58')) +
  line('M-10 1H10M-9 5H9M-5-3L-4 8M0-3V9M5-3L4 8', '#8d6530', 0.8);

export const spyglass = (): string =>
  inked(
    fill('M-12 2L4-4L6 2L-10 7Z', '#a5642c'),
    fill('M4-5.500L13-9L16-1L7 3Z', GOLD),
    fill('M-14 2L-11 1L-9 7L-12 8Z', GOLD),
  );

export const mask = (colour: string, glad: boolean): string =>
  inked(fill('M-8-8Q0-11 8-8C9 3 5 10 0 10S-9 3-8-8Z', colour)) +
  line(
    glad ? 'M-5-3Q-3-5.5-1-3M1-3Q3-5.5 5-3M-4 2Q0 7 4 2' : 'M-5-4Q-3-2-1-4M1-4Q3-2 5-4M-4 6Q0 1.5 4 6',
    INK,
    1.4,
  );

export const note = (): string =>
  inked(oval(-2, 3, 2.5, 1.9, INK)) + line('M.3 2.500V-7Q4-5 4.5-1.5', INK, 1.3);

export const stump = (): string =>
  inked(fill('M-10-8C-9 0-11 4-14 7Q0 10 14 7C11 4 9 0 10-8Z', BARK), oval(0, -8, 10, 3.5, '#e0bd86')) +
  bare(oval(0, -8, 6, 2, '#c99e63'), oval(0, -8, 2.5, 0.9, '#e0bd86'));

export const mushroom = (cap = CHERRY): string =>
  inked(
    fill('M-2.5 0C-2-4-2-7-2.5-9H2.500C2-7 2-4 2.5 0Z', CREAM),
    fill('M-9-8C-9-19 9-19 9-8Q0-5.5-9-8Z', cap),
  ) +
  disc(-3.5, -12, 1.6, CREAM) +
  disc(2.5, -14, 1.3, CREAM) +
  disc(4.5, -10, 1.2, CREAM);

export const flag = (colour = CHERRY): string =>
  line('M0 0V-16', INK, 1.3) + inked(fill('M0-16Q4-18 7-15.500T14-15V-9Q10-8 7-9.500T0-9Z', colour));
