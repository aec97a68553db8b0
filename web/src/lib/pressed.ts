/** What was pressed last, so that an answer can appear beside it. */
const PRESSED = 'button, a, [role="button"], [data-place]';
/** Larger things are no place: there the point itself counts. */
const LARGE = 260;

let last: DOMRect | null = null;

function boxOf(node: EventTarget | null): DOMRect | null {
  const box = node instanceof Element ? node.closest(PRESSED)?.getBoundingClientRect() : undefined;
  return box && box.width < LARGE && box.height < LARGE ? box : null;
}

addEventListener(
  'pointerup',
  ({ target, clientX, clientY }) => (last = boxOf(target) ?? new DOMRect(clientX, clientY)),
  { capture: true },
);
addEventListener(
  'keydown',
  ({ key }) => {
    if (key === 'Enter' || key === ' ') last = boxOf(document.activeElement);
  },
  { capture: true },
);

export const pressed = (): DOMRect | null => last;
