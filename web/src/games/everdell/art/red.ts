/** Destinations: where a traveller goes to get something done. */
import { somebody } from './creatures';
import { leafTree, meadow, night, RED, room, wood } from './grounds';
import { arched, capRoof, column, courses, door, gable, ivy, smoke, timbered, tower, window } from './houses';
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
  GLOW,
  GOLD,
  INK,
  inked,
  LEAF,
  line,
  SLATE,
  STONE,
  turned,
  WOOD,
} from './pen';
import {
  bell,
  book,
  card,
  crown,
  envelope,
  flag,
  lantern,
  leaf,
  mug,
  mushroom,
  spyglass,
  tome,
} from './things';

const cemetery = (): string =>
  night(RED) +
  inked(fill('M86 76C90 62 89 50 87 42H95C94 52 95 62 101 76Z', '#5a3324')) +
  inked(
    fill(
      'M74 60C70 60 70 50 74 40C76 28 86 24 93 24S110 30 112 42C115 52 114 60 110 60C108 56 107 54 106 50C104 56 103 60 100 58C98 54 97 50 96 46C95 52 92 58 89 56C87 52 87 50 86 47C84 54 79 60 74 60Z',
      '#a8623f',
    ),
  ) +
  line('M80 36Q76 46 75 56M88 31Q85 40 86 46M96 31Q97 40 96 46M103 34Q107 44 109 55', '#d29468', 1.4) +
  fill('M22 76Q40 66 62 72T100 76V81H20Z', '#a95744') +
  inked(
    fill('M42 74V44C42 26 70 26 70 44V74Z', '#cfc9ba'),
    box(38, 71, 36, 5, STONE, 1),
    fill('M20 75V60C20 52 34 52 34 60V75Z', STONE),
    turned(84, 76, 7, fill('M-7 0V-13C-7-21 7-21 7-13V0Z', '#a9a597')),
  ) +
  bare(fill('M62 32C69 35 70 40 70 44V71H64V44C64 39 63.5 35 62 32Z', '#a9a597')) +
  at(56, 58, 1.1, leaf('#948f80', '#6f6a5d')) +
  line('M49 63H63M51 67H61', '#8f8b80', 1.2) +
  line('M24 62H30M25 66H29', SLATE, 1) +
  at(38, 72, 0.66, lantern()) +
  at(74, 76, 0.5, mushroom('#e8b23c')) +
  at(80, 78, 0.36, mushroom('#e8b23c'));

const chapel = (): string =>
  meadow(RED, 20) +
  inked(fill('M52 36V26H68V36Z', CREAM)) +
  inked(fill('M49 27Q58 19 60 4Q62 19 71 27Q60 30 49 27Z', '#6b4a7a')) +
  line('M60 8Q59 19 54 27M60 8Q61 19 66 27', '#4d3259', 0.9) +
  at(60, 34, 0.6, bell()) +
  inked(box(40, 44, 40, 30, CREAM)) +
  courses(40, 46, 40, 28, '#e0cda4') +
  gable(40, 46, 40, 18, '#6b4a7a', '#4d3259') +
  inked(disc(60, 46, 5.6, '#8fc0c8')) +
  each(6, (i) =>
    turned(60, 46, i * 60, fill('M0 0Q-2.4-2.6 0-5Q2.4-2.6 0 0Z', [CHERRY, GOLD, LEAF][i % 3]!)),
  ) +
  at(60, 74, 1, door(11, 16, '#8a3b2d')) +
  at(47.5, 70, 1, arched(5, 11, '#f0b9a0')) +
  at(72.5, 70, 1, arched(5, 11, '#9fcbd0')) +
  leafTree(30, 74, 30, '#8aa35c', '#5d7a3c') +
  leafTree(91, 74, 25, '#8aa35c', '#5d7a3c');

