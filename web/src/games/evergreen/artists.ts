/** The six artists: the shapes by which each is known without its colour. */
import type { ArtistName } from '../../generated/evergreen';

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const round = (x: number): number => Math.round(x * 100) / 100;

function rays(points: number, far: number, near: number): string {
  const corners = range(points * 2).map((i) => {
    const turn = (Math.PI * i) / points;
    const reach = i % 2 ? near : far;
    return `${round(12 + reach * Math.sin(turn))} ${round(12 - reach * Math.cos(turn))}`;
  });
  return `M${corners.join('L')}Z`;
}

const ball = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Each artist's sign in a box of 24: a sun, a drop, a leaf, a flash, an acorn, a blossom. */
export const SIGN: Record<ArtistName, string> = {
  orange: rays(10, 11.6, 7.4),
  blue: 'M12 1C16.2 7 20 11 20 15.4A8 7.6 0 0 1 4 15.4C4 11 7.8 7 12 1Z',
  green: 'M12 .6C20.4 6 21 14.6 12.9 19.3V23.4H11.1V19.3C3 14.6 3.6 6 12 .6Z',
  yellow: 'M14.5 .4L3.8 13.4H10.4L8.2 23.6L20.4 9H13Z',
  brown:
    'M2.8 9.7C2.8 5.2 7 3.5 11 3.3L11.2 .6H12.9L13 3.3C17 3.5 21.2 5.2 21.2 9.7ZM4.6 11.2H19.4C19.4 17.4 15.8 21.4 12 23.6C8.2 21.4 4.6 17.4 4.6 11.2Z',
  lilac: ball(12, 5.8, 5) + ball(18.2, 12, 5) + ball(12, 18.2, 5) + ball(5.8, 12, 5),
};

export const ARTISTS = Object.keys(SIGN) as ArtistName[];

/** The pattern printed on each sleeve, as strokes in a box of 100 by 120. */
export const PATTERN: Record<ArtistName, string> = {
  orange: range(24)
    .map((i) => {
      const turn = (Math.PI * i) / 12;
      return `M${round(50 + 34 * Math.cos(turn))} ${round(70 + 34 * Math.sin(turn))}L${round(50 + 110 * Math.cos(turn))} ${round(70 + 110 * Math.sin(turn))}`;
    })
    .join(''),
  blue: range(10)
    .map((i) => `M-6 ${6 + i * 13}q7-9 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0`)
    .join(''),
  green: range(10)
    .map((i) => `M-2 ${i * 15 - 14}L50 ${i * 15 + 12}L102 ${i * 15 - 14}`)
    .join(''),
  yellow: range(56)
    .map((i) => `M${7 + (i % 7) * 14.3 + (Math.floor(i / 7) % 2) * 7} ${8 + Math.floor(i / 7) * 15}h.01`)
    .join(''),
  brown: range(9)
    .map((i) => ball(50, 70, 30 + i * 9))
    .join(''),
  lilac: range(14)
    .map((i) => `M${i * 18 - 120} 124L${i * 18} 0M${i * 18 - 120} 0L${i * 18} 124`)
    .join(''),
};
