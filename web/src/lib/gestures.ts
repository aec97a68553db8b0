/**
 * A card under a pointer. A tap stays the browser's own click. Pointing with a mouse, the keyboard's focus or holding a finger
 * shows what the card would do; dragging takes a picture of it along and drops it on a place marked `data-drop`.
 */
export interface Gestures {
  /** Shows what it would do, or hides it again. */
  point(on: boolean): void;
  /** The element to take along; null: it stays where it is. */
  carried(): HTMLElement | null;
  /** It is being taken along, or no longer. */
  lifted(on: boolean): void;
  /** Let go over the place of this name; null: nowhere in particular. */
  drop(place: string | null): void;
}

const HOLD = 380;
const SLACK = 9;

export function gestures(
  node: HTMLElement,
  wishes: Gestures,
): { update(next: Gestures): void; destroy(): void } {
  let start: { x: number; y: number; pointer: number } | null = null;
  let held = false;
  let picture: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    held = false;
    if (wishes.carried()) node.setPointerCapture(event.pointerId); // a quick hand is off the card at once
    if (event.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      held = true;
      wishes.point(true);
    }, HOLD);
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointer) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!picture && Math.hypot(x, y) > SLACK) lift();
    if (picture) picture.style.translate = `${x}px ${y}px`;
  }

  function lift(): void {
    clearTimeout(timer);
    const thing = wishes.carried();
    if (!thing) return;
    const box = thing.getBoundingClientRect();
    wishes.point(false);
    picture = thing.cloneNode(true) as HTMLElement;
    picture.inert = true;
    Object.assign(picture.style, {
      position: 'fixed',
      zIndex: '60',
      left: `${box.x + (box.width - thing.offsetWidth) / 2}px`,
      top: `${box.y + (box.height - thing.offsetHeight) / 2}px`,
      width: `${thing.offsetWidth}px`,
      animation: 'none',
      pointerEvents: 'none',
    });
    document.body.append(picture);
    wishes.lifted(true);
  }

  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointer) return;
    if (picture && event.type === 'pointerup') wishes.drop(placeAt(event.clientX, event.clientY));
    rest();
  }

  function placeAt(x: number, y: number): string | null {
    const over = document.elementsFromPoint(x, y).find((one) => one.closest('[data-drop]'));
    return over?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;
  }

  function rest(): void {
    clearTimeout(timer);
    if (held) wishes.point(false);
    if (picture) {
      held = true; // what follows is no tap
      picture.remove();
      picture = null;
      wishes.lifted(false);
    }
    start = null;
  }

  /** The click after holding or dragging means nothing. */
  function click(event: MouseEvent): void {
    if (held && event.detail) event.stopImmediatePropagation();
    held = false;
  }

  const hover = (event: PointerEvent) => event.pointerType === 'mouse' && !start && wishes.point(true);
  const leave = (event: PointerEvent) => event.pointerType === 'mouse' && wishes.point(false);
  const focus = () => node.matches(':focus-visible') && wishes.point(true);
  // a card that goes away loses the focus in the middle of drawing: nothing may change just then
  const blur = () => queueMicrotask(() => wishes.point(false));
  const menu = (event: Event) => event.preventDefault();
  const heard = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    click,
    contextmenu: menu,
  };
  const shown = { pointerenter: hover, pointerleave: leave, focus, blur };
  const all = Object.entries({ ...heard, ...shown }) as [string, EventListener][];
  for (const [kind, listener] of all) node.addEventListener(kind, listener, { capture: kind === 'click' });

  return {
    update: (next) => (wishes = next),
    destroy() {
      rest();
      for (const [kind, listener] of all)
        node.removeEventListener(kind, listener, { capture: kind === 'click' });
    },
  };
}
