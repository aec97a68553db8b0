/** Where people sit and where their cards lie: clockwise, the one who looks at the bottom. */

export interface Spot {
  x: number;
  y: number;
  tilt: number;
}

const SPOTS: Record<number, readonly Spot[]> = {
  2: [
    { x: 50, y: 77, tilt: 0 },
    { x: 50, y: 24, tilt: 0 },
  ],
  3: [
    { x: 50, y: 77, tilt: -1 },
    { x: 32, y: 34, tilt: -5 },
    { x: 68, y: 34, tilt: 5 },
  ],
  4: [
    { x: 50, y: 79, tilt: -1 },
    { x: 31, y: 50, tilt: -4 },
    { x: 50, y: 21, tilt: 2 },
    { x: 69, y: 50, tilt: 4 },
  ],
  5: [
    { x: 50, y: 80, tilt: -1 },
    { x: 27, y: 58, tilt: -4 },
    { x: 38, y: 22, tilt: -3 },
    { x: 62, y: 22, tilt: 3 },
    { x: 73, y: 58, tilt: 4 },
  ],
};

/** In percent of the cloth. With two players a second card lies beside the first. */
export function slot(seats: number, place: number, nth: number): Spot {
  const spot = SPOTS[seats]?.[place] ?? { x: 50, y: 50, tilt: 0 };
  return seats === 2
    ? { ...spot, x: spot.x + (nth === 0 ? -9 : 9) * (place === 0 ? 1 : -1), tilt: nth === 0 ? -3 : 3 }
    : spot;
}

/** The side of the table a panel stands on, by places clockwise from the bottom. */
export const SIDES: Record<number, readonly string[]> = {
  2: ['south', 'north'],
  3: ['south', 'north-west', 'north-east'],
  4: ['south', 'west', 'north', 'east'],
  5: ['south', 'west', 'north-west', 'north-east', 'east'],
};
