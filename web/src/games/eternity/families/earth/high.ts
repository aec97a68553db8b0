/** The earth, 10 to 14: the deep forest, with gold. */
import {
  at,
  disc,
  fill,
  grain,
  line,
  mirrored,
  oval,
  range,
  rays,
  ring,
  round,
  sheet,
  star,
  stars,
  swell,
} from '../ink';
import { ink, deep, green, moss, spring, cream, bark, rust, gold, leaf, grass, pine } from './motifs';

export const birches = () =>
  sheet(0, 110, deep) +
  disc(48, 40, 24, gold) +
  disc(48, 40, 20, '#efc968') +
  fill(swell(86, 5, 60, 15), green) +
  (
    [
      [14, 7],
      [34, 9],
      [58, 8],
      [78, 10],
    ] as const
  )
    .map(
      ([x, w], t) =>
        `<rect x="${x - w / 2}" y="-2" width="${w}" height="104" fill="${cream}"/>` +
        range(9)
          .map((i) =>
            line(
              `M${x - w / 2} ${8 + i * 11 + t * 3}h${round(w * (0.3 + ((i * 7 + t) % 4) * 0.12))}M${x + w / 2} ${13 + i * 11}h-${round(w * 0.25)}`,
              ink,
              1.3,
            ),
          )
          .join(''),
    )
    .join('') +
  range(22)
    .map((i) => leaf((i * 29) % 92, 8 + ((i * 17) % 34), 0.36, (i * 67) % 360, i % 3 ? gold : rust, deep))
    .join('') +
  grass(10, 110, ink, 14) +
  leaf(24, 98, 0.35, 80, gold, rust) +
  leaf(68, 96, 0.35, -70, rust, gold);

export const stag = () => {
  const antler =
    line(
      'M5-14C10-30 26-32 26-54M10-26Q18-26 19-36M18-33Q28-34 31-42M25-44Q32-48 33-56M7-20Q4-30 9-38',
      gold,
      2.6,
    ) +
    (
      [
        [26, -56, 0],
        [19, -37, 10],
        [32, -43, 40],
        [34, -57, 30],
        [9, -39, -10],
      ] as const
    )
      .map(([x, y, t]) => leaf(x, y, 0.3, t, spring, green))
      .join('');
  return (
    sheet(0, 110, ink) +
    disc(45, 48, 36, deep) +
    ring(45, 48, 39, gold, 0.7) +
    range(5)
      .map((i) => pine(4 + i * 20, 100, 0.9, i % 2 ? '#1d4529' : deep, green))
      .join('') +
    at(45, 72, 1, 0, antler) +
    mirrored(45, 72, 1, antler) +
    at(
      45,
      72,
      1,
      0,
      fill('M-11-8Q-24-18-28-10Q-22-2-12-2ZM11-8Q24-18 28-10Q22-2 12-2Z', rust),
      fill('M-12-14Q0-19 12-14Q13 2 8 16Q6 26 0 27Q-6 26-8 16Q-13 2-12-14Z', rust),
      fill('M-14 40Q-12 16-7 10Q0 20 7 10Q12 16 14 40Z', '#9a4720'),
      fill('M-5 18Q0 12 5 18Q4 25 0 26Q-4 25-5 18Z', cream),
      fill('M-3.4 20Q0 17.6 3.4 20Q2 24 0 24Q-2 24-3.4 20Z', ink),
      oval(-7, -1, 1.7, 2.2, ink),
      oval(7, -1, 1.7, 2.2, ink),
      fill(star(0, -9, 4, 1.3, 4), cream),
    ) +
    grass(11, 110, green, 11)
  );
};

