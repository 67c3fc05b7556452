// Messages of the page itself: a lost connection, a text that is too long, announcements to screen
// readers.
import { body, find, home, make, page } from '../shared/page.js';

const banner = make('div', { id: 'offline', role: 'status' });
const limit = make('div', { id: 'limit', role: 'alert' });
const voices = ['polite', 'assertive'].map((manner) =>
  make('div', { class: 'vh', 'aria-live': manner, 'aria-atomic': 'true' }));

/** Adds the elements of these messages to the page. */
export const prepareWords = () => {
  body.append(...voices, limit, banner);
  // In the next frame: elements that make room may be observed for their size themselves.
  const giveRoom = () => page.style.setProperty('--lost', `${banner.offsetHeight}px`);
  new ResizeObserver(() => requestAnimationFrame(giveRoom)).observe(banner);
};

/** @type {number | undefined} */
let bannerTimer;
const showBanner = () => {
  page.classList.add('offline');
  banner.textContent = home.words || 'Connection lost. Trying again …';
};
/** Shows the banner unless the connection returns meanwhile.
 * @type {(pause: number) => void} */
export const showBannerIn = (pause) => { bannerTimer ??= setTimeout(showBanner, pause); };
export const hideBanner = () => {
  clearTimeout(bannerTimer);
  bannerTimer = undefined;
  page.classList.remove('offline');
  find('#launch')?.classList.add('gone');
  sayResting(false);
  if (banner.textContent) banner.textContent = '';
};

// A warning for a text that is too long to be sent, for as long as it is.
/** @type {Part | null} */
let overlong = null;
/** @type {(el: Part, isLong: boolean) => void} */
export const warn = (el, isLong) => {
  if (!isLong && overlong !== el) return;
  overlong = isLong ? el : null;
  el.ariaInvalid = isLong ? 'true' : null;
  (el.closest('dialog') ?? body).append(limit);
  limit.textContent = (isLong && home.long) || '';
};
/** Removes the warning with its field. */
export const forgetWarning = () => {
  if (overlong && !overlong.isConnected) warn(overlong, false);
};

/** Shows that the page and its server are incompatible. */
export const warnOutdated = () => {
  body.append(limit);
  limit.textContent = home.outdated || 'This page and its server are of different versions: load it again.';
};

let isResting = false;
/** Shows that this window rests since too many are open, until it is connected again.
 * @type {(rests: boolean) => void} */
export const sayResting = (rests) => {
  if (rests === isResting) return;
  isResting = rests;
  body.append(limit);
  limit.textContent = (rests && (home.rest || 'Too many windows are open: touch this one to go on.')) || '';
};

/** @type {(text: string, assertive?: unknown) => void} */
export const announce = (text, assertive) => {
  const voice = voices[assertive ? 1 : 0];
  // A repeated text is read again only if it differs.
  voice.textContent = voice.textContent === text ? `${text}\u00a0` : text;
};
