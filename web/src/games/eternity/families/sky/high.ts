/** The sky, 10 to 14: sun, moon and great birds, with gold. */
import { at, disc, fill, line, mirrored, range, rays, ring, sheet, star, stars } from '../ink';
import { ink, deep, red, ember, peach, dawn, white, gold, cloud, streaks, crane } from './motifs';

export const flyingCrane = () =>
  sheet(0, 110, deep) +
  disc(45, 52, 33, red) +
  ring(45, 52, 36, red, 1) +
  ring(45, 52, 39.5, red, 0.7) +
  streaks(10, 8, 14, 92, ember) +
  crane(47, 58, 0.95, 4) +
  cloud(12, 100, 1.1, gold, deep) +
  cloud(66, 103, 1.4, white, red);

export const moon = () =>
  sheet(0, 110, ink) +
  stars(11, 30, 4, 84, dawn) +
  ring(46, 48, 34, gold, 0.7, 'stroke-dasharray="1 3"') +
  fill('M56 18A31 31 0 1 0 72 66A26 26 0 1 1 56 18Z', gold) +
  line('M27 40Q23 54 32 66M22 50Q21 56 24 62', white, 1.1) +
  fill(star(64, 40, 6, 1.7, 5), white) +
  cloud(66, 80, 1.2, red, gold) +
  cloud(22, 92, 1.4, ember, white) +
  cloud(72, 104, 1.4, white, red);

export const comet = () =>
  sheet(0, 110, deep) +
  stars(12, 26, 4, 96, peach) +
  fill('M62 36C40 40 14 62-8 98C24 86 56 66 72 46Z', ember) +
  fill('M62 38C44 46 24 64 2 96C32 80 56 62 69 46Z', gold) +
  fill('M63 40C50 50 36 64 18 88C42 72 58 58 67 46Z', white) +
  disc(67, 41, 9, white) +
  disc(67, 41, 5.5, gold) +
  fill(rays(67, 41, 11, 17, 12, 0.3), gold) +
  line('M20 26l10-6M34 16l6-4M70 74l12-8M60 92l8-5', peach, 1) +
  fill('M-2 98Q16 88 32 96Q50 86 66 96Q80 88 94 96V110H-2Z', ink) +
  line('M6 102q8-5 16 0M44 101q8-5 16 0', red, 1);

export const firebird = () => {
  const wing = range(7)
    .map((i) =>
      at(
        6,
        -2,
        1,
        -62 + i * 16,
        fill('M0 0Q16-8 42-2Q20 6 0 3Z', i % 2 ? ember : gold),
        line('M6 0Q20-4 36-2', deep, 0.7),
      ),
    )
    .join('');
  return (
    sheet(0, 110, ink) +
    fill(rays(45, 50, 6, 120, 40, 0.5), deep) +
    disc(45, 44, 25, red) +
    ring(45, 44, 28, gold, 0.8) +
    at(45, 52, 1, 0, wing) +
    mirrored(45, 52, 1, wing) +
    [-22, -11, 0, 11, 22]
      .map((turn, i) =>
        at(
          45,
          62,
          1,
          turn,
          fill('M-3 0Q-6 24 0 42Q6 24 3 0Z', i % 2 ? ember : gold),
          disc(0, 33, 2.6, red),
          disc(0, 33, 1.1, white),
        ),
      )
      .join('') +
    fill(
      'M38 64C34 52 38 42 43 38Q40 30 45 26Q51 28 50 35L55 37L50 40C54 48 55 56 52 64Q45 70 38 64Z',
      white,
    ) +
    disc(46.5, 32, 1.2, ink) +
    line('M45 26Q40 18 43 14M46 26Q46 18 51 15', gold, 1.4) +
    stars(13, 12, 4, 100, dawn)
  );
};

export const sunrise = () =>
  sheet(0, 110, red) +
  fill(rays(45, 66, 24, 140, 40, 0.5, 0.04), ember) +
  fill(rays(45, 66, 24, 44, 40, 0.5, 0.04), gold) +
  disc(45, 66, 27, gold) +
  disc(45, 66, 22.5, white) +
  ring(45, 66, 25, red, 0.8) +
  disc(45, 66, 19, gold) +
  line('M30 66h30M33 72h24M38 78h14', white, 1.2) +
  crane(40, 42, 0.72, 2) +
  crane(70, 24, 0.36, -6) +
  cloud(8, 84, 1.2, white, red) +
  cloud(82, 82, 1.2, white, red) +
  cloud(24, 96, 1.4, dawn, red) +
  cloud(70, 98, 1.5, white, ember) +
  cloud(44, 106, 1.5, gold, deep);
