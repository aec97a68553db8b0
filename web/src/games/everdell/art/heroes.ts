/** Legends: those of whom songs are sung. */
import { flyer, somebody, spectacles } from './creatures';
import { BLUE, cloud, GREEN, leafTree, PURPLE, RED, room, TAN, type Tint } from './grounds';
import {
  at,
  bare,
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
  line,
  oval,
  round,
  turned,
  type Point,
} from './pen';
import { book, card, crown, envelope, flag, leaf, quill, shelf, tome } from './things';

/** Light that falls in from behind: what a legend stands in. */
export const radiance = (t: Tint, x = 60, y = 36): string =>
  box(-1, -1, 122, 82, t.sky) +
  each(14, (i) => {
    const turn = round((i * 360) / 14);
    return turned(x, y, turn, fill('M0 0L-8-110H8Z', t.light, 'opacity="0.75"'));
  }) +
  disc(x, y, 30, GLOW, 'opacity="0.35"') +
  disc(x, y, 22, t.light, 'opacity="0.8"');

export const sparks = (points: readonly Point[], colour = '#fff3c0'): string =>
  every(points, (x, y, i) => fill(burst(x, y, i % 2 ? 2.2 : 3.2, 0.7, 4), colour));

const ground = (t: Tint): string =>
  fill('M-1 60Q30 52 62 58T121 56V81H-1Z', t.mid) + fill('M-1 71Q34 62 66 68T121 67V81H-1Z', t.near);

const dew = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    inked(fill('M0-6C3-2 4.500 0 4.5 2.500A4.5 4.5 0 0 1-4.500 2.500C-4.5 0-3-2 0-6Z', '#bfe6ec')),
    disc(-1.4, 2.4, 1.2, '#fff'),
  );

const amilla = (): string =>
  radiance(RED, 60, 34) +
  ground(RED) +
  line('M-1 70Q14 52 10 34M121 72Q108 54 112 38', '#6f9d4c', 2) +
  every(
    [
      [9, 46],
      [12, 60],
      [112, 48],
      [109, 62],
    ],
    (x, y, i) => turned(x, y, i % 2 ? 50 : -50, at(0, 0, 0.8, leaf('#8cb85e', '#5d7a3c'))),
  ) +
  at(
    60,
    75,
    1.12,
    somebody('moth', {
      cloth: '#a8325a',
      fold: '#7f2344',
      robe: true,
      left: [-17, -24],
      right: [17, -24],
      front:
        bare(fill('M-3.500-28L-5-1H5L3.500-28Z', '#f6d98a')) +
        inked(fill('M-12-29Q0-19 12-29Q13-24 8-21Q0-15-8-21Q-13-24-12-29Z', '#fffaf0')) +
        bare(disc(0, -12, 1.5, CHERRY), disc(0, -6, 1.5, CHERRY)),
      hat: at(0, -45, 0.85, crown()) + bare(disc(0, -54, 2.2, '#bfe6ec')),
      rightHolds: line('M17-8V-44', INK, 2.8) + line('M17-8V-44', GOLD, 1.6) + dew(17, -47, 1.1),
    }),
  ) +
  dew(20, 22, 0.8) +
  dew(98, 16, 0.9) +
  dew(32, 10, 0.6) +
  dew(88, 34, 0.5) +
  sparks([
    [14, 12],
    [106, 28],
    [26, 36],
    [96, 58],
    [22, 62],
  ]);

const cirrus = (): string =>
  radiance(TAN, 74, 30) +
  cloud(4, 24, 1.5, TAN.light) +
  cloud(86, 66, 1.7, TAN.light) +
  cloud(-8, 74, 2.4, '#fffdf4') +
  cloud(40, 80, 2, '#fffdf4') +
  line('M4 38q12-6 22 0M2 48q14-7 26 0M10 58q10-5 20 0', TAN.mid, 1.5) +
  at(
    60,
    44,
    1.32,
    flyer('#fdfaf0', '#d9e4ea', '#f6e3c0'),
    line('M10-7Q9 4-4 12', CHERRY, 2.6),
    inked(fill('M-4 11L-26 20L-20 14L-30 12L-6 7Z', CHERRY)),
    inked(disc(20, -10, 3.2, '#fff', 'fill-opacity="0.25"')),
    line('M17-11L8-13', INK, 1),
    line('M-8-14C-16-18-22-24-24-28M-4-10C-12-14-18-18-22-22', '#9fb4c2', 0.9),
    at(37, -3, 0.8, envelope(GOLD)),
  ) +
  sparks([
    [20, 12],
    [104, 10],
    [112, 44],
    [34, 66],
  ]);

