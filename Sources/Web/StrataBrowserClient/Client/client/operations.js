// The operations of patches (docs/internals/wire.md, Operations).
import { all, attempted, doc, find } from '../shared/page.js';
import { fits } from '../shared/reading.js';
import {
  answerRefused, opAnnounce, opAttribute, opControl, opFocus, opInsert, opLocation, opMarkup, opMotion, opMove, opRemove,
  opRequest, opRule, opScroll, opText, opTitle, operationKinds,
} from '../shared/wire.js';
import { address } from './address.js';
import { assign, isEdited } from './fields.js';
import { lead, measureLists } from './lists.js';
import { appear, arrive, beginMotion, depart, ease, gait, play, renew } from './motion.js';
import { isPending, send } from './outbox.js';
import { changeTab, rememberScroll, tabMark } from './scroll.js';
import { deviceScript } from './scripts.js';
import { settle } from './settle.js';
import { apply, count, token } from './state.js';
import { addRule, forget, insert, move, node, parse, prepare } from './tree.js';
import { announce } from './words.js';
import { open } from './dialogs.js';

/** @typedef {import('../shared/wire.js').OperationFields} OperationFields */

/** A new screen is announced once, when its title is known: that may be a patch later. */
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
  el.tabIndex = -1; // a heading is focusable only with a tabindex
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
/** Scrolls an element into view: aligns a point of it, in per cent, or by the shortest distance.
 * @type {(id: number, x: number | null, y: number | null) => void} */
const reveal = (id, x, y) => {
  measureLists();
  /** @type {(n: number | null) => ScrollLogicalPosition} */
  const at = (n) => (n === null ? 'nearest' : /** @type {const} */ (['start', 'center', 'end'])[Math.round(n / 50)]);
  const el = node(id), behavior = el.closest('.k-paging,.k-aligned') ? gait() : 'auto';
  lead(behavior === 'smooth');
  el.scrollIntoView({ block: at(y), inline: at(x), behavior });
};
/** @type {(id: number, service?: string, text?: string) => void} */
const request = (id, service, text) => {
  const asker = token;
  /** @type {(state: string, text: string) => unknown} */
  const answer = (state, text) => asker === token && send(0, 'answer', `${id} ${state} ${text}`);
  deviceScript().then((it) => (it ? it.serve(id, answer, service, text) : answer(answerRefused, 'script')));
};

/** @type {{ [Code in keyof OperationFields]: (...fields: OperationFields[Code]) => void }} */
const operations = {
  [opText]: setText,
  [opAttribute]: setAttribute,
  [opInsert]: add,
  [opRemove]: remove,
  [opMove]: (parent, before, id) => move(node(parent), node(id), before),
  [opRule]: addRule,
  [opControl]: (id, version, value) => assign(node(id), version, value),
  [opFocus]: focus,
  [opLocation]: goTo,
  [opAnnounce]: announce,
  [opTitle]: (text) => { doc.title = text; },
  [opMarkup]: redraw,
  [opMotion]: beginMotion,
  [opScroll]: reveal,
  [opRequest]: request,
};
/** Returns whether an operation and its fields are defined by the protocol.
 * @type {(op: any) => boolean} */
const isDefined = (op) => Array.isArray(op) && Number.isInteger(op[0]) && fits(op.slice(1), operationKinds[op[0]]);
/** Applies a whole patch, or nothing if a part of it is not defined.
 * @type {(ops: any[]) => boolean} */
export const run = (ops) => {
  if (!ops.every(isDefined)) {
    count.unknown++;
    return false;
  }
  apply(() => {
    // Before the page that is left is removed, and with it the height that it was scrolled by.
    if (ops.some(([code]) => code === opLocation)) rememberScroll();
    const tab = tabMark();
    for (const op of ops) {
      try {
        const [code, ...fields] = op;
        /** @type {Record<number, (...fields: any[]) => void>} */ (operations)[code](...fields);
      } catch { count.unknown++; }
    }
    changeTab(tab);
    attempted(arrive);
  });
  settle(ops.some(([code]) => code === opInsert));
  if (arriving && doc.title && doc.title !== told) {
    arriving = false;
    announce(told = doc.title);
  }
  return true;
};
