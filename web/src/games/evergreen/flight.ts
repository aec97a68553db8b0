/** Discs and cards fly over the panels on their way, never under them. */
import { arrive } from '../../lib/motion';

export function fly(node: HTMLElement, journey: Parameters<typeof arrive>[1]): void {
  arrive(node, journey);
  if (!journey.from || !journey.duration) return;
  const above = { zIndex: 20 };
  node.closest('.player')?.animate([above, above], journey.duration);
}
