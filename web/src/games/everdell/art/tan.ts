/** Travellers: those who come, do one thing and stay as neighbours. */
import { flyer, ladybird, somebody } from './creatures';
import { bank, flowers, meadow, night, TAN, wood } from './grounds';
import { ivy } from './houses';
import {
  at,
  bare,
  BERRY,
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
  oval,
  SLATE,
  STONE,
  turned,
} from './pen';
import { berry, bow, card, crook, envelope, leaf, lute, note, pebble, spade, stump } from './things';

const bard = (): string =>
  night(TAN) +
  at(88, 73, 0.9, stump()) +
  at(
    60,
    74,
    1.02,
    somebody('hare', {
      cloth: '#a5472f',
      fold: '#7f3222',
      left: [-5, -14],
      right: [15, -27],
      front: line('M-11-9Q0-6 11-9', GOLD, 2),
      hat:
        inked(fill('M-13-43Q0-50 13-44Q8-39-2-40T-13-43Z', '#4f7a4a')) +
        turned(9, -44, 40, inked(fill('M0 0C-3-5-2-12 2-15C5-10 4-4 0 0Z', CREAM))),
      leftHolds: at(-2, -14, 0.95, lute()),
    }),
  ) +
  at(32, 30, 1.2, note()) +
  at(90, 44, 1, note()) +
  at(24, 46, 0.9, note());

const fool = (): string =>
  meadow(TAN, 94) +
  at(
    60,
    73,
    1.12,
    somebody('marten', {
      cloth: CHERRY,
      fold: '#4f7a4a',
      left: [-19, -27],
      right: [19, -27],
      front:
        bare(fill('M0-29C-5-29-8-29-8-29C-13-21-14-10-12.5-3Q-6-1.7 0-1.600Z', '#e8b23c')) +
        inked(fill('M-11-28L-7-21L-3.5-27L0-21L3.5-27L7-21L11-28Q0-31-11-28Z', CREAM)),
      hat: inked(
        fill('M-11-42C-14-52-22-52-24-44C-17-48-14-42-10-40Z', '#e8b23c'),
        fill('M11-42C14-52 22-52 24-44C17-48 14-42 10-40Z', '#4f7a4a'),
        fill('M-11-41C-8-58 8-58 11-41Q0-46-11-41Z', CHERRY),
        disc(-24, -43, 2.4, GOLD),
        disc(24, -43, 2.4, GOLD),
        disc(0, -55, 2.4, GOLD),
      ),
    }),
  ) +
  every(
    [
      [34, 30],
      [40, 12],
      [60, 5.5],
      [80, 12],
      [86, 30],
    ],
    (x, y, i) => at(x, y, 1.05, berry([BERRY, GOLD, CHERRY, LEAF, BERRY][i])),
  );

const postalPigeon = (): string =>
  meadow(TAN, 26) +
  at(
    58,
    43,
    1.04,
    flyer('#8c93a8', '#646d88', '#c7b4c6'),
    line('M9-7Q8 6-6 13', '#7b4a22', 2),
    inked(fill('M-12 11H3V21Q-4 24-12 21Z', '#a5642c')),
    line('M-12 13.500Q-4.5 20 3 13.5', '#6b3e1a', 1.2),
    at(38, -4, 0.72, envelope()),
  ) +
  line('M14 40h12M8 50h16M18 60h12', TAN.light, 1.6);

const ranger = (): string =>
  wood(TAN) +
  at(
    60,
    73,
    1.14,
    somebody('fox', {
      cloth: '#4f6f3c',
      fold: '#375229',
      left: [-19, -20],
      right: [12, -12],
      behind:
        inked(fill('M-12-46C-20-32-20-12-17-1L17-1C20-12 20-32 12-46Z', '#375229')) +
        turned(
          13,
          -30,
          24,
          line('M-2 0V-16M2 0V-14', '#7b5330', 1.3) +
            inked(fill('M-2-19l-2.5 5h5ZM2-17l-2.5 5h5Z', CREAM), box(-4, -4, 8, 16, '#7b4a22', 2)),
        ),
      front: line('M-10-26L10-8', '#7b4a22', 2.4) + line('M-12-9Q0-6 12-9', '#7b4a22', 2),
      hat:
        inked(fill('M-12.5-40C-13-52 13-52 12.5-40C8-46-8-46-12.5-40Z', '#4f6f3c')) +
        at(5, -46, 0.5, leaf('#c99a3c', '#7b5330')),
      leftHolds: flipped(-19, -20, 1, bow()),
    }),
  );

