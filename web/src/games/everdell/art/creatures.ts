/** The people of the valley: one way of standing, many kinds of ears, tails and faces. Feet at 0 0, about 50 high. */
import { bare, CREAM, disc, each, fill, INK, inked, line, oval, type Point } from './pen';
import { SPECIES, type Species } from './species';

export type Kind = keyof typeof SPECIES;

export interface Dress {
  cloth: string;
  /** The tone of folds and sleeves. */
  fold: string;
  /** Where the paws are: on the left and on the right of the picture. */
  left?: Point;
  right?: Point;
  behind?: string;
  /** Upon the clothes, under the arms: aprons, belts, buttons. */
  front?: string;
  hat?: string;
  leftHolds?: string;
  rightHolds?: string;
  /** A long robe hides the feet. */
  robe?: boolean;
  coat?: string;
}

const arm = (shoulder: number, [x, y]: Point, sleeve: string, paw: string): string => {
  const bend = `M${shoulder}-24Q${shoulder * 1.7} ${(y - 24) / 2 + 4} ${x} ${y}`;
  return line(bend, INK, 7.2) + line(bend, sleeve, 5.6) + disc(x, y, 3.3, paw);
};

/** Somebody who stands there, dressed, with something in their paws. */
export function somebody(kind: Kind, dress: Dress): string {
  const species: Species = SPECIES[kind];
  const coat = dress.coat ?? species.coat;
  const { left = [-13, -12], right = [13, -12] } = dress;
  const paw = kind === 'mole' ? species.pale : coat;
  return inked(
    species.back(coat, species.pale),
    dress.behind ?? '',
    dress.robe ? '' : oval(-5.5, -1, 5, 2.6, coat) + oval(5.5, -1, 5, 2.6, coat),
    dress.robe
      ? fill('M-8-29C-13-20-15-8-16 0Q0 3 16 0C15-8 13-20 8-29Z', dress.cloth)
      : fill('M-8-29C-13-21-14-10-12.5-3Q0-.5 12.5-3C14-10 13-21 8-29Z', dress.cloth),
    bare(fill('M2-28C7-20 8-9 6-1.500L12-2.800C13.5-10 12.5-21 7.5-28.500Z', dress.fold, 'opacity="0.55"')),
    dress.front ?? '',
    species.ears(coat, species.pale),
    species.face(coat, species.pale),
    dress.hat ?? '',
    dress.leftHolds ?? '',
    dress.rightHolds ?? '',
    arm(-8.5, left, dress.fold, paw),
    arm(8.5, right, dress.fold, paw),
  );
}

export const spectacles = (apart = 4.6, y = -38.5): string =>
  `<g fill="#fff" fill-opacity="0.35" stroke="#3d2b1b" stroke-width="1"><circle cx="${-apart}" cy="${y}" r="3.6"/><circle cx="${apart}" cy="${y}" r="3.6"/></g>` +
  line(`M${-apart + 3.6} ${y}H${apart - 3.6}`, INK, 1);

/** A bird on the wing, looking to the right, its breast at 0 0. */
export const flyer = (body: string, wing: string, breast: string): string =>
  inked(
    fill('M-10-2L-34 0L-29 5L-35 10L-12 12Z', wing),
    fill('M-4-2C-14-14-16-28-8-36C2-32 10-20 9-6Z', wing),
    fill('M-17 6C-16-6-4-9 8-8C11-17 24-17 26-8C26-3 23 0 21 4C15 14-2 17-17 6Z', body),
    bare(fill('M-4 11C6 12 16 8 20-1C22 8 10 17-4 11Z', breast)),
    fill('M25.5-9.500L33-6.500L25.5-4.500Z', '#e2a22c'),
    bare(disc(20, -10, 1.9, INK), disc(20.6, -10.6, 0.6, '#fff')),
    fill('M-6 1C-18-4-28-16-27-30C-14-30 2-18 6 0C2 5-3 4-6 1Z', wing),
    line('M-22-24C-14-20-6-12-2-3M-24-18C-17-13-10-7-6-1', body, 1.1),
  );

/** A ladybird on its way, looking to the left. */
export const ladybird = (): string =>
  inked(
    disc(-7, -4, 3, INK),
    fill('M-7 0C-7-11 9-11 9 0Z', '#c4432f'),
    line('M-8-6.500L-11-9.500M-6-7L-7.5-10.5', INK, 0.8),
    bare(
      each(4, (i) => disc([-2.5, 2, 5.5, 0][i]!, [-4, -6, -2.5, -1.8][i]!, 1.2, INK)),
      disc(-8.2, -4.6, 0.8, CREAM),
    ),
  );
