/** What is wrong with what the page shows: a list of sentences. Called with the smallest size of a target and the players' names. */
async ({ least, names }) => {
  const STEP = 1.5;
  const wrong = [];
  const sheet = document.querySelector('dialog[open]'); // lies over everything while it is open
  const board = sheet ?? document.querySelector('main');
  const bar = document.querySelector('.bar');
  const seen = (node) => node.checkVisibility({ opacityProperty: false, visibilityProperty: true });
  const call = (node) => {
    const place = node.closest('[data-place]')?.dataset.place;
    const words = (node.getAttribute('aria-label') ?? node.textContent).trim().replace(/\s+/g, ' ').slice(0, 50);
    return place ?? `"${words}"`;
  };
  const describe = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].slice(0, 2).join('.')}`;

  /** The longest stretch of a line through (x, y) on which a press reaches the target. */
  const reaches = (target, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (hit === target || target.contains(hit));
  };
  const stretch = (target, from, to, at) => {
    let best = { size: 0, middle: from };
    let start = null;
    for (let i = from; i <= to + STEP; i += STEP) {
      const on = i <= to && reaches(target, ...at(i));
      if (on && start === null) start = i;
      if (!on && start !== null) {
        if (i - start > best.size) best = { size: i - start, middle: (i - STEP + start) / 2 };
        start = null;
      }
    }
    return best;
  };
  /** Mostly the whole of it is free around its middle: a few points tell. */
  const isFree = (target, cx, cy) => {
    const far = (least - STEP) / 2;
    return [-far, 0, far].every((x) => [-far, 0, far].every((y) => reaches(target, cx + x, cy + y)));
  };
  const freeArea = (target) => {
    const box = target.getBoundingClientRect();
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    if (isFree(target, cx, cy)) return { width: least, height: least, cx, cy };
    let best = { width: 0, height: 0 };
    for (const y of [cy, box.y + box.height * 0.25, box.y + box.height * 0.75]) {
      const across = stretch(target, Math.ceil(box.x), Math.floor(box.right - 0.01), (x) => [x, y]);
      if (!across.size) continue;
      const down = stretch(target, Math.ceil(box.y), Math.floor(box.bottom - 0.01), (at) => [across.middle, at]);
      const area = { width: across.size, height: down.size };
      if (Math.min(area.width, area.height) > Math.min(best.width, best.height)) best = area;
      if (Math.min(best.width, best.height) >= least) break;
    }
    return { ...best, cx, cy };
  };

  /** In a tray that scrolls or a field that pans it may first have to be brought into sight. */
  const bring = async (target) => {
    if (target.closest('[data-pan]')) {
      target.focus({ preventScroll: true });
      await new Promise((drawn) => setTimeout(drawn));
    }
    if (target.closest('[data-tray], dialog')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const pressed = sheet ? 'dialog button, dialog a[href]' : 'main button, main a[href], .bar button';
  const targets = [...document.querySelectorAll(pressed)].filter(
    (node) => !node.disabled && node.ariaDisabled !== 'true' && seen(node) && !node.closest('[inert]'),
  );
  for (const target of targets) {
    await bring(target);
    if (target.scrollHeight > target.clientHeight + 2 && target.textContent.trim() && !target.closest('[role=toolbar]'))
      wrong.push(`${call(target)}: its words need ${target.scrollHeight} px and have ${target.clientHeight}`);
    const area = freeArea(target);
    const size = Math.min(area.width, area.height);
    if (size < least - STEP) {
      const box = target.getBoundingClientRect();
      const all = `${Math.round(box.width)}×${Math.round(box.height)}`;
      wrong.push(`${call(target)}: ${area.width}×${area.height} px of ${all} can be pressed`);
      continue;
    }
    const above = document.elementFromPoint(area.cx, area.cy);
    const hand = target.closest('[role=toolbar]');
    if (!reaches(target, area.cx, area.cy) && !(hand && above && hand.contains(above)))
      wrong.push(`${call(target)}: covered by ${above ? describe(above) : 'the edge of the screen'}`);
  }

  /** What may lie outside the screen until somebody scrolls or pans to it. */
  const mayBeAway = (node) => {
    if (node.closest('[data-tray], [data-pan]')) return true;
    for (let around = node.parentElement; around; around = around.parentElement) {
      const scrolls = around === document.scrollingElement || /auto|scroll/.test(getComputedStyle(around).overflowY);
      if (scrolls && around.scrollHeight > around.clientHeight + 1) return true;
    }
    return false;
  };

  /** Names: whole, or with an ellipsis. */
  const clips = (style) => style.overflowX !== 'visible' || style.overflowY !== 'visible';
  /** The lines of a text as far as nothing around them cuts them; none where a press goes through, or in what scrolls. */
  const shownLines = (parent, range) => {
    if (getComputedStyle(parent).pointerEvents === 'none') return [];
    let lines = [...range.getClientRects()].map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
    for (let node = parent; node; node = node.parentElement) {
      if (!clips(getComputedStyle(node))) continue;
      if (node.scrollHeight > node.clientHeight + 2 && node !== parent) return [];
      const frame = node.getBoundingClientRect();
      lines = lines.map(({ left, top, right, bottom }) => ({
        ...{ left: Math.max(left, frame.left), right: Math.min(right, frame.right) },
        ...{ top: Math.max(top, frame.top), bottom: Math.min(bottom, frame.bottom) },
      }));
    }
    return lines.filter(({ left, top, right, bottom }) => right - left > 6 && bottom - top > 6);
  };
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const words = text.textContent.trim();
    if (!names.includes(words) || !seen(text.parentElement) || text.parentElement.closest('.unseen')) continue;
    await bring(text.parentElement);
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const begins = document.elementFromPoint(box.left + 3, (box.top + box.bottom) / 2);
    if (box.width && !begins && !mayBeAway(text.parentElement)) wrong.push(`the name ${words} lies outside the screen`);
    for (const line of shownLines(text.parentElement, range)) {
      const over = document.elementFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
      if (over && !over.contains(text) && !text.parentElement.contains(over) && over.tagName !== 'BUTTON')
        wrong.push(`the name ${words} is covered by ${describe(over)}`);
    }
    for (let node = text.parentElement; node && box.width; node = node.parentElement) {
      const style = getComputedStyle(node);
      if (!clips(style)) continue;
      const frame = node.getBoundingClientRect();
      if (style.textOverflow === 'ellipsis') {
        const cut = node.scrollWidth > node.clientWidth + 1;
        if (cut && frame.width < 30) wrong.push(`of the name ${words} only ${Math.round(frame.width)} px are seen`);
        break;
      }
      if (box.x < frame.x - 1.5 || box.right > frame.right + 1.5) {
        wrong.push(`the name ${words} is cut by ${describe(node)}`);
        break;
      }
    }
  }

  /** What people count by (`data-read`): nothing lies over it but a notice that one closes, or an empty button for all around it. */
  const isClear = (node) => node.matches('button:empty') && getComputedStyle(node).backgroundColor === 'rgba(0, 0, 0, 0)';
  let reads = 0;
  for (const node of board.querySelectorAll('[data-read]')) {
    if (!seen(node)) continue;
    reads += 1;
    await bring(node);
    const what = `${describe(node)} "${node.textContent.trim().slice(0, 12)}"`;
    const box = node.getBoundingClientRect();
    node.style.pointerEvents = 'auto'; // a press may go through it, a look does not
    for (const [x, y] of [[0.5, 0.5], [0.15, 0.3], [0.85, 0.3], [0.15, 0.75], [0.85, 0.75]]) {
      const [over] = document
        .elementsFromPoint(box.x + box.width * x, box.y + box.height * y)
        .filter((each) => !isClear(each));
      if (!over && mayBeAway(node)) continue;
      if (over && (node.contains(over) || over.contains(node) || over.closest('[role=status]'))) continue;
      wrong.push(over ? `${what} is covered by ${describe(over)}` : `${what} lies outside the screen`);
      break;
    }
    node.style.pointerEvents = '';
  }

  for (const node of [document.scrollingElement, ...document.querySelectorAll(':is(.frame, dialog), :is(.frame, dialog) :not(svg, svg *)')]) {
    if (node.closest('[data-tray], [data-pan]')) continue;
    const scrolls = node === document.scrollingElement || /auto|scroll/.test(getComputedStyle(node).overflowX);
    if (scrolls && node.scrollWidth > node.clientWidth + 1)
      wrong.push(`${describe(node)} scrolls sideways: ${node.scrollWidth} px in ${node.clientWidth}`);
  }

  for (const prompt of bar?.querySelectorAll('p') ?? []) {
    const box = prompt.getBoundingClientRect();
    const frame = bar.getBoundingClientRect();
    if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1) wrong.push('the prompt does not fit into its bar');
  }
  return { wrong, reads, bar: bar?.getBoundingClientRect().height ?? 0 };
};
