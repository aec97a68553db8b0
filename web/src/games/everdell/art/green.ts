/** Production: fields, workshops and those who work in them. */
import { somebody } from './creatures';
import { bank, bunting, GREEN, meadow, room, vault, wood } from './grounds';
import { acornRoof, awning, barge, capRoof, smoke, stumpHouse, window } from './houses';
import {
  AMBER,
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
  line,
  MOSS,
  oval,
  round,
  SLATE,
  STONE,
  turned,
  WOOD,
} from './pen';
import {
  barrel,
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

const fairgrounds = (): string => {
  const wheel = (i: number): readonly [number, number] => {
    const a = (i * Math.PI) / 4 + 0.2;
    return [round(84 + 20 * Math.cos(a)), round(38 + 20 * Math.sin(a))];
  };
  return (
    meadow(GREEN, 16) +
    line('M84 38L74 74M84 38L94 74', INK, 3.4) +
    line('M84 38L74 74M84 38L94 74', BARK, 2) +
    `<circle cx="84" cy="38" r="20" fill="none" stroke="${INK}" stroke-width="3.2"/><circle cx="84" cy="38" r="20" fill="none" stroke="${GOLD}" stroke-width="1.8"/>` +
    each(8, (i) => line(`M84 38L${wheel(i).join(' ')}`, BARK, 0.9)) +
    inked(disc(84, 38, 3.4, CHERRY)) +
    each(8, (i) => {
      const [x, y] = wheel(i);
      return inked(
        fill(
          `M${x - 4.5} ${y + 1}H${x + 4.5}Q${x + 3.5} ${y + 6.5} ${x} ${y + 6.5}T${x - 4.5} ${y + 1}Z`,
          [CHERRY, CREAM, '#5d8a94', GOLD][i % 4]!,
        ),
      );
    }) +
    inked(
      fill('M20 48Q36 40 40 22Q44 40 60 48V74H20Z', CREAM),
      fill('M40 22Q38 40 30 49V74H20V48Q36 40 40 22ZM40 22Q42 40 50 49V74H60V48Q44 40 40 22Z', CHERRY),
      fill('M36 74Q37 58 40 52Q43 58 44 74Z', '#6b2f22'),
    ) +
    inked(
      each(8, (i) => fill(`M${18 + i * 5.5} 47.500h5.5v3a2.750 2.750 0 0 1-5.5 0Z`, i % 2 ? CREAM : GOLD)),
    ) +
    line('M40 23V12', INK, 1.3) +
    inked(fill('M40 12L49 14.500L40 18Z', GOLD)) +
    bunting(
      'M-2 10Q30 26 58 12',
      [
        [6, 14, 22],
        [15, 17, 14],
        [25, 18.5, 4],
      ],
      [CHERRY, GOLD, '#5d8a94'],
    )
  );
};

const farm = (): string =>
  meadow(GREEN, 24) +
  inked(box(44, 34, 32, 32, '#b8492f')) +
  line('M50 34V66M57 34V66M63 34V66M70 34V66', '#8f3422', 0.9) +
  acornRoof(42, 35, 36, 18) +
  inked(fill('M53 66V49Q60 43 67 49V66Z', '#6b3a22')) +
  line('M53 66L67 49M67 66L53 49', CREAM, 1.4) +
  at(60, 39.5, 0.9, window(3.2)) +
  each(
    2,
    (row) =>
      line(`M${6 - row * 6} ${67 + row * 8}H${42 - row * 4}`, '#6b4a2a', 4) +
      each(3, (i) => {
        const x = 11 + i * 13 - row * 4;
        const y = 61 + row * 9;
        return (
          inked(disc(x, y, 5.6, row ? '#5f8f45' : '#6fa04e')) +
          disc(x - 2, y - 0.5, 1.6, BERRY) +
          disc(x + 2.2, y + 1.6, 1.6, BERRY) +
          disc(x + 1.2, y - 2.6, 1.4, CHERRY)
        );
      }),
  ) +
  line('M80 62V74M90 61V73M100 60V72M110 59V71M78 66L114 62.500M78 71L114 67.5', INK, 3) +
  line('M80 62V74M90 61V73M100 60V72M110 59V71M78 66L114 62.500M78 71L114 67.5', '#d0a266', 1.8) +
  at(96, 55, 0.9, basketOfHay());

const basketOfHay = (): string =>
  inked(fill('M-10 6C-12-6-4-11 0-11S12-6 10 6Z', '#e8c463')) +
  line('M-5 4L-2-6M1 5L3-5M5 3L6-3', '#b98f2e', 0.9);

const generalStore = (): string =>
  wood(GREEN) +
  at(60, 74, 1, stumpHouse(52, 46)) +
  capRoof(36, 30, 48, 18, '#c77f2a') +
  inked(box(38, 48, 44, 16, '#4b2f1a')) +
  shelf(42, 60, 16) +
  at(66, 60, 0.5, sack()) +
  at(74, 60, 0.5, barrel()) +
  awning(34, 41, 52, 8, CHERRY, CREAM) +
  inked(box(35, 62, 50, 5, '#c99a58')) +
  inked(box(46, 31, 28, 8, CREAM, 1.5)) +
  berries(
    [
      [54, 35.6],
      [60, 35.6],
      [66, 35.6],
    ],
    BERRY,
  ) +
  at(30, 72, 0.95, barrel()) +
  at(91, 72, 0.85, crate()) +
  berries([
    [86, 62],
    [91, 61],
    [96, 62],
  ]) +
  at(60, 73, 0.55, sack());

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

const mine = (): string =>
  meadow(GREEN, 96) +
  inked(fill('M14 72C18 36 40 14 60 14S102 36 106 72Z', '#8fae62')) +
  bare(fill('M70 17C92 26 103 46 106 72H88C90 46 84 28 70 17Z', '#769a4e')) +
  every(
    [
      [38, 36],
      [84, 42],
      [46, 24],
      [94, 60],
      [26, 60],
    ],
    (x, y) => at(x, y, 0.5, pebble()),
  ) +
  inked(fill('M38 72V46C38 34 82 34 82 46V72Z', '#2f241d')) +
  line('M38 72V44M82 72V44M34 42H86', INK, 7) +
  line('M38 72V44M82 72V44M34 42H86', WOOD, 5) +
  line('M36 42H84', '#d0a266', 0.9) +
  at(60, 51, 0.75, lantern()) +
  line('M46 80L54 62M74 80L66 62M47 77H73M50 71H70', '#5d5a55', 1.6) +
  at(
    60,
    70,
    1,
    at(-7, -6, 0.8, pebble()),
    at(6, -6, 0.8, pebble('#cbc6b6')),
    inked(fill('M-16-6H16L12 6H-12Z', '#7f5a38'), disc(-7, 7, 3.2, SLATE), disc(7, 7, 3.2, SLATE)),
    line('M-14-2H14', GOLD, 1.2),
  );

const minerMole = (): string =>
  vault(GREEN) +
  at(20, 68, 1, pebble()) +
  at(31, 72, 0.8, pebble('#cbc6b6')) +
  at(100, 70, 1.1, pebble('#a9a79c')) +
  at(91, 74, 0.7, pebble()) +
  fill('M60 26L8 2V30Z', GLOW, 'opacity="0.35"') +
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
      left: [-6, -15],
      right: [6, -15],
      behind: inked(fill('M-16-30C-19-52 19-52 16-30Q0-24-16-30Z', '#6b4526')),
      front:
        line('M-13-11Q0-8 13-11', '#ecdcae', 1.8) +
        line('M6-10L7-1', '#ecdcae', 1.5) +
        inked(fill('M-11-29Q0-20 11-29L9-24Q0-16-9-24Z', '#6b4526')),
      rightHolds:
        berries([
          [-5, -19],
          [0, -21],
          [5, -19],
        ]) + inked(fill('M-10-18H10Q8-9 0-9T-10-18Z', '#d0a266')),
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

const resinRefinery = (): string =>
  wood(GREEN) +
  inked(fill('M18 76C24 60 22 30 20-2H44C42 30 42 60 50 76Z', BARK)) +
  line('M26 4Q29 30 25 56M35 2Q34 16 36 24M38 44Q37 60 42 70', '#5a3a20', 1.2) +
  inked(oval(32, 38, 4.5, 6, '#5a3a20'), fill('M30 40L48 44V48L30 45Z', WOOD)) +
  fill('M48 47C50 50 50.5 52 49 53.500C47 53 47 50 48 47Z', AMBER) +
  fill('M29 34C30 30 34 30 35 34C35 42 31 44 29 40Z', AMBER) +
  smoke(90, 22, GREEN.light) +
  inked(box(86, 24, 7, 24, '#9a5a3a')) +
  inked(fill('M60 74V54C60 38 100 38 100 54V74Z', '#b9773e')) +
  bare(fill('M88 43C98 45 100 50 100 54V74H90V54C90 49 90 46 88 43Z', '#98592a')) +
  line('M60 56H100M60 68H100', '#6b3e1a', 1.4) +
  every(
    [
      [65, 62],
      [73, 62],
      [87, 62],
      [95, 62],
    ],
    (x, y) => disc(x, y, 1, '#6b3e1a'),
  ) +
  inked(disc(80, 62, 6.5, GLOW)) +
  fill('M80 56.500C84 60 84 65 80 67C76 65 76 60 80 56.500Z', '#f08a24') +
  inked(fill('M42 56H58L55 64H45Z', '#c99a58'), oval(50, 56, 8, 2, AMBER)) +
  line('M58 58Q62 56 62 52', INK, 2.4) +
  at(54, 71, 0.75, resin()) +
  at(108, 71, 0.7, resin());

const storehouse = (): string =>
  meadow(GREEN, 96) +
  line('M42 74L44 60M78 74L76 60M60 76V60', INK, 5.4) +
  line('M42 74L44 60M78 74L76 60M60 76V60', BARK, 3.6) +
  inked(fill('M36 62C30 46 34 34 38 30H82C86 34 90 46 84 62Q60 67 36 62Z', '#d0a266')) +
  line('M34 42Q60 47 86 42M33 52Q60 57 87 52M46 32Q43 47 46 63M74 32Q77 47 74 63', '#9a6f37', 1) +
  acornRoof(36, 32, 48, 22, '#7f9a4e', '#4d6c33') +
  inked(fill('M52 63V45Q60 37 68 45V63Q60 65 52 63Z', '#4b2f1a')) +
  at(57, 58, 0.6, sack()) +
  berries([
    [63.5, 60],
    [65, 56.5],
  ]) +
  at(28, 71, 1, sack()) +
  at(94, 71, 0.95, barrel()) +
  at(104, 75, 0.6, crate()) +
  at(16, 74, 0.55, bundle()) +
  line('M53 76L56 65M67 76L64 65M54 72H66', INK, 1.6);

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

const twigBarge = (): string =>
  bank(GREEN) +
  line('M58 58V10', INK, 3.6) +
  line('M58 58V10', WOOD, 2.2) +
  inked(fill('M60 12C84 16 92 34 86 50C76 48 64 48 60 50Z', '#8fb85c')) +
  line('M60 48C66 34 74 24 80 22M64 40L80 44M67 34L85 38M72 28L86 30', MOSS, 1) +
  line('M58 10L30 54', BARK, 0.9) +
  at(42, 58, 0.95, bundle()) +
  at(40, 50, 0.8, bundle()) +
  at(76, 60, 0.9, bundle()) +
  at(60, 68, 1.15, barge(84)) +
  line('M108 58L98 74', INK, 2.8) +
  line('M108 58L98 74', WOOD, 1.6) +
  line('M10 76h24M46 78h28M88 77h22', '#74aebb', 1.5);

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

export const green = {
  barge_toad: bargeToad,
  chip_sweep: chipSweep,
  doctor,
  fairgrounds,
  farm,
  general_store: generalStore,
  husband,
  mine,
  miner_mole: minerMole,
  monk,
  peddler,
  resin_refinery: resinRefinery,
  storehouse,
  teacher,
  twig_barge: twigBarge,
  woodcarver,
};
