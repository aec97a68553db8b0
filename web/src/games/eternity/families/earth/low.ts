/** The earth, 1 to 9: meadow and undergrowth. */
import { at, disc, fill, line, oval, range, ring, round, sheet, swell } from '../ink';
import {
  ink,
  deep,
  green,
  moss,
  spring,
  pale,
  cream,
  bark,
  rust,
  gold,
  leaf,
  blade,
  grass,
  meadow,
  wood,
  pine,
  mushroom,
} from './motifs';

export const acorn = () =>
  meadow(1) +
  leaf(30, 60, 1, -58, green, spring) +
  leaf(62, 58, 1, 52, green, spring) +
  fill('M27 56C27 82 38 94 45 100C52 94 63 82 63 56Z', rust) +
  fill('M50 56C52 76 49 90 45 100C52 94 63 82 63 56Z', '#9a4720') +
  line('M34 62Q35 78 40 87', '#eeb37c', 1.8) +
  fill('M23 57C23 40 67 40 67 57Q45 64 23 57Z', bark) +
  range(3)
    .map((row) =>
      line(
        `M${27 + row * 3} ${55 - row * 4}Q45 ${60 - row * 4} ${63 - row * 3} ${55 - row * 4}`,
        '#a5764a',
        1.1,
        'stroke-dasharray="2.5 2"',
      ),
    )
    .join('') +
  line('M45 45Q45 37 50 33', bark, 3);

export const snail = () =>
  meadow(2) +
  fill('M8 94Q14 86 26 88H66Q74 88 74 76Q74 66 79 62Q87 64 84 78Q82 94 66 95H10Z', '#d9c38c') +
  line('M80 63L77 52M83 64L86 53', '#a98f55', 1.6) +
  disc(77, 51, 1.8, ink) +
  disc(86, 52, 1.8, ink) +
  disc(42, 68, 24, rust) +
  line('M66 70C66 50 46 42 34 50C20 58 24 82 42 82C56 82 58 64 46 60C36 58 33 70 42 72', cream, 2.2) +
  line('M18 66A24 24 0 0 1 50 46M22 82A24 24 0 0 0 60 84', '#7d3216', 1) +
  line('M12 93H64', '#a98f55', 0.9);

export const fern = () => {
  const frond = (turn: number, s: number, body: string) =>
    at(
      45,
      108,
      s,
      turn,
      line('M0 0Q4-46 0-88', body, 1.6),
      range(13)
        .map((i) => {
          const y = -14 - i * 5.8;
          const w = 20 * (1 - i / 14);
          const x = round(2 * Math.sin(i / 4));
          return fill(
            `M${x} ${round(y)}q${round(-w / 2)}-6 ${round(-w)}-3q${round(w / 2)} 5 ${round(w)} 3q${round(w / 2)}-6 ${round(w)}-3q${round(-w / 2)} 5 ${round(-w)} 3Z`,
            body,
          );
        })
        .join(''),
    );
  return (
    sheet(0, 110, pale) +
    fill(swell(84, 5, 60, 10), spring) +
    frond(-34, 0.8, moss) +
    frond(36, 0.78, moss) +
    frond(-14, 0.95, green) +
    frond(17, 1, deep) +
    line('M18 104Q10 84 18 78Q26 76 25 83Q23 88 19 85', deep, 2) +
    grass(3, 110, green, 9)
  );
};

export const mushrooms = () =>
  meadow(4) +
  mushroom(58, 100, 1.5, rust) +
  mushroom(26, 103, 0.95, rust) +
  mushroom(78, 105, 0.6, gold) +
  blade(40, 108, 20, -6, deep) +
  blade(44, 108, 15, 5, deep);

export const sprout = () =>
  sheet(0, 110, pale) +
  disc(70, 26, 10, gold) +
  fill('M-2 58Q20 54 45 58T92 58V110H-2Z', bark) +
  fill('M-2 58Q20 54 45 58T92 58V63Q70 66 45 63T-2 63Z', green) +
  line(
    'M45 58C47 72 40 84 45 104M45 68Q34 76 22 74M45 76Q58 80 70 76M44 86Q32 94 24 100M44 90Q56 96 62 104M22 74Q14 78 8 76M70 76Q78 80 84 78M34 74Q30 82 24 84',
    cream,
    1.6,
  ) +
  line('M45 60C45 48 44 42 45 34', deep, 3) +
  leaf(45, 44, 1.25, -48, green, spring) +
  leaf(45, 42, 1.25, 46, moss, deep) +
  leaf(45, 36, 0.9, 0, spring, green) +
  (
    [
      [12, 90, 3],
      [76, 94, 4],
      [60, 88, 2],
      [30, 90, 2],
    ] as const
  )
    .map(([x, y, r]) => oval(x, y, r * 1.4, r, '#8a5f3c'))
    .join('');

