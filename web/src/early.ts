/** Runs in the head, before anything is painted: nobody who wants the dark is shown a light page first. */
import { mark, preferred, wished } from './lib/preferences';

mark(preferred(), wished());
