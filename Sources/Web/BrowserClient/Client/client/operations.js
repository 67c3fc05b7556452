// What a patch does, step by step (docs/internals/wire.md, Operations).
import { all, attempted, doc, find } from '../shared/page.js';
import { address } from './address.js';
import { assign, isEdited } from './fields.js';
import { measureLists } from './lists.js';
import { appear, arrive, beginMotion, depart, ease, play, renew } from './motion.js';
import { isPending, send } from './outbox.js';
import { changeTab, rememberScroll, tabMark } from './scroll.js';
import { deviceScript } from './scripts.js';
import { settle } from './settle.js';
import { apply, count, token } from './state.js';
import { addRule, forget, insert, move, node, parse, prepare } from './tree.js';
import { announce } from './words.js';
import { open } from './dialogs.js';

/** A new screen is told once, when its name is known: that may be a patch later. */
let arriving = false, told = doc.title;

/** @type {(id: number, text: string) => void} */
const setText = (id, text) => {
  const el = node(id), only = el.childNodes.length === 1 && el.firstChild;
  if (only && only.nodeType === 3) /** @type {Text} */ (only).data = text; // keeps a selection across the change
  else el.textContent = text;
  renew(el);
};
/** @type {(id: number, name: string, value: string | null) => void} */
const setAttribute = (id, name, value) => {
  const el = node(id);
  if (/^(on|style$|srcdoc$)/i.test(name)) throw 0;
  if (name === 'value' && isEdited(el)) return;
  if (name === 'class') ease(el);
  if (value === null) el.removeAttribute(name);
  else el.setAttribute(name, value);
  if (name === 'class' && isPending(el, 'tap')) el.classList.add('sent');
  if (name === 'src' || name === 'data-e') prepare(el);
  if (name === 'data-modal') open(el);
  if (name === 'data-fx') play(el);
};
/** @type {(parent: number, before: number, html: string, from?: string) => void} */
const add = (parent, before, html, from) => {
  for (const el of insert(node(parent), before, html)) appear(el, from);
};
/** @type {(id: number, to?: string) => void} */
const remove = (id, to) => {
  const el = node(id);
  if (id < 3) throw 0; // the two roots stay
  forget(el);
  depart(el, to);
};
/** @type {(id: number) => void} */
const focus = (id) => {
  if (!id) return (/** @type {Part | null} */ (doc.activeElement))?.blur();
  const el = node(id);
  el.focus();
  if (el.contains(doc.activeElement)) return;
  el.tabIndex = -1; // a heading takes the focus only when told that it may
  el.focus();
};
/** @type {(how: string, url: string, title: string | null) => void} */
const goTo = (how, url, title) => {
  address(how, url);
  if (title != null) doc.title = title;
  arriving = how !== 'replace';
};
/** @type {(id: number, html: string) => void} */
const redraw = (id, html) => {
  const el = node(id), isDrawing = el.localName === 'svg', radio = find(':checked', el);
  const piece = isDrawing ? /** @type {Node} */ (parse(`<svg>${html}</svg>`).firstChild) : parse(html);
  el.replaceChildren(...piece.childNodes);
  if (radio) for (const input of all('input', el)) input.checked = true;
  renew(el);
};
/** By a point of it, each part of per cent, or by the shortest way.
 * @type {(id: number, x: number | null, y: number | null) => void} */
const reveal = (id, x, y) => {
  measureLists();
  /** @type {(n: number | null) => ScrollLogicalPosition} */
  const at = (n) => (n === null ? 'nearest' : /** @type {const} */ (['start', 'center', 'end'])[Math.round(n / 50)]);
  node(id).scrollIntoView({ block: at(y), inline: at(x) });
};
/** @type {(id: number, service?: string, text?: string) => void} */
const request = (id, service, text) => {
  const asker = token;
  /** @type {(state: string, text: string) => unknown} */
  const answer = (state, text) => asker === token && send(0, 'answer', `${id} ${state} ${text}`);
  deviceScript().then((it) => (it ? it.serve(id, answer, service, text) : answer('!', 'script')));
};

/** @type {Record<number, (...fields: any[]) => void>} */
const operations = {
  0: setText,
  1: setAttribute,
  2: add,
  3: remove,
  4: (parent, before, id) => move(node(parent), node(id), before),
  5: addRule,
  6: (id, version, value) => assign(node(id), version, value),
  7: focus,
  8: goTo,
  9: announce,
  10: (text) => { doc.title = text; },
  11: redraw,
  12: beginMotion,
  14: reveal,
  15: request,
};
/** Carries out a patch, all of it in one go.
 * @type {(ops: any[]) => void} */
export const run = (ops) => {
  apply(() => {
    // Before the page that is left is gone, and with it the height that it was scrolled by.
    if (ops.some((op) => op?.[0] === 8)) rememberScroll();
    const tab = tabMark();
    for (const op of ops) {
      try {
        const [code, ...rest] = op;
        operations[code](...rest);
      } catch { count.unknown++; }
    }
    changeTab(tab);
    attempted(arrive);
  });
  settle(ops.some((op) => op?.[0] === 2));
  if (arriving && doc.title && doc.title !== told) {
    arriving = false;
    announce(told = doc.title);
  }
};