export const berries = () =>
  wood(6) +
  line('M-2 26C24 18 50 40 60 66Q66 84 62 100', bark, 2.6) +
  line('M34 28Q38 48 32 58M52 48Q64 50 70 46M60 70Q48 74 42 82', bark, 1.6) +
  leaf(22, 26, 1, -150, deep, moss) +
  leaf(40, 30, 1.05, 20, green, spring) +
  leaf(72, 46, 1, 70, deep, moss) +
  leaf(64, 86, 1, 120, green, spring) +
  leaf(10, 24, 0.9, 10, green, spring) +
  (
    [
      [31, 64, 1.15],
      [70, 54, 0.9],
      [41, 88, 1.05],
    ] as const
  )
    .map(([x, y, s]) =>
      at(
        x,
        y,
        s,
        0,
        range(11)
          .map(
            (i) =>
              disc(
                ((i * 5) % 11) - 5,
                -6 + Math.floor(i / 3) * 4.2 + (i % 2),
                3.5,
                i % 3 ? '#7b1f3a' : '#a02f4b',
              ) + disc(((i * 5) % 11) - 6, -7 + Math.floor(i / 3) * 4.2, 0.9, '#f1b9c0'),
          )
          .join(''),
        fill('M-6-8L0-12L6-8L2-7L0-4L-2-7Z', spring),
      ),
    )
    .join('');

export const hare = () =>
  sheet(0, 110, spring) +
  disc(24, 30, 13, cream) +
  fill(swell(74, 6, 70, 20), moss) +
  fill(swell(88, 5, 46, 9), green) +
  fill('M54 44C50 26 52 10 58 7C63 14 62 30 60 42ZM60 43C62 26 68 14 74 13C77 22 70 36 65 45Z', bark) +
  fill(
    'M56.5 38C55 26 56 16 58.4 13C60 20 60 30 58.6 38ZM64 39C66 28 70 21 73 19C73.4 26 69 34 65.6 40Z',
    '#d99b72',
  ) +
  fill(
    'M50 52C50 42 62 38 70 44Q78 50 77 57Q74 62 66 62C66 74 70 82 68 98H60L58 88Q50 98 34 98C14 100 12 76 26 66Q38 60 50 60Z',
    bark,
  ) +
  fill('M26 98C18 84 30 70 44 78Q54 86 46 98Z', '#8a5a36') +
  disc(67, 50, 1.9, ink) +
  disc(67.6, 49.4, 0.6, cream) +
  disc(77, 55, 1.4, ink) +
  disc(15, 90, 6, cream) +
  line('M73 57L84 55M73 58L84 60', cream, 0.7) +
  line('M60 66Q56 76 58 86', '#8a5a36', 1.2) +
  grass(7, 110, deep, 12);

export const hedgehog = () =>
  wood(8) +
  at(
    44,
    74,
    1.1,
    0,
    range(3)
      .map((row) =>
        range(11)
          .map((i) => {
            const a = Math.PI * (1.02 + i * 0.085);
            const r = 27 - row * 7;
            return line(
              `M${round(-2 + r * Math.cos(a))} ${round(12 + r * Math.sin(a))}l${round(9 * Math.cos(a - 0.25))} ${round(9 * Math.sin(a - 0.25))}`,
              row === 0 ? ink : row === 1 ? bark : '#9a6b40',
              3.2,
            );
          })
          .join(''),
      )
      .join(''),
    fill('M-30 18C-30-16 14-22 22 6Q30 8 37 15Q34 20 26 21H-24Q-30 21-30 18Z', bark),
    range(16)
      .map((i) => line(`M${-22 + (i % 6) * 7} ${-4 + Math.floor(i / 6) * 8}l-5-4`, '#d8b17a', 1.2))
      .join(''),
    fill('M12 21C8 8 16 0 22 6Q30 8 37 15Q34 20 26 21Z', '#e2c391'),
    disc(24, 11, 1.6, ink),
    disc(37, 15, 2, ink),
    oval(13, 5, 3.4, 4, '#b98a55'),
    line('M-18 21v5M-10 21v5M12 21v5M20 21v5', bark, 2.6),
  ) +
  leaf(22, 50, 0.7, 30, rust, gold) +
  mushroom(78, 104, 0.6, rust);

export const fields = () =>
  sheet(0, 110, pale) +
  disc(62, 30, 13, gold) +
  ring(62, 30, 15.5, gold, 0.7) +
  fill('M-2 54Q22 34 50 50T92 46V110H-2Z', moss) +
  fill('M-2 66Q30 48 60 64T92 64V110H-2Z', gold) +
  range(7)
    .map((i) =>
      line(`M${-10 + i * 16} 110Q${14 + i * 10} 80 ${24 + i * 8} ${60 + (i % 2)}`, rust, 0.9, 'opacity=".6"'),
    )
    .join('') +
  fill('M-2 82Q24 66 50 80T92 76V110H-2Z', green) +
  range(7)
    .map((i) => line(`M${-4 + i * 14} 110Q${8 + i * 12} 96 ${6 + i * 13} ${79 + ((i * 3) % 4)}`, spring, 1))
    .join('') +
  fill('M-2 98Q30 86 60 96T92 92V110H-2Z', deep) +
  pine(14, 60, 0.55, deep, moss) +
  pine(24, 57, 0.42, deep, moss) +
  pine(80, 54, 0.5, deep, moss) +
  fill('M40 50V42L47 36L54 42V50Z', cream) +
  fill('M38 43L47 34L56 43L54 44L47 38L40 44Z', rust) +
  fill('M45 44H49V50H45Z', bark);
