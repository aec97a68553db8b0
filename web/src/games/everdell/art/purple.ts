/** Prosperity: what makes a city great at the end. */
import { somebody } from './creatures';
import { meadow, night, PURPLE, room } from './grounds';
import { arched, column, door, gable, tower, wall, window } from './houses';
import {
  at,
  bare,
  BARK,
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
  MOSS,
  oval,
  turned,
} from './pen';
import { basket, bell, crown, flag, lantern, leaf, mask, pebble, tome } from './things';

const dividers = (): string =>
  line('M0-10L-6 10M0-10L6 10M-3.5 2H3.5', INK, 2.4) +
  line('M0-10L-6 10M0-10L6 10M-3.5 2H3.5', GOLD, 1.3) +
  inked(disc(0, -10, 2.2, GOLD));

const architect = (): string =>
  room(PURPLE, 16) +
  inked(box(72, 14, 40, 28, '#6f8fb0', 1)) +
  line('M80 38V26L92 18L104 26V38M76 38H108M88 38V30H96V38', CREAM, 1.2) +
  at(
    56,
    70,
    1.1,
    somebody('beaver', {
      cloth: '#8a6a3c',
      fold: '#6b4f28',
      left: [-12, -13],
      right: [18, -22],
      front:
        inked(fill('M-8-29L0-19L8-29Z', CREAM)) +
        line('M0-24V-4', '#5a4220', 1) +
        bare(disc(-3, -15, 1, GOLD), disc(-3, -10, 1, GOLD)),
      hat:
        inked(fill('M-11-44C-12-53 8-56 12-47Q4-43-11-44Z', '#6d4a8a')) +
        turned(10, -41, 60, line('M0 0V-9', INK, 2.6) + line('M0 0V-9', GOLD, 1.6)),
      rightHolds: at(19, -27, 1.05, dividers()),
    }),
  ) +
  inked(fill('M20 63H100L104 81H16Z', '#a8763f')) +
  line('M20 66H100', '#d9b27a', 1.4) +
  inked(fill('M30 66L84 65L88 77L28 78Z', '#e9f0f2')) +
  line('M40 75V70L48 67L56 70V75ZM62 75V69H74V75M62 72H74M68 69V75', '#4d6f98', 1.1) +
  inked(fill('M84 65Q88 64 90 67L93 77Q90 79 88 77Z', '#cfdadf')) +
  at(20, 60, 0.9, pebble());

const castle = (): string =>
  meadow(PURPLE, 20) +
  fill('M8 81C24 62 40 60 60 60S98 62 112 81Z', PURPLE.near) +
  at(
    60,
    72,
    1,
    tower(-10, 20, 46, '#cbbfd2', '#a494b0'),
    at(0, -49, 0.8, flag('#a3313a')),
    wall(-26, -26, 52, 26, '#dcd3df', '#b5a8bf'),
    inked(fill('M-27-22V-30H-20V-27H-13V-30H-6V-27H6V-30H13V-27H20V-30H27V-22Z', '#dcd3df')),
    tower(-36, 15, 38, '#cbbfd2', '#a494b0', '#6d4a8a'),
    tower(21, 15, 38, '#cbbfd2', '#a494b0', '#6d4a8a'),
    at(-28.5, -54, 0.62, flag(GOLD)),
    at(28.5, -54, 0.62, flag(GOLD)),
    at(0, 0, 1, door(15, 20, '#6b4526')),
    line('M-4-1V-17M4-1V-17M-6-7H6M-6-12H6', INK, 0.9),
    each(2, (i) => at(i ? 28.5 : -28.5, -20, 0.9, arched(5, 9))),
    at(0, -33, 0.9, arched(5, 9)),
    each(2, (i) => inked(fill(`M${i ? 13 : -19} -22h6v10l-3-2.500l-3 2.500Z`, '#a3313a'))),
  );

