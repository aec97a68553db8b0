/** Extra! Extra!: a feast, a newspaper and a great game come to town. */
import { somebody } from './creatures';
import { BLUE, bunting, GREEN, meadow, PURPLE, RED, room, TAN } from './grounds';
import { capRoof, courses, door, window } from './houses';
import {
  at,
  bare,
  BARK,
  BERRY,
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
  LEAF,
  line,
  MOSS,
  oval,
  round,
  SLATE,
  turned,
  WOOD,
} from './pen';
import { barrel, bell, berry, flag, leaf, mask, pebble, twig } from './things';

const TEAL = '#5d8a94';

/** A snail or a ladybird to ride on, upon its pole. */
const mount = (x: number, y: number, shell: string): string =>
  line(`M${x} ${y - 17}V${y + 7}`, GOLD, 1.5) +
  inked(
    fill(
      `M${x - 8} ${y + 4}Q${x + 4} ${y + 6} ${x + 8} ${y - 1}Q${x + 11} ${y - 5} ${x + 7} ${y - 5}Q${x + 4} ${y - 2} ${x - 2} ${y}Z`,
      CREAM,
    ),
    disc(x - 1.5, y - 1.5, 5, shell),
  ) +
  line(`M${x - 1.5} ${y - 1.5}m-2 0a2 2 0 1 1 2 2`, CREAM, 0.9);

const carnival = (): string =>
  meadow(GREEN, 18) +
  inked(oval(60, 73, 42, 5, '#a8763f'), box(18, 68, 84, 5, CHERRY, 2)) +
  each(7, (i) => disc(25 + i * 11.7, 70.5, 1.6, GLOW)) +
  inked(box(55, 36, 10, 33, '#e8d7c0')) +
  line('M55 44L65 50M55 52L65 58M55 60L65 66', CHERRY, 2) +
  mount(33, 58, BERRY) +
  mount(48, 61, TEAL) +
  mount(72, 57, CHERRY) +
  mount(87, 60, LEAF) +
  inked(
    each(8, (i) => {
      const [a, b] = [18 + i * 10.5, 28.5 + i * 10.5];
      return fill(
        `M60 10Q${round(60 + (a - 60) * 0.5)} 22 ${a} 34H${b}Q${round(60 + (b - 60) * 0.5)} 22 60 10Z`,
        i % 2 ? CREAM : CHERRY,
      );
    }),
    each(8, (i) => fill(`M${18 + i * 10.5} 34h10.5v3.500a5.250 4.500 0 0 1-10.5 0Z`, i % 2 ? GOLD : TEAL)),
  ) +
  line('M60 10V2', INK, 1.3) +
  inked(fill('M60 2L70 4.500L60 7.500Z', GOLD)) +
  every(
    [
      [103, 26],
      [110, 34],
      [98, 36],
    ],
    (x, y, i) =>
      line(`M${x} ${y + 6}Q${x - 2} 58 106 68`, BARK, 0.6) +
      inked(oval(x, y, 5, 6.2, [BERRY, GOLD, TEAL][i]!)) +
      disc(x - 1.6, y - 2, 1.2, '#fff', 'opacity="0.6"'),
  ) +
  turned(14, 60, -12, at(0, 0, 0.8, mask('#f6e3b4', true)));

const page = (x: number, y: number, turn: number, scale = 1): string =>
  turned(
    x,
    y,
    turn,
    at(
      0,
      0,
      scale,
      inked(box(-6, 0, 12, 15, '#fbf6e6', 0.6)),
      box(-4.5, 2, 9, 2.4, INK),
      line('M-4.5 7H-.5M-4.5 9.500H-.5M-4.5 12H4.5', '#8f8b80', 0.8),
      box(0.8, 6, 3.8, 4, '#b8d5df'),
    ),
  );

