/** What is printed on cards and discs. */
import type { ArtistName, Card, CardName } from '../../generated/evergreen';
import { CATALOGUE } from '../../generated/evergreen.catalogue';

export const { artists } = CATALOGUE;

/** Around the hit disc. */
export const RING = Object.keys(artists) as ArtistName[];

export const printed = (card: string): Card => CATALOGUE.cards[card as CardName];
