/** Production: the workshops and those who work in them. */
import { workers } from './workers';
import { workshops } from './workshops';

export const green = { ...workers, ...workshops };
