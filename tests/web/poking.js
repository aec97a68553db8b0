/** What can be pressed on the board now: each gets a number and the point where a press reaches it, or what covers it. */
(targets) => {
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
  const reach = (node) => {
    if (node.closest('[data-pan]')) node.focus({ preventScroll: true });
    else node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = node.getBoundingClientRect();
    let above = null;
    for (const x of [0.5, 0.25, 0.1, 0.75, 0.9])
      for (const y of [0.5, 0.25, 0.1, 0.75, 0.9]) {
        const hit = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
        if (hit && (hit === node || node.contains(hit))) return { x: box.width * x, y: box.height * y, covered: null };
        above ??= hit;
      }
    const what = above ? `${above.tagName.toLowerCase()}.${[...above.classList].join('.')}` : 'the edge of the screen';
    return { x: 0, y: 0, covered: what };
  };
  return {
    homeless,
    pressable: buttons.map((node, number) => {
      node.dataset.poke = number;
      const name = node.closest('[data-place]')?.dataset.place ?? node.textContent.trim().slice(0, 40);
      return { number, name, answer: answers.has(node), ...reach(node) };
    }),
  };
};
