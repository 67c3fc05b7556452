// Long lists: the rows on the page are between two spacers, which are as high as the missing rows
// would be. The visible range determines which rows the server sends.
import { all, on, page, span } from '../shared/page.js';
import { reportOnce, told } from './outbox.js';

/**
 * The geometry of a collection on the page.
 * @typedef {object} Lie
 * @property {Part} start The spacer before the rows.
 * @property {Part} end The spacer after them, which reports the visible range.
 * @property {Part[]} rows
 * @property {boolean} isX Whether it is horizontal.
 * @property {boolean} isBack Whether it is horizontal from right to left.
 * @property {number} gap
 * @property {number} lanes The number of members side by side in a grid, else 0.
 * @property {number} before The number of members that the first spacer represents.
 * @property {number} after
 */

/** Spacer → the average height of a row seen so far.
 * @type {WeakMap<Part, number>} */
const heights = new WeakMap();
/** The scroll views in which only spacers are visible.
 * @type {Set<Part>} */
const blanks = new Set();
let looking = 0, isHeld = false;
/** The last mover of scroll views: the user (0) or the app (1); 2 while the app scrolls smoothly. */
let mover = 1;
/** Records a scroll of the app. While it is smooth, no target that passes by is reported.
 * @type {(isSmooth: boolean) => void} */
export const lead = (isSmooth) => { mover = isSmooth ? 2 : 1; };

/** Keeps the scroll position with this script instead of the browser's scroll anchoring.
 * @type {(isSo: boolean) => void} */
export const holdPlace = (isSo) => { isHeld = isSo; };

/** Collects the rows before a spacer; returns the spacer before them.
 * @type {(end: Part, rows: Part[]) => Part | null} */
export const gather = (end, rows) => {
  let start = end.previousElementSibling;
  for (; start && !start.dataset.rows; start = start.previousElementSibling) rows.unshift(start);
  return start;
};
/** Returns the number of members that a spacer represents.
 * @type {(space: Part | null) => number} */
export const rowsOf = (space) => Number(space?.dataset.rows);

/** Returns the start and end of an element, from the leading edge.
 * @type {(el: Part, lie: Pick<Lie, 'isX' | 'isBack'>) => [number, number]} */
const ends = (el, { isX, isBack }) => {
  const { top, bottom, left, right } = span(el);
  return isX ? (isBack ? [-right, -left] : [left, right]) : [top, bottom];
};
/** @type {(end: Part) => Lie | null} */
const measure = (end) => {
  /** @type {Part[]} */
  const rows = [];
  const box = /** @type {Part} */ (end.parentElement), style = getComputedStyle(box);
  // A horizontal list is measured from the leading edge.
  const isX = box.matches('.h,.across'), isBack = isX && style.direction === 'rtl';
  const gap = parseFloat(isX ? style.columnGap : style.rowGap) || 0;
  const grid = isX ? style.gridTemplateRows : style.gridTemplateColumns;
  const lanes = box.matches('.g') ? grid.split(' ').length : 0, start = gather(end, rows);
  if (!start || !end.getClientRects().length) return null;
  return { start, end, rows, isX, isBack, gap, lanes, before: rowsOf(start), after: rowsOf(end) };
};
/** Sets the position attributes here, not on the server: moving one row would change those of all
 * others.
 * @type {(lie: Lie) => void} */
const count = ({ rows, before, after }) => {
  rows.forEach((el, n) => {
    if (!el.matches('.row')) return;
    el.ariaSetSize = String(before + rows.length + after);
    el.ariaPosInSet = String(before + n + 1);
  });
};
/** Sets the sizes of the spacers; returns the size of a row, 0 if it is unknown.
 * @type {(lie: Lie) => number} */
