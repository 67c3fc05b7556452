// Controls: text, caret and composition belong to the user; the server's value waits for the newest
// edit.
import { all, attempted, doc, find, isText, on, wants } from '../shared/page.js';
import { listOf, showList } from './listbox.js';
import { gait } from './motion.js';
import { isTooLong, report } from './outbox.js';
import { warn } from './words.js';

/** @typedef {[number, number, 'forward' | 'backward' | 'none' | undefined]} Caret */

/** @type {WeakMap<Part, Field>} */
export const fields = new WeakMap();
/** data-k → the last text that the user typed.
 * @type {Map<string, string>} */
export const drafts = new Map();
/** The drafts whose field is not on the page yet.
 * @type {Map<string, string>} */
export const waiting = new Map();

/** @type {(el: Part) => Field} */
export const field = (el) => {
  let known = fields.get(el);
  if (!known) fields.set(el, known = { version: 0, composing: false, held: null });
  return known;
};
/** Returns whether the user is editing the element.
 * @type {(el: Part) => boolean} */
export const isEdited = (el) => el === doc.activeElement && fields.has(el);
/** Returns the key of a field's draft.
 * @type {(el: Part) => string} */
const key = (el) => el.dataset.k ?? '';

/** @type {(el: Part) => Caret | null | false | undefined} */
export const caret = (el) =>
  isText(el) && el.selectionStart !== null
    ? [el.selectionStart, el.selectionEnd ?? 0, el.selectionDirection ?? undefined] : null;
/** @type {(el: Part, range?: Caret | null | false) => void} */
export const select = (el, range) => { if (range) attempted(() => el.setSelectionRange(...range)); };

/** Returns the position of the caret when `old` becomes `now`: it stays between the same
 * characters.
 * @type {(old: string, now: string, at: number) => number} */
const follow = (old, now, at) => {
  if (at === old.length) return now.length;
  let start = 0, end = 0;
  const shorter = Math.min(old.length, now.length);
  while (start < shorter && old[start] === now[start]) start++;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  if (at <= start) return at;
  if (at >= old.length - end) return at + now.length - old.length;
  const isSign = /[\p{L}\p{N}]/u;
  let signs = [...old.slice(0, at)].filter((c) => isSign.test(c)).length, place = 0;
  for (const c of now) {
    if (!signs) break;
    if (isSign.test(c)) signs--;
    place += c.length;
  }
  return place;
};
/** @type {(el: Part, value: string) => void} */
const write = (el, value) => {
  const old = el.value, range = el === doc.activeElement && caret(el);
  if (old === value) return;
  el.value = value;
  if (range) select(el, [follow(old, value, range[0]), follow(old, value, range[1]), range[2]]);
};
/** @type {(el: Part, version: number, value: string | null) => void} */
export const assign = (el, version, value) => {
  const state = field(el);
  if (version !== state.version) return;
  if (state.composing) return void (state.held = [version, value]);
  if (el.matches('.pages')) turn(el, value, gait());
  else if (el.localName === 'fieldset') {
    all('input[type=radio]', el).forEach((radio) => { radio.checked = radio.value === value; });
  } else if (el.type === 'checkbox') el.checked = String(value) === 'true';
  else write(el, String(value ?? ''));
  if (drafts.has(key(el))) drafts.set(key(el), el.value);
};
/** Scrolls to a page of a carousel; the visible one is the control's value.
 * @type {(el: Part, at: any, behavior?: ScrollBehavior) => void} */
