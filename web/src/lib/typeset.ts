/** French typography: a narrow no-break space before ; ! ?, a no-break space before :, and inside « ». */
const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

export function typesetFrench(text: string): string {
  return text
    .replace(/ ([;!?])/g, `${NARROW}$1`)
    .replace(/ (:)(?=\s|$)/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/ »/g, `${NO_BREAK}»`)
    .replace(/'/g, '’');
}

/** English: round quotes. */
export function typesetEnglish(text: string): string {
  return text
    .replace(/'/g, '’')
    .replace(/(^|[\s(])"/g, '$1“')
    .replace(/"/g, '”');
}
