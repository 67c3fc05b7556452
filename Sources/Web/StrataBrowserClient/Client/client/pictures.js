// Loaded and failed pictures, and the end of a list that becomes visible.
import { on, wants } from '../shared/page.js';
import { isPending, report } from './outbox.js';

/** Picture → the URL that was reported.
 * @type {WeakMap<Part, string>} */
const told = new WeakMap();
/** @type {(img: Part) => void} */
export const seen = (img) => {
  const { complete, naturalWidth, src } = /** @type {HTMLImageElement} */ (/** @type {unknown} */ (img));
  if (!complete || told.get(img) === src || !src) return;
  told.set(img, src);
  const name = naturalWidth ? 'load' : 'error';
  if (wants(img, name)) report(img, name);
};

/** Last element of a list → the list.
 * @type {WeakMap<Element, Part>} */
const ends = new WeakMap();
const nearEnd = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    const el = ends.get(target);
    if (el && isIntersecting && el.isConnected && !isPending(el, 'more')) report(el, 'more');
  }
}, { rootMargin: '600px' });
/** Reports when the end of a list comes near.
 * @type {(el: Part) => void} */
export const watchEnd = (el) => {
  const last = el.lastElementChild ?? el;
  ends.set(last, el);
  nearEnd.unobserve(last);
  nearEnd.observe(last);
};
export const watchPictures = () => {
  for (const type of /** @type {const} */ (['load', 'error'])) {
    on(type, ({ target }) => { if (target.localName === 'img') seen(target); }, true);
  }
};