const everTree = (): string =>
  night(PURPLE) +
  disc(60, 34, 38, '#c9a8dc', 'opacity="0.35"') +
  inked(
    fill(
      'M36 78C46 70 48 56 46 44L34 34L40 32L50 38C52 32 50 26 48 22L54 24L58 34L64 22L70 22L68 36L80 30L86 33L74 44C72 56 74 70 86 78Q60 74 36 78Z',
      '#8a5f3c',
    ),
  ) +
  line('M54 46Q53 60 48 72M62 40Q60 54 62 58M68 48Q68 62 74 72', '#63412a', 1.2) +
  inked(
    fill(
      'M30 42C18 42 14 30 22 25C16 14 30 8 36 13C40 2 56 2 60 8C66 1 82 3 84 13C94 9 104 16 98 26C106 32 102 43 90 42C84 48 74 44 72 38C68 44 56 44 52 38C46 46 34 46 30 42Z',
      '#6f9d4c',
    ),
  ) +
  bare(
    fill(
      'M36 13C42 18 40 24 34 26C40 30 50 28 52 22C58 28 68 26 70 20C76 26 86 26 90 20C88 30 78 34 72 30C66 36 54 36 50 30C42 36 28 34 22 25C16 14 30 8 36 13Z',
      '#8cb85e',
    ),
  ) +
  every(
    [
      [32, 20],
      [46, 14],
      [60, 17],
      [76, 13],
      [90, 22],
      [28, 35],
      [42, 36],
      [62, 36],
      [82, 37],
      [94, 33],
    ],
    (x, y, i) => disc(x, y, 3.6, GLOW, 'opacity="0.35"') + disc(x, y, 1.7, i % 3 ? GLOW : '#f6c0d8'),
  ) +
  at(60, 76, 1, door(10, 15, '#5a3320')) +
  at(60, 56, 0.85, window(4)) +
  at(50, 64, 0.7, window(3)) +
  at(71, 63, 0.7, window(3)) +
  line('M34 33V40M86 32V39', INK, 0.8) +
  at(34, 45, 0.55, lantern()) +
  at(86, 44, 0.55, lantern());

const king = (): string =>
  room(PURPLE, 16) +
  inked(fill('M92 6H110V40L101 33L92 40Z', '#6d4a8a')) +
  at(101, 26, 0.8, leaf('#e8b23c', '#a86f10')) +
  inked(
    fill('M38 74V26C38 8 82 8 82 26V74Z', '#8a5f34'),
    fill('M43 74V28C43 14 77 14 77 28V74Z', '#5d3f86'),
    disc(38, 24, 3.4, GOLD),
    disc(82, 24, 3.4, GOLD),
  ) +
  at(
    60,
    75,
    1.08,
    somebody('squirrel', {
      coat: '#93857c',
      cloth: '#5d3f86',
      fold: '#6d4a8a',
      robe: true,
      left: [-14, -13],
      right: [18, -22],
      behind: inked(fill('M-11-28C-22-18-26-6-25 0H25C26-6 22-18 11-28Z', '#8f2d3c')),
      front:
        bare(fill('M-4-28L-5-1H5L4-28Z', '#e8b23c')) +
        inked(fill('M-14-29Q0-20 14-29Q15-23 9-20Q0-14-9-20Q-15-23-14-29Z', CREAM)) +
        bare(
          disc(-7, -22.5, 0.9, INK),
          disc(7, -22.5, 0.9, INK),
          disc(-2.5, -19.5, 0.9, INK),
          disc(3, -19.5, 0.9, INK),
        ),
      hat:
        inked(fill('M-7-32C-10-26-5-20 0-19C5-20 10-26 7-32Q0-27-7-32Z', '#f0d9b4')) +
        at(0, -44, 1.05, crown()),
      rightHolds:
        line('M18-2V-36', INK, 3) +
        line('M18-2V-36', GOLD, 1.8) +
        inked(
          fill('M13-38C13-32 16-29 18-28C20-29 23-32 23-38Z', '#c77f2a'),
          fill('M12-38C12-43 24-43 24-38Q18-36 12-38Z', BARK),
        ),
    }),
  );

