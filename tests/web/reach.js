/** How a person finds things on the page: what answers to a target, and the point of it where a press reaches it. */
() => {
  const PRESSED = 'button, [role="button"]';
  window.isUsable = (node) =>
    node.checkVisibility({ visibilityProperty: true }) &&
    !node.disabled &&
    node.ariaDisabled !== 'true' &&
    !node.closest('[inert]');
  /** What can be pressed to answer with a target: at its own place, or what says that it answers for it. */
  window.answersTo = (target) => {
    const name = CSS.escape(target);
    const places = [...document.querySelectorAll(`main :is([data-place="${name}"], [data-answers="${name}"])`)];
    const found = places.flatMap((place) => [place.closest(PRESSED), ...place.querySelectorAll(PRESSED)]);
    return found.filter((node) => node && window.isUsable(node));
  };

  /** On another page of what turns its pages sideways. */
  const isBeside = (node) => {
    const [box, frame] = [node, node.closest('[data-tray]')].map((each) => each?.getBoundingClientRect());
    return frame && (box.left < frame.left - 1 || box.right > frame.right + 1);
  };
  /** Counted from inside its border, as a test's presses are. */
  const pointOf = (node) => {
    const box = node.getBoundingClientRect();
    let above = null;
    for (const x of [0.5, 0.25, 0.1, 0.75, 0.9])
      for (const y of [0.5, 0.25, 0.1, 0.75, 0.9]) {
        const hit = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
        if (hit && (hit === node || node.contains(hit)))
          return { x: box.width * x - node.clientLeft, y: box.height * y - node.clientTop, covered: null };
        above ??= hit;
      }
    const what = above ? `${above.tagName.toLowerCase()}.${[...above.classList].join('.')}` : 'the edge of the screen';
    return { x: 0, y: 0, covered: what };
  };
  /** Brings something into sight as a person would, and finds the point of it, or what covers it. */
  window.reach = async (node) => {
    if (node.closest('[data-pan]')) {
      node.focus({ preventScroll: true });
      await new Promise(requestAnimationFrame);
    } else if (!isBeside(node)) node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else {
      node.scrollIntoView({ block: 'nearest', inline: 'center' }); // far enough for the page that it stands on to come to rest
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    return pointOf(node);
  };
  /** What is wrong with a question: the targets that nothing answers to, or nothing that a press can reach. */
  window.unanswerable = async (targets) => {
    const wrong = [];
    for (const target of targets) {
      const nodes = window.answersTo(target);
      if (!nodes.length) wrong.push(`nothing can be pressed for ${target}`);
      if (!nodes.length || nodes.some((node) => !pointOf(node).covered)) continue;
      const covers = [];
      for (const node of nodes) covers.push((await window.reach(node)).covered);
      if (covers.every(Boolean)) wrong.push(`${target} is covered by ${covers.join(', ')}`);
    }
    return wrong;
  };
};
