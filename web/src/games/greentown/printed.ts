/** What there is in the box, by name. */
import type { BuildingName, KindName, MarkerName, WishName } from '../../generated/greentown';
import { CATALOGUE } from '../../generated/greentown.catalogue';
import { SIDES, type Side } from './hexes';

export const { cards, markers } = CATALOGUE;

export const WISHES = Object.keys(CATALOGUE.wishes) as WishName[];
export const BUILDINGS = Object.keys(CATALOGUE.buildings) as BuildingName[];
export const MARKERS = Object.keys(CATALOGUE.markers) as MarkerName[];

/** The roads of a kind after so many sixths of a turn, counter-clockwise. */
export const roadsOf = (kind: KindName, turns: number): Side[] =>
  CATALOGUE.kinds[kind].roads.map((side) => SIDES[(SIDES.indexOf(side) + turns) % 6]!);
