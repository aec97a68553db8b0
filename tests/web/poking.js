/** What can be pressed on the board now: each gets a number, and what covers it if a press cannot reach it. */
async (targets) => {
  const usable = (node) =>
    node.checkVisibility({ visibilityProperty: true }) &&
    !node.disabled &&
    node.ariaDisabled !== 'true' &&
    !node.closest('[inert]');
  for (const node of document.querySelectorAll('[data-poke]')) delete node.dataset.poke;
  const PRESSED = 'button, [role="button"]';
  const buttons = [...document.querySelectorAll(`main :is(${PRESSED}), [data-confirm]`)].filter(usable);
  const answers = new Set(document.querySelectorAll('[data-confirm], [data-lead]'));
  let homeless = 0;
  for (const target of targets) {
    const places = [...document.querySelectorAll(`main [data-place="${CSS.escape(target)}"]`)];
    const found = places.flatMap((place) => [place.closest(PRESSED), ...place.querySelectorAll(PRESSED)]);
    if (!found.some((node) => node && usable(node))) homeless += 1;
    for (const node of found) if (node) answers.add(node);
  }
  const pressable = [];
  for (const [number, node] of buttons.entries()) {
    node.dataset.poke = number;
    const name = node.closest('[data-place]')?.dataset.place ?? node.textContent.trim().slice(0, 40);
    pressable.push({ number, name, answer: answers.has(node), covered: (await window.reach(node)).covered });
  }
  return { homeless, pressable };
};
