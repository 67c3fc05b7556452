// Helpers that every script of a page uses.
export const doc = document;
export const { body, documentElement: page } = doc;
/** The server's attributes of this page, on its body. */
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
/** Calls a function for an element, if it matches, and for all matching descendants.
 * @type {(el: Part, selector: string, work: (part: Part) => unknown) => void} */
export const each = (el, selector, work) => {
  if (el.matches(selector)) work(el);
  all(selector, el).forEach(work);
};
/** Returns the number by which the server names an element; 0 if it has none.
 * @type {(el: Part) => number} */
export const number = (el) => Number(el.dataset.n) || 0;
/** Returns whether the server handles that event of an element.
 * @type {(el: Part, name: string) => boolean} */
export const wants = (el, name) => ` ${el.dataset.e ?? ''} `.includes(` ${name} `);
/** @type {(el: Element) => DOMRect} */
export const span = (el) => el.getBoundingClientRect();
/** Returns whether text can be typed into an element.
 * @type {(el: Part | null) => boolean | undefined} */
export const isText = (el) =>
  el?.matches?.('textarea,input:not([type=checkbox],[type=radio],[type=range],[type=button])');
/** Returns the path and the query of the page. */
export const here = () => location.pathname + location.search;
/** @type {(tag: string, attributes?: Record<string, string>) => Part} */
export const make = (tag, attributes = {}) => {
  const el = doc.createElement(tag);
  for (const name in attributes) el.setAttribute(name, attributes[name]);
  return /** @type {Part} */ (el);
};
/** Returns the result of a function, or another value if it throws.
 * @type {<T, U = undefined>(work: () => T, otherwise?: U) => T | U} */
export const attempted = (work, otherwise) => {
  try { return work(); } catch { return /** @type {any} */ (otherwise); }
};
