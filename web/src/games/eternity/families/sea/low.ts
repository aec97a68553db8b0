/** The sea, 1 to 9: the beach and the water below. */
import { at, disc, fill, line, oval, range, round, sheet } from '../ink';
import { ink, deep, mid, clear, pale, foam, coral, gold, beach, below, scales, fish, weed } from './motifs';

export const shell = () =>
  beach(1) +
  oval(46, 88, 25, 3.5, '#c9a96b') +
  fill(
    'M45 88L36 85C12 76 10 52 21 46Q25 38 33 41Q38 33 45 38Q52 33 57 41Q65 38 69 46C80 52 78 76 54 85Z',
    coral,
  ) +
  [-22, -13, -4.5, 4.5, 13, 22]
    .map((dx, i) => line(`M45 86Q${45 + dx * 0.9} 66 ${45 + dx} ${[51, 45, 42, 42, 45, 51][i]}`, foam, 1.5))
    .join('') +
  line('M21 62Q45 48 69 62M28 74Q45 64 62 74', '#b24c2f', 0.9) +
  fill('M36 85Q45 80 54 85L51 91H39Z', '#b24c2f');

export const starfish = () => {
  const arm = 'M-6 4C-5-8-3-24 0-27C3-24 5-8 6 4Z';
  return (
    beach(2) +
    range(5)
      .map((i) =>
        at(
          45,
          72,
          1,
          i * 72 + 8,
          fill(arm, coral),
          line('M0-22V-2', '#b24c2f', 1.1),
          disc(-2.2, -8, 0.9, foam),
          disc(2.2, -8, 0.9, foam),
          disc(0, -16, 0.9, foam),
        ),
      )
      .join('') +
    disc(45, 72, 7.5, coral) +
    disc(45, 72, 2, foam) +
    oval(15, 96, 6, 3, '#a8b6a4') +
    oval(76, 99, 8, 3.6, '#8fa7a3') +
    oval(72, 56, 4, 2, '#a8b6a4')
  );
};

export const crab = () =>
  beach(3) +
  oval(45, 90, 26, 3, '#c9a96b') +
  [0, 1, 2]
    .map(
      (i) =>
        line(`M${30 - i} ${78 + i * 3}Q${18 - i * 2} ${74 + i * 5} ${14 - i} ${88 + i * 2}`, '#b24c2f', 2.2) +
        line(`M${60 + i} ${78 + i * 3}Q${72 + i * 2} ${74 + i * 5} ${76 + i} ${88 + i * 2}`, '#b24c2f', 2.2),
    )
    .join('') +
  line('M28 70Q16 66 18 54M62 70Q74 66 72 54', coral, 3.6) +
  fill('M18 56C8 54 8 40 17 38Q15 45 20 46Q20 41 25 40C28 48 26 56 18 56Z', coral) +
  fill('M72 56C82 54 82 40 73 38Q75 45 70 46Q70 41 65 40C62 48 64 56 72 56Z', coral) +
  fill('M22 74C22 58 68 58 68 74C68 90 22 90 22 74Z', coral) +
  line('M28 78Q45 88 62 78M34 68Q45 64 56 68', '#b24c2f', 1.1) +
  line('M39 62V55M51 62V55', coral, 2) +
  disc(39, 54, 2.6, foam) +
  disc(51, 54, 2.6, foam) +
  disc(39, 54, 1.2, ink) +
  disc(51, 54, 1.2, ink);

export const nautilus = () =>
  beach(4) +
  oval(44, 92, 27, 3, '#c9a96b') +
  fill('M70 90C78 60 60 36 38 40C18 44 14 70 28 82C34 88 48 91 70 90Z', foam) +
  fill('M70 90C78 60 60 36 38 40C46 44 48 50 45 56C56 56 66 70 70 90Z', coral) +
  fill(
    'M38 40C26 42 20 50 19 58L33 61C36 58 42 56 45 56C48 50 46 44 38 40ZM18 66C18 74 22 80 28 83L38 70Q34 67 33 64Z',
    coral,
    'opacity=".55"',
  ) +
  line(
    'M70 90C78 60 60 36 38 40C18 44 14 70 28 82C36 88 50 86 52 74C53 64 44 60 39 65C36 69 40 73 43 71',
    '#8f3d25',
    1.4,
  ) +
  line('M52 45Q52 55 48 60M62 54Q58 62 52 64M68 66Q62 70 53 70', '#8f3d25', 0.9);

