// Without a connection: shows the age of the page, which other pages are stored, and where to go
// once the connection is back.
import { built } from '../shared/build.js';
import { all, doc, home, on, page } from '../shared/page.js';
import { findKept, isKept } from './kept.js';

const banner = doc.getElementById('offline');
const isLost = () => page.classList.contains('offline');

// MARK: How old the page is
/** @type {number | undefined} */
let heard = 0;
let since = Number(home.kept) || Date.now(), ticked = Date.now(), isSure = !home.kept;
let isMissed = 'missed' in home;
const age = () => {
  const minutes = Math.max(0, Math.round((Date.now() - since) / 60000));
  /** @type {[number, Intl.RelativeTimeFormatUnit]} */
  const [count, unit] = minutes < 60 ? [minutes, 'minute']
    : minutes < 1440 ? [Math.round(minutes / 60), 'hour'] : [Math.round(minutes / 1440), 'day'];
  return new Intl.RelativeTimeFormat(page.lang || 'en', { numeric: 'auto' }).format(-count, unit);
};
/** The text with the age of the page; screen readers announce it only once. */
const old = built('span', { ariaLive: 'off' });
const tell = () => {
  if (!banner || !isLost()) return;
  const words = `${isMissed ? home.unkept : home.words} · `, text = age();
  if (old.textContent !== text) old.textContent = text;
  const first = /** @type {Text | null} */ (banner.firstChild);
  if (first?.data !== words || !old.isConnected) banner.replaceChildren(words, old);
};
/** Updates the time until which the page is known to be current: as long as it is connected,
 * unless it slept and received nothing after that. */
const tick = () => {
  const { live = false, bytes = undefined } = window.__strata ?? {}, now = Date.now();
  if (now - ticked > 90000) isSure = false;
  if (bytes !== heard) isSure = true;
  if (live && isSure) since = now;
  [ticked, heard] = [now, bytes];
  tell();
};

// MARK: What cannot be done
/** @type {Part[]} */
let locked = [];
/** Disables choices, which would look chosen although the server does not receive them. */
const lock = () => {
  const choices = all('select, [type=checkbox], [type=radio], [type=range]');
  locked = isLost() ? [...choices].filter((it) => !it.disabled || locked.includes(it)) : locked;
  locked.forEach((it) => { it.disabled = isLost(); });
};

// MARK: Where to go
/** The address that was pressed a moment before the connection was known to be lost.
 * @type {string | null} */
let wanted = null;
/** The address of a page that is not stored, to open once there is a connection.
 * @type {string | null} */
let next = null;
/** @type {(address: string | null) => void} */
const miss = (address) => {
  [isMissed, next] = [true, address];
  tell();
};
const goOn = () => {
  const { live = false, pending = 0 } = window.__strata ?? {};
  if (pending) return;
  wanted = null;
  if (!live || !next) return;
  const address = next;
  next = null;
  if (address !== location.href) location.assign(address);
};
/** @type {(link: Part) => boolean} */
const isOwn = ({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/~/');
/** @type {(event: MouseEvent) => void} */
const pressed = (event) => {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = /** @type {Part} */ (event.target).closest?.('a[href]');
  wanted = null;
  if (!link || link.target || link.hasAttribute('download') || !isOwn(link)) return;
  if (button || ctrlKey || metaKey || shiftKey || altKey) return;
  // The loss of the connection is known a moment later: until then it is an ordinary event.
  if (!isLost()) return void (wanted = link.href);
  event.stopImmediatePropagation();
  if (isKept(link.href)) return;
  event.preventDefault();
  miss(link.href);
};
const turned = async () => {
  lock();
  if (!isLost()) {
    isMissed = false;
    tick();
    return goOn();
  }
  tell();
  await findKept();
  if (!wanted || !window.__strata?.pending) return;
  if (isKept(wanted)) location.assign(wanted);
  else miss(wanted);
};
export const watchConnection = () => {
  if (!banner) return;
  addEventListener('click', pressed, true);
  addEventListener('popstate', () => isLost() && (isKept(location.href) ? location.reload() : miss(null)));
  on('strata', goOn);
  // Another session decides itself what is disabled.
  on('remount', () => { locked = []; });
  new MutationObserver(turned).observe(page, { attributeFilter: ['class'] });
  new MutationObserver(tell).observe(banner, { childList: true });
  setInterval(tick, 5000);
};
