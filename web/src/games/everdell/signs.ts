/** Small drawings in a box of 24: what is gained and paid, colours as leaves, seasons, and kinds of cards. */
import type { Colour, Resource, Season } from './reading';

const LINE = 'stroke-linecap="round" stroke-linejoin="round"';

export const SIGNS: Record<string, string> = {
  legend: `<path d="M4 19L2.500 8L8 12L12 4L16 12L21.500 8L20 19Z" fill="#e8b23c" stroke="#7a5206" stroke-width="1.600" ${LINE}/><circle cx="12" cy="15.500" r="1.800" fill="#c4432f"/>`,
  journey: `<path d="M3 21C8 19 6 15 11 14S15 9 12 7" fill="none" stroke="#8a6a3e" stroke-width="2.200" stroke-dasharray="3 2.400" ${LINE}/><path d="M13 9V2L21 4.500L13 7" fill="#c4432f" stroke="#5a2a18" stroke-width="1.200" ${LINE}/>`,
  twig: `<path d="M4 20.500C9 15.500 14.500 9.500 20 4M10.500 14L5.500 8.500M14.500 9.600L20.500 11.500" fill="none" stroke="#5b3714" stroke-width="4.600" ${LINE}/><path d="M4 20.500C9 15.500 14.500 9.500 20 4M10.500 14L5.500 8.500M14.500 9.600L20.500 11.500" fill="none" stroke="#b07a3c" stroke-width="2.200" ${LINE}/>`,
  resin: `<path d="M12 2C15 7.500 19.500 11 19.500 15.500A7.500 7.500 0 0 1 4.500 15.500C4.500 11 9 7.500 12 2Z" fill="#eda52b" stroke="#8c540b" stroke-width="1.600"/><path d="M8.500 13.500C8.300 16 9.200 18 11.200 19" fill="none" stroke="#fff0c4" stroke-width="1.900" ${LINE}/>`,
  pebble: `<path d="M2.500 16C2.500 10 7 5.500 13 5.500C18.500 5.500 21.500 10 21.500 15C21.500 19 17 20 12 20C6 20 2.500 19.500 2.500 16Z" fill="#aab3b6" stroke="#535d62" stroke-width="1.600"/><path d="M7 11.500C8.500 9.500 10.500 8.600 12.800 8.500" fill="none" stroke="#eef2f2" stroke-width="1.900" ${LINE}/>`,
  berry: `<circle cx="8.600" cy="15.400" r="6" fill="#8f2a63" stroke="#56143a" stroke-width="1.400"/><circle cx="16.200" cy="13.600" r="5.400" fill="#b23d7c" stroke="#56143a" stroke-width="1.400"/><path d="M11.500 8.500C12 4 16.500 2 20.500 3C20 7 16 9.500 11.500 8.500Z" fill="#5f9140" stroke="#355a20" stroke-width="1.200"/><path d="M6 13.500A3 3 0 0 1 8.500 12" fill="none" stroke="#f3c6de" stroke-width="1.400" ${LINE}/>`,
  any: `<path d="M12 12V2.500A9.500 9.500 0 0 1 21.500 12Z" fill="#eda52b"/><path d="M12 12H21.500A9.500 9.500 0 0 1 12 21.500Z" fill="#b23d7c"/><path d="M12 12V21.500A9.500 9.500 0 0 1 2.500 12Z" fill="#aab3b6"/><path d="M12 12H2.500A9.500 9.500 0 0 1 12 2.500Z" fill="#9a6a33"/><circle cx="12" cy="12" r="9.500" fill="none" stroke="#4a3a1a" stroke-width="1.500"/>`,
  card: `<rect x="5" y="2.500" width="14.500" height="19" rx="2.600" fill="#fff6dd" stroke="#6b5a2e" stroke-width="1.600"/><path d="M12.200 6.500C16 9.500 16 14.500 12.200 17.500C8.400 14.500 8.400 9.500 12.200 6.500ZM12.200 10V19" fill="#6b8f4a" stroke="#456b2a" stroke-width="1"/>`,
  point: `<circle cx="12" cy="12" r="9.600" fill="#f1c453" stroke="#8f6210" stroke-width="1.600"/><path d="M12 5.500C15.800 8.500 15.800 14 12 18.500C8.200 14 8.200 8.500 12 5.500Z" fill="#a9780f"/>`,
  critter: `<path d="M12 11.500C15.500 11.500 18.500 15 18.500 18C18.500 21.500 14.500 20.500 12 20.500C9.500 20.500 5.500 21.500 5.500 18C5.500 15 8.500 11.500 12 11.500Z" fill="currentColor"/><ellipse cx="4.600" cy="11.500" rx="2.200" ry="2.900" fill="currentColor"/><ellipse cx="9" cy="6.600" rx="2.300" ry="3.200" fill="currentColor"/><ellipse cx="15" cy="6.600" rx="2.300" ry="3.200" fill="currentColor"/><ellipse cx="19.400" cy="11.500" rx="2.200" ry="2.900" fill="currentColor"/>`,
  construction: `<path d="M12 2.500L22.500 11.500H19.500V21H14.500V14.500H9.500V21H4.500V11.500H1.500Z" fill="currentColor"/>`,
  unique: `<path d="M12 2L14.700 8.800L22 9.300L16.400 14L18.200 21L12 17.200L5.800 21L7.600 14L2 9.300L9.300 8.800Z" fill="currentColor"/>`,
  common: `<circle cx="7.500" cy="12" r="4" fill="currentColor"/><circle cx="16.500" cy="12" r="4" fill="currentColor"/>`,
  farm: `<path d="M3 21V11L12 4.500L21 11V21Z" fill="#c9694a" stroke="#6d2d1b" stroke-width="1.500"/><path d="M9 21V14.500H15V21M9 14.500L15 21M15 14.500L9 21" fill="none" stroke="#fff0d6" stroke-width="1.500"/>`,
  couple: `<circle cx="8" cy="8" r="4" fill="#b5763c"/><circle cx="16" cy="8.500" r="3.600" fill="#d39a63"/><path d="M2.500 20.500C2.500 15.500 4.800 13 8 13S13 15.500 13 20.500Z" fill="#4f8a3c"/><path d="M11.500 20.500C11.500 15.800 13.500 13.200 16.400 13.200S21.500 15.800 21.500 20.500Z" fill="#7a4a97"/>`,
  seat: `<circle cx="12" cy="7.500" r="4.600" fill="currentColor"/><path d="M3.500 21C3.500 15.500 7 13 12 13S20.500 15.500 20.500 21Z" fill="currentColor"/>`,
  event: `<path d="M4 3H20V14.500L12 21.500L4 14.500Z" fill="#e6c98c" stroke="#6d4d18" stroke-width="1.600"/><path d="M8 8H16M8 11.500H14" stroke="#6d4d18" stroke-width="1.600" ${LINE}/>`,
  deck: `<rect x="7.500" y="2" width="13" height="17" rx="2.400" fill="#dccb98" stroke="#6b5a2e" stroke-width="1.400"/><rect x="3.500" y="5" width="13" height="17" rx="2.400" fill="#fff6dd" stroke="#6b5a2e" stroke-width="1.400"/>`,
  stays: `<path d="M8 11V7.500A4 4 0 0 1 16 7.500V11M5.500 11H18.500V21H5.500Z" fill="none" stroke="currentColor" stroke-width="2" ${LINE}/>`,
  door: `<path d="M6 21V10C6 6 8.500 3 12 3S18 6 18 10V21Z" fill="#7a4f25" stroke="#3f2610" stroke-width="1.500"/><circle cx="15" cy="13" r="1.300" fill="#f1c453"/>`,
  open: `<path d="M4 6H20V16H4ZM12 3V6M8 16V21M16 16V21" fill="#fff0c4" stroke="#6d4d18" stroke-width="1.600" ${LINE}/><path d="M8 11H16" stroke="#6d4d18" stroke-width="1.800" ${LINE}/>`,
};