const gazette = (): string =>
  room(BLUE, 18) +
  line('M34 14Q72 22 118 12', BARK, 1) +
  page(48, 16.5, 3) +
  page(66, 18, -3) +
  page(84, 17.5, 2) +
  page(102, 15.5, -4) +
  line('M44 68V30M84 68V30', INK, 7) +
  line('M44 68V30M84 68V30', WOOD, 5) +
  inked(box(38, 26, 52, 7, '#8f6338', 1.5), box(38, 62, 52, 7, '#8f6338', 1.5)) +
  line('M64 32V46', INK, 5) +
  line('M64 32V46', SLATE, 3.4) +
  line('M62 36H66M62 39H66M62 42H66', INK, 0.8) +
  line('M64 40L98 33', INK, 3.6) +
  line('M64 40L98 33', GOLD, 2.2) +
  inked(disc(98, 33, 3, CHERRY), box(48, 46, 32, 5, '#5d5a55', 1), box(46, 55, 36, 7, '#c99a58', 1)) +
  inked(fill('M48 55L52 51.500H78L82 55Z', '#fbf6e6')) +
  line('M54 53.500H66M69 53.500H76', SLATE, 0.8) +
  at(
    20,
    71,
    0.5,
    somebody('mouse', {
      cloth: '#3f6873',
      fold: '#2f5a74',
      left: [-12, -16],
      right: [18, -24],
      front: inked(fill('M-8-25H8L10-4Q0-1-10-4Z', '#6d5a44')),
    }),
  ) +
  page(31, 52, 12, 0.7) +
  each(4, (i) => at(102, 75 - i * 3.4, 1, inked(box(-11, -3, 22, 3.4, i % 2 ? '#fbf6e6' : '#efe6cf', 0.6)))) +
  page(102, 58, 8, 0.55);

const juggler = (): string =>
  meadow(TAN, 18) +
  bunting(
    'M-2 12Q30 26 60 10Q90 26 122 12',
    [
      [8, 15.5, 20],
      [22, 19, 4],
      [38, 17.5, -16],
      [82, 17.5, 16],
      [98, 19, -4],
      [112, 15.5, -20],
    ],
    [CHERRY, GOLD, TEAL],
  ) +
  inked(disc(60, 73, 9, '#e8d7c0')) +
  inked(
    fill(
      'M51 73A9 9 0 0 1 60 64Q56 73 60 82A9 9 0 0 1 51 73ZM60 64Q66 73 60 82A9 9 0 0 0 69 73A9 9 0 0 0 60 64Z',
      CHERRY,
    ),
  ) +
  at(
    60,
    66,
    0.98,
    somebody('otter', {
      cloth: '#c77f2a',
      fold: '#3f6873',
      left: [-20, -22],
      right: [20, -22],
      front:
        bare(fill('M0-29C-4-29-8-29-8-29C-13-21-14-10-12.5-3Q-6-1.7 0-1.600Z', '#4f7f8a')) +
        inked(fill('M-10-28Q-8-22-5-26Q-3-20 0-25Q3-20 5-26Q8-22 10-28Q0-32-10-28Z', CREAM)) +
        bare(disc(0, -16, 1.3, GOLD), disc(0, -10, 1.3, GOLD)),
      hat: inked(
        fill('M-10-43C-6-56 6-62 12-58C8-54 8-48 10-43Q0-47-10-43Z', '#4f7f8a'),
        disc(12.5, -58, 2.4, GOLD),
      ),
    }),
  ) +
  at(34, 36, 1, pebble()) +
  at(36, 16, 0.62, twig(-35)) +
  at(48, 6, 1, berry(CHERRY)) +
  at(86, 18, 0.62, twig(40)) +
  at(88, 36, 1.1, berry(BERRY));

