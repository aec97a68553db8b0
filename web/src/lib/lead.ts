/** Where the next choice is made, for those who play by keys. */
import type { Choice } from '../generated/house';

const PRESSED = 'button, [role="button"]';

const usable = (node: HTMLElement): boolean =>
  node.checkVisibility({ visibilityProperty: true }) &&
  !(node as HTMLButtonElement).disabled &&
  node.ariaDisabled !== 'true' &&
  !node.closest('[inert]');

/** What the board names as first (`data-lead`), else the first target that can be pressed: its own place or what answers for it. */
function first(board: HTMLElement, options: Choice[]): HTMLElement | undefined {
  const named = [...board.querySelectorAll<HTMLElement>('[data-lead]')].find(usable);
  if (named) return named;
  for (const target of new Set(options.map((option) => option.target))) {
    const name = CSS.escape(target);
    for (const place of board.querySelectorAll<HTMLElement>(
      `[data-place="${name}"], [data-answers="${name}"]`,
    )) {
      const near = [place.closest<HTMLElement>(PRESSED), ...place.querySelectorAll<HTMLElement>(PRESSED)];
      const found = near.find((node) => node && usable(node));
      if (found) return found;
    }
  }
  return undefined;
}

/** The focus stays where it is of use, else it goes there. False: nothing can be pressed yet. */
export function leadTo(board: HTMLElement | undefined, options: Choice[]): boolean {
  const now = document.activeElement;
  const idle = now === document.body || now === board || !(now instanceof HTMLElement) || !usable(now);
  if (!idle) return true;
  const next = board && first(board, options);
  next?.focus({ preventScroll: true });
  return next !== undefined;
}
