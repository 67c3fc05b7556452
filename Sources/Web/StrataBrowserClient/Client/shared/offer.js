// How a script that is fetched when it is wanted reaches the one that fetched it.
import { body, home, make } from './page.js';

/** Hangs on the script's element what it can do. Only while the script begins does the browser say which
 * element that is.
 * @type {(does: unknown) => void} */
export const offer = (does) => { /** @type {any} */ (document.currentScript).does = does; };
/** Fetches a script under the nonce of the page; comes to what it can do, or to nothing where it does not come.
 * @type {(src: string | undefined) => Promise<any>} */
export const fetched = (src = '') => new Promise((done) => {
  const el = make('script', { src, nonce: home.nonce ?? '' });
  el.onload = el.onerror = () => done(/** @type {any} */ (el).does);
  body.append(el);
});
