/** What can be pressed on the board now: each gets a number, and what covers it if a press cannot reach it. */
async (targets) => {
  for (const node of document.querySelectorAll('[data-poke]')) delete node.dataset.poke;
  const buttons = [...document.querySelectorAll(`main :is(button, [role="button"]), [data-confirm]`)].filter(window.isUsable);
  const answers = new Set(document.querySelectorAll('[data-confirm], [data-lead]'));
  let homeless = 0;
  for (const target of targets) {
    const found = window.answersTo(target);
    if (!found.length) homeless += 1;
    for (const node of found) answers.add(node);
  }
  const pressable = [];
  for (const [number, node] of buttons.entries()) {
    node.dataset.poke = number;
    const name = node.closest('[data-place]')?.dataset.place ?? node.textContent.trim().slice(0, 40);
    pressable.push({ number, name, answer: answers.has(node), covered: (await window.reach(node)).covered });
  }
  return { homeless, pressable };
};
