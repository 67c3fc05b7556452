// The browser opens and closes a menu; the arrows go round its entries.
const entries = (menu) =>
  [...all('button:not([disabled])', menu)].filter((el) => el.closest('.menu-list') === menu);
on('toggle', ({ target, newState }) => {
  if (newState === 'open' && target.matches('.menu-list')) entries(target)[0]?.focus();
}, true);
const roam = (key, menu, at) => {
  const items = entries(menu), count = items.length;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
  if (to === undefined) return key === 'Tab' && menu.popover && void menu.hidePopover();
  items[(to + count) % count]?.focus();
  return true;
};
// Keys that an app gave to a control, as aria-keyshortcuts names them.
const shortcut = (key, target, event) => {
  const held = ['Control', 'Alt', 'Shift', 'Meta'].filter((name) => event.getModifierState(name));
  if (isText(target) && !/Co|Me/.test(held) && key !== 'Escape') return;
  const name = key === ' ' ? 'Space' : key[1] ? key : key.toUpperCase();
  const under = [...all('dialog[data-modal][open]')].at(-1) ?? doc;
  const el = find(`[aria-keyshortcuts~="${CSS.escape([...held, name].join('+'))}"]:not([disabled],.away *)`, under);
  // A letter sets it off from wherever; what presses a button presses the one that has the focus.
  if (!el || (/^( |En)/.test(key) && !held[0] && target !== el && target.matches?.('a,button,summary'))) return;
  el[isText(el) ? 'focus' : 'click']();
  return true;
};
