// Loaded and failed pictures, and the end of a list that becomes visible.
import { on, wants } from '../shared/page.js';
import { isPending, report, reportOnce } from './outbox.js';

/** Reports that a picture is loaded or failed, once for each URL.
 * @type {(img: Part) => void} */
export const seen = (img) => {
  const { complete, naturalWidth, src } = /** @type {HTMLImageElement} */ (/** @type {unknown} */ (img));
  const name = naturalWidth ? 'load' : 'error';
  if (complete && src && wants(img, name)) reportOnce(img, name, src);
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
