// The page's elements: created from markup, identified by their numbers, moved and removed.
import { all, doc, each, number, wants } from '../shared/page.js';
import { boxes } from './boxes.js';
import { open } from './dialogs.js';
import { caret, drafts, restoreDraft, select, turn } from './fields.js';
import { play } from './motion.js';
import { seen, watchEnd } from './pictures.js';
import { fetchScripts } from './scripts.js';
import { nodes } from './state.js';

/** Returns the element of a number; an unknown one is only counted, and not an error of the page.
 * @type {(id: number) => Part} */
export const node = (id) => {
  const el = nodes.get(id);
  if (!el) throw 0;
  return el;
};
/** @type {(parent: Part, id: number) => Part | null} */
const child = (parent, id) => {
  const el = id ? nodes.get(id) : null;
  return el?.parentNode === parent ? el : null;
};
/** @type {(html: string) => DocumentFragment} */
export const parse = (html) => {
  const template = doc.createElement('template');
  template.innerHTML = html;
  return template.content;
};
/** Inserts markup before a child; returns the new elements.
 * @type {(parent: Part, before: number, html: string) => Part[]} */
export const insert = (parent, before, html) => {
  const piece = parse(html), added = /** @type {Part[]} */ ([...piece.children]);
  parent.insertBefore(piece, child(parent, before));
  added.forEach(adopt);
  return added;
};
/** Prepares what an element requests.
 * @type {(el: Part) => void} */
export const prepare = (el) => {
  restoreDraft(el);
  if (el.localName === 'img') seen(el);
  if (wants(el, 'more')) watchEnd(el);
  if (!wants(el, 'box')) return;
  boxes.unobserve(el); // otherwise another session would not be told of a size that is known
  boxes.observe(el);
};
/** Registers an element that was added to the page, with its descendants.
 * @type {(el: Part) => void} */
export const adopt = (el) => {
  each(el, '[data-n]', (part) => nodes.set(number(part), part));
  each(el, 'dialog[data-modal]:not([open])', open);
  each(el, '.pages', (part) => turn(part, part.dataset.page, /** @type {ScrollBehavior} */ ('instant')));
  each(el, '[data-e],[data-k]', prepare);
  each(el, '[data-fx]', (part) => play(part, true));
  each(el, '[data-autofocus]', (part) => part.focus());
  fetchScripts(el);
};
/** @type {(el: Part) => void} */
export const forget = (el) => {
  each(el, 'dialog[open]', (part) => part.close()); // returns the focus to where it was
  each(el, '[data-n]', (part) => nodes.delete(number(part)));
  each(el, '[data-k]', (part) => drafts.delete(part.dataset.k ?? ''));
};
/** Moves an element with its focus, selection and scroll positions.
 * @type {(parent: Part, el: Part, before: number) => void} */
export const move = (parent, el, before) => {
  const reference = child(parent, before);
  /** @type {[Part, number, number][]} */
  const scrolled = [];
  each(el, '[data-scroll],.sc,textarea', (part) =>
    scrolled.push([part, part.scrollLeft, part.scrollTop]));
  const focus = el.contains(doc.activeElement) && /** @type {Part} */ (doc.activeElement);
  const selection = focus && caret(focus);
  if (parent.moveBefore && el.isConnected) parent.moveBefore(el, reference);
  else parent.insertBefore(el, reference);
  if (focus && focus !== doc.activeElement) {
    focus.focus({ preventScroll: true });
    select(focus, selection);
  }
  for (const [part, left, top] of scrolled) if (left || top) part.scrollTo(left, top);
};

/** The style sheet of the rules that the server generates for this page. */
const sheet = () => /** @type {HTMLStyleElement | null} */ (doc.getElementById('rules'))?.sheet;
/** @type {(css: string) => void} */
export const addRule = (css) => {
  const rules = sheet();
  if (!rules) throw 0;
  rules.insertRule(css, rules.cssRules.length);
};
/** Replaces all rules, one by one: the policy forbids changing the text of a style element.
 * @type {(text: string) => void} */
export const restyle = (text) => {
  const old = sheet(), fresh = new CSSStyleSheet();
  if (!old) return;
  while (old.cssRules.length) old.deleteRule(0);
  fresh.replaceSync(text);
  for (const rule of fresh.cssRules) old.insertRule(rule.cssText, old.cssRules.length);
};
/** Observes the ends of lists again after elements were added. */
export const watchEnds = () => all('[data-e~=more]').forEach(watchEnd);
