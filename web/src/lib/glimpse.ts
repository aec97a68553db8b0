/** Words that show a picture to those who point at them: the picture is a popover, above the words or below. */
export interface Glimpse {
  picture: HTMLElement | null;
  /** How large the picture is at most. */
  width: number;
  height: number;
  /** Drawn only while somebody looks. */
  shown: (on: boolean) => void;
}

const EDGE = 8;

export function glimpse(
  node: HTMLElement,
  wishes: Glimpse,
): { update(next: Glimpse): void; destroy(): void } {
  const gone = new AbortController();
  const { signal } = gone;

  function show(): void {
    const { picture, width, height } = wishes;
    if (!picture) return;
    const at = node.getBoundingClientRect();
    wishes.shown(true);
    picture.showPopover();
    picture.style.left = `${Math.max(EDGE, Math.min(at.x - 20, innerWidth - width - EDGE))}px`;
    picture.style.top = `${at.y > height + 2 * EDGE ? at.y - height : at.bottom + EDGE}px`;
  }

  function hide(): void {
    wishes.picture?.hidePopover();
    wishes.shown(false);
  }

  node.addEventListener('pointerenter', show, { signal });
  node.addEventListener('pointerleave', hide, { signal });
  return { update: (next) => (wishes = next), destroy: () => gone.abort() };
}
