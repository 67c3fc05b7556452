// What every script of a page asks of the page.
export const doc = document;
export const { body, documentElement: page } = doc;
/** What the server says of this page: the attributes of its body. */
export const home = body.dataset;

/**
 * Listens on the whole document.
 * @type {<K extends keyof DocumentEventMap>(
 *   type: K, work: (event: PageEvent<K>) => unknown, options?: AddEventListenerOptions | boolean) => void}
 */
export const on = (type, work, options) =>
  doc.addEventListener(type, /** @type {(event: any) => unknown} */ (work), options);
/** @type {(selector: string, under?: ParentNode) => Part | null} */
export const find = (selector, under = doc) => under.querySelector(selector);
/** @type {(selector: string, under?: ParentNode) => NodeListOf<Part>} */
export const all = (selector, under = doc) => under.querySelectorAll(selector);
/** Does something to an element, where it matches, and to all in it that do.
 * @type {(el: Part, selector: string, work: (part: Part) => unknown) => void} */
export const each = (el, selector, work) => {
  if (el.matches(selector)) work(el);
  all(selector, el).forEach(work);
};
/** The number by which the server names an element; 0 where it has none.
 * @type {(el: Part) => number} */
export const number = (el) => Number(el.dataset.n) || 0;
/** Whether the server wants to hear of that event.
 * @type {(el: Part, name: string) => boolean} */
export const wants = (el, name) => ` ${el.dataset.e ?? ''} `.includes(` ${name} `);
/** @type {(el: Element) => DOMRect} */
export const span = (el) => el.getBoundingClientRect();
/** Whether letters can be typed into it.
 * @type {(el: Part | null) => boolean | undefined} */
export const isText = (el) =>
  el?.matches?.('textarea,input:not([type=checkbox],[type=radio],[type=range],[type=button])');
/** The path and the query that the page shows. */
export const here = () => location.pathname + location.search;
/** @type {(tag: string, attributes?: Record<string, string>) => Part} */
export const make = (tag, attributes = {}) => {
  const el = doc.createElement(tag);
  for (const name in attributes) el.setAttribute(name, attributes[name]);
  return /** @type {Part} */ (el);
};
/** What the work comes to, or something else where it fails.
 * @type {<T, U = undefined>(work: () => T, otherwise?: U) => T | U} */
export const attempted = (work, otherwise) => {
  try { return work(); } catch { return /** @type {any} */ (otherwise); }
};
