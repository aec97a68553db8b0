/** Brings something into sight as a person would, and finds the point of it where a press reaches it, or what covers it. */
() => {
  /** On another page of what turns its pages sideways. */
  const isBeside = (node) => {
    const [box, frame] = [node, node.closest('[data-tray]')].map((each) => each?.getBoundingClientRect());
    return frame && (box.left < frame.left - 1 || box.right > frame.right + 1);
  };
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