const inn = (): string =>
  night(RED) +
  smoke(78, 14, RED.far) +
  inked(box(74, 14, 7, 16, '#8a5a4a')) +
  timbered(38, 42, 44, 32, '#fbe9c8') +
  capRoof(38, 44, 44, 24, '#b8492f') +
  inked(fill('M52 36V27Q58 20 64 27V36Z', '#fbe9c8')) +
  at(58, 35, 0.8, window(4)) +
  at(45.5, 66, 1.05, window(4.5)) +
  at(75, 66, 1.05, window(4.5)) +
  at(60, 74, 1.05, door(12, 18, '#6b3a22')) +
  disc(60, 62, 3, GLOW) +
  line('M82 48H98M92 48V52', INK, 2) +
  inked(box(84.5, 51, 15, 15, CREAM, 2)) +
  at(91, 60, 0.62, mug()) +
  at(32, 58, 0.7, lantern()) +
  line('M32 52V49M38 48H31', INK, 1.6) +
  at(24, 74, 0.8, mushroom()) +
  at(99, 76, 0.6, mushroom());

const lookout = (): string =>
  meadow(RED, 92) +
  fill('M6 81C20 56 40 46 60 46S104 58 116 81Z', RED.near) +
  inked(fill('M52 76C57 58 56 40 55 24H65C64 40 64 58 70 76Z', BARK)) +
  line('M59 30V66M62 40Q61 54 64 70', '#5a3a20', 1) +
  line('M56 40L44 30M64 40L78 30', INK, 5) +
  line('M56 40L44 30M64 40L78 30', BARK, 3.4) +
  inked(box(36, 26, 48, 5, WOOD, 1)) +
  line('M38 26V16M48 26V16M60 26V16M72 26V16M82 26V16M37 18H83', INK, 2.6) +
  line('M38 26V16M48 26V16M60 26V16M72 26V16M82 26V16M37 18H83', '#d0a266', 1.5) +
  at(
    61,
    26,
    0.42,
    somebody('mouse', { cloth: '#4f7a4a', fold: '#375229', right: [14, -34], left: [10, -30] }),
  ) +
  at(76, 11.5, 0.72, spyglass()) +
  at(38, 18, 0.8, flag('#e8b23c')) +
  line('M70 76L65 34M78 76L70 34M69.5 68H76.500M68.5 60H75M67.5 52H73.500M66.5 44H72', INK, 1.5) +
  at(38, 72, 1.1, leaf('#8aa35c', '#5d7a3c')) +
  at(96, 76, 0.9, leaf('#8aa35c', '#5d7a3c'));

const monastery = (): string =>
  meadow(RED, 100) +
  inked(fill('M4 76C10 56 18 48 30 46L36 30L52 22L66 26L84 32L92 48C106 52 112 64 116 76Z', '#d8a283')) +
  line('M18 62l8-6M22 70l10-3M98 62l-6-6M102 70l-8-4', '#b57a5c', 1.2) +
  at(
    60,
    77,
    0.94,
    tower(-9, 18, 56, '#efe0c2', '#c9b48a', '#a5472f'),
    inked(fill('M-32-34L-20-45L-8-34Z', '#a5472f'), fill('M32-34L20-45L8-34Z', '#a5472f')),
    inked(box(-30, -34, 60, 34, '#f6e9cf')),
    courses(-30, -34, 60, 12, '#dcc79c'),
    each(5, (i) =>
      inked(
        fill(`M${-27 + i * 11.5} 0V-14A4.5 4.5 0 0 1 ${-18 + i * 11.5} -14V0Z`, i === 2 ? GLOW : '#7a4636'),
      ),
    ),
    line('M-30-21H30', '#c9b48a', 1.6),
    each(4, (i) => at([-24, -14, 14, 24][i]!, -24, 0.8, arched(4, 7))),
    at(0, -40, 0.72, bell()),
  ) +
  ivy('M90 76C94 66 88 58 91 46', [
    [92, 70],
    [89, 62],
    [92, 54],
  ]) +
  leafTree(22, 76, 24, '#8aa35c', '#5d7a3c') +
  leafTree(104, 77, 20, '#8aa35c', '#5d7a3c');

