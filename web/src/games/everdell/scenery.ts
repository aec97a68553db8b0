/** The drawn world behind the places: the tree's crown and boughs, the river and the street. Colours follow the season. */
const LINE = 'stroke-linecap="round" stroke-linejoin="round" fill="none"';

const blob = (x: number, y: number, r: number, layer: number): string =>
  `<path class="foliage-${layer}" d="M${x - r} ${y}C${x - r * 1.1} ${y - r * 0.8} ${x - r * 0.3} ${y - r * 1.1} ${x} ${y - r * 0.85}C${x + r * 0.4} ${y - r * 1.15} ${x + r * 1.15} ${y - r * 0.6} ${x + r} ${y}C${x + r * 1.15} ${y + r * 0.7} ${x + r * 0.3} ${y + r * 0.95} ${x} ${y + r * 0.75}C${x - r * 0.4} ${y + r} ${x - r * 1.15} ${y + r * 0.6} ${x - r} ${y}Z"/>`;

const leafy: [number, number, number, number][] = [
  [60, 60, 62, 1],
  [400, 62, 62, 1],
  [150, 34, 60, 1],
  [310, 34, 60, 1],
  [230, 40, 66, 2],
  [30, 120, 48, 2],
  [430, 122, 48, 2],
  [110, 110, 62, 2],
  [350, 110, 62, 2],
  [190, 96, 58, 3],
  [280, 98, 58, 3],
  [70, 168, 46, 3],
  [392, 168, 46, 3],
];

export const crown =
  leafy.map(([x, y, r, layer]) => blob(x, y, r, layer)).join('') +
  `<path class="bark" d="M196 280C206 240 208 212 204 190C190 172 150 168 96 172C60 174 30 166 6 168C34 158 66 160 100 160C146 160 186 162 206 170C200 130 176 96 130 52C176 84 208 112 222 146C224 108 224 70 230 20C236 70 236 108 238 146C252 112 284 84 330 52C284 96 260 130 254 170C274 162 314 160 360 160C394 160 426 158 454 168C430 166 400 174 364 172C310 168 270 172 256 190C252 212 254 240 264 280Z"/>` +
  `<path d="M222 276C226 240 224 214 222 192M240 276C236 244 238 220 240 196" class="grain" ${LINE}/>` +
  `<path d="M218 246C214 238 220 228 230 228S246 238 242 246Z" class="hollow"/>` +
  Array.from({ length: 26 }, (_, i) => {
    const x = 20 + ((i * 83) % 430);
    const y = 14 + ((i * 47) % 170);
    return `<path class="fleck" transform="translate(${x} ${y}) rotate(${(i * 57) % 360})" d="M0 0C4 -4 4 -9 0 -12C-4 -9 -4 -4 0 0Z"/>`;
  }).join('');

/** The river's banks and ripples, 1200 by 80. */
export const water =
  `<path class="bank" d="M0 14C120 2 210 20 330 12S560 2 700 12S960 22 1080 10S1180 8 1200 12V74C1120 82 1000 66 880 72S640 82 520 72S260 64 140 72S40 78 0 72Z"/>` +
  `<path class="stream" d="M0 22C120 12 210 28 330 20S560 12 700 20S960 30 1080 20S1180 16 1200 20V66C1120 72 1000 58 880 64S640 72 520 64S260 56 140 64S40 70 0 64Z"/>` +
  Array.from({ length: 34 }, (_, i) => {
    const x = (i * 137) % 1180;
    const y = 28 + ((i * 29) % 34);
    return `<path class="ripple" d="M${x} ${y}q7 -4 14 0t14 0" ${LINE}/>`;
  }).join('');

const fir = (x: number, foot: number, tall: number): string =>
  `<path class="far" d="M${x} ${foot - tall}L${x + tall * 0.2} ${foot - tall * 0.58}H${x + tall * 0.1}L${x + tall * 0.28} ${foot - tall * 0.26}H${x + tall * 0.13}L${x + tall * 0.34} ${foot}H${x - tall * 0.34}L${x - tall * 0.13} ${foot - tall * 0.26}H${x - tall * 0.28}L${x - tall * 0.1} ${foot - tall * 0.58}H${x - tall * 0.2}Z"/>`;

const round = (x: number, foot: number, tall: number): string =>
  `<path class="trunk-far" d="M${x - 3} ${foot}V${foot - tall * 0.5}H${x + 3}V${foot}Z"/><ellipse class="near" cx="${x}" cy="${foot - tall * 0.62}" rx="${tall * 0.34}" ry="${tall * 0.4}"/>`;

const tuft = (x: number, y: number): string =>
  `<path class="tuft" d="M${x} ${y}q-2 -8 -7 -11M${x} ${y}q0 -9 1 -14M${x} ${y}q3 -8 8 -10" ${LINE}/>`;

/** Hills, a far wood and grass, 1366 by 660. */
export const land =
  `<path class="hill-2" d="M0 150C160 70 300 130 470 96S800 40 980 92S1230 70 1366 120V660H0Z"/>` +
  Array.from({ length: 30 }, (_, i) => fir(20 + i * 47, 146 - ((i * 31) % 34), 46 + ((i * 17) % 34))).join(
    '',
  ) +
  `<path class="hill-1" d="M0 210C180 150 360 214 560 172S900 150 1080 190S1290 170 1366 196V660H0Z"/>` +
  Array.from({ length: 9 }, (_, i) => round(438 + i * 104, 204 - ((i * 13) % 18), 74 + ((i * 23) % 30))).join(
    '',
  ) +
  Array.from({ length: 46 }, (_, i) => tuft((i * 211) % 1366, 262 + ((i * 97) % 380))).join('');
