/** The peninsula, engraved like an old map: a coast, water lines around it, hills, trees, a rose. Box: 1000 by 640. */
import { grain, range, round } from './families/ink';

type Point = readonly [number, number];

/** A soft closed line through points. */
export function loop(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const spot = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  const lean = (a: Point, b: Point, c: Point): Point => [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
  return (
    `M${spot(at(0))}` +
    points
      .map((_, i) => {
        const back = lean(at(i + 2), at(i + 1), at(i));
        return `C${spot(lean(at(i - 1), at(i), at(i + 1)))} ${spot(back)} ${spot(at(i + 1))}`;
      })
      .join('') +
    'Z'
  );
}

function shore(): Point[] {
  const next = grain(23);
  const bends = range(7).map((i) => ({ n: i + 2, size: 0.085 / (1 + i * 0.42), turn: next() * 6.28 }));
  return range(96).map((i) => {
    const a = (i / 96) * Math.PI * 2;
    const wobble =
      bends.reduce((sum, { n, size, turn }) => sum + size * Math.sin(n * a + turn), 1) +
      (next() - 0.5) * 0.025;
    return [500 + 330 * wobble * Math.cos(a), 318 + 205 * wobble * Math.sin(a)] as const;
  });
}

export const COAST = loop(shore());

/** The neck of land that makes it a peninsula, running out of the picture at the lower left. */
export const NECK =
  'M300 420C290 470 250 500 200 536C150 572 80 588-20 580V700H340C352 640 400 596 480 566C560 540 620 510 660 440Z';

/** A rise drawn with hatching on its dark side. */
export function hill(x: number, y: number, size: number): string {
  const d = `M${x - size} ${y}Q${x - size * 0.3} ${y - size * 1.1} ${x} ${y - size}Q${round(x + size * 0.4)} ${round(y - size * 0.9)} ${x + size} ${y}`;
  return (
    d +
    range(4)
      .map(
        (i) =>
          `M${round(x + size * (0.12 + i * 0.18))} ${round(y - size * (0.86 - i * 0.2))}q${round(size * 0.1)} ${round(size * 0.28)} ${round(size * 0.02)} ${round(size * (0.55 - i * 0.1))}`,
      )
      .join('')
  );
}

/** A small round tree with a shadow stroke. */
export const bush = (x: number, y: number, r: number): string =>
  `M${x} ${y}v${round(r * 1.2)}M${round(x - r)} ${round(y - r * 0.4)}a${r} ${r} 0 1 1 ${round(r * 2)} 0a${r} ${round(r * 0.9)} 0 0 1 ${round(-r * 2)} 0M${round(x + r * 0.3)} ${round(y - r * 0.9)}q${round(r * 0.4)} ${round(r * 0.3)} ${round(r * 0.1)} ${round(r * 0.9)}`;

export const HILLS = (
  [
    [300, 250, 30],
    [345, 236, 40],
    [395, 246, 28],
    [640, 228, 34],
    [690, 246, 42],
    [736, 260, 28],
    [330, 420, 24],
    [366, 430, 30],
  ] as const
)
  .map(([x, y, size]) => hill(x, y, size))
  .join('');

export const WOODS = range(34)
  .map((i) => {
    const next = grain(100 + i);
    const a = (i / 34) * Math.PI * 2 + next() * 0.15;
    const reach = 0.74 + next() * 0.16;
    return bush(
      round(500 + 300 * reach * Math.cos(a)),
      round(318 + 186 * reach * Math.sin(a)),
      round(6 + next() * 4),
    );
  })
  .join('');

/** Little strokes of swell on open water. */
export const SWELL = range(70)
  .map((i) => {
    const next = grain(300 + i);
    const x = next() * 1000;
    const y = next() * 640;
    const far = ((x - 500) / 420) ** 2 + ((y - 318) / 285) ** 2;
    return far > 1 ? `M${round(x - 12)} ${round(y)}q6-6 12 0t12 0` : '';
  })
  .join('');

/** A compass rose of eight points around the middle. */
export const ROSE = range(8)
  .map((i) => {
    const a = (i * Math.PI) / 4;
    const long = i % 2 ? 26 : 44;
    const tip = `${round(long * Math.sin(a))} ${round(-long * Math.cos(a))}`;
    const side = `${round(9 * Math.sin(a + 0.6))} ${round(-9 * Math.cos(a + 0.6))}`;
    return `M0 0L${tip}L${side}Z`;
  })
  .join('');

/** A whale's tail and a small ship, for company. */
export const TAIL =
  'M0 30C-2 14-4 6-24-8C-10-10-2-4 0 4C2-4 10-10 24-8C4 6 2 14 0 30ZM-26 32q8-5 16 0t16 0t16 0';
export const SHIP =
  'M-22 14H24Q20 26 12 28H-12Q-20 24-22 14ZM0 14V-26M0-24Q18-14 20 8H2ZM-3-16Q-16-6-18 8H-3ZM-32 32q8-5 16 0t16 0t16 0t16 0';