/** A colour is also a shape: five leaves. */
export const LEAVES: Record<Colour, string> = {
  tan: 'M12 22.500C11.200 16.500 2.500 15 2 7.500C6 2.500 10 3.500 12 8C14 3.500 18 2.500 22 7.500C21.500 15 12.800 16.500 12 22.500Z',
  green: 'M12 1.500C19.500 7 19.500 16 12 22.500C4.500 16 4.500 7 12 1.500Z',
  red: 'M12 .8L14.600 6.800L20.200 4.600L18.800 10.200L23.300 12.800L16.700 15.800L17.200 20.200L12.900 18.500L12.600 23.200H11.400L11.100 18.500L6.800 20.200L7.300 15.800L.7 12.800L5.200 10.200L3.800 4.600L9.400 6.800Z',
  blue: 'M12 2C18.500 2 22 7 21 12C20 16.800 15.500 18.800 12.800 19.400V23H11.200V19.400C8.500 18.800 4 16.800 3 12C2 7 5.500 2 12 2Z',
  purple:
    'M12 11C7.500 8.500 8 2.500 12 1.500C16 2.500 16.500 8.500 12 11C14.500 7 21 7.500 22.500 12C21 16.800 14.500 16.500 12.300 13L13 22.500H11L11.700 13C9.500 16.500 3 16.800 1.500 12C3 7.500 9.500 7 12 11Z',
};