const foresight = (): string =>
  box(-1, -1, 122, 82, BLUE.deep) +
  disc(60, 50, 46, BLUE.near, 'opacity="0.55"') +
  disc(60, 56, 32, BLUE.mid, 'opacity="0.5"') +
  line('M14 12L28 20L24 34L40 28M92 10L104 20L98 34L110 42', '#cfe3ea', 0.7) +
  sparks(
    [
      [14, 12],
      [28, 20],
      [24, 34],
      [40, 28],
      [92, 10],
      [104, 20],
      [98, 34],
      [110, 42],
      [60, 6],
      [8, 46],
    ],
    '#fff6d8',
  ) +
  fill('M-1 66Q60 58 121 66V81H-1Z', '#274d69') +
  at(
    60,
    74,
    1.16,
    somebody('owl', {
      coat: '#efe9dc',
      cloth: '#3d4f8a',
      fold: '#2b3a6b',
      robe: true,
      left: [-13, -17],
      right: [13, -17],
      behind: inked(fill('M-17-26C-22-56 22-56 17-26Q0-20-17-26Z', '#2b3a6b')),
      front:
        sparks(
          [
            [-7, -8],
            [8, -6],
          ],
          GOLD,
        ) + inked(fill('M-12-29Q0-20 12-29L10-24Q0-15-10-24Z', '#5a6fb0')),
      hat: bare(
        fill('M0-52L2-48.500L6-48L3-45.500L4-41.500L0-43.500L-4-41.500L-3-45.500L-6-48L-2-48.500Z', GOLD),
      ),
    }),
  ) +
  disc(60, 57, 17, GLOW, 'opacity="0.4"') +
  inked(disc(60, 57, 9.5, '#dff2f6')) +
  fill('M52.500 59Q56 53 60 58T67.500 55A9.500 9.500 0 0 1 53 62Z', '#8cc7d6') +
  at(60, 62, 0.42, leaf('#6f9d4c', '#41703a')) +
  disc(56.5, 53, 1.9, '#fff') +
  inked(fill('M50 69Q60 63 70 69L72 73H48Z', GOLD)) +
  each(3, (i) => at(20 + i * 3, 78 - i * 4, 0.9, tome([CHERRY, '#4f7f9a', '#7a5a86'][i]!))) +
  at(102, 76, 0.9, book('#3d4f8a'));

const fynn = (): string =>
  radiance(PURPLE, 60, 34) +
  leafTree(14, 64, 34, PURPLE.mid, PURPLE.far) +
  leafTree(106, 64, 32, PURPLE.mid, PURPLE.far) +
  ground(PURPLE) +
  at(20, 58, 1.5, flag('#6d4a8a')) +
  at(
    58,
    76,
    1.18,
    inked(
      fill('M8-6C30 6 46-12 40-34C46-44 38-56 30-52C34-40 24-24 10-16Z', '#cf6a2c'),
      fill('M30-52C38-56 46-44 40-34C36-38 33-44 30-52Z', '#fff0d9'),
    ),
    line('M33-34C32-22 24-12 14-9', '#a84e1c', 1.1),
    somebody('fox', {
      cloth: '#e9e2d2',
      fold: '#5d3f86',
      left: [-16, -20],
      right: [14, -12],
      behind: inked(fill('M-10-29C-24-20-28-6-26 1H22C24-8 20-20 10-29Z', '#5d3f86')),
      front:
        inked(fill('M-9-27H9L11-8Q0-4-11-8Z', '#cfd6da')) +
        line('M-8-21Q0-18 8-21M-9-15Q0-12 9-15', '#8f9aa0', 0.9) +
        at(0, -9, 0.62, leaf(GOLD, '#a86f10')) +
        line('M-12-6Q0-2 12-6', GOLD, 2) +
        inked(fill('M-12-29Q0-22 12-29L13-25Q0-17-13-25Z', '#6d4a8a')),
      hat: line('M-10.500-44Q0-50 10.500-44', GOLD, 2.2) + inked(fill('M-3-47L0-53L3-47L0-45Z', CHERRY)),
      leftHolds:
        line('M-16-20V-54', INK, 4) +
        line('M-16-20V-54', '#dfe6ea', 2.6) +
        line('M-16-22V-52', '#fff', 0.8) +
        line('M-21-20H-11', INK, 3.6) +
        line('M-21-20H-11', GOLD, 2.2) +
        inked(disc(-16, -14, 1.8, GOLD)),
    }),
  ) +
  sparks([
    [40, 14],
    [34, 30],
    [104, 14],
    [98, 30],
    [14, 24],
  ]);

const poe = (): string =>
  room(GREEN, 200) +
  disc(60, 32, 34, GLOW, 'opacity="0.4"') +
  shelf(3, 20, 26) +
  shelf(3, 38, 26) +
  shelf(92, 20, 26) +
  shelf(92, 38, 26) +
  at(
    60,
    74,
    1.14,
    somebody('crow', {
      coat: '#35507a',
      cloth: '#7d3f3a',
      fold: '#5c2a28',
      left: [-17, -21],
      right: [18, -26],
      front:
        inked(fill('M-8-29L0-12L8-29Z', CREAM), fill('M-3.500-27H3.500L2-23L4-14L0-11L-4-14L-2-23Z', GOLD)) +
        line('M-10-26Q-11-12-9-3M10-26Q11-12 9-3', '#40201c', 1),
      hat:
        spectacles(4.5, -40) +
        inked(
          fill('M-13-46L0-52L13-46L0-41Z', '#23303f'),
          fill('M-7-46V-50Q0-56 7-50V-46Q0-43-7-46Z', '#23303f'),
        ) +
        line('M10-47Q14-44 13-38', GOLD, 1.2),
      rightHolds: turned(19, -28, 18, quill('#f6e3b4')),
      leftHolds: turned(-18, -22, -10, at(0, -6, 0.7, card())),
    }),
  ) +
  every(
    [
      [38, 14],
      [52, 7],
      [70, 7],
      [84, 14],
      [34, 32],
    ],
    (x, y, i) =>
      turned(
        x,
        y,
        -40 + i * 24,
        at(0, 0, 0.62, card(CREAM, [CHERRY, '#4f7f9a', GOLD, '#6d4a8a', '#5f8f45'][i])),
      ),
  ) +
  each(4, (i) => at(20 + (i % 2) * 3, 78 - i * 4, 1.1, tome([CHERRY, '#4f7a4a', '#c99a3c', '#4d6f86'][i]!))) +
  each(3, (i) => at(100 - (i % 2) * 3, 78 - i * 4, 1.1, tome(['#7a5a86', '#a5472f', '#4d6f86'][i]!))) +
  oval(60, 77, 22, 2, '#000', 'opacity="0.12"');

export const heroes = {
  amilla_glistendew: amilla,
  cirrus_windfall: cirrus,
  foresight,
  fynn_nobletail: fynn,
  poe,
};
