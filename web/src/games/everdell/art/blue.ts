/** Governance: what changes how the city works. */
import { somebody, spectacles } from './creatures';
import { BLUE, leafTree, meadow, room, vault, wood } from './grounds';
import { acornRoof, arched, courses, door, ivy, wall } from './houses';
import {
  at,
  bare,
  BARK,
  box,
  CHERRY,
  CREAM,
  disc,
  each,
  fill,
  flipped,
  GLOW,
  GOLD,
  INK,
  inked,
  line,
  MOSS,
  oval,
  SLATE,
  STONE,
  turned,
  WOOD,
} from './pen';
import {
  barrel,
  basket,
  berry,
  book,
  coin,
  crate,
  hammer,
  lantern,
  leaf,
  mug,
  pebble,
  quill,
  sack,
  scales,
  scroll,
  shelf,
  tome,
} from './things';

const clockTower = (): string =>
  meadow(BLUE, 22) +
  at(
    60,
    77,
    0.94,
    inked(fill('M-15 0L-12-44H12L15 0Z', '#d8c6a0')),
    courses(-12, -16, 24, 16, '#b79f6d'),
    inked(box(-16, -60, 32, 28, '#e9dcb9', 2)),
    acornRoof(-16, -59, 32, 15, '#4f7f9a', '#2f5a74'),
    inked(disc(0, -46, 11, GOLD), disc(0, -46, 9, CREAM)),
    each(12, (i) => turned(0, -46, i * 30, line(i % 3 ? 'M0-7.800V-7' : 'M0-8V-6', INK, 1))),
    turned(0, -46, 300, fill('M0 1Q-2.5-2 0-5.500Q2.5-2 0 1Z', MOSS)),
    turned(0, -46, 60, fill('M0 1Q-2-3.5 0-7.500Q2-3.5 0 1Z', CHERRY)),
    disc(0, -46, 1.2, INK),
    at(0, 0, 1, door(9, 14)),
    at(0, -20, 0.9, arched(5, 9)),
  ) +
  leafTree(34, 76, 26, '#8fae62', '#5d7a3c') +
  leafTree(88, 77, 20, '#8fae62', '#5d7a3c');

const courthouse = (): string =>
  meadow(BLUE, 96) +
  at(
    60,
    74,
    1,
    inked(box(-30, -36, 60, 30, '#cdd5d6')),
    at(0, -6, 1, door(12, 22, '#33566c')),
    each(4, (i) => {
      const x = [-25, -12, 12, 25][i]!;
      return inked(
        fill(
          `M${x - 3} -6C${x - 2} -16 ${x - 2} -24 ${x - 3} -32H${x + 3}C${x + 2} -24 ${x + 2} -16 ${x + 3} -6Z`,
          CREAM,
        ),
        fill(`M${x - 6} -30C${x - 6} -38 ${x + 6} -38 ${x + 6} -30Q${x} -28 ${x - 6} -30Z`, '#6d9bb5'),
      );
    }),
    inked(
      box(-33, -41, 66, 5, '#efe6cf'),
      fill('M-36-41L0-64L36-41Z', '#efe6cf'),
      fill('M-25-43.500L0-59.500L25-43.500Z', '#7fa7bd'),
    ),
    at(0, -49.5, 0.56, scales()),
    inked(fill('M-34-6H34L38 0H-38Z', '#efe6cf')),
    line('M-36-3H36', '#b9b09a', 1),
  ) +
  at(60, 12, 0.5, leaf('#e8b23c', '#a86f10'));