/** A dome like a closed tulip. */
const tulip = (x: number, y: number, w: number, h: number, colour: string, petal: string): string =>
  inked(
    fill(
      `M${x - w / 2} ${y}C${x - w * 0.85} ${y - h * 0.5} ${x - w * 0.35} ${y - h * 0.7} ${x} ${y - h}C${x + w * 0.35} ${y - h * 0.7} ${x + w * 0.85} ${y - h * 0.5} ${x + w / 2} ${y}Z`,
      colour,
    ),
    fill(
      `M${x - w * 0.22} ${y}C${x - w * 0.4} ${y - h * 0.4} ${x - w * 0.12} ${y - h * 0.62} ${x} ${y - h * 0.85}C${x + w * 0.12} ${y - h * 0.62} ${x + w * 0.4} ${y - h * 0.4} ${x + w * 0.22} ${y}Z`,
      petal,
    ),
    disc(x, y - h - 1.5, 1.7, GOLD),
  );

const palace = (): string =>
  meadow(PURPLE, 100) +
  at(
    60,
    75,
    0.98,
    inked(box(-34, -24, 16, 24, '#f3e6ee'), box(18, -24, 16, 24, '#f3e6ee')),
    tulip(-26, -24, 17, 22, '#c9698f', '#e39ab5'),
    tulip(26, -24, 17, 22, '#c9698f', '#e39ab5'),
    inked(box(-19, -38, 38, 38, '#fbf3f0')),
    inked(box(-21, -40, 42, 4, '#e8d7c0')),
    tulip(0, -40, 28, 27, '#8c5bb0', '#b58ad0'),
    each(3, (i) => at(-11 + i * 11, -22, 1, arched(6, 11))),
    inked(fill('M-20-16H20V-13H-20Z', '#e8d7c0')),
    at(0, 0, 1, door(10, 13, '#7a4a8a')),
    at(-26, -8, 1, arched(6, 11)),
    at(26, -8, 1, arched(6, 11)),
    column(-18, -11, 3.5, 11, CREAM),
    column(14.5, -11, 3.5, 11, CREAM),
  ) +
  each(
    2,
    (i) =>
      inked(disc(i ? 100 : 20, 70, 6, '#6f9d4c')) +
      line(`M${i ? 100 : 20} 76v3`, BARK, 2.4) +
      disc(i ? 98 : 18, 68, 1.3, '#f0b4cc') +
      disc(i ? 102 : 22, 71, 1.3, '#f0b4cc'),
  );

const school = (): string =>
  meadow(PURPLE, 22) +
  inked(box(38, 44, 44, 31, '#f1dfc0')) +
  line('M38 51H82M38 58H82M38 65H82M38 72H82', '#d8bf92', 0.9) +
  gable(36, 46, 48, 20, '#7a5aa0', '#553a78') +
  inked(fill('M53 28V16H67V28Q60 24 53 28Z', '#f1dfc0'), fill('M50 17Q57 12 60 4Q63 12 70 17Z', '#7a5aa0')) +
  at(60, 22, 0.55, bell()) +
  inked(disc(60, 42, 4.6, CREAM)) +
  line('M60 39V42L62 43.5', INK, 1) +
  at(60, 75, 1.05, door(11, 17, '#a5472f')) +
  at(46, 62, 1.05, window(4.6)) +
  at(74, 62, 1.05, window(4.6)) +
  inked(box(18, 58, 16, 13, '#8a5f34', 1), box(20, 60, 12, 9, '#3f5a48')) +
  line('M22 64L24 66L27 62M28 66H30', CREAM, 1) +
  line('M20 71L18 77M32 71L34 77', BARK, 1.8) +
  at(92, 76, 1, tome(CHERRY)) +
  at(93, 71.8, 0.9, tome('#4f7f9a')) +
  inked(disc(92, 65, 3.2, CHERRY)) +
  line('M92 62q0-2 1.5-3', MOSS, 1.2);

