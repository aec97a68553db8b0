/** Colours and motifs of the sky. */
import { at, disc, fill, grain, line, range, round, sheet } from '../ink';

export const ink = '#54130f';
export const deep = '#8e2317';
export const red = '#c8412b';
export const ember = '#e57a4a';
export const peach = '#f4b988';
export const dawn = '#fbe0bb';
export const white = '#fdf5e3';
export const gold = '#e9b84f';
export const dusk = '#6d3a56';

/** A bank of cloud: lobes on a flat foot, with a curl cut into it. */
export const cloud = (x: number, y: number, scale: number, body: string, cut: string): string =>
  at(
    x,
    y,
    scale,
    0,
    fill('M-22 6C-28 6-28-3-21-3C-21-11-10-13-7-7C-4-16 10-15 10-6C15-10 23-6 20 0C26 0 26 6 21 6Z', body),
    line('M-14 2C-14-4-6-4-6 0C-6 3-10 3-10 1M3 1C2-7 13-7 12-1C12 2 7 3 7 0', cut, 1.1),
  );

/** Long drawn streaks of cloud, thin at both ends. */
export const streaks = (seed: number, count: number, top: number, bottom: number, colour: string): string => {
  const next = grain(seed);
  return range(count)
    .map(() => {
      const x = next() * 80 - 10;
      const y = round(top + next() * (bottom - top));
      const w = 16 + next() * 30;
      return fill(
        `M${round(x)} ${y}q${round(w / 2)}-2.6 ${round(w)} 0q${round(-w / 2)} 1.4 ${round(-w)} 0Z`,
        colour,
      );
    })
    .join('');
};

export const morning = (seed: number): string =>
  sheet(0, 110, dawn) +
  sheet(66, 50, peach) +
  sheet(84, 30, ember) +
  streaks(seed, 9, 12, 80, white) +
  cloud(14, 100, 1.1, white, peach) +
  cloud(70, 103, 1.3, white, peach);

export const noon = (seed: number): string =>
  sheet(0, 110, ember) +
  sheet(0, 40, red) +
  fill('M-2 40Q20 36 45 40T92 40V46H-2Z', red) +
  streaks(seed, 10, 12, 78, peach) +
  cloud(8, 98, 1.2, white, ember) +
  cloud(60, 102, 1.5, white, ember);

export const bird = (x: number, y: number, scale: number, colour: string): string =>
  at(x, y, scale, 0, fill('M0 0Q-5-7-13-6Q-6-3-1 3Q0 4 1 3Q6-3 13-6Q5-7 0 0Z', colour));

export const crane = (x: number, y: number, scale: number, turn: number): string =>
  at(
    x,
    y,
    scale,
    turn,
    line('M14 4L40 10M14 5L38 14', ink, 1.3),
    fill('M-6-2C-10-24-24-34-40-38C-34-24-26-10-4 6Z', white),
    fill('M-40-38C-34-26-28-18-22-12Q-28-26-26-33Q-33-36-40-38Z', ink),
    fill('M0-2C6-22 20-30 34-30C28-16 20-4 8 6Z', white),
    fill('M34-30C28-18 24-12 19-6Q24-20 22-28Q28-30 34-30Z', ink),
    fill('M-34 6Q-20-6 0-4Q14-2 22 6Q10 10-4 8Q-18 4-34 6Z', white),
    fill('M-22 1Q-30 2-42 8L-31 7Q-24 6-20 6Z', white),
    line('M-24 3Q-31 3-36 6', ink, 1.4),
    disc(-33, 3.6, 2, red),
    line('M-36 6L-46 8.6', ink, 1.2),
    line('M-8 0Q-16-14-26-20M12-1Q18-12 26-18', peach, 0.9),
  );
