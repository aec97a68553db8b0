/** Production: those who work in fields and workshops. */
import { somebody } from './creatures';
import { bank, GREEN, meadow, room, vault, wood } from './grounds';
import { barge } from './houses';
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
  GLOW,
  GOLD,
  INK,
  inked,
  line,
  oval,
  SLATE,
  STONE,
  turned,
  WOOD,
} from './pen';
import {
  basket,
  berries,
  berry,
  broom,
  bundle,
  crate,
  flask,
  fork,
  lantern,
  leaf,
  mushroom,
  pebble,
  pick,
  resin,
  sack,
  shelf,
  staff,
  stump,
  twig,
} from './things';

const bargeToad = (): string =>
  bank(GREEN) +
  at(
    62,
    66,
    1.06,
    somebody('toad', {
      cloth: '#b5673a',
      fold: '#8d4b26',
      left: [-20, -24],
      right: [13, -14],
      front: line('M-9-27L8-4M9-27L-8-4', '#6b4526', 1.8) + bare(disc(-1, -16, 1.4, GOLD)),
      hat: at(
        0,
        -3,
        1,
        inked(fill('M-9-46C-8-55 8-55 9-46Z', '#e0bd75'), oval(0, -46.5, 15, 2.4, '#e9cb8a')),
        line('M-8-48.5Q0-47 8-48.5', '#4f7a4a', 1.8),
      ),
      leftHolds: turned(-20, -22, -6, line('M0-30V38', INK, 3.2) + line('M0-30V38', WOOD, 1.9)),
    }),
  ) +
  at(60, 70, 1, barge(88)) +
  at(88, 62, 0.72, bundle()) +
  line('M12 76h22M48 78h26M86 76h22', '#74aebb', 1.4);

const chipSweep = (): string =>
  room(GREEN, 22) +
  at(96, 60, 1, stump()) +
  at(
    58,
    73,
    1.1,
    somebody('squirrel', {
      cloth: '#5d8a94',
      fold: '#3f6873',
      left: [-13, -14],
      right: [9, -19],
      front: inked(fill('M-7-24H7L9-6Q0-3-9-6Z', CREAM)) + line('M-4-13h8', '#c9b68a', 1.2),
      hat:
        inked(fill('M-11-43C-10-50 10-50 11-43Q0-47-11-43Z', CHERRY)) +
        bare(disc(-4, -46, 0.8, CREAM), disc(4, -46, 0.8, CREAM), disc(0, -47.5, 0.8, CREAM)),
      rightHolds: turned(-2, -14, 32, broom()),
    }),
  ) +
  every(
    [
      [28, 74],
      [22, 70],
      [34, 77],
      [16, 75],
      [30, 66],
      [38, 71],
    ],
    (x, y, i) =>
      turned(x, y, i * 47, inked(fill('M-3.5-1.5Q0-4 3.5-1Q1 2.5-3.5 1.5Z', i % 2 ? '#e6c78f' : '#d0a266'))),
  ) +
  line('M44 78Q52 74 60 77', GREEN.light, 1.2);

const doctor = (): string =>
  room(GREEN, 96) +
  shelf(8, 26, 24) +
  at(14, 43, 0.8, flask('#6f9d4c')) +
  at(26, 43, 0.8, flask('#c77f2a')) +
  box(6, 50, 30, 2.2, BARK) +
  at(
    60,
    73,
    1.12,
    somebody('otter', {
      cloth: '#fbf6e8',
      fold: '#e2d8bd',
      robe: true,
      left: [-16, -20],
      right: [15, -11],
      front:
        line('M0-27V0', '#c9bd9c', 1) +
        line('M-5-28C-6-18 6-18 5-28M0-20V-15', '#4d5a52', 1.4) +
        inked(disc(0, -13.5, 2.2, SLATE)),
      hat:
        line('M-11-43Q0-49 11-43', '#4d5a52', 2) +
        inked(disc(0, -47, 4.4, '#dfe8ea')) +
        bare(disc(0, -47, 1.2, '#4d5a52')),
      leftHolds: at(-17, -27, 0.95, flask()),
      rightHolds:
        line('M11-12Q15-18 19-12', INK, 2) +
        inked(box(7, -12, 17, 12, '#8a4a2c', 2.5)) +
        at(15.5, -2, 0.5, leaf(CREAM, '#b98a5a')),
    }),
  );

