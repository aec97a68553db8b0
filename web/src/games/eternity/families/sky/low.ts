/** The sky, 1 to 9: morning, noon and weather. */
import { at, disc, fill, line, range, round, sheet, stars } from '../ink';
import {
  ink,
  deep,
  red,
  ember,
  peach,
  dawn,
  white,
  gold,
  dusk,
  cloud,
  streaks,
  morning,
  noon,
  bird,
} from './motifs';

export const feather = () =>
  morning(1) +
  at(
    45,
    58,
    1,
    28,
    fill('M0 40C-16 20-16-16 2-40C16-20 14 18 0 40Z', red),
    fill('M0 40C-16 20-16-16 2-40Z', deep),
    range(8)
      .map((i) =>
        line(
          `M0 ${28 - i * 8}l${-9 + Math.abs(i - 3)} ${-8}M0 ${28 - i * 8}l${9 - Math.abs(i - 3)} ${-8}`,
          dawn,
          0.9,
        ),
      )
      .join(''),
    line('M-1 50Q1 10 2-38', white, 1.4),
  );

export const dandelion = () => {
  const seed = (x: number, y: number, s: number, turn: number) =>
    at(
      x,
      y,
      s,
      turn,
      line('M0 0V16', deep, 1.1),
      range(9)
        .map((i) =>
          line(
            `M0 0L${round(11 * Math.sin((i - 4) * 0.33))} ${round(-11 * Math.cos((i - 4) * 0.33))}`,
            white,
            1,
          ),
        )
        .join(''),
      fill('M-1.4 15Q0 22 1.4 15Z', ink),
      range(5)
        .map((i) => disc(11 * Math.sin((i - 2) * 0.66), -11 * Math.cos((i - 2) * 0.66), 1, white))
        .join(''),
    );
  return (
    sheet(0, 110, peach) +
    sheet(70, 40, ember) +
    streaks(2, 8, 12, 90, dawn) +
    seed(30, 52, 1.7, 14) +
    seed(64, 32, 1.1, 26) +
    seed(66, 78, 1.3, 20) +
    seed(18, 88, 0.8, 8) +
    cloud(60, 104, 1.1, white, peach)
  );
};

export const swallows = () => {
  const swallow = (x: number, y: number, s: number, turn: number) =>
    at(
      x,
      y,
      s,
      turn,
      fill('M-22 2C-12-8 2-8 14-2Q20-2 23 1Q18 4 13 4C2 8-10 6-22 2Z', ink),
      fill('M12 2Q18 5 14 5C4 9-4 8-10 5Q2 6 12 2Z', white),
      fill('M2-4C-6-20-18-28-34-32C-24-22-16-12-10-1ZM2 4C0 18-10 28-22 34C-16 22-14 14-10 3Z', ink),
      fill('M-20 1L-42-5L-28 2L-44 9L-20 4Z', ink),
      disc(17, 0.4, 2.6, red),
    );
  return morning(3) + swallow(50, 46, 1, -24) + swallow(26, 82, 0.55, -10) + swallow(74, 78, 0.4, -30);
};

export const kite = () =>
  morning(4) +
  line('M52 66C40 80 62 86 48 100', ink, 1) +
  at(
    50,
    40,
    1,
    16,
    fill('M0-28L20 0L0 30L-20 0Z', red),
    fill('M0-28L20 0H0ZM0 30L-20 0H0Z', gold),
    line('M0-28V30M-20 0H20', white, 1.2),
    line('M0-28L20 0L0 30L-20 0Z', ink, 1.2),
  ) +
  (
    [
      [46, 76],
      [53, 84],
      [51, 93],
    ] as const
  )
    .map(([x, y]) => fill(`M${x} ${y}l-6-3v6ZM${x} ${y}l6-3v6Z`, red))
    .join('') +
  bird(18, 30, 0.6, deep) +
  bird(26, 38, 0.4, deep);

