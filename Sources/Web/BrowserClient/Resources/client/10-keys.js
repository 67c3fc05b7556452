on('keydown', (event) => {
  const { key, target } = event;
  if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
  if (handled(key, target, event)) event.preventDefault();
});
const handled = (key, target, event) => {
  if (target.matches?.('.search [role=combobox]') && combo(key, target, event)) return true;
  const popup = target.closest?.('.menu-list[popover]');
  if (popup && roam(key, popup, entries(popup).indexOf(target))) return true;
  if (shortcut(key, target, event)) return true;
  if (key === 'Escape') {
    const top = [...all('dialog[data-modal][open]')].at(-1);
    if (top) dismiss(top);
    return top;
  }
  if (key === 'Enter' && isText(target) && target.localName === 'input') {
    if (!wants(target, 'submit')) return false;
    report(target, 'submit', target.value, field(target).version);
    return true;
  }
  const menu = /^Arrow(Up|Down)/.test(key) && target.closest('.ctx');
  if (menu) {
    const items = [...all('button,a[href],input,select', menu)], by = key === 'ArrowUp' ? -1 : 1;
    items.at((items.indexOf(target) + by) % items.length)?.focus();
    return true;
  }
  const native = 'a,button,input,select,textarea,summary';
  if ((key !== 'Enter' && key !== ' ') || !wants(target, 'tap') || target.matches(native)) return;
  // Where only a long press means something, the key is held down for as long.
  const [, rest] = /^0 \S+ (\d+)/.exec(target.dataset.g) ?? [];
  if (!rest) target.click();
  else if (!event.repeat) {
    const timer = setTimeout(() => target.click(), rest);
    for (const end of ['keyup', 'focusout']) on(end, () => clearTimeout(timer), { once: true });
  }
  return true;
};
const listOf = (box) =>
  doc.getElementById(box.getAttribute('aria-controls'))
    ?? find('[role=listbox]', box.closest('.search') ?? box);
const showList = (box, list, shown) => {
  list.hidden = !shown;
  const isFull = shown && find('[role=option]', list);
  box.setAttribute('aria-expanded', String(Boolean(isFull)));
  if (!shown) activate(box, list, null);
};
const activate = (box, list, option) => {
  for (const other of all('[role=option]', list)) {
    other.setAttribute('aria-selected', String(other === option));
  }
  if (!option) return box.removeAttribute('aria-activedescendant');
  option.id ||= `option-${option.dataset.n}`;
  box.setAttribute('aria-activedescendant', option.id);
  option.scrollIntoView({ block: 'nearest' });
};
const combo = (key, box, event) => {
  const list = listOf(box), options = list ? [...all('[role=option]', list)] : [];
  const isOpen = options.length > 0 && !list.hidden;
  const at = options.findIndex((o) => o.id && o.id === box.getAttribute('aria-activedescendant'));
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step && options.length && !event.altKey) {
    showList(box, list, true);
    const places = options.length + 1; // one more for the field itself
    activate(box, list, options[(at + 1 + step + places) % places - 1]);
    return true;
  }
  if (key === 'Enter' && isOpen && at >= 0) {
    options[at].click();
    return true;
  }
  if (key !== 'Escape' || !(isOpen || box.value)) return false;
  if (isOpen) {
    showList(box, list, false);
    if (wants(list, 'dismiss')) dismiss(list);
  } else {
    box.value = '';
    edited(box);
  }
  return true;
};
