/** Production: fields, stores and workshops. */
import { bank, bunting, GREEN, meadow, wood } from './grounds';
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
  WOOD,
} from './pen';
import { barrel, berries, bundle, crate, lantern, pebble, resin, sack, shelf } from './things';

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
  at(96, 55, 0.9, haystack());

const haystack = (): string =>
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

export const workshops = {
  fairgrounds,
  farm,
  general_store: generalStore,
  mine,
  resin_refinery: resinRefinery,
  storehouse,
  twig_barge: twigBarge,
};