export const lanterns = () => {
  const lantern = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      0,
      fill('M-11-14H11Q18 0 10 16H-10Q-18 0-11-14Z', gold),
      fill('M-7-14H7Q11 0 6 16H-6Q-11 0-7-14Z', white, 'opacity=".55"'),
      line('M-14-6Q0-2 14-6M-15 2Q0 6 15 2M-13 10Q0 14 13 10', red, 0.9),
      fill('M-8-17H8V-13H-8ZM-8 15H8V19H-8Z', ink),
      line('M0 19V28M-3 28H3', ink, 1),
    );
  return (
    sheet(0, 110, dusk) +
    sheet(60, 50, deep) +
    sheet(84, 30, red) +
    fill('M-2 60Q20 56 45 60T92 60V66H-2ZM-2 84Q20 80 45 84T92 84V90H-2Z', deep) +
    stars(5, 16, 6, 60, peach) +
    lantern(40, 50, 1.25) +
    lantern(70, 30, 0.7) +
    lantern(16, 28, 0.55) +
    lantern(74, 76, 0.6) +
    lantern(18, 84, 0.5) +
    cloud(66, 104, 1, ember, deep)
  );
};

export const balloon = () =>
  noon(6) +
  fill('M45 10C68 10 72 36 62 50Q54 60 52 66H38Q36 60 28 50C18 36 22 10 45 10Z', white) +
  fill(
    'M45 10C34 18 32 46 41 66H38Q36 60 28 50C18 36 22 10 45 10ZM45 10C56 18 58 46 49 66H52Q54 60 62 50C72 36 68 10 45 10Z',
    red,
  ) +
  fill('M45 10C40 22 40 48 44 66H46C50 48 50 22 45 10Z', gold) +
  line('M23 40Q45 50 67 40', ink, 1.2) +
  line('M39 66L41 76M51 66L49 76', ink, 0.9) +
  fill('M39 76H51L50 85Q45 87 40 85Z', ink) +
  line('M40 79H50', gold, 1) +
  bird(16, 66, 0.55, deep) +
  bird(76, 58, 0.45, deep);

export const geese = () => {
  const goose = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      -10,
      fill('M-20 2Q-8-5 6-2L20-8Q24-11 27-9L31-7L25-5Q16 2 6 5Q-8 7-20 2Z', white),
      fill('M-2-1Q-8-18-22-22Q-16-8-10 2ZM2 3Q4 16-4 24Q-8 12-8 4Z', white),
      line('M-18-19Q-14-9-9 0', deep, 1.4),
      disc(24, -8.6, 0.9, ink),
    );
  return (
    noon(7) +
    disc(66, 34, 13, gold) +
    goose(54, 34, 1) +
    goose(30, 50, 0.8) +
    goose(62, 62, 0.72) +
    goose(16, 70, 0.55) +
    goose(50, 82, 0.5)
  );
};

export const rain = () =>
  sheet(0, 110, peach) +
  sheet(0, 50, ember) +
  fill('M-2 50Q20 44 45 50T92 50V56H-2Z', ember) +
  range(22)
    .map((i) => line(`M${(i * 37) % 92} ${46 + ((i * 23) % 52)}l-4 9`, i % 3 ? red : white, 1.2))
    .join('') +
  cloud(24, 26, 1.1, white, red) +
  cloud(58, 38, 1.6, red, dawn) +
  cloud(24, 48, 1.2, deep, peach) +
  line('M8 100Q45 84 82 100', gold, 2.6) +
  line('M8 104Q45 88 82 104', white, 2) +
  line('M8 107Q45 92 82 107', red, 2);

export const thunder = () =>
  sheet(0, 110, dusk) +
  sheet(70, 40, deep) +
  fill('M-2 70Q20 64 45 70T92 70V78H-2Z', deep) +
  fill('M50 44L30 76H43L33 106L64 66H50L60 44Z', gold) +
  fill('M50 44L36 70H46L40 92L58 68H47L56 44Z', white, 'opacity=".6"') +
  cloud(18, 30, 1.2, red, peach) +
  cloud(66, 26, 1.4, ember, white) +
  cloud(44, 44, 1.8, white, red) +
  range(9)
    .map((i) => line(`M${6 + i * 10} ${84 + ((i * 7) % 14)}l-3 7`, peach, 1))
    .join('');
