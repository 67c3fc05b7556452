// The page's elements: made of markup, known by their numbers, moved and taken away.
import { all, doc, each, number, wants } from '../shared/page.js';
import { boxes } from './boxes.js';
import { open } from './dialogs.js';
import { caret, drafts, restoreDraft, select, turn } from './fields.js';
import { play } from './motion.js';
import { seen, watchEnd } from './pictures.js';
import { fetchScripts } from './scripts.js';
import { nodes } from './state.js';

/** The element of that number; an unknown one is never an error of the page, only counted.
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
/** Puts markup before a child; returns what it became.
 * @type {(parent: Part, before: number, html: string) => Part[]} */
export const insert = (parent, before, html) => {
  const piece = parse(html), added = /** @type {Part[]} */ ([...piece.children]);
  parent.insertBefore(piece, child(parent, before));
  added.forEach(adopt);
  return added;
};
/** What an element asks for.
 * @type {(el: Part) => void} */
export const prepare = (el) => {
  restoreDraft(el);
  if (el.localName === 'img') seen(el);
  if (wants(el, 'more')) watchEnd(el);
  if (wants(el, 'box')) boxes.observe(el);
};
/** Takes an element that is on the page now, with all in it, for the session's.
 * @type {(el: Part) => void} */
export const adopt = (el) => {
  each(el, '[data-n]', (part) => nodes.set(number(part), part));
  each(el, 'dialog[data-modal]', open);
  each(el, '.pages', (part) => turn(part, part.dataset.page, /** @type {ScrollBehavior} */ ('instant')));
  each(el, '[data-e],[data-k]', prepare);
  each(el, '[data-fx]', (part) => play(part, true));
  each(el, '[data-autofocus]', (part) => part.focus());
  fetchScripts(el);
};
/** @type {(el: Part) => void} */
export const forget = (el) => {
  each(el, 'dialog[open]', (part) => part.close()); // gives the focus back where it was
  each(el, '[data-n]', (part) => nodes.delete(number(part)));
  each(el, '[data-k]', (part) => drafts.delete(part.dataset.k ?? ''));
};
/** Focus, selection and what is scrolled go with it.
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

/** The sheet of the rules that the server makes for this page. */
const sheet = () => /** @type {HTMLStyleElement | null} */ (doc.getElementById('rules'))?.sheet;
/** @type {(css: string) => void} */
export const addRule = (css) => {
  const rules = sheet();
  if (!rules) throw 0;
  rules.insertRule(css, rules.cssRules.length);
};
/** Rules go in one by one: the policy forbids the text of a style element to change.
 * @type {(text: string) => void} */
export const restyle = (text) => {
  const old = sheet(), fresh = new CSSStyleSheet();
  if (!old) return;
  while (old.cssRules.length) old.deleteRule(0);
  fresh.replaceSync(text);
  for (const rule of fresh.cssRules) old.insertRule(rule.cssText, old.cssRules.length);
};
/** After elements came: lists whose end is another now. */
export const watchEnds = () => all('[data-e~=more]').forEach(watchEnd);
