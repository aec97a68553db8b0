/** Our own drawings of what grows, in one place: the tree, the cards and the reserves all show the same. Bases at 0 0, growing up. */
import type { PieceName, SpiritName } from '../../generated/arbre';

/** What is drawn: a twig of the undergrowth looks like a given one. */
export type Kind = Exclude<PieceName, 'wild'>;

export const LEAF = 'M0 3C-9-1-14-9-12-18C-10-26-4-30 0-34C4-30 10-26 12-18C14-9 9-1 0 3Z';
export const LEAF_HALF = 'M0 3C9-1 14-9 12-18C10-26 4-30 0-34Z';
export const VEINS = 'M0 3V-29M0-6L-7-12M0-6L7-12M0-14L-7-20M0-14L7-20M0-21L-4-25M0-21L4-25';
export const BUD =
  'M0 6C-5.500 4-8-1-6.500-6C-5.200-10.500-2-12.500 0-16C2-12.500 5.200-10.500 6.500-6C8-1 5.500 4 0 6Z';
export const BUD_FOLD = 'M0 6C-1.500 0-1.500-8 0-16M0 6C3 2 4.500-2 4-7';
export const SEPAL = 'M0 8C-5 7-8 3-8-2C-5-1-2 2 0 5C2 2 5-1 8-2C8 3 5 7 0 8Z';
/** A petal of eight; the flower is this, turned. */
export const PETAL = 'M0 0C-4.500-3-5.500-9 0-14C5.500-9 4.500-3 0 0Z';

/** A player is told by a shape as well as by a colour. */
export const MARKS = [
  'M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z',
  'M0-6.300L6.300 0L0 6.300L-6.300 0Z',
  'M0-6L6 4.600H-6Z',
  'M-4.600-4.600H4.600V4.600H-4.600Z',
] as const;

/** The four spirits, each in a box of 24: horns, an oak leaf, a drop over waves, a spring. */
export const SPIRITS: Record<SpiritName, { fill: string; line: string }> = {
  faun: {
    fill: 'M12 22C8.600 22 6.400 18.600 6.400 15C6.400 12.400 8 10.600 12 10.600C16 10.600 17.600 12.400 17.600 15C17.600 18.600 15.400 22 12 22ZM8 11.300C3.600 10.400 1.400 6 3.200 1.600C4.500 5.400 7 7.200 10.600 8.800ZM16 11.300C20.400 10.400 22.600 6 20.800 1.600C19.500 5.400 17 7.200 13.400 8.800ZM5.800 13.600L1.600 12.800L5.600 17ZM18.200 13.600L22.400 12.800L18.400 17Z',
    line: '',
  },
  dryad: {
    fill: 'M12 1.200C14 3 14.600 5 14 6.600C16.200 5.400 18.800 6.500 18.800 9C18.800 10.500 17.800 11.600 16.600 12C18.800 12 20.300 13.500 19.800 15.800C19.300 18.200 15.800 19 12.900 18.300V23H11.100V18.300C8.200 19 4.700 18.200 4.200 15.800C3.700 13.500 5.200 12 7.400 12C6.200 11.600 5.200 10.500 5.200 9C5.200 6.500 7.800 5.400 10 6.600C9.400 5 10 3 12 1.200Z',
    line: '',
  },
  naiad: {
    fill: 'M12 1.500C15.600 6 17.400 8.700 17.400 11.600A5.400 5.400 0 0 1 6.600 11.600C6.600 8.700 8.400 6 12 1.500Z',
    line: 'M2 20.400q2.500-2.800 5 0t5 0t5 0t5 0',
  },
  pegaea: {
    fill: 'M3.600 15.600H20.400C19.900 19.600 16.600 22 12 22S4.100 19.600 3.600 15.600Z',
    line: 'M12 14V3M12 6.600C9.200 2.800 5 5 5 12M12 6.600C14.800 2.800 19 5 19 12',
  },
};

/** The ground that each spirit's sign stands on has its own outline too. */
export const MEDALS: Record<SpiritName, string> = {
  faun: 'M12-2A14 14 0 1 1 12 26A14 14 0 1 1 12-2Z',
  dryad: 'M12-5.500C16 1 23 8 29.500 12C23 16 16 23 12 29.500C8 23 1 16-5.500 12C1 8 8 1 12-5.500Z',
  naiad: 'M1-1.500H23L28.500 12L23 25.500H1L-4.500 12Z',
  pegaea:
    'M12-4Q17.500-4 18.500 1Q24.500 0 25.500 6Q30 9 27.500 13Q29.500 18.500 24.500 20.500Q24 26 18.500 25.500Q15 30 12 27.500Q9 30 5.500 25.500Q0 26-.500 20.500Q-5.500 18.500-3.500 13Q-6 9-1.500 6Q-.500 0 5.500 1Q6.500-4 12-4Z',
};

/** A spirit's stone in a box of 100 by 104. */
export const ROCK = {
  under: 'M10 60C4 34 22 10 50 9C80 8 97 32 93 60C89 88 70 101 48 100C26 99 14 84 10 60Z',
  top: 'M8 52C4 26 24 5 51 5C79 5 97 27 93 54C89 80 72 92 49 92C26 92 12 78 8 52Z',
  moss: 'M14 34C22 14 40 7 56 8C48 14 36 14 30 24C26 31 20 30 14 34ZM70 88C80 84 88 74 91 62C86 66 84 76 74 79C68 81 68 86 70 88Z',
};
