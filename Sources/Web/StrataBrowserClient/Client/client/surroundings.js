// The properties of the window and the device, reported when the app may have to adapt.
import { doc, home } from '../shared/page.js';
import { send } from './outbox.js';

const asked = [
  '(max-width:599px)', '(max-height:499px)', '(prefers-color-scheme:dark)',
  '(prefers-reduced-motion)', '(prefers-reduced-transparency)', '(prefers-contrast:more)',
  '(forced-colors:active)',
].map((query) => matchMedia(query));
/** @type {string | undefined} */
let known;
/** @type {string | undefined} */
let timeZone;
/** Returns whether the window shows nothing that a person could read: browsers take a picture of a whole page
 * in a window of one pixel, and a frame may be collapsed. What is measured meanwhile is outdated at once.
 * @type {() => boolean} */
export const isTiny = () => innerWidth < 60;
/** Reports the properties. The first query of the time zone takes some 25 ms, so it is made
 * after the page is drawn and its socket is open. */
export const tell = () => {
  if (known && isTiny()) return;
  timeZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  known ??= `00000000 1 ${home.zone ?? timeZone}`;
  const facts = `${asked.map((query) => +query.matches).join('')}${+doc.hidden} ${devicePixelRatio} ${timeZone}`;
  if (facts !== known) send(0, 'env', known = facts);
};
/** Reports all properties to another session. */
export const tellAnew = () => {
  known = undefined;
  tell();
};
export const watchSurroundings = () => asked.forEach((query) => query.addEventListener('change', tell));