const husband = (): string =>
  meadow(GREEN, 96) +
  each(6, (i) =>
    turned(
      14 + i * 18,
      76,
      i % 2 ? 6 : -5,
      line('M0 0V-16', '#b98f2e', 1.2) + fill('M0-24C-3-20-3-15 0-12C3-15 3-20 0-24Z', '#e8c463'),
    ),
  ) +
  at(
    60,
    74,
    1.12,
    somebody('mouse', {
      cloth: '#4f7fa0',
      fold: '#e7dcc0',
      left: [-19, -20],
      right: [12, -12],
      front:
        bare(fill('M-8-29C-10-26-11-22-12-18H12C11-22 10-26 8-29Z', '#f1e7cd')) +
        line('M-6-29V-17M6-29V-17', '#3a6584', 2.4) +
        inked(box(-4, -16, 8, 6, '#5f90b2', 1)),
      hat:
        inked(fill('M-8-45C-8-55 8-55 8-45Z', '#e0bd75'), oval(0, -45, 18, 3.6, '#ecd08f')) +
        line('M-8-47Q0-45 8-47', CHERRY, 2),
      leftHolds: at(-20, -20, 1.05, fork()),
    }),
  ) +
  at(89, 72, 0.7, basket());

const minerMole = (): string =>
  vault(GREEN) +
  at(20, 68, 1, pebble()) +
  at(31, 72, 0.8, pebble('#cbc6b6')) +
  at(100, 70, 1.1, pebble('#a9a79c')) +
  at(91, 74, 0.7, pebble()) +
  fill('M60 22L-1-4V32Z', GLOW, 'opacity="0.35"') +
  at(
    60,
    73,
    1.15,
    somebody('mole', {
      cloth: '#c77f2a',
      fold: '#9a5d18',
      left: [-12, -14],
      right: [19, -23],
      front:
        line('M-7-28V-14M7-28V-14', '#6b4526', 2.2) +
        inked(fill('M-12-14Q0-11 12-14L12.5-3Q0-.5-12.5-3Z', '#6d7f8c')) +
        bare(disc(-7, -14.5, 1.2, GOLD), disc(7, -14.5, 1.2, GOLD)),
      hat:
        inked(fill('M-12-42C-12-56 12-56 12-42Q0-46-12-42Z', GOLD), oval(-2, -48, 4.4, 4.4, GLOW)) +
        line('M-13-42Q0-46.5 13-42', INK, 1.6),
      rightHolds: turned(20, -24, 18, pick()),
    }),
  );

const monk = (): string =>
  wood(GREEN) +
  at(
    60,
    74,
    1.12,
    somebody('frog', {
      cloth: '#8a5f3c',
      fold: '#6b4526',
      robe: true,
      left: [-11, -12],
      right: [11, -12],
      behind: inked(fill('M-16-30C-19-52 19-52 16-30Q0-24-16-30Z', '#6b4526')),
      front:
        line('M-13-11Q0-8 13-11', '#ecdcae', 1.8) +
        line('M6-10L7-1', '#ecdcae', 1.5) +
        inked(fill('M-11-29Q0-20 11-29L9-24Q0-16-9-24Z', '#6b4526')),
      rightHolds:
        berries([
          [-6, -19],
          [0, -21],
          [6, -19],
        ]) + inked(fill('M-12-17H12Q10-6 0-6T-12-17Z', '#e0bd86')),
    }),
  ) +
  at(24, 73, 0.9, mushroom('#c77f2a')) +
  at(97, 74, 0.75, mushroom('#c77f2a'));

const peddler = (): string =>
  meadow(GREEN, 20) +
  line('M-2 78Q50 68 122 74', GREEN.far, 4) +
  at(
    58,
    73,
    1.1,
    somebody('hedgehog', {
      cloth: '#7a5a86',
      fold: '#5d4180',
      left: [-15, -13],
      right: [18, -22],
      front: line('M-9-27L-6-4M9-27L6-4', '#a8763f', 2.2),
      behind:
        turned(-19, -38, -30, at(0, 0, 0.7, berry(CHERRY))) +
        turned(19, -40, 24, at(0, 0, 0.75, berry(GOLD))) +
        at(-22, -26, 0.62, resin()) +
        turned(0, -54, 4, at(0, 0, 0.7, twig())) +
        at(22, -30, 0.5, flask('#5d8a94')),
      hat: inked(fill('M-9-43C-9-52 9-52 9-43Q0-46-9-43Z', '#c77f2a')),
      rightHolds: at(19, -14, 0.9, staff()) + at(24, -29, 0.7, lantern()) + line('M19-33H24', INK, 1.6),
    }),
  ) +
  at(25, 72, 0.8, sack()) +
  at(97, 75, 0.6, crate());

