// Another session takes over the page: its elements stay, and only what differs is changed. What
// client.js knows of elements by their nodes, such as drawn maps and scroll positions, stays true.
import { all, body, doc, each, find, home, wants } from '../shared/page.js';
import { again, noted } from './again.js';
import { paired } from './pairing.js';

/** The attributes that only the client's scripts set. */
const own = ['style', 'hidden', 'open', 'data-open'];
/** The elements that a drawn map has of its own. */
const drawn = '.map>.ground,.map>.map-credit,.map>.map-zoom';
/** The attribute by which a new element asks for the focus. */
const eager = 'data-autofocus';

/** @type {(el: Part, now: Part) => void} */
const dress = (el, now) => {
  now.removeAttribute(eager);
  for (const { name } of [...el.attributes]) {
    // An element that the app has focused may be focusable only by this.
    if (own.includes(name) || now.hasAttribute(name) || (name === 'tabindex' && el === doc.activeElement)) continue;
    el.removeAttribute(name);
  }
  for (const { name, value } of now.attributes) if (el.getAttribute(name) !== value) el.setAttribute(name, value);
};
/** Removes a node; dialogs in it return the focus.
 * @type {(node: ChildNode) => void} */
const drop = (node) => {
  if (node instanceof Element) each(/** @type {Part} */ (node), 'dialog[open]', (it) => it.close());
  node.remove();
};
/** Makes the content of an element that of another; returns the controls that stay, with those of
 * the other page.
 * @type {(el: Node, now: Node, contents: Map<Node, string>) => [el: Part, now: Part][]} */
const merge = (el, now, contents) => {
  const olds = /** @type {ChildNode[]} */ ([...el.childNodes])
    .filter((node) => !(node instanceof Element && node.matches(drawn)));
  const nows = [...now.childNodes], pairs = paired(olds, nows, contents), kept = new Set(pairs.values());
  olds.filter((node) => !kept.has(node)).forEach(drop);
  /** @type {Node | null} */
  let next = null;
  for (const node of [...nows].reverse()) {
    const old = pairs.get(node);
    if (!old) el.insertBefore(node, next);
    next = old ?? node;
  }
  return [...pairs].flatMap(([node, old]) => take(old, node, contents));
};
/** @type {(old: Node, node: Node, contents: Map<Node, string>) => [el: Part, now: Part][]} */
const take = (old, node, contents) => {
  if (old.nodeType !== 1) {
    if (old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue;
    return [];
  }
  const [el, now] = /** @type {Part[]} */ ([old, node]);
  dress(el, now);
  const inside = merge(el, now, contents);
  return el.matches('input,textarea,select') ? [...inside, [el, now]] : inside;
};
/** Gives a control the server's value, unless the user's text is about to be restored.
 * @type {(el: Part, now: Part, waiting: Map<string, string>) => void} */
const fill = (el, now, waiting) => {
  if (/^(checkbox|radio)$/.test(el.type)) el.checked = now.checked;
  else if (el instanceof HTMLSelectElement) el.selectedIndex = /** @type {any} */ (now).selectedIndex;
  else if (!waiting.has(el.dataset.k ?? '') && el.value !== now.value) el.value = now.value;
};
/** The versions of edits begin again with the session.
 * @type {(el: Part, fields: WeakMap<Part, Field>) => void} */
const forget = (el, fields) => {
  const field = fields.get(el);
  if (field?.composing) Object.assign(field, { version: 0, held: null });
  else fields.delete(el);
};
/** Closes the dialogs above a new one: client.js opens them again, in their order.
 * @type {() => void} */
const stack = () => {
  const dialogs = [...all('dialog[data-modal]')], first = dialogs.findIndex((el) => !el.open);
  if (first >= 0) for (const el of dialogs.slice(first)) if (el.open) el.close();
};
/** Ends the warning for a text that is too long: the field shows it again if that is restored.
 * @type {() => void} */
const unwarn = () => {
  const limit = find('#limit');
  if (!limit || limit.textContent !== home.long) return;
  limit.textContent = '';
  body.append(limit);
};
/** @type {Remount} */
export const remount = (roots, pieces, missed, fields, waiting, report, tap) => {
  const steps = noted(missed), focused = /** @type {Part | null} */ (doc.activeElement);
  unwarn();
  const controls = roots.flatMap((root, at) => merge(root, pieces[at], new Map()));
  // Once all have their names: of radio buttons with the same one a single one is checked.
  for (const [el, now] of controls) fill(el, now, waiting);
  roots.forEach((root) => each(root, '[data-n]', (el) => forget(el, fields)));
  stack();
  if (focused && focused === doc.activeElement && wants(focused, 'focus')) report(focused, 'focus');
  doc.dispatchEvent(new Event('remount'));
  // Once client.js has taken the page over as well.
  queueMicrotask(() => {
    doc.dispatchEvent(new Event('strata'));
    again(steps, tap);
  });
};
