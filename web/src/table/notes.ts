/** Where in the log the notes stand: what people did around the game, between its moves. */
import type { Note } from '../generated/house';

/**
 * The notes by the line of the log after which they are told. A note that was written when more moves stood than
 * after a later take-back is told before that take-back.
 */
export function byMove(notes: Note[]): Map<number, Note[]> {
  const found = new Map<number, Note[]>();
  let most = Infinity;
  for (const note of notes.toReversed()) {
    most = Math.min(most, note.move);
    found.set(most, [note, ...(found.get(most) ?? [])]);
  }
  return found;
}
