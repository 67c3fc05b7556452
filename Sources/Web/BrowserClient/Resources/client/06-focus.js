let focused = null;
on('focusin', ({ target }) => {
  if (target === focused) return; // the window came back, not the focus
  focused = target;
  const list = target.getAttribute('role') === 'combobox' && listOf(target);
  if (list) showList(target, list, true);
  if (!applying && wants(target, 'focus')) report(target, 'focus');
});
on('focusout', ({ target, relatedTarget }) => {
  if (doc.activeElement === target) return;
  focused = null;
  // A search lasts until the focus leaves all of it: what stands beside the field goes with it.
  const search = target.closest('.search'), box = search && find('[role=combobox]', search);
  if (search?.contains(relatedTarget)) return;
  const list = box && listOf(box), el = box ?? target;
  if (list) showList(box, list, false);
  if (!applying && wants(el, 'blur')) report(el, 'blur');
});
const focusMark = () => {
  const el = doc.activeElement, { k, testid } = el?.dataset ?? {};
  const name = k ? ['k', k] : testid ? ['testid', testid] : null;
  return name && { name, range: caret(el) };
};
const refocus = (mark) => {
  if (!mark) return;
  const [kind, key] = mark.name, el = find(`[data-${kind}=${CSS.escape(key)}]`);
  if (!el || el === doc.activeElement) return;
  el.focus({ preventScroll: true });
  select(el, mark.range);
};
