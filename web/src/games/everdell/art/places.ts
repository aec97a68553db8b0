/** The places a worker can be sent to, each a small landscape of 120 by 60: the river's bank, the forest, the two refuges. */
import type { LocationName } from '../../../generated/everdell';
import { cloud, flowers, leafTree, pine, tufts } from './grounds';

import {
  AMBER,
  at,
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
  inked,
  INK,
  line,
  MOSS,
  oval,
  SLATE,
  STONE,
  turned,
  WOOD,
  type Point,
} from './pen';
import {
  berry,
  card,
  coin,
  fan,
  lantern,
  leaf,
  mushroom,
  pebble,
  resin,
  sack,
  spyglass,
  twig,
} from './things';

const sky = (colour: string): string => box(-1, -1, 122, 62, colour);

/** The river runs behind, the bank lies in front. */
const shore = (sun: number): string =>
  sky('#e6f0d8') +
  disc(sun, 12, 8, '#fffbe6') +
  cloud(sun > 60 ? 16 : 84, 14, 0.9, '#fffbe6') +
  fill('M-1 26Q20 16 44 23T92 20T121 24V61H-1Z', '#c3dba0') +
  leafTree(10, 30, 20, '#9bc07a', '#c3dba0') +
  leafTree(110, 29, 18, '#9bc07a', '#c3dba0') +
  leafTree(98, 30, 12, '#b0cf8c', '#c3dba0') +
  fill('M-1 31Q50 26 121 30V61H-1Z', '#9fd0d6') +
  line('M6 36h14M92 34h20M30 40h10M84 41h8M2 45h10M106 45h10', '#e9f7f4', 1.1) +
  fill('M-1 47Q26 38 60 41T121 46V61H-1Z', '#dcc88f') +
  fill('M-1 55Q30 48 62 50T121 53V61H-1Z', '#9bbf63') +
  tufts(
    [
      [8, 57],
      [20, 59],
      [102, 58],
      [114, 55],
    ],
    '#5a863c',
  );

const glade = (light: string, leaves: string, deep: string): string =>
  sky(light) +
  oval(60, 30, 44, 30, '#fffbe4', 'opacity="0.75"') +
  each(6, (i) =>
    box(
      [3, 15, 27, 89, 101, 112][i]!,
      -1,
      [5, 3, 4, 4, 3, 6][i]!,
      54,
      i % 2 ? leaves : deep,
      0,
      'opacity="0.55"',
    ),
  ) +
  fill('M-1-1H121V9Q112 15 104 8Q96 16 88 9Q80 13 73 6H47Q40 13 32 9Q24 16 16 8Q8 15-1 8Z', leaves) +
  fill('M-1-1H121V3Q113 9 105 3H15Q7 9-1 3Z', deep) +
  leafTree(9, 52, 24, deep, leaves) +
  leafTree(112, 52, 22, deep, leaves) +
  fill('M-1 49Q30 42 60 45T121 46V61H-1Z', leaves) +
  fill('M-1 56Q34 50 66 53T121 53V61H-1Z', deep);

const spring = (): string => glade('#e3eecb', '#a3c676', '#6f9d4c');
const fir = (): string => glade('#d9e8dc', '#86b08e', '#4f8468');
const autumn = (): string => glade('#f6e6c4', '#dcb566', '#b98338');

/** Any resource: the four in one disc. */
const any = (): string =>
  disc(0, 0, 12, GLOW, 'opacity="0.5"') +
  inked(
    fill('M0 0V-8A8 8 0 0 1 8 0Z', WOOD),
    fill('M0 0H8A8 8 0 0 1 0 8Z', AMBER),
    fill('M0 0V8A8 8 0 0 1-8 0Z', STONE),
    fill('M0 0H-8A8 8 0 0 1 0-8Z', BERRY),
  ) +
  disc(0, 0, 2.2, CREAM);

const trunk = (x: number, w: number): string =>
  inked(
    fill(
      `M${x - w / 2} -2C${x - w / 2 + 2} 20 ${x - w / 2 + 1} 42 ${x - w / 2 - 7} 57Q${x} 52 ${x + w / 2 + 7} 57C${x + w / 2 - 1} 42 ${x + w / 2 - 2} 20 ${x + w / 2} -2Z`,
      '#8a5f3c',
    ),
  ) +
  line(
    `M${x - w / 4} 4Q${x - w / 4 + 2} 26 ${x - w / 4 - 2} 48M${x + w / 4} 2Q${x + w / 4 - 2} 16 ${x + w / 4} 24M${x + w / 5} 38V52`,
    '#63412a',
    1.1,
  );

