/** Brings something into sight as a person would, and finds the point of it where a press reaches it, or what covers it. */
() => {
  window.reach = async (node) => {
    if (node.closest('[data-pan]')) {
      node.focus({ preventScroll: true });
      await new Promise(requestAnimationFrame);
    } else node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
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
};
