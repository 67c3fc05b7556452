// Without a connection: how old the page is, which others are kept, and where to go once it is back.
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
/** The words behind which it says how old the page is; who hears it read hears the age once. */
const old = built('span', { ariaLive: 'off' });
const tell = () => {
  if (!banner || !isLost()) return;
  const words = `${isMissed ? home.unkept : home.words} · `, text = age();
  if (old.textContent !== text) old.textContent = text;
  const first = /** @type {Text | null} */ (banner.firstChild);
  if (first?.data !== words || !old.isConnected) banner.replaceChildren(words, old);
};
/** Up to when the page is known to be true: for as long as it is live, unless it slept since, and heard
 * nothing after that. */
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
/** What nobody hears of would look chosen, and not be. */
const lock = () => {
  const choices = all('select, [type=checkbox], [type=radio], [type=range]');
  locked = isLost() ? [...choices].filter((it) => !it.disabled || locked.includes(it)) : locked;
  locked.forEach((it) => { it.disabled = isLost(); });
};

// MARK: Where to go
/** What was pressed a moment before it showed that there is no connection.
 * @type {string | null} */
let wanted = null;
/** Where a page is not kept, that is said, and it is gone to once there is a connection.
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
  // That there is no connection shows a moment later: until then it is an event like any other.
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
  new MutationObserver(turned).observe(page, { attributeFilter: ['class'] });
  new MutationObserver(tell).observe(banner, { childList: true });
  setInterval(tick, 5000);
};