const bush = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    inked(fill('M-22 0C-30-6-26-16-18-16C-18-26-4-28 0-22C6-28 18-25 18-16C27-16 29-5 22 0Z', '#5f8f45')),
    fill('M-18-16C-18-26-4-28 0-22C6-28 18-25 18-16C10-21 4-18 0-14C-6-20-14-19-18-16Z', '#7fae5a'),
    line('M-14-6l3-3l3 3M6-4l3-3l3 3M-2-8l2-2.500l2 2.5', MOSS, 1),
  );

const things = (points: readonly Point[], s: number, thing: () => string): string =>
  every(points, (x, y) => at(x, y, s, thing()));

const threeTwigs = (): string =>
  shore(94) +
  turned(56, 50, -14, at(0, 0, 1.5, twig())) +
  turned(66, 45, 12, at(0, 0, 1.5, twig())) +
  turned(60, 36, -4, at(0, 0, 1.5, twig()));

const twoTwigsAndCard = (): string =>
  shore(24) +
  turned(46, 49, -10, at(0, 0, 1.4, twig())) +
  turned(50, 39, 12, at(0, 0, 1.4, twig())) +
  turned(82, 38, 8, at(0, 0, 1.45, card()));

const resinTree = (): string => shore(98) + trunk(60, 26);
const twoResin = (): string =>
  resinTree() + inked(oval(60, 18, 5, 4, '#63412a')) + at(52, 34, 1.35, resin()) + at(70, 40, 1.35, resin());

const resinAndCard = (): string =>
  shore(24) +
  trunk(42, 24) +
  inked(oval(42, 18, 5, 4, '#63412a')) +
  at(44, 36, 1.5, resin()) +
  turned(80, 38, 9, at(0, 0, 1.45, card()));

const twoCardsAndPoint = (): string =>
  shore(96) +
  turned(46, 38, -10, at(0, 0, 1.5, card())) +
  turned(62, 38, 8, at(0, 0, 1.5, card(CREAM, CHERRY))) +
  at(86, 42, 1.35, coin());

const onePebble = (): string =>
  shore(24) +
  oval(60, 47, 34, 9, '#9fd0d6') +
  `<ellipse cx="60" cy="47" rx="27" ry="6.5" fill="none" stroke="#e9f7f4" stroke-width="1.2"/>` +
  at(60, 39, 2.2, pebble()) +
  at(30, 51, 0.6, pebble('#cbc6b6')) +
  at(94, 50, 0.7, pebble('#a9a79c'));

const berryAndCard = (): string =>
  shore(96) + bush(44, 54, 1) + at(44, 40, 1.7, berry()) + turned(82, 38, 8, at(0, 0, 1.45, card()));

const oneBerry = (): string => shore(26) + bush(60, 55, 1.25) + at(60, 36, 2.1, berry());

const haven = (): string =>
  sky('#e9c98e') +
  disc(96, 16, 9, '#fff0c4') +
  fill('M-1 30Q20 20 44 27T92 22T121 26V61H-1Z', '#cfa766') +
  leafTree(104, 40, 22, '#b58a4a', '#cfa766') +
  leafTree(14, 42, 24, '#b58a4a', '#cfa766') +
  inked(fill('M14 58C22 40 26 20 44 12C52 6 70 6 78 12C96 20 98 40 106 58Z', '#7a9a4c')) +
  fill('M66 7C92 12 98 38 106 58H90C88 36 82 18 66 7Z', '#5f8040') +
  line('M88 12q-4-4 0-7t0-7', '#fff0c4', 2.8) +
  inked(box(84, 11, 7, 13, '#8a5a4a')) +
  flowers(
    [
      [38, 22],
      [50, 14],
      [30, 36],
    ],
    CREAM,
    GOLD,
  ) +
  inked(fill('M40 58V40C40 24 80 24 80 40V58Z', '#4b2f1a')) +
  fill('M46 58V42C46 30 74 30 74 42V58Z', GLOW, 'opacity="0.8"') +
  inked(fill('M45 43Q60 50 75 43Q70 56 60 56T45 43Z', CHERRY)) +
  line('M50 47Q60 52 70 47', '#f0b9a0', 1.2) +
  at(60, 33, 0.62, lantern()) +
  at(30, 52, 0.7, sack()) +
  fill('M-1 56Q34 52 66 55T121 53V61H-1Z', '#5f8040') +
  at(92, 57, 0.7, mushroom());

