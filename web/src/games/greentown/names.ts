/** The words of the schema that drawings are chosen by. */
import type { Pending, Piece, Tile, UsedMarker, WishState } from '../../generated/greentown';

export type Side = Tile['roads'][number];
export type Kind = Tile['kind'];
export type What = Piece['what'];
export type Wish = WishState['wish'];
export type Building = NonNullable<Pending['building']>;
export type MarkerName = UsedMarker['marker'];

export const WISHES: readonly Wish[] = ['nature', 'culture', 'sport', 'shopping'];
export const BUILDINGS: readonly Building[] = ['culture', 'sport', 'shopping'];
export const MARKERS: readonly MarkerName[] = ['build', 'travel', 'build-and-travel', 'build-or-travel'];

/** What a turn of a tile shows (the engine's `effect`). */
export interface Fit {
  roads: Side[];
  joined: Side[];
  lost: Side[];
}

/** How a tour stands, so far or after a step. */
export interface TourState {
  stops: number;
  needed: number;
  numbers: (number | null)[];
  wishes: WishState[];
  incomes: number[];
}