const teacher = (): string =>
  room(GREEN, 14) +
  inked(box(34, 12, 66, 36, '#8a5f34', 2), box(37, 15, 60, 30, '#3f5a48', 1)) +
  line('M72 22H90M72 28H86', CREAM, 1.2) +
  line('M82 42V32M82 40C76 40 75 35 82 32C89 35 88 40 82 40', CREAM, 1) +
  line('M43 20l3 5M43 25l3-5M50 22.500h4', CREAM, 1.1) +
  at(
    56,
    74,
    1.02,
    somebody('owl', {
      cloth: '#7b4a62',
      fold: '#5a3347',
      left: [-14, -14],
      right: [18, -26],
      front: inked(fill('M-6-28L0-21L6-28Z', CREAM)) + bare(disc(0, -16, 1.1, GOLD), disc(0, -11, 1.1, GOLD)),
      hat: inked(fill('M-13-49L0-54L13-49L0-44Z', '#3d3550')) + line('M9-48.500V-42', GOLD, 1.2),
      rightHolds: turned(18, -26, 40, line('M0 8V-16', INK, 2.4) + line('M0 8V-16', '#d0a266', 1.3)),
      leftHolds: turned(-15, -13, -10, inked(box(-5, -7, 10, 12, CHERRY, 1)) + line('M-3-4H3', CREAM, 1)),
    }),
  ) +
  at(90, 74, 0.5, somebody('mouse', { cloth: '#c77f2a', fold: '#9a5d18' })) +
  at(24, 75, 0.46, somebody('frog', { cloth: '#5d8a94', fold: '#3f6873' }));

const woodpecker = (): string =>
  inked(
    fill('M2 14L-4 34L3 30L8 36L10 16Z', '#33302f'),
    fill('M-6-14C6-22 16-10 14 6C12 18 4 22-2 16C-8 8-10-4-6-14Z', '#33302f'),
    bare(fill('M-8-8C-2-8 0 6-2 16C-8 10-10 0-8-8Z', '#f6e6cc')),
    fill('M6-10C16-2 16 12 8 20C2 10 2-2 6-10Z', '#4b4745'),
    disc(-6, -19, 8.5, '#f6e6cc'),
    fill('M-13-23C-12-32 4-34 6-22C2-18-8-24-13-23Z', CHERRY),
    fill('M-13.5-21L-27-17L-13-15Z', '#8f8b80'),
  ) +
  bare(disc(-9, -19.5, 1.7, INK), disc(-8.5, -20, 0.6, '#fff')) +
  line('M7-2L14 0M6 4L14 7M6 10L12 13', CREAM, 1.2) +
  line('M-4-8L-8-2', CREAM, 1);

const woodcarver = (): string =>
  wood(GREEN) +
  at(32, 74, 1.15, stump()) +
  at(
    32,
    65,
    0.62,
    inked(
      fill('M-10 0C-14-12-10-22-8-26C-14-36-10-46 0-46S14-36 8-26C10-22 14-12 10 0Z', '#e0bd86'),
      fill('M-9-42L-11-52L-3-46ZM9-42L11-52L3-46Z', '#e0bd86'),
    ),
    line('M-4-38v2M4-38v2M-2-33Q0-31 2-33M-5-16Q0-12 5-16M-6-8Q0-4 6-8', '#8d6530', 1.4),
  ) +
  at(66, 44, 1.2, woodpecker()) +
  inked(fill('M60 67Q84 62 121 60V68Q86 69 62 73Z', WOOD)) +
  line('M70 60L70 66M76 60L76 66', '#c9a24a', 2) +
  every(
    [
      [44, 40],
      [40, 50],
      [48, 58],
      [52, 72],
      [20, 76],
      [46, 76],
    ],
    (x, y, i) => turned(x, y, i * 53, inked(fill('M-3-1.200Q0-3.5 3-.8Q1 2-3 1.200Z', '#f0d9a8'))),
  ) +
  at(106, 66, 0.8, leaf()) +
  at(94, 75, 0.7, pebble(STONE));

export const workers = {
  barge_toad: bargeToad,
  chip_sweep: chipSweep,
  doctor,
  husband,
  miner_mole: minerMole,
  monk,
  peddler,
  teacher,
  woodcarver,
};
