// The connection between a script that is loaded on demand and the one that loads it.
import { body, home, make } from './page.js';

/** Sets the exports of a script on its element, which the browser identifies only while the script
 * starts.
 * @type {(does: unknown) => void} */
export const offer = (does) => { /** @type {any} */ (document.currentScript).does = does; };
/** Loads a script with the page's nonce; returns its exports, or nothing if it fails.
 * @type {(src: string | undefined) => Promise<any>} */
export const fetched = (src = '') => new Promise((done) => {
  const el = make('script', { src, nonce: home.nonce ?? '' });
  el.onload = el.onerror = () => done(/** @type {any} */ (el).does);
  body.append(el);
});
