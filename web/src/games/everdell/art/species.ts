/** The kinds of creatures of the valley: what sets them apart is behind the body, behind the head, and the face. */
import { bare, burst, disc, each, fill, INK, line, oval, turned } from './pen';

export interface Species {
  coat: string;
  pale: string;
  /** Drawn behind the body: tail, spines, shell. */
  back: (coat: string, pale: string) => string;
  /** Drawn behind the head. */
  ears: (coat: string, pale: string) => string;
  /** The whole head in front of the ears. */
  face: (coat: string, pale: string) => string;
}

const ROSE = '#eab4a0';
const GOLDEN = '#e8c04a';
const eyes = (apart = 4.6, y = -38.5, r = 1.6): string =>
  bare(
    disc(-apart, y, r, INK) +
      disc(apart, y, r, INK) +
      disc(-apart + 0.5, y - 0.5, 0.5, '#fff') +
      disc(apart + 0.5, y - 0.5, 0.5, '#fff'),
  );
const nose = (y = -34.8, colour = INK): string => bare(oval(0, y, 1.8, 1.3, colour));
const smile = (y = -32.8): string => line(`M-2.4 ${y}Q-1 ${y + 1.4} 0 ${y}Q1 ${y + 1.4} 2.4 ${y}`, INK, 0.8);
const blush = (y = -34): string => bare(disc(-7.6, y, 1.7, ROSE), disc(7.6, y, 1.7, ROSE));
const none = (): string => '';

const headed = (coat: string, pale: string, rx = 11.5, ry = 10): string =>
  oval(0, -37, rx, ry, coat) + bare(oval(0, -33, 6.5, 5, pale)) + blush() + eyes() + nose() + smile();
const roundEars =
  (x: number, y: number, r: number) =>
  (coat: string): string =>
    disc(-x, y, r, coat) +
    disc(x, y, r, coat) +
    bare(disc(-x, y, r * 0.58, ROSE), disc(x, y, r * 0.58, ROSE));
const thinTail = (coat: string): string =>
  line('M8-5C20-2 25-10 21-17', INK, 3.2) + line('M8-5C20-2 25-10 21-17', coat, 1.9);
const bushTail = (coat: string, pale: string): string =>
  fill('M6-4C22 2 30-14 23-25C30-31 25-41 17-38C9-34 14-26 13-18Z', coat) +
  bare(fill('M14-6C22-6 25-15 20.5-24C24-30 21-35 17.5-34C21-26 21-14 14-6Z', pale, 'opacity="0.55"'));

