// What the page says of itself: that the line is lost, that a text is too long, what is read aloud.
import { body, find, home, make, page } from '../shared/page.js';

const banner = make('div', { id: 'offline', role: 'status' });
const limit = make('div', { id: 'limit', role: 'alert' });
const voices = ['polite', 'assertive'].map((manner) =>
  make('div', { class: 'vh', 'aria-live': manner, 'aria-atomic': 'true' }));

/** Puts the places for these words on the page. */
export const prepareWords = () => {
  body.append(...voices, limit, banner);
  // In the next frame: what gives way may be watched for its size itself.
  const giveRoom = () => page.style.setProperty('--lost', `${banner.offsetHeight}px`);
  new ResizeObserver(() => requestAnimationFrame(giveRoom)).observe(banner);
};

/** @type {number | undefined} */
let bannerTimer;
const showBanner = () => {
  page.classList.add('offline');
  banner.textContent = home.words || 'Connection lost. Trying again …';
};
/** Says so if the line does not come back meanwhile.
 * @type {(pause: number) => void} */
export const showBannerIn = (pause) => { bannerTimer ??= setTimeout(showBanner, pause); };
export const hideBanner = () => {
  clearTimeout(bannerTimer);
  bannerTimer = undefined;
  page.classList.remove('offline');
  find('#launch')?.classList.add('gone');
  if (banner.textContent) banner.textContent = '';
};

// A text that is not sent says so for as long as it is too long.
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
/** Takes the warning away with the field that it was for. */
export const forgetWarning = () => {
  if (overlong && !overlong.isConnected) warn(overlong, false);
};

/** The page and its server do not understand each other. */
export const warnOutdated = () => {
  body.append(limit);
  limit.textContent = home.outdated || 'This page and its server are of different versions: load it again.';
};

/** @type {(text: string, assertive?: unknown) => void} */
export const announce = (text, assertive) => {
  const voice = voices[assertive ? 1 : 0];
  // The same words twice are only read twice when something differs.
  voice.textContent = voice.textContent === text ? `${text}\u00a0` : text;
};