const crane = (): string =>
  meadow(BLUE, 100) +
  wall(64, 56, 36, 18, '#cfc9ba', '#9d988a') +
  wall(76, 46, 24, 10, '#cfc9ba', '#9d988a') +
  line('M26 74L38 14M50 74L38 14M30 58H46', INK, 5) +
  line('M26 74L38 14M50 74L38 14M30 58H46', WOOD, 3.4) +
  line('M22 24L92 8', INK, 5) +
  line('M22 24L92 8', '#c08a4c', 3.4) +
  line('M38 6L24 23M38 6L66 14M38 6V18', BARK, 1) +
  line('M88 9V28', INK, 1) +
  inked(disc(88, 10, 3, SLATE)) +
  inked(box(79, 30, 18, 11, STONE, 1)) +
  courses(79, 31, 18, 10, SLATE) +
  line('M88 24L80 30M88 24L96 30', INK, 1) +
  `<circle cx="38" cy="60" r="14" fill="${CREAM}" fill-opacity="0.5" stroke="${INK}" stroke-width="4.6"/><circle cx="38" cy="60" r="14" fill="none" stroke="${WOOD}" stroke-width="3"/>` +
  each(8, (i) => turned(38, 60, i * 45, line('M0-13V-10', BARK, 1.4))) +
  at(
    38,
    72,
    0.42,
    somebody('mouse', { cloth: '#4f7f9a', fold: '#2f5a74', left: [-14, -22], right: [16, -26] }),
  ) +
  line('M38 46L24 24', INK, 0.9);

const dungeon = (): string =>
  vault(BLUE) +
  inked(fill('M22 76V38C22 4 98 4 98 38V76Z', '#8f9aa0')) +
  line(
    'M24 50h9M22 62h10M88 50h9M89 62h8M28 30l8 4M92 30l-8 4M42 16l4 8M78 16l-4 8M60 12v9',
    '#66737a',
    1.2,
  ) +
  inked(fill('M34 76V42C34 18 86 18 86 42V76Z', '#20262c')) +
  bare(
    oval(45, 50, 3.4, 4.2, GLOW),
    oval(55, 50, 3.4, 4.2, GLOW),
    oval(45.6, 50.5, 1.5, 2.8, INK),
    oval(54.4, 50.5, 1.5, 2.8, INK),
    oval(66, 56, 2.4, 2.8, GLOW),
    oval(74, 56, 2.4, 2.8, GLOW),
    disc(66.5, 56, 1.1, INK),
    disc(73.5, 56, 1.1, INK),
  ) +
  each(
    5,
    (i) =>
      line(`M${40 + i * 10} ${[31, 26, 24, 26, 31][i]}V76`, INK, 4.2) +
      line(`M${40 + i * 10} ${[31, 26, 24, 26, 31][i]}V76`, SLATE, 2.6),
  ) +
  line('M35 40H85M34 66H86', INK, 4) +
  line('M35 40H85M34 66H86', SLATE, 2.4) +
  inked(box(54, 61, 12, 11, GOLD, 2)) +
  fill('M60 64.500a1.8 1.8 0 0 1 1 3.300L61.5 70.500H58.500L59 67.800A1.8 1.8 0 0 1 60 64.500Z', INK) +
  ivy('M24 76C20 62 28 52 24 36', [
    [23, 66],
    [26, 56],
    [25, 46],
  ]) +
  at(104, 44, 0.85, lantern()) +
  line('M104 38V34H97', INK, 1.8) +
  at(14, 75, 0.7, pebble());

const historian = (): string =>
  room(BLUE, 96) +
  shelf(8, 22, 28) +
  shelf(8, 40, 28) +
  at(
    60,
    68,
    1.08,
    somebody('tortoise', {
      cloth: '#5b6f9a',
      fold: '#41527a',
      left: [-12, -11],
      right: [14, -13],
      front: inked(fill('M-9-29Q0-20 9-29L7-24Q0-16-7-24Z', CREAM)),
      hat:
        spectacles(4.4, -39.5) +
        inked(fill('M-6-31C-7-22-3-17 0-15C3-17 7-22 6-31Q0-27-6-31Z', '#f6f1e4')) +
        inked(fill('M-9-43C-8-52 8-52 9-43Q0-46-9-43Z', '#7d3f3a')),
      rightHolds: turned(15, -11, 14, at(0, 0, 0.95, quill())),
    }),
  ) +
  inked(fill('M22 62H98L102 81H18Z', '#8a5f38')) +
  line('M22 65H98', '#c99a58', 1.4) +
  at(58, 67, 1.35, book('#5b6f9a')) +
  at(28, 69, 0.85, scroll()) +
  inked(fill('M84 63H92L93 70H83Z', '#2d3a52')) +
  disc(88, 63, 2.6, '#1c2434');

