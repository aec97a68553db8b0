/** The gala's star, in a box of 16. */
export const STAR = 'M8 .8L10.2 5.6L15.4 6.1L11.5 9.6L12.7 14.7L8 12L3.3 14.7L4.5 9.6L.6 6.1L5.8 5.6Z';