const ruins = (): string =>
  meadow(TAN, 60) +
  inked(
    fill('M26 74V30L30 26V20L36 22V16L44 18V74Z', STONE),
    fill(
      'M44 40C44 24 58 18 68 19L66 9L76 13L78 22C84 28 86 34 86 40H76C75 32 69 28 62 29C58 30 54 34 54 40V74H44Z',
      '#cbc6b6',
    ),
    fill('M76 54H88V50L94 46V74H76Z', STONE),
  ) +
  line(
    'M29 36h9M32 44h10M28 52h8M34 60h9M28 67h7M48 46h5M46 58h6M79 60h8M84 67h8M50 30l4 4M60 22l2 6M72 22l-1 7M80 30l-4 4',
    SLATE,
    1,
  ) +
  ivy('M30 74C27 60 36 52 32 40S38 28 35 20', [
    [29, 64],
    [34, 56],
    [31, 46],
    [36, 36],
    [33, 30],
    [37, 22],
  ]) +
  ivy('M94 46C88 52 92 62 88 72', [
    [91, 54],
    [88, 62],
    [92, 70],
  ]) +
  at(66, 73, 0.9, pebble('#cbc6b6')) +
  at(106, 70, 0.8, pebble()) +
  flowers(
    [
      [60, 62],
      [72, 76],
      [48, 77],
    ],
    '#fff8e0',
    GOLD,
  );

const shepherd = (): string =>
  meadow(TAN, 24) +
  at(
    66,
    71,
    1.1,
    somebody('lamb', {
      cloth: '#7d8a52',
      fold: '#5d6a38',
      robe: true,
      right: [17, -22],
      left: [-11, -15],
      front: inked(fill('M-10-28Q0-22 10-28L8-23Q0-18-8-23Z', CHERRY), fill('M2-23L8-12L2-13L0-21Z', CHERRY)),
      hat:
        inked(fill('M-8-44C-8-56 8-56 8-44Z', '#e0bd75'), oval(0, -44, 17, 3.4, '#e9cb8a')) +
        line('M-8-46Q0-44 8-46', CHERRY, 1.8),
      rightHolds: at(17, -16, 1.05, crook()),
    }),
  ) +
  at(38, 74, 1, ladybird()) +
  at(22, 69, 0.8, ladybird()) +
  at(104, 73, 0.85, ladybird()) +
  at(46, 62, 0.55, ladybird());

const undertaker = (): string =>
  night(TAN) +
  inked(fill('M24 74V54C24 44 42 44 42 54V74Z', STONE)) +
  at(33, 66, 0.8, leaf('#948f80', '#6f6a5d')) +
  fill('M74 76Q88 60 104 76Z', '#6b4a2a') +
  line('M80 72h3M88 70h4M94 74h3', '#8f6a40', 1.4) +
  at(
    60,
    73,
    1.12,
    somebody('crow', {
      cloth: '#57493f',
      fold: '#3c322b',
      robe: true,
      left: [-12, -13],
      right: [17, -20],
      front:
        inked(fill('M-5-28L0-22L5-28Z', CREAM)) +
        bare(disc(0, -17, 1, GOLD), disc(0, -12, 1, GOLD), disc(0, -7, 1, GOLD)),
      hat:
        inked(fill('M-8-46L-7-60Q0-62 7-60L8-46Z', '#2d2733'), oval(0, -46, 13, 2.8, '#2d2733')) +
        line('M-7.6-49Q0-47.5 7.6-49', '#a5472f', 2.2),
      rightHolds: at(18, -17, 1, spade()),
    }),
  );

const wanderer = (): string =>
  bank(TAN) +
  fill('M-1 72Q40 62 80 68T121 64V81H-1Z', TAN.near) +
  line('M4 79Q44 68 116 72', TAN.far, 3) +
  inked(
    fill('M18 73Q28 66 44 68L78 67C85 67 83 56 84 48C85 40 97 39 98 47C99 58 96 73 84 74Z', '#d9b98a'),
    fill('M42 70C20 66 18 34 40 24C64 14 84 36 76 56C74 64 68 70 60 70Z', '#a8643a'),
  ) +
  line('M74 52C74 36 58 26 44 34C32 42 36 60 50 60C62 59 62 45 52 44', '#7c4526', 1.8) +
  inked(box(56, 15, 5, 9, '#8a5a3c'), fill('M27 36L45 13L63 32Z', '#6f8f4c')) +
  line('M32 34l13-16M38 36l9-12', '#4d6c33', 0.9) +
  inked(disc(44, 51, 7, GLOW), disc(66, 44, 4, GLOW)) +
  line('M44 44v14M37 51h14M66 40v8M62 44h8', '#7c4526', 1.1) +
  line('M58 13q-4-4 0-7t0-6', '#fff6de', 2.6) +
  line('M87 43L84 32M94 42L98 32', INK, 2.4) +
  line('M87 43L84 32M94 42L98 32', '#d9b98a', 1.4) +
  inked(disc(84, 31, 2.4, INK), disc(98, 31, 2.4, INK)) +
  disc(84.7, 30.4, 0.7, '#fff') +
  disc(98.7, 30.4, 0.7, '#fff') +
  line('M89 53Q92 56 95.5 53', INK, 1) +
  disc(87, 51, 1.6, '#e8a58c') +
  line('M103 76L101 36', INK, 3) +
  line('M103 76L101 36', '#a8763f', 1.8) +
  inked(fill('M96 58Q100 54 104 57L103 62Q98 64 95 61Z', '#d9b98a')) +
  each(3, (i) => turned(14, 62, [-18, 2, 20][i]!, at(0, 0, 0.62, card(CREAM, [LEAF, CHERRY, GOLD][i]))));

export const tan = {
  bard,
  fool,
  postal_pigeon: postalPigeon,
  ranger,
  ruins,
  shepherd,
  undertaker,
  wanderer,
};
