/** Rugwort, the scruffy old rat who plays against whoever plays alone; and his die with eight sides. */
import { somebody } from './creatures';
import { night, TAN } from './grounds';
import { at, bare, box, CHERRY, CREAM, disc, every, fill, GOLD, INK, inked, line, turned } from './pen';
import { lantern, sack } from './things';

/** How he looks at you: scheming, after a catch or a victory, or beaten. */
export type Mood = 'sly' | 'glad' | 'cross';

const COAT = '#857a6b';
const lids = (...shape: string[]): string =>
  bare(disc(-4.8, -39.5, 2.4, COAT), disc(4.8, -39.5, 2.4, COAT)) + shape.join('');
const LOOK: Record<Mood, string> = {
  sly:
    bare(fill('M-8-43H-2V-39.800Q-5-40.800-8-39.800ZM2-43H8V-39.800Q5-40.800 2-39.800Z', COAT)) +
    line('M-8-39.800Q-5-41-2-39.800M2-39.800Q5-41 8-39.8', INK, 1.1) +
    line('M-1-25.500Q5-24.500 7.500-30', INK, 1.3),
  glad:
    lids(line('M-7.500-38.500Q-4.800-42-2-38.500M2-38.500Q4.800-42 7.500-38.5', INK, 1.4)) +
    inked(fill('M-6.500-27.500Q0-24.500 6.500-27.500Q5.500-19.500 0-19.500T-6.500-27.500Z', '#5a1f1c')) +
    bare(fill('M-1.800-25.800H1.800L1.400-22.600H-1.400Z', '#fff8e2')),
  cross:
    bare(fill('M-8.500-44H-1.500V-38.600L-8.500-41.600ZM8.500-44H1.500V-38.600L8.500-41.600Z', COAT)) +
    line('M-8.500-42L-1.800-38.800M8.500-42L1.800-38.8', INK, 1.9) +
    line('M-5-23.500Q0-27.500 5-23.5', INK, 1.5),
};

/** A hat that has seen better days, its crown coming off. */
const hat = (): string =>
  turned(
    -1,
    -48.5,
    -9,
    inked(
      fill('M-10 0L-9-13Q-3-17 1-14Q6-18 10-13L9 0Z', '#5b5240'),
      fill('M1-14Q6-21 10-13Q6-12 1-14Z', '#7d7158'),
      fill('M-19 1Q-10-4 0-3T18 0Q10 5 0 4T-19 1Z', '#4a4233'),
    ),
    line('M-10-3Q0 0 9.500-3', CHERRY, 2.6),
    inked(box(-7, -10, 6, 5, '#8a6a4a', 0.6)),
    line('M-7-9l-1.500-1M-7-6l-1.500 1M-1-9l1.500-1M-1-6l1.500 1', CREAM, 0.7),
    turned(8, -4, 24, inked(fill('M0 0C-3-5-2-12 2-15C5-10 4-4 0 0Z', '#9aa39a'))),
  );

const patch = (x: number, y: number, colour: string, turn = 0): string =>
  turned(
    x,
    y,
    turn,
    inked(box(-3.4, -3, 6.8, 6, colour, 0.8)) +
      line(
        'M-3.400-1l-1.500 0M-3.400 1.500l-1.500 0M3.400-1h1.500M3.400 1.500h1.500M-1-3v-1.500M1.500-3v-1.5',
        CREAM,
        0.7,
      ),
  );

const himself = (mood: Mood): string =>
  somebody('rat', {
    cloth: '#5f6b4f',
    fold: '#454f39',
    left: [-15, -15],
    right: [17, -24],
    behind: inked(
      fill('M-13-27C-20-14-21-4-22 0L-17-3L-14 1L-9-2L9-2L14 1L18-4L22 0C20-6 19-16 13-27Z', '#3f4834'),
    ),
    front:
      line('M0-28V-3', '#333b2a', 1.2) +
      patch(-6, -9, '#a5673a', -8) +
      patch(7, -17, '#6f86a0', 10) +
      inked(fill('M-11-29Q0-20 11-29Q14-25 9-22L11-15L5-20Q0-17-5-20Q-13-22-11-29Z', CHERRY)) +
      bare(disc(-3, -24, 1, CREAM), disc(3, -22.5, 1, CREAM), disc(7, -25, 1, CREAM)),
    hat:
      LOOK[mood] +
      hat() +
      inked(disc(4.8, -39.5, 3.8, '#fff', 'fill-opacity="0.2"')) +
      line('M8.500-38.500Q11-30 9-24', GOLD, 0.7),
    rightHolds: at(19, -28, 0.55, die(8)),
  });

/** He sits opposite, on a moonlit night, with a sack that was full of somebody else's things. 120 by 80. */
export const portrait = (mood: Mood): string =>
  night({
    ...TAN,
    deep: '#3b4148',
    near: '#5d6258',
    mid: '#737564',
    far: '#8d8b74',
    sky: '#e6e0c4',
    light: '#f6efd2',
  }) +
  at(22, 66, 1.35, sack('#a58a5c')) +
  line('M16 58l3 3M19 58l-3 3', '#6b4f2a', 1.2) +
  every(
    [
      [30, 73],
      [36, 75],
      [12, 76],
    ],
    (x, y, i) => inked(disc(x, y, 2.6, ['#8e3a72', '#d98a1f', '#b9b5a8'][i]!)),
  ) +
  at(98, 60, 1.05, lantern()) +
  line('M98 52V46', INK, 1.2) +
  inked(fill('M38 70H88L92 81H34Z', '#6b5236')) +
  at(62, 77, 1.12, himself(mood));

/** Eight sides: the number lies on the one that looks at you. Around 0 0, about 44 high. */
export function die(side: number): string {
  return (
    inked(
      fill('M0-22L19-8L19 9L0 22L-19 9L-19-8Z', '#7d3f3a'),
      fill('M0-22L19-8L15 11Z', '#a5534a'),
      fill('M0-22L-19-8L-15 11Z', '#93463e'),
      fill('M-15 11L0 22L15 11Z', '#6b3230'),
      fill('M0-22L15 11H-15Z', '#c26a5a'),
    ) +
    line('M0-20L-13 10', '#e39a86', 0.9) +
    `<text x="0" y="7.500" font-size="17" font-weight="750" font-family="Fraunces Variable, Georgia, serif" text-anchor="middle" stroke="none" fill="${CREAM}">${side}</text>`
  );
}