export const mountain = () =>
  sheet(0, 110, '#dfe3b4') +
  disc(68, 26, 10, rust) +
  ring(68, 26, 12.4, rust, 0.8) +
  fill('M-2 84L18 50L30 62L52 18L78 62L84 54L94 68V110H-2Z', deep) +
  fill('M52 18L66 42L60 40L56 48L50 40L44 46L40 42ZM18 50L24 56L20 60L15 57L12 60Z', cream) +
  line(
    'M52 24Q54 50 48 78M60 44Q64 60 62 78M42 44Q38 60 32 76M70 54Q74 66 74 78M20 62Q18 72 12 82',
    moss,
    1,
  ) +
  fill(swell(84, 6, 56, 12), green) +
  (
    [
      [10, 96, 0.9],
      [26, 100, 1.1],
      [46, 96, 0.8],
      [64, 101, 1.15],
      [82, 97, 0.9],
      [36, 106, 0.9],
      [75, 108, 1],
    ] as const
  )
    .map(([x, y, s], i) => pine(x, y, s, i % 2 ? deep : ink, moss))
    .join('');

export const waterfall = () =>
  sheet(0, 110, ink) +
  stars(14, 12, 4, 26, cream) +
  fill('M-2 30Q12 16 26 24L34 36V110H-2ZM92 26Q78 12 64 22L56 36V110H92Z', green) +
  fill('M-2 44Q14 36 22 48L28 60V110H-2ZM92 42Q78 34 70 46L62 60V110H92Z', deep) +
  fill('M34 30Q45 26 56 30L60 92H30Z', '#9fcbc4') +
  line('M38 32V88M43 30V92M48 30V86M53 32V92M35 44V80M56 46V84', cream, 1.3) +
  line('M2 60q8 2 14 14M6 46q6 0 10 6M88 58q-8 2-14 14M84 44q-6 0-10 6', moss, 1.1) +
  fill('M-2 96Q20 86 45 92T92 94V110H-2Z', '#5fa39f') +
  line('M18 98h20M48 100h26M30 104h24', cream, 1.1) +
  (
    [
      [30, 91, 3],
      [38, 93, 4],
      [47, 92, 4.4],
      [56, 92, 3.6],
      [62, 94, 2.4],
    ] as const
  )
    .map(([x, y, r]) => disc(x, y, r, cream))
    .join('') +
  pine(12, 34, 0.75, deep, moss) +
  pine(80, 30, 0.8, deep, moss) +
  pine(22, 92, 0.9, ink, green) +
  pine(74, 94, 1, ink, green) +
  line('M20 22Q45 0 70 22', gold, 1.6) +
  line('M24 25Q45 5 66 25', rust, 1.4) +
  fill(star(45, 16, 3, 0.9, 4), gold);

export const greatTree = () => {
  const next = grain(14);
  const crown = range(74)
    .map((i) => {
      const a = i * 2.4;
      const r = 3.9 * Math.sqrt(i + 0.5);
      return leaf(
        45 + r * 1.08 * Math.cos(a),
        40 + r * 0.82 * Math.sin(a),
        0.36 + next() * 0.14,
        round((a * 180) / Math.PI + 90),
        i % 5 === 0 ? gold : i % 3 ? green : moss,
        i % 5 === 0 ? rust : ink,
      );
    })
    .join('');
  return (
    sheet(0, 110, ink) +
    disc(45, 42, 41, deep) +
    fill(rays(45, 42, 38, 44, 48, 0.4), gold) +
    ring(45, 42, 37, gold, 0.7) +
    fill('M-2 84Q20 79 45 82T92 82V110H-2Z', bark) +
    fill('M-2 84Q20 79 45 82T92 82V87Q68 89 45 87T-2 88Z', green) +
    fill(
      'M39 86C42 74 42 64 40 52L32 40L36 42L43 50L45 30L47 50L55 40L58 40L50 53C48 64 48 74 51 86Z',
      '#c98b4e',
    ) +
    crown +
    line(
      'M41 84C38 92 26 92 14 104M44 86C44 94 36 98 30 108M46 86C47 94 54 98 60 108M49 84C52 92 64 92 76 104M34 92Q24 90 10 94M56 92Q66 90 80 94M45 88V108',
      '#e0ac6c',
      1.8,
    ) +
    disc(45, 40, 2.4, gold) +
    line('M43 84Q46 70 44 56', bark, 1)
  );
};