const cup = (): string =>
  line('M-7-12C-15-12-14-2-5-2M7-12C15-12 14-2 5-2', INK, 2.8) +
  line('M-7-12C-15-12-14-2-5-2M7-12C15-12 14-2 5-2', GOLD, 1.6) +
  inked(fill('M-8-14H8C8-4 5 1 1.5 2V5H5V8H-5V5H-1.500V2C-5 1-8-4-8-14Z', GOLD)) +
  fill('M-5.5-12H-3C-3-6-2-3 0-1C-4-2-5.5-6-5.5-12Z', '#fff', 'opacity="0.55"');

const scurrbleChampion = (): string =>
  meadow(PURPLE, 98) +
  each(7, (i) => turned(60, 40, -54 + i * 18, fill('M-3-6L0-60L3-6Z', PURPLE.light, 'opacity="0.5"'))) +
  inked(box(34, 66, 52, 15, '#d8c6a0', 1), box(30, 64, 60, 4, '#efe0c2', 1)) +
  fill('M58.200 70.500L61 69.500V78H63V80H57V78H59V72.200L57.600 72.600Z', '#8a5a06') +
  at(
    60,
    64,
    1.02,
    somebody('dormouse', {
      cloth: '#6d4a8a',
      fold: '#fbf3e0',
      left: [-15, -12],
      right: [16, -30],
      front:
        bare(fill('M-12-21H12L13-14H-13Z', CREAM)) +
        line('M-5-28L0-17L5-28', CHERRY, 2.2) +
        inked(disc(0, -13, 4, GOLD)) +
        fill('M0-10.500C-2.200-12.400-2.200-14.500 0-16C2.200-14.500 2.200-12.400 0-10.500Z', '#8a5a06'),
      hat:
        line('M-11.4-42.500Q0-48.5 11.4-42.5', CHERRY, 3) + line('M11-43L17-45M11-42.500L16-40', CHERRY, 2),
      rightHolds: at(18, -36, 0.9, cup()),
      leftHolds:
        inked(disc(-17, -10, 6.2, '#b98a4a')) +
        line('M-23-10Q-17-6-11-10M-17-16.200Q-20-10-17-3.800', '#6b4526', 1),
    }),
  ) +
  every(
    [
      [24, 18],
      [36, 28],
      [86, 20],
      [96, 32],
      [20, 40],
      [104, 12],
      [74, 10],
    ],
    (x, y, i) => turned(x, y, i * 50, box(-1.8, -1, 3.6, 2, [CHERRY, GOLD, TEAL, LEAF][i % 4]!)),
  );

const scurrbleStadium = (): string =>
  meadow(RED, 60) +
  inked(fill('M6 70C4 44 20 26 60 26S116 44 114 70Q60 84 6 70Z', '#d9b489')) +
  each(5, (i) =>
    line(
      `M${12 + i * 4.5} ${64 - i * 2}C${14 + i * 4} ${46 - i * 0.5} ${34 + i * 2} ${33 + i * 3} 60 ${32 + i * 3}S${106 - i * 4} ${46 - i * 0.5} ${108 - i * 4.5} ${64 - i * 2}`,
      '#a9764c',
      1.1,
    ),
  ) +
  each(26, (i) => {
    const row = i % 3;
    const a = Math.PI * (1.08 + (i * 0.84) / 25);
    return disc(
      round(60 + (47 - row * 6) * Math.cos(a)),
      round(64 + (33 - row * 4) * Math.sin(a)),
      2,
      ['#7d5a3c', '#bd5f2c', CREAM, '#8f6a4a', TEAL][i % 5]!,
    );
  }) +
  inked(oval(60, 66, 33, 12, '#86ad59')) +
  `<ellipse cx="60" cy="66" rx="27" ry="9" fill="none" stroke="${CREAM}" stroke-width="1.1"/>` +
  line('M60 57V75', CREAM, 1) +
  disc(60, 66, 3, 'none', `stroke="${CREAM}" stroke-width="1"`) +
  line('M31 70V60M37 70V60M31 60H37', INK, 2) +
  line('M31 70V60M37 70V60M31 60H37', GOLD, 1.1) +
  line('M83 70V60M89 70V60M83 60H89', INK, 2) +
  line('M83 70V60M89 70V60M83 60H89', GOLD, 1.1) +
  inked(disc(66, 63, 2.6, '#b98a4a')) +
  at(52, 71, 0.2, somebody('mouse', { cloth: CHERRY, fold: '#8f2d20' })) +
  at(72, 70, 0.2, somebody('squirrel', { cloth: TEAL, fold: '#3f6873' })) +
  at(14, 46, 0.9, flag(CHERRY)) +
  at(36, 31, 0.9, flag(GOLD)) +
  at(80, 30, 0.9, flag(TEAL)) +
  at(102, 44, 0.9, flag(CHERRY)) +
  inked(fill('M52 80V76Q60 70 68 76V80Z', '#6b2f22'));