const theater = (): string =>
  box(-1, -1, 122, 82, PURPLE.deep) +
  inked(
    fill('M16 68V26C16 4 104 4 104 26V68Z', '#c99a3c'),
    fill('M21 68V27C21 9 99 9 99 27V68Z', '#3a2352'),
  ) +
  oval(60, 66, 34, 26, '#f6dfa0', 'opacity="0.3"') +
  fill('M60 16L34 66H86Z', GLOW, 'opacity="0.22"') +
  inked(
    fill('M21 27C21 16 32 12 46 11C46 34 38 54 26 68H21Z', CHERRY),
    fill('M99 27C99 16 88 12 74 11C74 34 82 54 94 68H99Z', CHERRY),
    fill(
      'M24 20Q60 2 96 20Q92 27 84 22Q80 29 72 23Q67 30 60 24Q53 30 48 23Q40 29 36 22Q28 27 24 20Z',
      '#a5323a',
    ),
  ) +
  line('M28 24Q30 46 24 64M36 17Q38 40 28 60M92 24Q90 46 96 64M84 17Q82 40 92 60', '#8a2a2a', 1.3) +
  turned(50, 44, -10, at(0, 0, 1.25, mask('#f6e3b4', true))) +
  turned(71, 46, 10, at(0, 0, 1.15, mask('#b9c9dc', false))) +
  line('M44 58Q40 64 44 68M76 58Q80 64 74 68', GOLD, 1.4) +
  inked(box(10, 66, 100, 8, '#a8763f', 1)) +
  line('M10 70H110', BARK, 0.9) +
  each(
    6,
    (i) =>
      disc(24 + i * 14.5, 67, 5, GLOW, 'opacity="0.35"') +
      inked(fill(`M${20.5 + i * 14.5} 68a3.5 3.5 0 0 1 7 0Z`, GLOW)),
  ) +
  box(-1, 74, 122, 8, PURPLE.near) +
  each(
    6,
    (i) =>
      disc(12 + i * 19.5, 80, 5.5, '#261638') +
      disc(8 + i * 19.5, 75.5, 2, '#261638') +
      disc(16 + i * 19.5, 75.5, 2, '#261638'),
  );

const wife = (): string =>
  meadow(PURPLE, 24) +
  at(
    60,
    74,
    1.12,
    somebody('mouse', {
      coat: '#c79a6c',
      cloth: '#8c5bb0',
      fold: '#e9dcc4',
      robe: true,
      left: [-12, -13],
      right: [13, -11],
      front:
        bare(fill('M-8-29C-10-26-11-23-11.5-20H11.500C11-23 10-26 8-29Z', '#f6ead2')) +
        inked(fill('M-6-20H6L7.5-5Q0-3-7.5-5Z', '#f6ead2')) +
        line('M-5-8.5Q0-7 5-8.5', '#b58ad0', 1.4),
      hat:
        inked(
          fill('M-13-40C-16-54 16-54 13-40C9-47-9-47-13-40Z', '#f6ead2'),
          fill('M-9-29L-3-26L-9-23ZM9-29L3-26L9-23Z', '#c9698f'),
        ) + bare(disc(-6, -48, 1.4, '#c9698f'), disc(0, -49.5, 1.4, '#c9698f'), disc(6, -48, 1.4, '#c9698f')),
      leftHolds: at(-15, -7, 0.9, basket()),
      rightHolds: turned(
        14,
        -14,
        22,
        line('M0 4V-8M-3 4L-6-7M3 4L6-7', MOSS, 1.4),
        inked(
          fill(burst(0, -11, 5, 2.6, 6), '#f0b4cc'),
          fill(burst(-7, -8, 4.4, 2.2, 6), CREAM),
          fill(burst(7, -8, 4.4, 2.2, 6), '#e8b23c'),
        ),
        bare(disc(0, -11, 1.5, GOLD), disc(-7, -8, 1.3, GOLD), disc(7, -8, 1.3, CHERRY)),
      ),
    }),
  ) +
  each(3, (i) =>
    turned(
      [22, 98, 106][i]!,
      74,
      [-6, 4, 10][i]!,
      line('M0 2V-12', MOSS, 1.4) +
        fill(burst(0, -14, 4.4, 2.2, 6), [CREAM, '#f0b4cc', CREAM][i]!) +
        disc(0, -14, 1.4, GOLD),
    ),
  );

export const purple = {
  architect,
  castle,
  ever_tree: everTree,
  king,
  palace,
  school,
  theater,
  wife,
};