const journey = (): string =>
  sky('#f2dcd0') +
  disc(78, 20, 11, '#fff3da') +
  inked(fill('M-2 40L22 12L38 30L58 6L86 38L102 22L122 40V61H-2Z', '#a693bd')) +
  fill('M22 12L29 20L24 23L19 20L15 20ZM58 6L68 18L62 22L56 18L50 20L48 18Z', '#fffaf2') +
  fill('M-1 40Q30 32 60 38T121 36V61H-1Z', '#8aae6a') +
  fill('M-1 50Q34 44 66 47T121 46V61H-1Z', '#6f9656') +
  fill('M30 61C50 54 86 52 70 45C60 41 62 39 68 37L70 37C66 40 70 42 80 45C104 53 76 56 62 61Z', '#ecd9a6') +
  line('M98 56V24', INK, 4) +
  line('M98 56V24', WOOD, 2.6) +
  inked(
    fill('M88 26H106L110 29.500L106 33H88Z', '#d0a266'),
    fill('M108 36H92L88 39.500L92 43H108Z', '#c08a4c'),
  ) +
  pine(16, 52, 22, '#4f8468') +
  pine(28, 54, 16, '#5f9476') +
  at(44, 57, 0.45, pebble());

const bramble = (): string =>
  line('M-2 56C20 30 34 30 60 20S104 26 122 50M10 60C30 44 44 52 60 44S96 40 112 60', INK, 3.6) +
  line('M-2 56C20 30 34 30 60 20S104 26 122 50M10 60C30 44 44 52 60 44S96 40 112 60', '#6a8a3c', 2.2) +
  every(
    [
      [22, 38],
      [44, 24],
      [80, 22],
      [100, 32],
      [34, 48],
      [88, 44],
    ],
    (x, y, i) => turned(x, y, i * 50 - 60, at(0, 0, 0.75, leaf('#7fae5a'))),
  );

const threeBerries = (): string =>
  spring() +
  bramble() +
  things(
    [
      [38, 36],
      [60, 30],
      [82, 36],
    ],
    2,
    berry,
  );

const twoBerriesAndCard = (): string =>
  autumn() +
  bush(42, 56, 1.05) +
  things(
    [
      [33, 42],
      [50, 40],
    ],
    1.65,
    berry,
  ) +
  turned(84, 36, 9, at(0, 0, 1.5, card()));

const twoResinAndTwig = (): string =>
  fir() +
  trunk(42, 26) +
  at(36, 24, 1.3, resin()) +
  at(48, 38, 1.3, resin()) +
  turned(82, 44, -18, at(0, 0, 1.5, twig()));

const oneOfEach = (): string =>
  spring() +
  at(
    60,
    50,
    1.9,
    inked(fill('M-20-8C-18 0-20 4-24 7H24C20 4 18 0 20-8Z', BARK), oval(0, -8, 20, 4, '#e0bd86')),
  ) +
  turned(36, 29, -24, at(0, 0, 1.25, twig())) +
  at(62, 25, 1.45, resin()) +
  at(84, 29, 1.75, berry());

const threeCardsAndPebble = (): string =>
  fir() +
  inked(fill('M18 54V28Q22 20 29 26V54Z', STONE), fill('M92 54V24Q98 18 103 27V54Z', STONE)) +
  line('M21 36h4M96 32h4M95 42h5', SLATE, 1) +
  at(52, 34, 1.25, fan(3)) +
  at(82, 48, 1.5, pebble());

const twoAny = (): string =>
  spring() +
  each(8, (i) => {
    const a = (i * Math.PI) / 4 + 0.3;
    return at(
      Math.round(60 + 40 * Math.cos(a)),
      Math.round(50 + 8 * Math.sin(a)),
      0.5,
      mushroom(i % 2 ? CHERRY : '#c77f2a'),
    );
  }) +
  at(46, 32, 1.45, any()) +
  at(74, 32, 1.45, any());

const twoCardsAndAny = (): string =>
  autumn() +
  turned(40, 35, -9, at(0, 0, 1.45, card())) +
  turned(56, 35, 8, at(0, 0, 1.45, card(CREAM, '#4f7f9a'))) +
  at(84, 38, 1.5, any());

