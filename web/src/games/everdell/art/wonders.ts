/** Legends: the buildings that people come from afar to see. */
import { somebody } from './creatures';
import { BLUE, cloud, flowers, GREEN, leafTree, night, PURPLE, RED, TAN, tufts } from './grounds';
import { radiance, sparks } from './heroes';
import { arched, awning, column, door, ivy, wall, window } from './houses';
import {
  at,
  bare,
  BARK,
  box,
  CHERRY,
  CREAM,
  disc,
  each,
  every,
  fill,
  flipped,
  GLOW,
  GOLD,
  INK,
  inked,
  LEAF,
  line,
  MOSS,
  oval,
  round,
  STONE,
  turned,
  WOOD,
} from './pen';
import { barrel, basket, berries, crate, flag, lantern, leaf, mug, pebble, sack } from './things';

/** A rock that stands out of the clouds. */
const pillar = (x: number, w: number, top: number): string =>
  inked(
    fill(
      `M${x - w / 2} ${top}C${x - w * 0.62} ${top + 22} ${x - w * 0.4} ${top + 40} ${x - w * 0.7} 82H${x + w * 0.7}C${x + w * 0.4} ${top + 40} ${x + w * 0.62} ${top + 22} ${x + w / 2} ${top}Z`,
      '#a9bac2',
    ),
  ) +
  line(`M${x - w * 0.2} ${top + 6}q-3 16 1 30M${x + w * 0.22} ${top + 10}q4 14 0 28`, '#7d929d', 1.1) +
  inked(
    fill(
      `M${x - w / 2 - 3} ${top + 2}Q${x} ${top - 8} ${x + w / 2 + 3} ${top + 2}Q${x} ${top + 7} ${x - w / 2 - 3} ${top + 2}Z`,
      '#7fa65a',
    ),
  );

const bridge = (): string =>
  radiance(BLUE, 60, 26) +
  cloud(2, 66, 2, '#f4fafa') +
  pillar(14, 26, 40) +
  pillar(106, 26, 40) +
  leafTree(8, 40, 22, '#8fb86a', '#5d7a3c') +
  leafTree(112, 40, 24, '#8fb86a', '#5d7a3c') +
  inked(fill('M14 46C30 22 90 22 106 46L102 50C88 32 32 32 18 50Z', '#e9dcb9')) +
  line(
    'M30 38.500l2.500 3.500M42 32l1.500 4M54 29v4M66 29v4M78 32l-1.500 4M90 38.500l-2.500 3.5',
    '#b79f6d',
    1.1,
  ) +
  each(7, (i) => {
    const x = 24 + i * 12;
    const y = round(46 - 18 * Math.sin((Math.PI * (x - 14)) / 92) - 0.5);
    return line(`M${x} ${y}V${y - 8}`, INK, 2) + line(`M${x} ${y}V${y - 8}`, WOOD, 1.1);
  }) +
  line('M22 36C36 12 84 12 98 36', INK, 1.9) +
  line('M22 36C36 12 84 12 98 36', GOLD, 1) +
  every(
    [
      [36, 42],
      [60, 37],
      [84, 42],
    ],
    (x, y) => line(`M${x} ${y - 4}V${y}`, INK, 0.9) + at(x, y + 4, 0.5, lantern()),
  ) +
  at(52, 29.5, 0.3, somebody('mouse', { cloth: CHERRY, fold: '#8f2d20' })) +
  at(68, 29.5, 0.3, somebody('hedgehog', { cloth: '#5d8a94', fold: '#3f6873' })) +
  at(14, 44, 0.7, flag(CHERRY)) +
  at(104, 42, 0.7, flag('#2f6f93')) +
  cloud(30, 74, 2.3, '#ffffff') +
  cloud(74, 80, 2.2, '#f4fafa') +
  cloud(-6, 82, 2, '#ffffff') +
  sparks([
    [26, 14],
    [96, 12],
    [60, 10],
    [42, 62],
  ]);