export const turn = (el, at, behavior) => {
  el.turning = at !== el.dataset.page;
  el.dataset.page = at;
  const slide = el.children[at], [first] = el.children;
  if (slide) el.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior });
};
/** @type {(el: Part) => void} */
export const edited = (el) => {
  const state = field(el);
  state.version++;
  if (key(el) && el.type !== 'password') drafts.set(key(el), el.value);
  warn(el, isTooLong(el.value));
  report(el, 'input', el.value, state.version);
};
/** @type {(el: Part) => void} */
const changed = (el) => {
  const owner = el.closest('[data-e~=change]');
  if (!owner) return;
  const state = field(owner);
  state.version++;
  report(owner, 'change', el.type === 'checkbox' ? String(el.checked) : el.value, state.version);
};
export const watchFields = () => {
  on('scrollend', ({ target: el }) => {
    if (!el.matches?.('.pages')) return;
    const at = String(Math.round(Math.abs(el.scrollLeft) / el.clientWidth));
    if (at === el.dataset.page) el.turning = false;
    // The end of an earlier scroll: the newer one goes on.
    else if (el.turning) turn(el, el.dataset.page);
    else report(el, 'change', el.dataset.page = at, ++field(el).version);
  }, true);
  for (const type of /** @type {const} */ (['pointerdown', 'wheel', 'keydown'])) {
    on(type, ({ target }) => {
      const el = target.closest?.('.pages');
      if (el) el.turning = false;
    }, true);
  }
  on('input', ({ target }) => {
    // A partially typed date is not reported.
    if (!target.dataset || !wants(target, 'input') || target.validity?.badInput) return;
    const list = target.getAttribute('role') === 'combobox' && listOf(target);
    if (list) showList(target, list, true);
    edited(target);
  });
  on('change', ({ target }) => {
    if (target.matches?.('select,input:is([type=checkbox],[type=radio],[type=file])')) changed(target);
  });
  on('compositionstart', ({ target }) => { field(target).composing = true; });
  on('compositionend', ({ target }) => {
    const state = field(target), { held } = state;
    state.composing = false;
    state.held = null;
    // Some browsers report the composed text only after this event; it overrides what was held.
    if (held) setTimeout(() => assign(target, ...held));
  });
};
/** Reports as edits what was typed before the script was loaded, or filled in again by the
 * browser. */
export const catchUp = () => {
  for (const el of all('[data-e~=input]')) if (el.value !== el.defaultValue) edited(el);
  for (const el of all('input[type=checkbox],input[type=radio]')) {
    if (el.checked !== el.defaultChecked && (el.checked || el.type === 'checkbox')) changed(el);
  }
};

/** Returns the drafts, which may be lost with the session, for the hello. */
export const draftList = () => {
  let room = 16000;
  return [...drafts].filter(([name, value]) => (room -= name.length + value.length) > 0);
};
/** @type {(list: Iterable<[string, string]>) => void} */
export const expectDrafts = (list) => { for (const [name, value] of list) waiting.set(name, value); };
/** Ends the wait for fields of drafts, after a while: a screen that is drawn later still gets its
 * text. */
export const expireDrafts = () => { if (waiting.size) setTimeout(() => waiting.clear(), 10000); };
/** Restores a field's text that was typed before the page was drawn again.
 * @type {(el: Part) => void} */
export const restoreDraft = (el) => {
  const value = waiting.get(key(el));
  if (value === undefined) return;
  waiting.delete(key(el));
  if (el.defaultValue === value) return; // the server has drawn it so
  write(el, value);
  edited(el);
};

/** Returns a description of the focused field, by which it can be found on another page.
 * @type {() => { name: [string, string], range: ReturnType<typeof caret> } | null} */
export const focusMark = () => {
  const el = /** @type {Part | null} */ (doc.activeElement), { k, testid } = el?.dataset ?? {};
  /** @type {[string, string] | null} */
  const name = k ? ['k', k] : testid ? ['testid', testid] : null;
  return name && el && { name, range: caret(el) };
};
/** @type {(mark: ReturnType<typeof focusMark>) => void} */
export const refocus = (mark) => {
  if (!mark) return;
  const [kind, name] = mark.name, el = find(`[data-${kind}=${CSS.escape(name)}]`);
  if (!el || el === doc.activeElement) return;
  el.focus({ preventScroll: true });
  select(el, mark.range);
};