const townCrier = (): string =>
  room(GREEN, 200) +
  box(-1, -1, 122, 62, GREEN.sky) +
  inked(box(4, 14, 30, 52, '#f1dfc0')) +
  courses(4, 16, 30, 50, '#d8bf92') +
  capRoof(4, 16, 30, 16, '#a5472f') +
  at(12, 36, 1, window(4)) +
  at(25, 36, 1, window(4)) +
  at(19, 66, 1, door(10, 16, '#7a4a2a')) +
  inked(box(90, 22, 28, 44, '#e6d2b4')) +
  capRoof(90, 24, 28, 14, '#4d6f86') +
  at(97, 42, 1, window(3.8)) +
  at(110, 42, 1, window(3.8)) +
  box(-1, 64, 122, 17, '#c9bfa0') +
  line(
    'M-1 70H121M-1 76H121M14 64V70M44 64V70M82 64V70M106 64V70M28 70V76M62 70V76M94 70V76',
    '#a39877',
    0.8,
  ) +
  at(60, 76, 1, inked(box(-16, -12, 32, 12, WOOD, 1)), line('M-16-6H16M-6-12V0M6-12V0', BARK, 0.9)) +
  at(
    60,
    65,
    1.06,
    somebody('frog', {
      cloth: '#a5323a',
      fold: '#7f2430',
      left: [-18, -30],
      right: [17, -18],
      front:
        inked(fill('M-5-28L0-14L5-28Z', CREAM)) +
        line('M-9-27Q-10-12-9-3M9-27Q10-12 9-3', GOLD, 1.3) +
        bare(disc(0, -10, 1.1, GOLD), disc(0, -6, 1.1, GOLD)),
      hat: at(
        0,
        -4.5,
        0.9,
        inked(
          fill('M-17-47C-10-46-6-54 0-55C6-54 10-46 17-47C12-40 4-43 0-46C-4-43-12-40-17-47Z', '#2f3b2f'),
        ) + line('M-16-47C-10-45-6-53 0-54C6-53 10-45 16-47', GOLD, 1),
      ),
      leftHolds: turned(-19, -35, -24, line('M0 0V-4', INK, 2.6) + at(0, -12, 1, flippedBell())),
      rightHolds:
        inked(fill('M9-28H25V-2Q17-6 9-2Z', CREAM), disc(17, -28, 1, '#e6d2a4')) +
        line('M11.5-23H22.500M11.5-19H22.500M11.5-15H22.500M11.5-11H19', '#a98f5c', 1),
    }),
  ) +
  line('M50 14q4-3 3-8M56 20q5-3 6-9M44 9q2-3 1-6', INK, 1.1) +
  at(104, 70, 0.7, barrel()) +
  at(88, 60, 0.4, leaf(LEAF, MOSS));

/** A bell that is swung: its mouth away from the hand. */
const flippedBell = (): string => `<g transform="rotate(180)">${bell()}</g>`;

export const extra = {
  carnival,
  gazette,
  juggler,
  scurrble_champion: scurrbleChampion,
  scurrble_stadium: scurrbleStadium,
  town_crier: townCrier,
};