export const COLOURS: readonly Colour[] = ['tan', 'green', 'red', 'blue', 'purple'];
export const RESOURCES: readonly Resource[] = ['twig', 'resin', 'pebble', 'berry'];

/** What hangs on the tree in each season. */
export const SEASON_LEAF: Record<Season, string> = {
  winter: `<path d="M12 2V22M3.300 7L20.700 17M20.700 7L3.300 17M12 6L9.500 3.800M12 6L14.500 3.800M12 18L9.500 20.200M12 18L14.500 20.200M6.800 9L6.200 5.700M6.800 9L3.600 10.200M17.200 15L17.800 18.300M17.200 15L20.400 13.800M17.200 9L17.800 5.700M17.200 9L20.400 10.200M6.800 15L6.200 18.300M6.800 15L3.600 13.800" fill="none" stroke="#4d86a8" stroke-width="1.700" ${LINE}/>`,
  spring: `<g fill="#e79ab4" stroke="#a54d70" stroke-width="1"><ellipse cx="12" cy="6.300" rx="3.300" ry="4.300"/><ellipse cx="12" cy="6.300" rx="3.300" ry="4.300" transform="rotate(72 12 12)"/><ellipse cx="12" cy="6.300" rx="3.300" ry="4.300" transform="rotate(144 12 12)"/><ellipse cx="12" cy="6.300" rx="3.300" ry="4.300" transform="rotate(216 12 12)"/><ellipse cx="12" cy="6.300" rx="3.300" ry="4.300" transform="rotate(288 12 12)"/></g><circle cx="12" cy="12" r="2.600" fill="#f1c453"/>`,
  summer: `<path d="M21 3C21 14 16 21 8.500 20.500C4 20 2.500 15.500 4.500 12C7.500 6.500 13.500 3.500 21 3Z" fill="#5f9a3f" stroke="#2f5c1e" stroke-width="1.400"/><path d="M3 22C7 15 12 10 17.500 6.500M9.500 14.500L8 10.500M12.800 11L12 7.500M9 15L13.500 16M12.500 11.500L17 12" fill="none" stroke="#2f5c1e" stroke-width="1.300" ${LINE}/>`,
  autumn: `<path d="M12 1.500C13.500 3.500 14 5 14.500 6.500C16.500 5.300 18.300 5.400 19.500 6C18.800 8 18 9.300 17.300 10C19.300 10.300 21 11.500 21.800 13C19.500 14.500 17 14.800 15.300 14.500C15.600 16.200 15.300 18 14 19.300C13.200 18.800 12.600 18 12.300 17.200L12.800 23H11.200L11.700 17.200C11.400 18 10.800 18.800 10 19.300C8.700 18 8.400 16.200 8.700 14.500C7 14.800 4.500 14.500 2.200 13C3 11.500 4.700 10.300 6.700 10C6 9.300 5.200 8 4.500 6C5.700 5.400 7.500 5.300 9.500 6.500C10 5 10.500 3.500 12 1.500Z" fill="#cf6a26" stroke="#7d3410" stroke-width="1.200" ${LINE}/>`,
};