const market = (): string =>
  radiance(GREEN, 60, 26) +
  fill('M-1 58Q30 50 62 56T121 54V81H-1Z', GREEN.mid) +
  fill('M-1 70Q34 61 66 67T121 66V81H-1Z', GREEN.near) +
  inked(box(26, 30, 68, 42, '#f3dfb4'), fill('M20 32Q44 18 60 4Q76 18 100 32Q60 37 20 32Z', '#4f7a4a')) +
  line('M34 28Q50 18 60 8M86 28Q70 18 60 8M48 30Q56 20 60 10M72 30Q64 20 60 10', '#335a30', 1) +
  inked(fill('M52 22Q60 12 68 22V31Q60 33 52 31Z', '#f3dfb4')) +
  at(60, 28, 1, leaf(GOLD, '#a86f10')) +
  each(3, (i) => inked(fill(`M${30 + i * 21} 72V46Q${39.5 + i * 21} 36 ${49 + i * 21} 46V72Z`, '#5a3a20'))) +
  awning(27, 43, 24, 4, CHERRY, CREAM) +
  awning(49, 43, 24, 4, '#5d8a94', CREAM) +
  awning(70, 43, 24, 4, GOLD, CREAM) +
  at(
    60,
    70,
    0.52,
    somebody('hare', {
      cloth: '#6d8a4a',
      fold: '#4f6f3c',
      left: [-18, -22],
      right: [18, -22],
      front: inked(fill('M-8-25H8L10-4Q0-1-10-4Z', CREAM)),
    }),
  ) +
  inked(box(24, 62, 28, 4, '#c99a58', 1), box(70, 62, 28, 4, '#c99a58', 1)) +
  inked(box(26, 66, 24, 10, '#a8763f'), box(72, 66, 24, 10, '#a8763f')) +
  berries([
    [29, 59],
    [34, 58],
    [39, 59],
  ]) +
  inked(disc(45, 58, 4, '#e08a2c')) +
  line('M45 54v-2', MOSS, 1.4) +
  at(77, 57, 0.5, pebble()) +
  at(85, 58, 0.55, sack()) +
  berries(
    [
      [91, 60],
      [94, 58],
    ],
    CHERRY,
  ) +
  at(14, 70, 1, basket()) +
  at(108, 71, 0.9, barrel()) +
  at(100, 76, 0.7, crate()) +
  every(
    [
      [16, 78],
      [24, 79],
    ],
    (x, y) => inked(oval(x, y, 4.6, 3.6, '#e08a2c')) + line(`M${x} ${y - 3.5}v-2`, MOSS, 1.3),
  ) +
  sparks([
    [14, 16],
    [106, 14],
    [22, 40],
    [102, 44],
  ]);

/** A flower of five petals, as it hangs on the opera house. */
const oleander = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    inked(each(5, (i) => turned(0, 0, i * 72, oval(0, -3.6, 2.6, 3.6, '#f2a6bf')))),
    disc(0, 0, 1.7, GOLD),
  );

const opera = (): string =>
  radiance(PURPLE, 60, 30) +
  fill('M-1 66Q60 58 121 66V81H-1Z', PURPLE.near) +
  inked(box(14, 40, 92, 32, '#fbf3e6')) +
  inked(box(10, 36, 100, 5, '#e9d3a0', 1)) +
  each(2, (i) => inked(fill(i ? 'M88 36C88 24 106 24 106 36Z' : 'M14 36C14 24 32 24 32 36Z', '#8c5bb0'))) +
  each(2, (i) => inked(disc(i ? 97 : 23, 25, 2, GOLD))) +
  inked(box(36, 22, 48, 16, '#fbf3e6'), fill('M34 23C36-2 84-2 86 23Q60 28 34 23Z', '#6d3f94')) +
  line('M46 23C48 10 54 4 60 3M74 23C72 10 66 4 60 3M60 3V25', '#9a70bd', 1.2) +
  inked(disc(60, 3, 2.6, GOLD)) +
  each(5, (i) => at(42 + i * 9, 35, 0.9, arched(4.4, 8))) +
  each(6, (i) => column(17 + (i < 3 ? i * 11 : 23 + i * 11 - 1), 42, 4, 26, '#fffaf0')) +
  inked(fill('M44 72V52C44 38 76 38 76 52V72Z', '#4a1f3d')) +
  oval(60, 62, 11, 12, GLOW, 'opacity="0.35"') +
  inked(
    fill(
      'M44 72V52C44 45 50 41.500 56 41C57 54 53 64 47 72ZM76 72V52C76 45 70 41.500 64 41C63 54 67 64 73 72Z',
      '#b3283c',
    ),
    fill('M45 48Q60 36 75 48Q71 53 67 48Q63 53 60 48Q57 53 53 48Q49 53 45 48Z', '#8f1e33'),
  ) +
  at(
    60,
    72,
    0.36,
    somebody('hare', { cloth: '#f2a6bf', fold: '#c9698f', robe: true, left: [-20, -30], right: [20, -30] }),
  ) +
  inked(fill('M12 72H108L114 80H6Z', '#e9d3a0')) +
  line('M9 76H111', '#c2a566', 1) +
  oleander(20, 58, 0.9) +
  oleander(30, 62, 0.75) +
  oleander(100, 58, 0.9) +
  oleander(90, 62, 0.75) +
  each(2, (i) => line(i ? 'M112 74Q114 62 108 52' : 'M8 74Q6 62 12 52', MOSS, 1.6)) +
  oleander(9, 60, 0.9) +
  oleander(11, 50, 0.8) +
  oleander(111, 60, 0.9) +
  oleander(109, 50, 0.8) +
  sparks([
    [18, 12],
    [102, 12],
    [8, 28],
    [112, 28],
  ]);

/** A fish that leaps. */
const fish = (): string =>
  inked(
    fill('M-12 0L-20-7L-18 0L-20 7Z', '#c9d8e0'),
    fill('M-13 0C-8-9 8-9 14 0C8 9-8 9-13 0Z', '#e4eef2'),
    fill('M-2-6.500Q2-12 7-5Z', '#c9d8e0'),
  ) +
  line('M-6-3a3 3 0 0 1 0 6M-1-4a4 4 0 0 1 0 8M4-4a4 4 0 0 1 0 8', '#9fb4c2', 0.9) +
  disc(9.5, -1.4, 1.5, INK) +
  disc(10, -1.9, 0.5, '#fff');

