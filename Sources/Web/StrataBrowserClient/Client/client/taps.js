// Taps, presses and links.
import { all, find, here, on, wants } from '../shared/page.js';
import { underlay } from './address.js';
import { backdrop } from './dialogs.js';
import { touched } from './gestures.js';
import { live } from './line.js';
import { report, send } from './outbox.js';
import { deviceScript } from './scripts.js';
import { announce } from './words.js';

/** @type {EventTarget | null} */
let pressed = null;
/** @type {Part | null | undefined} */
let held = null;
/** Reports that a button is pressed or released, for custom button styles.
 * @type {(el?: Part | null) => void} */
const hold = (el) => {
  if (held) report(held, 'press', 'false');
  held = el;
  if (el) report(el, 'press', 'true');
};
/** Follows a link of the app without a tap handler; without a connection it is an ordinary link.
 * @type {(link: Part | null, event: Pick<Event, 'preventDefault'>) => void} */
const follows = (link, event) => {
  if (!link) return;
  const url = new URL(link.href), inApp = url.origin === location.origin;
  if (!live || !inApp || url.pathname.startsWith('/~/') || link.hasAttribute('download')) return;
  if (url.hash && url.pathname + url.search === here()) return;
  event.preventDefault();
  send(0, 'nav', url.pathname + url.search);
};
/** Returns whether a control inside the clicked element handles the click itself.
 * @type {(target: Part, el: Part) => boolean | null} */
const hasControl = (target, el) => {
  const inner = target.closest('input,select,textarea,label');
  const isControl = inner && (inner.localName !== 'label' || inner.control);
  return isControl && inner !== el && el.contains(inner);
};
/** @type {(event: PageEvent<'click'>) => unknown} */
const click = (event) => {
  const { target } = event;
  if (!target.closest || event.defaultPrevented) return;
  if (target.matches('dialog[data-modal]')) return backdrop(target, event, pressed);
  const el = target.closest('[data-e~=tap],a[href],[popovertarget]');
  if (!el) return;
  const link = el.closest('a[href]');
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (link && (modified || event.button || (link.target && link.target !== '_self'))) return;
  underlay();
  // The browser opens the menu of a native button. A button within another is none, and that of a
  // button within a link would follow the link, too.
  const popup = (link || el.localName !== 'button') && el.getAttribute('popovertarget');
  if (popup) {
    event.preventDefault();
    return find('#' + popup)?.togglePopover({ source: el });
  }
  if (!wants(el, 'tap')) return el.popoverTargetElement || follows(link, event);
  if (hasControl(target, el)) return;
  if (link) event.preventDefault();
  if (el.getAttribute('aria-disabled') === 'true') return;
  const menu = el.closest('.menu-list');
  if (menu && !el.popoverTargetElement) for (const list of all('.menu-list:popover-open')) list.hidePopover();
  const { share } = el.dataset;
  if (share !== undefined) deviceScript().then((it) => it && it.share(share, announce));
  touched(el, event);
};
export const watchTaps = () => {
  for (const type of /** @type {const} */ (['pointerup', 'pointercancel'])) on(type, () => hold(null));
  on('pointerdown', (event) => {
    pressed = event.target;
    hold(event.target.closest?.('[data-e~=press]'));
  });
  // The field keeps the focus (and a phone its keyboard) while a suggestion is chosen, or an item of
  // the keyboard's bar, which is shown only as long as the field has the focus.
  on('mousedown', (event) => {
    if (event.target.closest?.('.search [role=listbox],.keys .btn')) event.preventDefault();
  });
  on('click', click);
  on('submit', (event) => event.preventDefault());
};
