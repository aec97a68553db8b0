/** Leaves as drawings: an outline grown from a width along the midrib, with veins. The stem stands on (0, 0), the tip points up. */
export type Shape = 'beech' | 'oak' | 'poplar' | 'willow' | 'birch' | 'ginkgo';

export interface LeafPaths {
  outline: string;
  veins: string;
  midrib: string;
}

interface Growth {
  length: number;
  stem: number;
  veins: number;
  /** Half the width at t, from 0 (where the blade starts) to 1 (the tip). */
  width(t: number): number;
}

const { PI, sin, cos, abs, sqrt } = Math;
const saw = (t: number, teeth: number) => abs(((t * teeth) % 1) - 0.3);

const growths: Record<Shape, Growth> = {
  beech: {
    length: 100,
    stem: 22,
    veins: 8,
    width: (t) => 33 * sin(PI * t ** 0.82) ** 0.9 * (1 - 0.06 * saw(t, 9)),
  },
  oak: {
    length: 104,
    stem: 16,
    veins: 5,
    width: (t) => 30 * sin(PI * t ** 1.25) ** 0.7 * (0.86 + 0.3 * cos(2 * PI * (4.6 * t + 0.1))),
  },
  poplar: {
    length: 84,
    stem: 40,
    veins: 6,
    width: (t) => 44 * sin(PI * t ** 0.55) ** 1.15 * (1 - 0.05 * saw(t, 14)),
  },
  willow: { length: 122, stem: 12, veins: 11, width: (t) => 12 * sin(PI * t ** 0.9) },
  birch: { length: 82, stem: 28, veins: 6, width: (t) => 33 * sin(PI * t ** 0.66) * (1 - 0.16 * saw(t, 10)) },
  ginkgo: { length: 62, stem: 46, veins: 0, width: () => 0 },
};

const n = (value: number) => value.toFixed(1);
const line = (points: [number, number][]) => 'M' + points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');

/** The midrib leans by `bend` at its tip. */
export function leaf(shape: Shape, bend = 0): LeafPaths {
  const { length, stem, veins, width } = growths[shape];
  if (shape === 'ginkgo') return ginkgo(length, stem, bend);
  const rib = (t: number): [number, number] => [bend * t * t, -stem - length * t];
  const edge = (t: number, side: number): [number, number] => {
    const [x, y] = rib(t);
    return [x + side * width(t), y];
  };
  const steps = Array.from({ length: 61 }, (_, i) => i / 60);
  const left = steps.map((t) => edge(t, -1));
  const right = steps.map((t) => edge(t, 1)).reverse();
  const side = (sign: number) =>
    Array.from({ length: veins }, (_, i) => (i + 0.6) / (veins + 1)).map((t) => {
      const [x, y] = rib(t);
      const end = Math.min(t + 0.13, 0.97);
      const [ex, ey] = rib(end);
      const reach = width(end) * 0.86;
      return `M${n(x)} ${n(y)}Q${n(x + sign * reach * 0.5)} ${n(y - 2)} ${n(ex + sign * reach)} ${n(ey)}`;
    });
  return {
    outline: line([...left, ...right]) + 'Z',
    veins: [...side(-1), ...side(1)].join(''),
    midrib: line([[0, 0], ...steps.filter((_, i) => i % 6 === 0 && i < 58).map(rib)]),
  };
}

/** A fan on a long stem. */
function ginkgo(length: number, stem: number, bend: number): LeafPaths {
  const foot: [number, number] = [0, -stem];
  const tip = (angle: number, reach = 1): [number, number] => {
    const lobe = 1 + 0.05 * cos(angle * 9) - 0.24 * Math.exp(-((angle * 9) ** 2));
    return [bend * 0.6 + sin(angle) * length * lobe * reach, -stem - cos(angle) * length * lobe * reach];
  };
  const angles = Array.from({ length: 49 }, (_, i) => -1.15 + (2.3 * i) / 48);
  const fan = angles.map((angle) => tip(angle)).map(([x, y]) => `${n(x)} ${n(y)}`);
  const veins = angles
    .filter((_, i) => i % 3 === 0)
    .map((angle) => {
      const [x, y] = tip(angle, 0.92);
      return `M${n(foot[0])} ${n(foot[1])}Q${n(x * 0.35)} ${n(foot[1] - length * 0.4 * sqrt(cos(angle / 2)))} ${n(x)} ${n(y)}`;
    });
  return {
    outline: `M0 ${n(-stem)}Q-18 ${n(-stem - 12)} ${fan.join('L')}Q18 ${n(-stem - 12)} 0 ${n(-stem)}Z`,
    veins: veins.join(''),
    midrib: `M0 0L0 ${n(-stem)}`,
  };
}