const innkeeper = (): string =>
  room(BLUE, 98) +
  at(18, 58, 1.25, barrel()) +
  at(32, 60, 0.9, barrel()) +
  box(6, 20, 30, 2.2, BARK) +
  at(12, 17, 0.62, mug()) +
  at(23, 17, 0.62, mug()) +
  at(
    62,
    71,
    1.12,
    somebody('vole', {
      cloth: '#4f7f9a',
      fold: '#2f5a74',
      left: [-18, -21],
      right: [18, -21],
      front:
        inked(fill('M-8-25H8L10-4Q0-1-10-4Z', CREAM)) +
        line('M-8-25L-11-28M8-25L11-28', CREAM, 1.6) +
        line('M-5-12H5', '#c9b68a', 1.2),
      hat: inked(fill('M-12-43C-13-52 2-55 12-46Q4-43-12-43Z', '#7d3f3a')),
      leftHolds: at(-20, -26, 1, mug()),
      rightHolds: flipped(20, -26, 1, mug()),
    }),
  ) +
  at(94, 74, 0.9, crate());

const judge = (): string =>
  room(BLUE, 14) +
  at(94, 34, 1.25, scales()) +
  at(
    58,
    70,
    1.1,
    somebody('badger', {
      cloth: '#2f3b4f',
      fold: '#23303f',
      robe: true,
      left: [-12, -13],
      right: [16, -25],
      behind: inked(fill('M-17-25C-21-40-15-54 0-54S21-40 17-25Q10-22 9-28H-9Q-10-22-17-25Z', '#f4efe2')),
      front:
        inked(fill('M-4-28H4L6-16H1L0-20L-1-16H-6Z', CREAM)) +
        line('M-9-26Q-8-12-10-2M9-26Q8-12 10-2', '#a5323a', 2),
      hat:
        inked(fill('M-13-42C-13-56 13-56 13-42C8-48-8-48-13-42Z', '#f4efe2')) +
        line('M-15-38q-3 3 0 5q-3 3 0 5M15-38q3 3 0 5q3 3 0 5M-8-49q3-3 5 0q3-3 6 0q3-3 5 0', '#b9b09a', 1.2),
      rightHolds: turned(17, -28, 30, hammer()),
    }),
  ) +
  inked(fill('M24 64H96V81H24Z', '#7b5330'), box(20, 61, 80, 5, '#a8763f', 1)) +
  inked(box(34, 69, 22, 14, '#8f6338', 1), box(64, 69, 22, 14, '#8f6338', 1)) +
  inked(oval(82, 61, 8, 2.6, WOOD)) +
  at(36, 59.5, 1, tome(CHERRY));

const shopkeeper = (): string =>
  wood(BLUE) +
  inked(box(30, 12, 60, 64, '#7b5330')) +
  box(33, 20, 54, 42, '#5a3a20') +
  shelf(36, 38, 14) +
  at(78, 36, 0.6, sack()) +
  at(85, 36, 0.4, sack('#c99a58')) +
  box(72, 40, 16, 2, BARK) +
  at(
    60,
    72,
    1,
    somebody('dormouse', {
      cloth: '#5f8f7c',
      fold: '#417060',
      left: [-17, -15],
      right: [16, -20],
      front: inked(fill('M-8-25H8L10-4Q0-1-10-4Z', CREAM)),
      hat:
        inked(fill('M-11-42C-11-54 11-54 11-42Q0-46-11-42Z', '#4f7f9a')) +
        line('M-11-43Q0-47 11-43', CREAM, 1.4),
      rightHolds: at(18, -25, 1.2, berry()),
    }),
  ) +
  inked(box(24, 60, 72, 5, '#c99a58', 1), box(27, 65, 66, 16, '#a8763f')) +
  line('M38 65V81M49 65V81M60 65V81M71 65V81M82 65V81', BARK, 1) +
  inked(each(9, (i) => fill(`M${24 + i * 8} 6h8v8a4 4 0 0 1-8 0Z`, i % 2 ? CREAM : '#4f7f9a'))) +
  at(34, 55, 0.75, basket()) +
  at(84, 57, 0.55, coin()) +
  at(91, 57.5, 0.5, coin());

export const blue = {
  clock_tower: clockTower,
  courthouse,
  crane,
  dungeon,
  historian,
  innkeeper,
  judge,
  shopkeeper,
};
