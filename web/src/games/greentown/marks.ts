import type { Piece, WishName } from '../../generated/greentown';

export type What = Piece['what'];

/** Each seat's mark, beside its colour (greentown.css): a disc, a diamond, a triangle, a square. A box of 20. */
export const MARKS: readonly string[] = [
  'M10 2.5A7.5 7.5 0 1 1 9.9 2.5Z',
  'M10 1L19 10L10 19L1 10Z',
  'M10 2L19 17.5H1Z',
  'M3 3H17V17H3Z',
];

/** Small signs, a box of 24, filled. */
export const WISH_SIGNS: Readonly<Record<WishName, string>> = {
  nature:
    'M12 2C7 2 4.5 6 5.5 9C3 10 2.6 15 6.5 16.4C8 17 9.6 16.8 10.7 16V22H13.3V16C14.4 16.8 16 17 17.5 16.4C21.4 15 21 10 18.5 9C19.5 6 17 2 12 2Z',
  culture: 'M12 2L22 8V10H2V8ZM4 11.5H7V18H4ZM10.5 11.5H13.5V18H10.5ZM17 11.5H20V18H17ZM2 19.5H22V22H2Z',
  sport:
    'M5 4H19V3H21.5C22 8 20.5 11 17.6 11.8C16.8 13.8 15.4 15 13.5 15.5V18H17V21H7V18H10.5V15.5C8.6 15 7.2 13.8 6.4 11.8C3.5 11 2 8 2.5 3H5ZM4.4 5C4.4 7.4 4.9 8.9 5.9 9.7C5.4 8 5.1 6.5 5 5ZM19.6 5H19C18.9 6.5 18.6 8 18.1 9.7C19.1 8.9 19.6 7.4 19.6 5Z',
  shopping:
    'M8 8V6.5C8 4 9.7 2.2 12 2.2S16 4 16 6.5V8H20L21 22H3L4 8ZM10 8H14V6.5C14 5.2 13.2 4.2 12 4.2S10 5.2 10 6.5Z',
};

export const HAMMER = 'M3 5.5L8.5 2L14 3.5L16 7L13.2 8.4L22 19.4L19.2 22L10 11L7 12.6Z';
export const STEPS =
  'M6.5 2.5C9 2.5 10.2 5 9.8 7.6C9.5 9.8 9 11 7 11S4 9.6 3.8 7.4C3.5 4.6 4.4 2.5 6.5 2.5ZM4.6 12.6H9.2C9.4 14.6 8.8 16 7.2 16S4.6 14.6 4.6 12.6ZM17.5 8C19.6 8 20.5 10.2 20.2 12.9C20 15 19 16.5 17 16.5S14.5 15.2 14.2 13C13.8 10.4 15 8 17.5 8ZM14.8 18.1H19.4C19.4 20.1 18.6 21.5 17 21.5S14.6 20.1 14.8 18.1Z';
