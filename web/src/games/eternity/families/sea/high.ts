/** The sea, 10 to 14: the high sea, with gold. */
import { at, disc, fill, line, range, rays, ring, sheet, star, stars } from '../ink';
import { ink, deep, mid, clear, pale, foam, coral, gold, scales, boatSea } from './motifs';

export const lighthouse = () =>
  sheet(0, 110, ink) +
  stars(10, 16, 4, 60, foam) +
  fill('M47 28L-4 8V34Z M47 28L96 4V40Z', gold, 'opacity=".75"') +
  fill('M47 28L-4 14V28Z M47 28L96 14V30Z', foam, 'opacity=".7"') +
  fill('M40 36H54L60 88H34Z', foam) +
  fill('M39 46H55L56 56H38ZM36.6 66H57.4L58.6 76H35.4Z', coral) +
  fill('M36 33H58V38H36Z', foam) +
  fill('M40 22H54V33H40Z', gold) +
  line('M47 22V33M40 22H54', ink, 1.2) +
  fill('M38 22Q47 8 56 22Z', coral) +
  line('M47 14V8', coral, 1.4) +
  fill('M46 80q3-5 6 0v8h-6Z', ink) +
  fill('M6 96Q16 84 28 86Q36 80 48 84Q64 80 72 90Q84 92 90 100V110H0Z', '#20384a') +
  line('M16 92l8-3M34 88l6 2M58 87l8 4M72 94l6 2', clear, 0.9) +
  scales(90, 4, 9, deep, clear);

export const dolphins = () =>
  sheet(0, 110, deep) +
  disc(45, 46, 30, gold) +
  ring(45, 46, 33, gold, 0.9) +
  ring(45, 46, 36.5, gold, 0.6) +
  range(5)
    .map((i) =>
      line(`M-2 ${10 + i * 7}h${14 + ((i * 17) % 22)}M92 ${14 + i * 7}h-${10 + ((i * 13) % 20)}`, clear, 0.8),
    )
    .join('') +
  (
    [
      [40, 54, 1, -6],
      [64, 70, 0.7, 8],
    ] as const
  )
    .map(([x, y, s, t]) =>
      at(
        x,
        y,
        s,
        t,
        fill(
          'M-30 22C-26-6-4-24 20-14Q26-13 34-8Q30-5 24-5C10-4-8 4-18 20Q-20 28-14 34Q-24 33-27 28Q-34 32-42 28Q-33 27-30 22Z',
          ink,
        ),
        fill('M-6-14Q-10-26-18-29Q-17-20-15-8Z', ink),
        fill('M24-5C10-4-6 3-16 17Q-2 6 8 4Q6 12 0 17Q14 12 15 1Q20-3 24-5Z', clear),
        disc(20, -9, 1.3, foam),
      ),
    )
    .join('') +
  scales(80, 5, 9, mid, foam) +
  [16, 34, 60, 74].map((x, i) => disc(x, 77 - (i % 2) * 4, 1.2, foam) + disc(x + 4, 80, 0.8, foam)).join('');

export const ship = () =>
  sheet(0, 110, '#f0dcae') +
  fill(rays(45, 84, 0, 120, 44, 0.5), gold, 'opacity=".45"') +
  disc(45, 78, 26, coral) +
  line('M45 10V84M24 22V84M66 24V84', ink, 1.5) +
  fill('M30 16H60Q64 24 60 32H30Q34 24 30 16ZM27 35H63Q68 46 62 56H28Q33 46 27 35Z', foam) +
  fill('M14 28H34Q36 34 33 40H14Q18 34 14 28ZM12 43H34Q37 50 33 58H12Q16 50 12 43Z', foam) +
  fill('M58 30H76Q79 35 76 41H58Q61 35 58 30ZM58 44H78Q81 51 78 59H58Q62 51 58 44Z', foam) +
  line('M30 32H60M28 56H62M14 40H33M12 58H33M58 41H76M58 59H78', mid, 1) +
  line('M66 60L88 66M45 10L76 60M45 10L14 62', ink, 0.6) +
  fill('M45 10q8-3 12 1q-6 0-12 4Z', coral) +
  fill('M6 66Q10 70 20 70H70Q80 70 86 64Q84 84 72 90H20Q8 86 6 66Z', ink) +
  line('M10 75H82', gold, 1.4) +
  range(6)
    .map((i) => disc(22 + i * 9, 80, 1.4, gold))
    .join('') +
  scales(82, 5, 9, deep, pale);