const postOffice = (): string =>
  wood(RED) +
  line('M60 78V58', INK, 9) +
  line('M60 78V58', BARK, 7) +
  inked(box(38, 28, 44, 32, '#e6c78f', 1)) +
  line('M38 36H82M38 44H82M38 52H82', '#c09a5a', 0.9) +
  gable(36, 30, 48, 20, CHERRY, '#8f2d20') +
  inked(disc(60, 38, 8, '#3d2b1b')) +
  at(
    60,
    46,
    0.42,
    inked(fill('M-11 0C-14-20-10-34 0-34S14-20 11 0Z', '#8c93a8'), fill('M-2.5-24H2.500L0-18Z', '#e2a22c')),
    bare(
      disc(-4, -27, 2.2, '#fff'),
      disc(4, -27, 2.2, '#fff'),
      disc(-4, -27, 1.3, INK),
      disc(4, -27, 1.3, INK),
    ),
  ) +
  inked(fill('M52 46H68V49H52Z', BARK)) +
  at(60, 54.5, 0.66, envelope()) +
  each(
    2,
    (i) =>
      inked(box(i ? 70 : 42, 40, 8, 6, '#7b4a2c', 0.8)) +
      turned(i ? 74 : 46, 40, i ? 8 : -7, inked(box(-3, -6, 6, 6, CREAM))),
  ) +
  at(28, 70, 1.05, envelope('#4f7a4a')) +
  turned(92, 70, -14, envelope(GOLD)) +
  turned(43, 74, 18, at(0, 0, 0.8, envelope()));

const queen = (): string =>
  room(RED, 16) +
  inked(fill('M90 6H108V40L99 33L90 40Z', '#a3313a')) +
  at(99, 26, 0.8, leaf('#e8b23c', '#a86f10')) +
  inked(
    fill('M40 72V28C40 10 80 10 80 28V72Z', '#b8863a'),
    fill('M45 72V30C45 16 75 16 75 30V72Z', '#a3313a'),
  ) +
  at(
    60,
    74,
    1.1,
    somebody('ermine', {
      cloth: '#b03a4a',
      fold: '#d9879a',
      robe: true,
      left: [-6, -14],
      right: [17, -22],
      behind: inked(fill('M-11-28C-20-16-22-6-21 0H21C22-6 20-16 11-28Z', '#7d2438')),
      front:
        bare(fill('M-4-28L0-1.500L4-28Z', '#f3d9a0')) +
        inked(fill('M-12-29Q0-18 12-29Q12-24 8-22Q0-15-8-22Q-12-24-12-29Z', CREAM)) +
        bare(disc(-5, -22.5, 0.8, INK), disc(5, -22.5, 0.8, INK), disc(0, -20, 0.8, INK)),
      hat: at(0, -45.5, 0.85, crown()),
      leftHolds: turned(
        -6,
        -14,
        -12,
        at(0, 0, 0.55, card(CREAM, CHERRY)),
        turned(4, 0, 24, at(0, 0, 0.55, card(CREAM, GOLD))),
      ),
      rightHolds:
        line('M17-6V-36', INK, 2.8) +
        line('M17-6V-36', GOLD, 1.6) +
        at(17, -33, 0.5, leaf('#e8b23c', '#a86f10')),
    }),
  );

const university = (): string =>
  meadow(RED, 22) +
  at(
    60,
    74,
    1,
    inked(fill('M-22-42C-22-66 22-66 22-42Z', '#5f8f7c')),
    line('M0-60V-43M-11-57Q-14-50-14-43M11-57Q14-50 14-43', '#3f6b5a', 1),
    inked(fill('M-3-59Q0-66 3-59Z', GOLD)),
    line('M0-62V-68', INK, 1.4),
    inked(disc(0, -68, 1.8, GOLD)),
    inked(box(-25, -44, 50, 5, '#efe0c2')),
    inked(box(-22, -40, 44, 30, '#d9bd94')),
    each(4, (i) => column(-23 + i * 13.5, -36, 5.5, 26, CREAM)),
    inked(fill('M-30-10H30L33-4H-33Z', '#efe0c2'), box(-36, -5, 72, 5, STONE)),
    at(0, -10, 1, door(8, 20, '#6b3a22')),
    each(2, (i) => at(i ? 13.5 : -13.5, -18, 0.9, arched(5, 10))),
  ) +
  at(28, 72, 1.15, tome('#4d6f86')) +
  at(29, 67.5, 1, tome(CHERRY)) +
  at(27, 63.5, 0.9, tome('#5f8f45')) +
  at(94, 69, 1, book('#7a4a6a'));

export const red = {
  cemetery,
  chapel,
  inn,
  lookout,
  monastery,
  post_office: postOffice,
  queen,
  university,
};
