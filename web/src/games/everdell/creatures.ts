/** Workers: a creature for every seat, in a box of 32 by 36, its feet on the lower edge. */
export const COATS = ['#c2592a', '#2c7486', '#7b4b99', '#a8861b'] as const;

const body = (coat: string): string =>
  `<path d="M7 35C5.500 25 9.500 19 15 19C20.500 19 24.500 25 23 35Z" fill="${coat}"/><path d="M11 35C10.500 29 12 25.500 15 25.500C18 25.500 19.500 29 19 35Z" fill="#fff2d8" opacity=".75"/>`;
const head = (coat: string): string =>
  `<circle cx="15" cy="13" r="7.300" fill="${coat}"/><ellipse cx="15" cy="16" rx="4" ry="3.200" fill="#fff2d8"/><circle cx="12" cy="12.300" r="1.250" fill="#1d1408"/><circle cx="18" cy="12.300" r="1.250" fill="#1d1408"/><circle cx="15" cy="15" r="1.150" fill="#1d1408"/>`;

const DRAWN: ((coat: string) => string)[] = [
  // squirrel
  (coat) =>
    `<path d="M20 33C30 34 33 22 27 14C32 11 28 4 22.500 7C18 10 21 16 20.500 21Z" fill="${coat}"/><path d="M23 29C28 28 29 20 25.500 15" fill="none" stroke="#fff2d8" stroke-width="1.600" stroke-linecap="round"/>` +
    body(coat) +
    `<path d="M9 9L8 1.500L13.500 6ZM21 9L22 1.500L16.500 6Z" fill="${coat}"/>` +
    head(coat),
  // hedgehog
  (coat) =>
    `<path d="M15 2L18 5L22 3L22.500 7.500L27 8L25.500 12L29 15L26 18L29 22L25.500 24.500L27.500 29L23 30V34H7V30L2.500 29L4.500 24.500L1 22L4 18L1 15L4.500 12L3 8L7.500 7.500L8 3L12 5Z" fill="${coat}"/><path d="M9 34C8 26 11 21 15 21C19 21 22 26 21 34Z" fill="#fff2d8" opacity=".85"/>` +
    `<circle cx="15" cy="13.500" r="6.200" fill="#fff2d8"/><circle cx="12.300" cy="12.500" r="1.250" fill="#1d1408"/><circle cx="17.700" cy="12.500" r="1.250" fill="#1d1408"/><circle cx="15" cy="15.600" r="1.500" fill="#1d1408"/>`,
  // mouse
  (coat) =>
    `<path d="M22 32C30 33 31 25 27 22" fill="none" stroke="${coat}" stroke-width="2" stroke-linecap="round"/>` +
    body(coat) +
    `<circle cx="7.500" cy="7" r="5.400" fill="${coat}"/><circle cx="22.500" cy="7" r="5.400" fill="${coat}"/><circle cx="7.500" cy="7" r="3" fill="#f2c4b4"/><circle cx="22.500" cy="7" r="3" fill="#f2c4b4"/>` +
    head(coat),
  // hare
  (coat) =>
    `<circle cx="24" cy="31" r="3.400" fill="#fff2d8"/>` +
    body(coat) +
    `<path d="M10 9C6 5 6 -2 9.500 -4C13 -2 13.500 4 13.500 8ZM20 9C24 5 24 -2 20.500 -4C17 -2 16.500 4 16.500 8Z" fill="${coat}"/><path d="M10.800 6C9 3 9 0 10 -1.500M19.200 6C21 3 21 0 20 -1.500" stroke="#f2c4b4" stroke-width="1.800" fill="none" stroke-linecap="round"/>` +
    head(coat),
];

/** Rugwort and his rascals sit on no seat: his workers are -1. */
export const RUGWORT = -1;
const GREY = '#6b6452';

/** A rat with a notched ear, a mask over its eyes and a patch on its coat. */
const rascal = (): string =>
  `<path d="M22 32C31 35 34 27 29 23S32 14 30 11" fill="none" stroke="#c98f7c" stroke-width="2.200" stroke-linecap="round"/>` +
  `<path d="M7 35C5.500 25 9.500 19 15 19C20.500 19 24.500 25 23 35Z" fill="#4d5a41"/><path d="M9 26L13 25L14 29L10 30Z" fill="#a5673a"/>` +
  `<circle cx="22" cy="6.500" r="4.800" fill="${GREY}"/><path d="M8 1.700C5 1.700 3.200 4 3.200 6.500S5.300 11.300 8 11.300S12.800 9 12.800 6.500L9.500 5.500Z" fill="${GREY}"/><circle cx="22" cy="6.500" r="2.600" fill="#d9a08c"/>` +
  `<path d="M7.700 12C7.700 7 22.300 7 22.300 12C22.300 16 18.500 18 15 21.500C11.500 18 7.700 16 7.700 12Z" fill="${GREY}"/><path d="M7.700 10.600H22.300V14.600C20 15.600 17 15 15 13.800C13 15 10 15.600 7.700 14.600Z" fill="#2b2a22"/>` +
  `<circle cx="11.800" cy="12.600" r="1.300" fill="#fff2d8"/><circle cx="18.200" cy="12.600" r="1.300" fill="#fff2d8"/><circle cx="15" cy="20" r="1.400" fill="#c26a5a"/>` +
  `<path d="M5 33L9 27M25 33L21 27" stroke="${GREY}" stroke-width="2.400" stroke-linecap="round"/>`;

export const called = (name: (seat: number) => string, seat: number): string =>
  seat === RUGWORT ? 'Rugwort' : name(seat);

export const coatOf = (seat: number): string => (seat === RUGWORT ? GREY : COATS[seat % COATS.length]!);

export const creature = (seat: number): string =>
  seat === RUGWORT ? rascal() : DRAWN[seat % DRAWN.length]!(coatOf(seat));