const spread = (lie) => {
  const { start, end, rows, isX, gap, lanes, before, after } = lie, isKnown = heights.has(end);
  const size = isX ? 'inlineSize' : 'blockSize';
  const tall = (ends(end, lie)[0] + (isKnown ? gap : 0) - ends(rows[0], lie)[0])
    / (Math.ceil(rows.length / (lanes || 1)) * (lanes || 1));
  if (!tall) return 0;
  // Smoothed, so that rows of different heights do not make the scroll bar jump.
  const row = isKnown ? (heights.get(end) ?? 0) * 0.8 + tall * 0.2 : tall;
  heights.set(end, Math.abs(row - tall) < 0.5 ? tall : row);
  start.style[size] = `${before * row}px`;
  end.style[size] = `${after * row}px`;
  // A spacer includes the gaps between its members and has none itself.
  start.style[isX ? 'marginInlineEnd' : 'marginBlockEnd'] = `${-gap}px`;
  end.style[isX ? 'marginInlineStart' : 'marginBlockStart'] = `${-gap}px`;
  return row;
};
/** @type {(end: Part, isQuiet?: boolean) => void} */
const lookAt = (end, isQuiet) => {
  const lie = measure(end);
  if (!lie) return;
  const { start, rows, isX, isBack, lanes, before, after } = lie;
  if (!rows.length) {
    told.delete(end);
    start.style[isX ? 'inlineSize' : 'blockSize'] = end.style[isX ? 'inlineSize' : 'blockSize'] = '0'; // no missing members
    return;
  }
  count(lie);
  const row = spread(lie), total = before + rows.length + after;
  if (!row) return;
  const port = end.closest('.sc'), flow = port && getComputedStyle(port);
  const scrolls = flow && (isX ? flow.overflowX : flow.overflowY) !== 'visible';
  const [from, to] = port && scrolls ? ends(port, lie)
    : isX ? (isBack ? [-innerWidth, 0] : [0, innerWidth]) : [0, innerHeight];
  /** @type {(y: number) => number} */
  const place = (y) => {
    const at = rows.findIndex((el) => ends(el, lie)[1] > y);
    if (y < ends(rows[0], lie)[0]) return Math.floor((y - ends(start, lie)[0]) / row);
    return at < 0 ? before + rows.length + Math.floor((y - ends(end, lie)[0]) / row) : before + at;
  };
  /** @type {(n: number) => number} */
  const inside = (n) => Math.max(0, Math.min(total - 1, n));
  const top = place(from), bottom = place(to), first = inside(top), last = inside(bottom);
  // After a jump into a spacer only the area outside the rows is visible. Scroll anchoring would
  // keep it in place while rows are inserted above, and so trigger one page of rows after the
  // other.
  if ((top < total && top >= before + rows.length) || (bottom >= 0 && bottom < before)) {
    blanks.add(port && scrolls ? port : /** @type {Part} */ (page));
  }
  const near = (first < before + 8 && before) || (last > before + rows.length - 9 && after);
  if (!near || isQuiet) return;
  const words = [first, last, before, rows.length].join(' ');
  reportOnce(end, 'window', words, `${first} ${last}${lanes ? ` ${lanes}` : ''}`);
};
/** Measures all long collections without reporting. */
export const measureLists = () => all('[data-e~=window]').forEach((el) => lookAt(el, true));
/** Returns the visible long list; those of other tabs are on the page, too. */
export const longList = () => [...all('[data-e~=window]')].find((el) => el.getClientRects().length);
/** Returns the (estimated) position of a member, and its row if it is on the page.
 * @type {(end: Part, nth: number) => [top?: number, row?: Part]} */
export const placeOf = (end, nth) => {
  /** @type {Part[]} */
  const rows = [];
  const start = gather(end, rows), n = nth - rowsOf(start);
  if (!start) return [];
  if (rows[n]) return [span(rows[n]).top, rows[n]];
  const beyond = n - rows.length, row = heights.get(end) ?? 0;
  if (n < 0) return [span(start).top + nth * row];
  return beyond < rowsOf(end) ? [span(end).top + beyond * row] : [];
};
/** Reports the first visible scroll target.
 * @type {(el: Part) => void} */
const tellSight = (el) => {
  if (mover > 1) return;
  const { left, top } = span(el);
  const shown = [...all('.k-targets > [data-n]', el)].find((part) => (
    span(part).bottom > top + 1 && span(part).right > left + 1))?.dataset.n;
  if (shown) reportOnce(el, 'sight', shown, shown + (mover ? '!' : ''));
};
export const lookAround = () => {
  if (looking) return;
  looking = requestAnimationFrame(() => {
    looking = 0;
    for (const el of blanks) el.style.overflowAnchor = '';
    blanks.clear();
    all('[data-e~=window]').forEach((el) => lookAt(el));
    if (isHeld) blanks.add(/** @type {Part} */ (page)); // while the scroll position is being restored
    for (const el of blanks) el.style.overflowAnchor = 'none';
    all('[data-e~=sight]').forEach(tellSight);
  });
};
/** @type {(next: number) => void} */
const pass = (next) => {
  if (mover > 1) lookAround();
  mover = Math.min(mover, next);
};
export const watchLists = () => {
  on('scroll', lookAround, { capture: true, passive: true });
  on('scrollend', () => pass(1), true);
  for (const type of /** @type {const} */ (['pointerdown', 'wheel', 'keydown'])) on(type, () => pass(0), true);
};