export const shoal = () =>
  below(5) +
  weed(12, 40, -0.8, deep) +
  weed(80, 30, 1, deep) +
  (
    [
      [22, 30, 0.9],
      [50, 24, 0.8],
      [36, 44, 1.15],
      [66, 40, 0.95],
      [24, 60, 1],
      [56, 58, 1.35],
      [38, 75, 0.9],
      [72, 74, 0.8],
    ] as const
  )
    .map(([x, y, s], i) => fish(x, y, s, i === 5 ? coral : i % 2 ? foam : pale, -8))
    .join('');

export const jellyfish = () => {
  const body = (x: number, y: number, s: number, colour: string) =>
    at(
      x,
      y,
      s,
      6,
      range(5)
        .map((i) => line(`M${-12 + i * 6} 6q${i % 2 ? 5 : -5} 9 0 18t0 ${12 + (i % 3) * 7}`, colour, 1.5))
        .join(''),
      fill('M-18 7C-20-22 20-22 18 7Q14 2 11 7Q7 2 4 7Q0 2-4 7Q-7 2-11 7Q-14 2-18 7Z', colour),
      line('M-11-1Q-9-12 0-13M-4-1Q-4-6 0-7', mid, 1.2),
    );
  return (
    below(6) +
    body(66, 30, 0.62, pale) +
    body(40, 46, 1.15, foam) +
    disc(40, 42, 3, coral) +
    fish(14, 88, 0.5, clear) +
    fish(26, 93, 0.4, clear)
  );
};

export const sailboat = () =>
  sheet(0, 110, '#cfe3dc') +
  disc(64, 30, 11, foam) +
  line('M2 22h26M8 27h30M60 50h26', foam, 1.4) +
  fill('M44 74V12Q70 40 74 68Q58 64 44 74Z', foam) +
  line('M49 60Q62 56 71 60M48 44Q58 42 64 46', clear, 1) +
  fill('M40 74V22Q20 48 16 70Q30 66 40 74Z', coral) +
  line('M22 58Q32 56 40 60M29 44Q35 43 40 46', foam, 1) +
  line('M42 8V80', ink, 1.6) +
  fill('M42 8l9 3l-9 4Z', coral) +
  fill('M14 78H74Q70 92 60 94H28Q17 90 14 78Z', ink) +
  line('M18 83H71', gold, 1) +
  scales(80, 5, 9, mid, foam);

export const turtle = () =>
  below(8) +
  at(
    45,
    56,
    1,
    -28,
    fill('M14-16Q34-30 36-44Q20-40 6-22ZM14 16Q34 30 36 44Q20 40 6 22Z', pale),
    fill('M-18-14Q-30-18-34-28Q-22-28-12-18ZM-18 14Q-30 18-34 28Q-22 28-12 18Z', pale),
    fill('M22-6Q40-9 41 0Q40 9 22 6Z', pale),
    disc(35, -3, 1.2, ink),
    fill('M-28 0C-26-26 22-26 27 0C22 26-26 26-28 0Z', deep),
    line('M-28 0C-26-26 22-26 27 0C22 26-26 26-28 0Z', foam, 1.4),
    fill('M-8-9L4-9L10 0L4 9L-8 9L-14 0Z', clear),
    line(
      'M-8-9L4-9L10 0L4 9L-8 9L-14 0ZM-8-9L-13-17M4-9L9-18M10 0H27M4 9L9 18M-8 9L-13 17M-14 0H-28',
      foam,
      1.2,
    ),
  );

export const octopus = () =>
  below(9) +
  (
    [
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
      [-1, 2],
      [1, 2],
    ] as const
  )
    .map(([side, i]) => {
      const x = (dx: number) => round(45 + side * dx);
      return (
        line(
          `M${x(6 + i * 2)} 58C${x(12 + i * 6)} ${74 - i * 6} ${x(22 + i * 7)} ${100 - i * 12} ${x(33 - i)} ${86 - i * 13}q${side * 4} -8 ${-side * 4} -8q${-side * 5} 1 ${-side * 2} 5`,
          coral,
          5 - i * 0.6,
        ) +
        line(
          `M${x(10 + i * 3)} 63C${x(14 + i * 6)} ${76 - i * 6} ${x(22 + i * 7)} ${98 - i * 12} ${x(31 - i)} ${87 - i * 13}`,
          foam,
          1.2,
          'stroke-dasharray=".2 3"',
        )
      );
    })
    .join('') +
  fill('M45 12C68 12 68 38 60 50Q58 62 45 63Q32 62 30 50C22 38 22 12 45 12Z', coral) +
  disc(38, 48, 4.4, foam) +
  disc(52, 48, 4.4, foam) +
  oval(38, 48, 2.6, 1.3, ink) +
  oval(52, 48, 2.6, 1.3, ink) +
  line('M37 24Q40 19 45 18M34 32Q34 29 36 27', foam, 1.6);