export const whale = () =>
  sheet(0, 110, ink) +
  stars(13, 24, 4, 46, foam) +
  disc(70, 24, 11, foam) +
  disc(65, 21, 9.5, ink) +
  line(
    'M36 44C34 34 30 24 20 22C14 21 12 27 17 29M36 44C36 30 34 16 24 11M36 44C38 30 40 18 52 14C58 13 60 20 55 22M36 44C37 32 42 24 48 25',
    pale,
    2,
  ) +
  fill(
    'M-4 92C-2 60 22 42 46 46C68 50 78 66 78 78Q82 60 92 52Q92 64 84 74Q94 74 98 80Q86 86 78 86V110H-4Z',
    mid,
  ) +
  fill('M-4 92C-2 74 14 62 30 66C46 74 60 90 78 92V110H-4Z', pale) +
  line('M2 88Q12 74 26 73M6 94Q16 80 32 79M12 98Q22 86 38 85M20 100Q30 92 46 91', mid, 1.3) +
  disc(24, 62, 2.2, foam) +
  disc(24.4, 62, 1.1, ink) +
  line('M48 51Q60 54 68 64M56 60l2 1M62 66l2 1M44 56l2 .6', ink, 1) +
  boatSea(86) +
  fill(star(12, 12, 3.4, 1, 4), gold) +
  fill(star(84, 42, 2.6, 0.8, 4), gold);

export const greatWave = () =>
  sheet(0, 110, '#f4dfae') +
  fill(rays(62, 46, 18, 140, 36, 0.5, 0.05), gold, 'opacity=".6"') +
  disc(62, 46, 17, coral) +
  ring(62, 46, 19.5, coral, 0.9) +
  fill(
    'M-2 110V34C2 10 26-4 50 8C66 15 72 30 64 38C62 28 54 24 46 28C34 34 36 58 56 76Q66 84 92 84V110Z',
    deep,
  ) +
  fill('M-2 110V52C4 26 22 10 44 14C30 22 24 46 38 72Q50 92 92 96V110Z', mid) +
  line(
    'M4 104C2 62 12 34 32 22M14 104C8 70 14 44 28 32M24 104C16 80 17 60 25 46M38 102C27 90 23 74 25 62M56 102C42 96 33 86 29 76',
    pale,
    1.4,
  ) +
  fill(
    'M-2 34C2 10 26-4 50 8C66 15 72 30 64 38Q66 33 61 31Q62 37 56 35Q58 29 52 27Q51 33 45 31Q48 24 42 22Q39 28 34 25Q38 18 32 17Q27 22 23 19Q12 24 8 34Q4 30-2 42Z',
    foam,
  ) +
  (
    [
      [68, 42, 1.5],
      [60, 41, 1.2],
      [52, 39, 1.3],
      [46, 36, 1],
      [72, 48, 0.9],
      [57, 46, 0.8],
      [40, 32, 0.9],
    ] as const
  )
    .map(([x, y, r]) => disc(x, y, r, foam))
    .join('') +
  fill('M58 86Q70 92 86 84Q84 93 76 94H66Q60 92 58 86Z', ink) +
  line('M70 86V74', ink, 1) +
  fill('M71 74Q79 79 80 85H71Z', foam) +
  scales(88, 4, 9, ink, pale);