export const SPECIES = {
  mouse: { coat: '#b58a5f', pale: '#f6e0bd', back: thinTail, ears: roundEars(10, -46, 7), face: headed },
  dormouse: {
    coat: '#d29a55',
    pale: '#fbe7c4',
    back: bushTail,
    ears: roundEars(9, -45, 5),
    face: headed,
  },
  vole: {
    coat: '#8f6a4a',
    pale: '#e9cfa8',
    back: thinTail,
    ears: roundEars(8.5, -44.5, 4),
    face: (coat, pale) =>
      oval(0, -36.5, 13, 10, coat) +
      bare(disc(-6, -33, 4.8, pale), disc(6, -33, 4.8, pale)) +
      eyes(4.4, -39.5) +
      nose(-36) +
      smile(-33.5),
  },
  squirrel: {
    coat: '#bd5f2c',
    pale: '#f8dcb4',
    back: (coat, pale) =>
      fill('M4-3C26 4 36-16 27-32C34-42 27-54 17-50C6-46 13-34 13-24C13-18 10-14 8-12Z', coat) +
      bare(fill('M14-6C26-8 28-22 22-33C27-41 23-47 18-46C22-34 22-18 14-6Z', pale, 'opacity="0.5"')),
    ears: (coat) => fill('M-10-42L-11.5-55L-3-46ZM10-42L11.5-55L3-46Z', coat),
    face: headed,
  },
  hare: {
    coat: '#c8aa80',
    pale: '#fbeed6',
    back: (_, pale) => disc(12, -6, 4.5, pale),
    ears: (coat) =>
      fill('M-7-43C-13-50-13-62-8-66C-3-62-1-52-2-45ZM7-43C13-50 13-62 8-66C3-62 1-52 2-45Z', coat) +
      line('M-6.5-48C-8.5-53-8.5-58-7.8-61M6.5-48C8.5-53 8.5-58 7.8-61', ROSE, 2),
    face: (coat, pale) => headed(coat, pale, 10.5, 10) + bare(fill('M-1.3-31.500H1.300V-29H-1.300Z', '#fff')),
  },
  fox: {
    coat: '#cf6a2c',
    pale: '#fff0d9',
    back: (coat, pale) =>
      fill('M6-4C20 4 34-6 31-24C24-20 16-16 8-14Z', coat) +
      fill('M31-24C33-16 31-11 28-7C25-11 25-17 31-24Z', pale),
    ears: (coat) =>
      fill('M-11-39L-12-54L-2-45ZM11-39L12-54L2-45Z', coat) +
      bare(fill('M-11.8-50L-12-54L-7.5-50ZM11.8-50L12-54L7.5-50Z', INK)),
    face: (coat, pale) =>
      fill('M-12-41C-9-48 9-48 12-41C13-36 8-32 4-29Q0-26-4-29C-8-32-13-36-12-41Z', coat) +
      bare(
        fill(
          'M-12-38C-8-38-3-36-1.5-32L0-27.500L1.5-32C3-36 8-38 12-38C11-34 7-31 4-29Q0-26-4-29C-7-31-11-34-12-38Z',
          pale,
        ),
      ) +
      eyes(5, -39.5) +
      nose(-30, INK),
  },
  marten: {
    coat: '#8a5a34',
    pale: '#fbe3ae',
    back: bushTail,
    ears: roundEars(8.5, -45, 4.6),
    face: headed,
  },
  ermine: {
    coat: '#fdf7ea',
    pale: '#ffffff',
    back: (coat) =>
      fill('M6-4C20 4 34-6 30-24C24-18 16-16 8-14Z', coat) +
      fill('M30-24C33-17 31-13 29-10C26-14 26-19 30-24Z', INK),
    ears: roundEars(8.5, -44.5, 4.3),
    face: headed,
  },
  lamb: {
    coat: '#f6eee0',
    pale: '#cfae88',
    back: (coat) => disc(12, -8, 4, coat),
    ears: (_, pale) =>
      fill('M-9-40C-16-42-20-38-19-34C-14-33-10-35-8-37ZM9-40C16-42 20-38 19-34C14-33 10-35 8-37Z', pale),
    face: (coat, pale) =>
      fill(
        'M-10-33C-15-36-13-42-10-43C-10-49-4-50-1-48C3-52 10-49 10-43C14-41 14-36 10-33C9-28-9-28-10-33Z',
        coat,
      ) +
      fill('M-7-41Q0-45 7-41C8-35 5-29 0-29S-8-35-7-41Z', pale) +
      eyes(3.6, -38) +
      nose(-33.5) +
      smile(-32),
  },
  badger: {
    coat: '#6d6a66',
    pale: '#fbf3e2',
    back: (coat) => fill('M9-6C17-6 20-11 19-16C14-14 10-12 8-10Z', coat),
    ears: (coat) => disc(-9, -44.5, 4, coat) + disc(9, -44.5, 4, coat),
    face: (_, pale) =>
      oval(0, -37, 11.5, 10, pale) +
      bare(
        fill(
          'M-9-43.500C-6-47-3-46-2.6-43C-2.5-37-4-32-6-29.500C-8-32-9-38-9-43.500ZM9-43.500C6-47 3-46 2.6-43C2.5-37 4-32 6-29.500C8-32 9-38 9-43.500Z',
          '#4a4642',
        ),
        disc(-5.4, -38, 1.4, '#fff'),
        disc(5.4, -38, 1.4, '#fff'),
        disc(-5.4, -38, 0.9, '#000'),
        disc(5.4, -38, 0.9, '#000'),
      ) +
      nose(-33) +
      smile(-30.8),
  },
  mole: {
    coat: '#5b4f55',
    pale: '#efb7a6',
    back: none,
    ears: none,
    face: (coat, pale) =>
      fill('M-11-36C-11-48 11-48 11-36C11-31 6-28 0-28S-11-31-11-36Z', coat) +
      oval(0, -32.5, 4.6, 4, pale) +
      bare(
        disc(-1.5, -33, 0.6, INK),
        disc(1.5, -33, 0.6, INK),
        disc(-5, -39, 1, '#fff'),
        disc(5, -39, 1, '#fff'),
      ) +
      line('M-5-32L-12-33.500M-5-31L-12-30M5-32L12-33.500M5-31L12-30', INK, 0.5),
  },
  otter: {
    coat: '#94653c',
    pale: '#f2d9b0',
    back: (coat) => fill('M5-4C16 4 30 2 34-6C24-6 16-10 9-13Z', coat),
    ears: (coat) => disc(-10.5, -41.5, 3, coat) + disc(10.5, -41.5, 3, coat),
    face: (coat, pale) =>
      oval(0, -37, 11.5, 9.6, coat) +
      bare(oval(0, -32.5, 8, 5.2, pale)) +
      eyes(5, -39.5) +
      bare(oval(0, -35.6, 2.6, 1.9, INK)) +
      smile(-32.8) +
      line('M-6-33L-13-34.500M-6-31.500L-12.5-31M6-33L13-34.500M6-31.500L12.5-31', INK, 0.5),
  },
  beaver: {
    coat: '#82552f',
    pale: '#e8c795',
    back: () =>
      turned(
        10,
        -5,
        28,
        oval(11, 0, 12, 6, '#5c4636') +
          line('M3-4L18 4M3 4L18-4M10-5.500L20 1M10 5.500L20-1', '#8a6d57', 0.7),
      ),
    ears: roundEars(9.5, -44.5, 3.5),
    face: (coat, pale) =>
      oval(0, -37, 11.5, 10, coat) +
      bare(disc(-3.4, -32.8, 4.2, pale), disc(3.4, -32.8, 4.2, pale), fill('M-2-31H2V-26.500H-2Z', '#fff')) +
      line('M0-31V-26.5', INK, 0.5) +
      eyes(4.8, -39.5) +
      bare(oval(0, -35.8, 2.5, 1.8, INK)),
  },
  hedgehog: {
    coat: '#7d5a3c',
    pale: '#f5dfba',
    back: (coat) =>
      fill(burst(0, -28, 23, 18.5, 22, -0.1), coat) + bare(fill(burst(0, -28, 18, 15, 20), '#93704e')),
    ears: (coat) =>
      fill(burst(0, -39, 16, 12.5, 18), coat) + disc(-9, -43, 3, '#d9b48a') + disc(9, -43, 3, '#d9b48a'),
    face: (_, pale) =>
      oval(0, -36, 9.5, 8.5, pale) +
      blush(-33.5) +
      eyes(4, -37.5) +
      bare(disc(0, -34, 2, INK)) +
      smile(-31.5),
  },
  frog: {
    coat: '#7fa64a',
    pale: '#e4ecb0',
    back: none,
    ears: (coat) => disc(-6.5, -45, 4.6, coat) + disc(6.5, -45, 4.6, coat),
    face: (coat, pale) =>
      oval(0, -36.5, 13, 9, coat) +
      bare(
        oval(0, -32.5, 10, 4.6, pale),
        disc(-6.5, -45, 3, '#fff'),
        disc(6.5, -45, 3, '#fff'),
        disc(-6.2, -44.7, 1.7, INK),
        disc(6.2, -44.7, 1.7, INK),
      ) +
      line('M-9-35Q0-29.5 9-35', INK, 1) +
      bare(disc(-1.5, -38.5, 0.5, INK), disc(1.5, -38.5, 0.5, INK)),
  },
  toad: {
    coat: '#8b8744',
    pale: '#e2d49a',
    back: none,
    ears: (coat) => disc(-8, -44, 4.8, coat) + disc(8, -44, 4.8, coat),
    face: (coat, pale) =>
      oval(0, -36, 15.5, 9.6, coat) +
      bare(
        oval(0, -31.5, 12, 4.6, pale),
        disc(-8, -44.3, 3.2, GOLDEN),
        disc(8, -44.3, 3.2, GOLDEN),
        oval(-8, -44.3, 2.4, 1, INK),
        oval(8, -44.3, 2.4, 1, INK),
        disc(-11, -38, 1.2, '#6f6a30'),
        disc(11, -38, 1.4, '#6f6a30'),
        disc(3, -41, 1.1, '#6f6a30'),
        disc(-3, -42.5, 0.8, '#6f6a30'),
      ) +
      line('M-12-34.500Q0-29 12-34.5', INK, 1.1),
  },
  tortoise: {
    coat: '#a3a85c',
    pale: '#dcd79a',
    back: () =>
      oval(0, -20, 21, 19, '#7c6a35') +
      line('M-14-32L-7-20L-14-8M14-32L7-20L14-8M-7-20H7M-21-20H-7M7-20H21', '#54481f', 1),
    ears: none,
    face: (coat, pale) =>
      fill('M-9-38C-9-50 9-50 9-38C9-31 6-28 0-28S-9-31-9-38Z', coat) +
      bare(oval(0, -32.5, 6.5, 4, pale)) +
      eyes(4.4, -39.5) +
      line('M-5.5-32.500Q0-29.5 5.5-32.5', INK, 0.9) +
      bare(disc(-1.2, -35.5, 0.5, INK), disc(1.2, -35.5, 0.5, INK)),
  },
  owl: {
    coat: '#94714a',
    pale: '#f3e2bf',
    back: (coat) => fill('M-6-3L-4 3L0-1L4 3L6-3Z', coat),
    ears: (coat) => fill('M-11-40L-12.5-52L-3-46.500H3L12.5-52L11-40Z', coat),
    face: (coat, pale) =>
      oval(0, -37.5, 12, 10, coat) +
      bare(
        disc(-5, -38, 5.4, pale),
        disc(5, -38, 5.4, pale),
        disc(-4.6, -38, 2.7, INK),
        disc(4.6, -38, 2.7, INK),
        disc(-3.8, -39, 0.9, '#fff'),
        disc(5.4, -39, 0.9, '#fff'),
      ) +
      fill('M-2-36H2L0-31Z', '#e2a22c'),
  },
  crow: {
    coat: '#3f3d4a',
    pale: '#5a5767',
    back: (coat) => fill('M-7-6L-10 2L-3-1L0 3L3-1L10 2L7-6Z', coat),
    ears: none,
    face: (coat) =>
      oval(0, -37.5, 10.5, 10, coat) +
      bare(
        disc(-4.5, -40, 2.5, '#fff'),
        disc(4.5, -40, 2.5, '#fff'),
        disc(-4, -39.8, 1.4, INK),
        disc(4, -39.8, 1.4, INK),
      ) +
      fill('M-3.5-37.500Q0-40 3.5-37.500Q3-31 0-26Q-3-31-3.5-37.500Z', '#c9a24a'),
  },
  rat: {
    coat: '#857a6b',
    pale: '#e3cdb4',
    back: (coat) =>
      line('M7-5C22 2 32-4 30-14S36-26 33-31', INK, 3.4) +
      line('M7-5C22 2 32-4 30-14S36-26 33-31', '#d9a08c', 2) +
      fill('M6-3L13-2L9-9Z', coat),
    ears: (coat) =>
      disc(10.5, -45, 6.4, coat) +
      fill(
        'M-10.5-51.400C-14-51.400-17-48.5-17-45S-14-38.600-10.5-38.600S-4-41-4-45C-4-47-5-48.5-6-49.500L-8.500-46L-9-51Z',
        coat,
      ) +
      bare(disc(10.5, -45, 3.7, ROSE), disc(-11.4, -44.4, 3.2, ROSE)),
    face: (coat, pale) =>
      fill('M-11-40C-10-48 10-48 11-40C12-35 7-32 4-28.500Q0-25.5-4-28.500C-7-32-12-35-11-40Z', coat) +
      fill('M-3-46.500L-5-50L-.5-47.500L.5-51L3-47Z', coat) +
      bare(
        fill('M-7-35Q0-38 7-35C5-32 4.500-30.500 3.5-28.800Q0-26-3.5-28.800C-4.5-30.500-5-32-7-35Z', pale),
        oval(0, -29.6, 2.2, 1.7, '#c26a5a'),
      ) +
      eyes(4.8, -39.5, 1.7) +
      line('M-8.5-42.500L-3-41M8.5-42.500L3-41', INK, 1.3) +
      bare(fill('M-1.6-26.900H1.600L1.2-23.600H-1.2Z', '#fff8e2')) +
      line('M-4-31L-13-33M-4-30L-13-28.500M4-31L13-33M4-30L13-28.5', INK, 0.5),
  },
  moth: {
    coat: '#f3ead8',
    pale: '#fffaf0',
    back: (_, pale) =>
      fill(
        'M-4-24C-18-46-40-50-43-36C-45-24-30-17-6-17ZM4-24C18-46 40-50 43-36C45-24 30-17 6-17Z',
        '#b9dfd6',
      ) +
      fill(
        'M-5-17C-26-18-36-8-32 0C-36 8-28 12-27 5C-20 3-10-6-4-12ZM5-17C26-18 36-8 32 0C36 8 28 12 27 5C20 3 10-6 4-12Z',
        '#cfe9dc',
      ) +
      bare(
        each(2, (i) => disc(i ? 30 : -30, -34, 4.6, '#f6d98a') + disc(i ? 30 : -30, -34, 2.2, '#a8506f')),
        each(2, (i) => disc(i ? 22 : -22, -5, 2.6, '#e9b7c6')),
        fill(
          'M-41-33C-40-44-26-42-14-30C-24-38-36-40-41-33ZM41-33C40-44 26-42 14-30C24-38 36-40 41-33Z',
          pale,
          'opacity="0.8"',
        ),
      ),
    ears: () =>
      line('M-4-45C-7-54-13-57-18-56M4-45C7-54 13-57 18-56', INK, 2.2) +
      line('M-4-45C-7-54-13-57-18-56M4-45C7-54 13-57 18-56', '#e9c46a', 1.2) +
      line(
        'M-7-50l-5 .5M-9.5-53l-4 2M-8-52l-1-4.500M-12-55l-1-3M7-50l5 .5M9.5-53l4 2M8-52l1-4.500M12-55l1-3',
        '#b98f2e',
        0.9,
      ),
    face: (coat, pale) =>
      oval(0, -37, 10.5, 9.6, coat) +
      bare(oval(0, -32.5, 6, 4, pale), disc(-7, -33.5, 1.7, ROSE), disc(7, -33.5, 1.7, ROSE)) +
      eyes(4.4, -38, 2.2) +
      smile(-32.6),
  },
} satisfies Record<string, Species>;