const spring = (): string =>
  radiance(TAN, 60, 30) +
  leafTree(12, 60, 36, TAN.mid, TAN.far) +
  leafTree(108, 60, 34, TAN.mid, TAN.far) +
  fill('M-1 58Q30 50 62 56T121 54V81H-1Z', TAN.mid) +
  wall(16, 34, 14, 34, '#c9c1ab', '#9d957f') +
  inked(fill('M14 36L20 29L26 33L32 30V38H14Z', '#c9c1ab')) +
  wall(92, 42, 13, 26, '#c9c1ab', '#9d957f') +
  inked(fill('M30 40C34 18 58 10 74 16L72 22C58 18 42 24 38 42Z', '#c9c1ab')) +
  line('M34 36l5 1M38 28l4 3M46 21l2 4M56 17l1 5M66 16v5', '#9d957f', 1) +
  ivy('M20 68C16 56 26 48 20 36', [
    [20, 62],
    [22, 52],
    [21, 44],
  ]) +
  inked(oval(60, 68, 36, 11, '#a9a28d'), oval(60, 66, 31, 8.5, '#8cc7d6')) +
  bare(oval(60, 65, 24, 5.5, '#b9e0e8')) +
  `<g fill="none" stroke="#fff" stroke-width="1" opacity="0.9"><ellipse cx="46" cy="67" rx="9" ry="2.600"/><ellipse cx="76" cy="65" rx="7" ry="2"/></g>` +
  line('M58 64C56 50 56 40 60 34M62 64C64 50 66 42 70 38M60 64C60 50 54 44 49 42', '#dff2f6', 2.4) +
  every(
    [
      [60, 32],
      [71, 37],
      [48, 41],
      [54, 36],
      [66, 33],
    ],
    (x, y) => disc(x, y, 1.6, '#dff2f6'),
  ) +
  turned(44, 50, -52, at(0, 0, 0.82, fish())) +
  `<g transform="translate(80 52) rotate(40) scale(-.74 .74)">${fish()}</g>` +
  each(9, (i) => at(26 + i * 8.5, 77 - Math.abs(i - 4) * 0.7, 0.5, pebble(i % 2 ? STONE : '#d9d3c2'))) +
  tufts(
    [
      [10, 76],
      [110, 76],
      [100, 72],
    ],
    TAN.deep,
  ) +
  flowers(
    [
      [16, 76],
      [104, 78],
    ],
    '#fff',
    GOLD,
  ) +
  sparks([
    [34, 12],
    [92, 14],
    [104, 30],
    [84, 30],
    [12, 18],
  ]);

const acorn = (): string =>
  night(RED) +
  disc(60, 40, 40, GLOW, 'opacity="0.28"') +
  line('M60 8q1-6 7-7', INK, 4.6) +
  line('M60 8q1-6 7-7', BARK, 3) +
  inked(fill('M32 36C30 62 46 76 60 78C74 76 90 62 88 36Z', '#7fae52')) +
  bare(fill('M74 36H88C90 62 74 76 60 78C72 66 76 52 74 36Z', '#5f9140')) +
  line('M42 42Q42 58 52 70M52 42Q52 60 57 72', '#a5cf74', 1.4) +
  inked(fill('M26 36C26 4 94 4 94 36Q60 46 26 36Z', '#a3703b')) +
  line('M30 28Q60 38 90 28M36 19Q60 28 84 19', '#6e4822', 1.3, 'stroke-dasharray="2.6 2"') +
  at(60, 76, 1.12, door(13, 19, '#6b3a22')) +
  disc(60, 63, 2.6, GLOW) +
  at(44, 53, 1.05, window(4.6)) +
  at(76, 53, 1.05, window(4.6)) +
  at(60, 48, 0.9, window(4)) +
  line('M88 44H104M98 44V48', INK, 2) +
  inked(box(90, 47, 16, 16, CREAM, 2)) +
  at(97, 56.5, 0.66, mug()) +
  line('M32 44H22M22 44V49', INK, 1.6) +
  at(22, 54, 0.75, lantern()) +
  fill('M52 77L68 77L76 82H44Z', GLOW, 'opacity="0.4"') +
  at(28, 77, 0.46, somebody('vole', { cloth: '#4f7f9a', fold: '#2f5a74', right: [16, -22] })) +
  flipped(92, 78, 0.44, somebody('squirrel', { cloth: CHERRY, fold: '#8f2d20' })) +
  turned(24, 34, -30, at(0, 0, 0.9, leaf(LEAF, MOSS))) +
  sparks([
    [16, 18],
    [104, 20],
    [84, 8],
    [34, 8],
  ]);

export const wonders = {
  bridge_of_the_sky: bridge,
  mcgregors_market: market,
  oleanders_opera_house: opera,
  silver_scale_spring: spring,
  the_green_acorn: acorn,
};
