// The effects of keys: in a search, a menu, a dialog, a field, or on an element with a tap.
import { all, doc, find, isText, on, wants } from '../shared/page.js';
import { edited, field } from './fields.js';
import { activate, listOf, showList } from './listbox.js';
import { entries, roam } from './menus.js';
import { dismiss, report } from './outbox.js';

/** @typedef {PageEvent<'keydown'>} Key */

/** @type {() => Part | undefined} */
const topDialog = () => [...all('dialog[data-modal][open]')].at(-1);
/** Handles keyboard shortcuts of controls, as aria-keyshortcuts names them.
 * @type {(key: string, target: Part, event: Key) => boolean | undefined} */
const shortcut = (key, target, event) => {
  const held = ['Control', 'Alt', 'Shift', 'Meta'].filter((name) => event.getModifierState(name));
  if (isText(target) && !/Co|Me/.test(held.join()) && key !== 'Escape') return;
  const name = key === ' ' ? 'Space' : key[1] ? key : key.toUpperCase(), under = topDialog() ?? doc;
  const el = find(
    `[aria-keyshortcuts~="${CSS.escape([...held, name].join('+'))}"]:not([disabled],.away *)`, under);
  // A letter works anywhere; Space and Enter press the focused control instead.
  const presses = /^( |En)/.test(key) && !held[0] && target.matches?.('a,button,summary,[role=button]');
  if (!el || (presses && target !== el)) return;
  el[isText(el) ? 'focus' : 'click']();
  return true;
};
/** Handles a key in a search: the arrows choose a suggestion, Enter accepts it, Esc closes the list
 * or clears the field.
 * @type {(key: string, box: Part, event: Key) => boolean} */
const combo = (key, box, event) => {
  const list = listOf(box), options = list ? [...all('[role=option]', list)] : [];
  const isOpen = options.length > 0 && !list?.hidden;
  const at = options.findIndex((o) => o.id && o.id === box.getAttribute('aria-activedescendant'));
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (list && step && options.length && !event.altKey) {
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
  if (list && isOpen) {
    showList(box, list, false);
    if (wants(list, 'dismiss')) dismiss(list);
  } else {
    box.value = '';
    edited(box);
  }
  return true;
};
/** Moves the focus in a context menu, wrapping around.
 * @type {(key: string, target: Part, menu: Part) => boolean} */
const goRound = (key, target, menu) => {
  const items = [...all('button,a[href],input,select', menu)], by = key === 'ArrowUp' ? -1 : 1;
  items.at((items.indexOf(target) + by) % items.length)?.focus();
  return true;
};
/** Presses an element with a tap that is not a native control.
 * @type {(target: Part, event: Key) => void} */
const press = (target, event) => {
  // If only a long press is handled, the key must be held as long.
  const [, rest] = /^0 \S+ (\d+)/.exec(target.dataset.g ?? '') ?? [];
  if (!rest) target.click();
  else if (!event.repeat) {
    const timer = setTimeout(() => target.click(), Number(rest));
    for (const end of /** @type {const} */ (['keyup', 'focusout'])) on(end, () => clearTimeout(timer), { once: true });
  }
};
/** Handles a key; returns whether it did.
 * @type {(key: string, target: Part, event: Key) => unknown} */
const handled = (key, target, event) => {
  if (target.matches?.('.search [role=combobox]') && combo(key, target, event)) return true;
  const popup = target.closest?.('.menu-list[popover]');
  if (popup && roam(key, popup, entries(popup).indexOf(target))) return true;
  if (shortcut(key, target, event)) return true;
  if (key === 'Escape') {
    const top = topDialog();
    if (top) dismiss(top);
    return top;
  }
  if (key === 'Enter' && isText(target) && target.localName === 'input') {
    if (!wants(target, 'submit')) return false;
    report(target, 'submit', target.value, field(target).version);
    return true;
  }
  const menu = /^Arrow(Up|Down)/.test(key) && target.closest('.ctx');
  if (menu) return goRound(key, target, menu);
  const native = 'a,button,input,select,textarea,summary';
  if ((key !== 'Enter' && key !== ' ') || !wants(target, 'tap') || target.matches(native)) return;
  press(target, event);
  return true;
};
export const watchKeys = () => {
  on('keydown', (event) => {
    const { key, target } = event;
    if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
    if (handled(key, target, event)) event.preventDefault();
  });
};