const wishingWell = (): string =>
  spring() +
  line('M40 46V16M80 46V16', INK, 4.4) +
  line('M40 46V16M80 46V16', WOOD, 3) +
  inked(fill('M32 18L60 4L88 18Z', '#a5472f')) +
  turned(50, 27, -24, at(0, 0, 0.85, card())) +
  turned(61, 22, 6, at(0, 0, 0.85, card(CREAM, CHERRY))) +
  turned(71, 29, 28, at(0, 0, 0.85, card(CREAM, GOLD))) +
  inked(fill('M34 42H86V55Q60 61 34 55Z', STONE), oval(60, 42, 26, 4.5, '#4d7f8c')) +
  line('M38 50h10M54 52h12M72 50h9M44 56h9M64 57h10', SLATE, 1.1) +
  at(100, 50, 0.95, any());

const mirrorPond = (): string =>
  fir() +
  oval(60, 50, 46, 10, '#8cc0cf') +
  `<ellipse cx="60" cy="50" rx="36" ry="7" fill="none" stroke="#e9f7f4" stroke-width="1.1"/>` +
  at(46, 28, 1.15, card()) +
  at(74, 28, 1.15, card(CREAM, CHERRY)) +
  `<g opacity="0.6"><g transform="translate(46 50) scale(1.15 -0.8)">${card()}</g><g transform="translate(74 50) scale(1.15 -0.8)">${card(CREAM, CHERRY)}</g></g>` +
  line('M34 44H86', '#e9f7f4', 1.1) +
  each(3, (i) => line(`M${[8, 12, 112][i]} 58q1-8 ${[-1, 2, -2][i]}-15`, '#2f5a48', 1.2));

const farSight = (): string =>
  autumn() +
  inked(fill('M12 58C16 44 26 40 38 42S52 50 56 58Z', STONE)) +
  line('M24 48h8M34 53h9', SLATE, 1) +
  line('M36 34L28 50M36 34L44 50M36 34V48', INK, 2) +
  at(38, 27, 1.6, spyglass()) +
  turned(86, 37, 8, at(0, 0, 1.45, card()));

const meadowCamp = (): string =>
  spring() +
  inked(
    fill('M16 56L60 8L104 56Z', '#e9d3a0'),
    fill('M60 8L104 56H84Z', '#d0b27a'),
    fill('M60 14L38 56H82Z', '#6b4526'),
  ) +
  line('M60 8L56 2M60 8L64 2', BARK, 1.6) +
  turned(50, 42, -8, at(0, 0, 1.2, card())) +
  turned(66, 42, 9, at(0, 0, 1.2, card(CREAM, CHERRY))) +
  inked(turned(92, 44, 14, fill('M-9-6H5L11 0L5 6H-9Z', GOLD))) +
  turned(92, 44, 14, line('M-5 0H2', INK, 2.2) + disc(7, 0, 1.3, CREAM)) +
  flowers(
    [
      [18, 58],
      [28, 56],
      [106, 58],
    ],
    CREAM,
    GOLD,
  );

const DRAWN: Record<LocationName, () => string> = {
  basic_3_twigs: threeTwigs,
  basic_2_twigs_1_card: twoTwigsAndCard,
  basic_2_resin: twoResin,
  basic_1_resin_1_card: resinAndCard,
  basic_2_cards_1_point: twoCardsAndPoint,
  basic_1_pebble: onePebble,
  basic_1_berry_1_card: berryAndCard,
  basic_1_berry: oneBerry,
  haven,
  journey_2: journey,
  journey_3: journey,
  journey_4: journey,
  journey_5: journey,
  forest_3_berries: threeBerries,
  forest_2_berries_1_card: twoBerriesAndCard,
  forest_2_resin_1_twig: twoResinAndTwig,
  forest_1_twig_1_resin_1_berry: oneOfEach,
  forest_3_cards_1_pebble: threeCardsAndPebble,
  forest_2_any: twoAny,
  forest_2_cards_1_any: twoCardsAndAny,
  forest_discard_up_to_3_gain_any: wishingWell,
  forest_discard_any_draw_double: mirrorPond,
  forest_copy_basic_1_card: farSight,
  forest_draw_2_meadow_play_1_discount_1: meadowCamp,
};

/** SVG text for a box of 120 by 60. */
export const landscape = (place: LocationName): string => DRAWN[place]();
