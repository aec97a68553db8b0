/** A card may also be carried from the hand to a place: press, move, let go. A press that does not move stays a tap. */
const FAR = 8;

export interface Carrying {
  /** The press has become a movement. */
  lift(): void;
  move(x: number, y: number, place: string | null): void;
  /** Let go, over a place or beside all of them; `null` too when the gesture was broken off. */
  drop(place: string | null): void;
}

function placeAt(x: number, y: number): string | null {
  const found = document
    .elementsFromPoint(x, y)
    .map((node) => node.closest<HTMLElement>('[data-place^="place/"]'))
    .find((node) => node !== null);
  return found?.dataset.place ?? null;
}

export function carry(press: PointerEvent, on: Carrying): void {
  const over = new AbortController();
  const { signal } = over;
  let lifted = false;
  const mine = (event: PointerEvent) => event.pointerId === press.pointerId;

  function move(event: PointerEvent): void {
    if (!mine(event)) return;
    const { clientX: x, clientY: y } = event;
    if (!lifted && Math.hypot(x - press.clientX, y - press.clientY) < FAR) return;
    if (!lifted) on.lift();
    lifted = true;
    on.move(x, y, placeAt(x, y));
  }

  function end(event: PointerEvent): void {
    if (!mine(event)) return;
    over.abort();
    if (!lifted) return;
    swallowClick();
    on.drop(event.type === 'pointerup' ? placeAt(event.clientX, event.clientY) : null);
  }

  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

/** The click that a browser makes of the same press must not choose a second time. */
function swallowClick(): void {
  const stop = (event: Event) => (event.stopPropagation(), event.preventDefault());
  addEventListener('click', stop, { capture: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}
