// The scroll positions of each history entry and of each tab.
import { all, doc, find, on, page, span } from '../shared/page.js';
import { gather, holdPlace, longList, lookAround, placeOf, rowsOf } from './lists.js';
import { keep, recall } from './memory.js';

/**
 * A scroll view by its key, and its position; for a long list also the first visible member and
 * its position.
 * @typedef {[key: string, left: number, top: number, nth?: number, at?: number]} Mark
 * @typedef {object} Wish The scroll position to reach while the page still grows.
 * @property {Mark[]} marks
 * @property {number} [until]
 * @property {number} [after]
 * @property {number} [length]
 */

/** @type {Map<string, Mark[]>} */
const offsets = new Map(recall('strata.scroll', []));
/** @type {Mark[]} */
const top = [['', 0, 0]];
/** @type {Wish | null} */
let wanted = null;
/** The history entry that is shown. */
let shown = '';
/** @type {number | undefined} */
let scrollTimer;

/** @type {(wish: Wish | null) => void} */
const want = (wish) => {
  wanted = wish;
  holdPlace(Boolean(wish));
};
/** @type {(entry: string) => void} */
export const showEntry = (entry) => { shown = entry; };

/** Returns the first visible member of a long list, and its position: the sizes of the spacers are
 * estimates.
 * @type {() => [nth: number, at: number] | []} */
const placeInRows = () => {
  /** @type {Part[]} */
  const rows = [];
  const end = longList(), before = end ? rowsOf(gather(end, rows)) : 0;
  const at = before ? rows.findIndex((el) => span(el).bottom > 0) : -1;
  return at < 0 ? [] : [before + at, span(rows[at]).top];
};
/** Returns the scroll positions of all scroll views.
 * @type {() => Mark[]} */
export const scrollMark = () => {
  /** @type {Mark[]} */
  const marks = [['', scrollX, scrollY, ...placeInRows()]];
  for (const el of all('[data-scroll]')) marks.push([el.dataset.scroll ?? '', el.scrollLeft, el.scrollTop]);
  return marks;
};
export const rememberScroll = () => {
  if (wanted) return; // the scroll position is not restored yet
  clearTimeout(scrollTimer);
  offsets.delete(shown);
  offsets.set(shown, scrollMark());
  if (offsets.size > 50) offsets.delete([...offsets.keys()][0]);
  keep('strata.scroll', [...offsets]);
};
/** Scrolls to positions; returns whether all were reached.
 * @type {(marks: Mark[]) => boolean} */
const goTo = (marks) => marks.every(([key, left, top, nth, at = 0]) => {
  const el = key ? find(`[data-scroll=${CSS.escape(key)}]`) : doc.scrollingElement, end = nth && longList();
  const [stands, row] = end ? placeOf(end, nth) : [];
  const to = stands === undefined || !el ? top : el.scrollTop + stands - at;
  el?.scrollTo({ left, top: to, behavior: /** @type {ScrollBehavior} */ ('instant') });
  return el && Math.abs(el.scrollTop - to) < 2 && (row || !nth);
});
/** Restores scroll positions. The rows may come with later patches, so it retries until they fit or
 * the user scrolls, and for as long as the page grows.
 * @type {(marks: Mark[]) => void} */
export const scrollBack = (marks) => {
  want(marks && !goTo(marks) ? { marks, until: performance.now() + 5000 } : null);
  lookAround();
};
export const settleScroll = () => {
  const now = performance.now(), { scrollHeight } = page;
  if (!wanted || (wanted.after ?? 0) > now) return;
  if (wanted.length !== scrollHeight) wanted.until = Math.max(wanted.until ?? 0, now + 5000);
  wanted.length = scrollHeight;
  if (goTo(wanted.marks) || now > (wanted.until ?? 0)) want(null);
};
export const marksOfEntry = () => offsets.get(shown) ?? top;
export const hasMarks = () => offsets.has(shown);
export const restoreEntry = () => scrollBack(marksOfEntry());
/** Restores positions once the server has drawn the page of a history entry; null does nothing.
 * @type {(marks: Mark[] | null) => void} */
export const wait = (marks) => want(marks && { marks, after: Infinity });
/** Restores the positions now that the page is drawn, unless the user has scrolled meanwhile.
 * @type {(marks: Mark[]) => void} */
export const waitNoMore = (marks) => {
  if (wanted) want({ marks, until: performance.now() + 5000 });
  queueMicrotask(settleScroll); // after the patch that came with the answer, before it is painted
};

// A tab that is shown again has its former scroll position, under any address.
/** @type {WeakMap<Part, Mark[] | undefined>} */
const leftTabs = new WeakMap();
const tabInSight = () => [...all('#screen .tab-content:not(.away,.away *)')].at(-1);
/** Returns the visible tab, and the scroll positions of its entry. */
export const tabMark = () => ({ tab: tabInSight(), marks: offsets.get(shown) });
/** @type {(old: ReturnType<typeof tabMark>) => void} */
export const changeTab = ({ tab, marks }) => {
  const now = tabInSight();
  if (!tab || now === tab) return;
  leftTabs.set(tab, marks);
  if (!wanted) scrollBack((now && leftTabs.get(now)) ?? top);
};
export const watchScroll = () => {
  on('scroll', () => {
    clearTimeout(scrollTimer);
    scrollTimer = setTimeout(rememberScroll, 100);
  }, { capture: true, passive: true });
  for (const type of /** @type {const} */ (['touchmove', 'pointerdown', 'wheel', 'keydown'])) {
    on(type, () => want(null), { passive: true });
  }
};
