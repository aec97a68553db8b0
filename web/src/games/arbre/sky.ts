/** The hour of the game: from dawn over noon to a golden evening, as colours of the sky and a place of the sun. */
export interface Hour {
  top: string;
  middle: string;
  low: string;
  sun: string;
  /** How high the sun stands, 0 to 1. */
  height: number;
}

type Colours = readonly [top: string, middle: string, low: string, sun: string];

const HOURS: readonly (readonly [at: number, colours: Colours])[] = [
  [0, ['#a9c6de', '#f6d9c4', '#fbe8cd', '#fff0c9']],
  [0.3, ['#86bce0', '#c5e1ec', '#eef4e4', '#fffbe2']],
  [0.6, ['#85b4d9', '#dfe6d2', '#f8e6b8', '#fff0b0']],
  [0.82, ['#7c92c4', '#eebd93', '#f8d08a', '#ffd98a']],
  [1, ['#56609c', '#c5809a', '#f3b184', '#ffc07a']],
];

const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

export function mixed(a: string, b: string, t: number): string {
  const [from, to] = [channels(a), channels(b)];
  return `#${from
    .map((c, i) =>
      Math.round(c + (to[i]! - c) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function hourAt(progress: number): Hour {
  const after = HOURS.findIndex(([at]) => at >= progress);
  const [end, to] = HOURS[Math.max(1, after)]!;
  const [start, from] = HOURS[Math.max(1, after) - 1]!;
  const t = Math.min(1, Math.max(0, (progress - start) / (end - start)));
  const [top, middle, low, sun] = from.map((colour, i) => mixed(colour, to[i]!, t)) as [
    string,
    string,
    string,
    string,
  ];
  return { top, middle, low, sun, height: Math.sin(Math.PI * (0.12 + 0.82 * progress)) };
}
