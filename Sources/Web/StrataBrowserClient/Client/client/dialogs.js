// Dialogs, popovers and context menus: the browser shows them, only the server removes them.
import { all, attempted, number, on, page, span } from '../shared/page.js';
import { live } from './line.js';
import { dismiss, isPending, report } from './outbox.js';
import { nodes } from './state.js';

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Edges */
/** @typedef {{ clientX: number, clientY: number }} Place */

/** @type {(el: Part) => void} */
export const open = (el) => {
  if (el.open) el.close();
  attempted(() => (el.dataset.modal ? el.show() : el.showModal()));
  anchor(el);
};
/** The position of the pointer when a context menu was requested.
 * @type {Edges | null} */
let menuAt = null;
/** Positions a popover beside its source, or a context menu at the pointer.
 * @type {(el: Part) => void} */
const anchor = (el) => {
  const [id, x, y] = /** @type {any[]} */ ((el.dataset.anchor ?? '').split(' ')), source = nodes.get(Number(id));
  const isMenu = el.matches('.ctx'), edge = el.dataset.edge ?? '';
  el.style.margin = el.style.inset = '';
  if (!source || (innerWidth < 600 && !isMenu && !el.matches('.keep'))) return;
  let { left, top, right, bottom } = isMenu && menuAt || span(source);
  if (x) left = right = left + (right - left) * x;
  if (y) top = bottom = top + (bottom - top) * y;
  const { offsetWidth: wide, offsetHeight: high } = el;
  let over = isMenu ? left : (left + right - wide) / 2, down = bottom + 6;
  if (edge === 'top' || (!edge && down + high > innerHeight - 8)) down = top - high - 6;
  if (/^[lt].*ing/.test(edge)) {
    down = (top + bottom - high) / 2;
    over = (edge === 'leading') === (page.dir !== 'rtl') ? left - wide - 6 : right + 6;
  }
  /** @type {(at: number, room: number) => number} */
  const fit = (at, room) => Math.max(8, Math.min(at, room - 8));
  el.style.margin = '0';
  el.style.inset = `${fit(down, innerHeight - high)}px auto auto ${fit(over, innerWidth - wide)}px`;
};
export const anchorAll = () => all('dialog[data-anchor][open]').forEach(anchor);

/** Handles a click beside a dialog.
 * @type {(el: Part, event: Place, pressed: EventTarget | null) => void} */
export const backdrop = (el, { clientX: x, clientY: y }, pressed) => {
  const box = span(el);
  const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  if (!inside && pressed === el) dismiss(el);
};

// A context menu opens on a right click, the key for menus, or a long press if the browser does not
// report one.
/** @type {(el: Part, place: Place) => void} */
const openMenu = (el, { clientX: x, clientY: y }) => {
  menuAt = x || y ? { left: x, right: x, top: y, bottom: y } : null;
  if (!isPending(el, 'menu')) report(el, 'menu');
};
/** @type {(event: { target: Part }) => Part | null | false | undefined} */
const menuOwner = ({ target }) =>
  live && !target.closest?.('input,textarea') && target.closest?.('[data-e~=menu]');
/** @type {number | undefined} */
let longPress;
export const watchDialogs = () => {
  on('contextmenu', (event) => {
    const el = menuOwner(event);
    if (!el) return;
    event.preventDefault();
    openMenu(el, event);
  });
  on('touchstart', (event) => {
    const el = menuOwner(event), [touch] = event.touches;
    clearTimeout(longPress);
    if (el && event.touches.length < 2) longPress = setTimeout(openMenu, 550, el, touch);
  }, { passive: true });
  for (const type of /** @type {const} */ (['touchmove', 'touchend', 'touchcancel'])) {
    on(type, () => clearTimeout(longPress), { passive: true });
  }
  on('cancel', (event) => {
    if (!event.target.matches('dialog[data-modal]')) return;
    event.preventDefault();
    dismiss(event.target);
  }, true);
  // A browser may close a dialog in spite of that; only the server removes it.
  on('close', ({ target }) => {
    if (!target.matches('dialog[data-modal]') || target.open) return;
    if (nodes.get(number(target)) !== target || !target.isConnected) return;
    dismiss(target);
    open(target);
  }, true);
};
