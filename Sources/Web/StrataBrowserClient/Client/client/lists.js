// Between two spaces stand the rows that are on the page; the spaces are as high as those that are not
// would be. Which ones are to be there follows from what is in sight.
import { all, on, page, span } from '../shared/page.js';
import { report } from './outbox.js';

/**
 * How a collection lies on the page.
 * @typedef {object} Lie
 * @property {Part} start The space before the rows.
 * @property {Part} end That after them, which tells the server what is in sight.
 * @property {Part[]} rows
 * @property {boolean} isX Whether it goes along a row.
 * @property {boolean} isBack Whether that goes from the right.
 * @property {number} gap
 * @property {number} lanes How many members stand side by side in a grid, else 0.
 * @property {number} before How many members the first space stands for.
 * @property {number} after
 */

/** Space → how high a row is, taken over all that were seen.

 * @type {WeakMap<Part, number>} */
const heights = new WeakMap();
/** What was told of an element last.
 * @type {WeakMap<Part, string | Part>} */
const said = new WeakMap();
/** What scrolls and has only spaces in sight.
 * @type {Set<Part>} */
const blanks = new Set();
let looking = 0, isHeld = false;

/** Keeps the page's place by our means instead of the browser's.
 * @type {(isSo: boolean) => void} */
export const holdPlace = (isSo) => { isHeld = isSo; };

/** Collects the rows before a space; returns the space before them.
 * @type {(end: Part, rows: Part[]) => Part | null} */
export const gather = (end, rows) => {
  let start = end.previousElementSibling;
  for (; start && !start.dataset.rows; start = start.previousElementSibling) rows.unshift(start);
  return start;
};
/** How many members a space stands for.
 * @type {(space: Part | null) => number} */
export const rowsOf = (space) => Number(space?.dataset.rows);

/** From where to where an element goes, from the leading side.
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
  // Along a row everything is the same from the leading side.
  const isX = box.matches('.h,.across'), isBack = isX && style.direction === 'rtl';
  const gap = parseFloat(isX ? style.columnGap : style.rowGap) || 0;
  const grid = isX ? style.gridTemplateRows : style.gridTemplateColumns;
  const lanes = box.matches('.g') ? grid.split(' ').length : 0, start = gather(end, rows);
  if (!start || !end.getClientRects().length) return null;
  return { start, end, rows, isX, isBack, gap, lanes, before: rowsOf(start), after: rowsOf(end) };
};
/** Said here, not by the server: a row that moves would change what all the others say.
 * @type {(lie: Lie) => void} */
const count = ({ rows, before, after }) => {
  rows.forEach((el, n) => {
    if (!el.matches('.row')) return;
    el.ariaSetSize = String(before + rows.length + after);
    el.ariaPosInSet = String(before + n + 1);
  });
};
/** Makes the spaces as high as what they stand for; returns how high a row is, 0 where that cannot be told.
 * @type {(lie: Lie) => number} */
const spread = (lie) => {
  const { start, end, rows, isX, gap, lanes, before, after } = lie, isKnown = heights.has(end);
  const size = isX ? 'inlineSize' : 'blockSize';
  const tall = (ends(end, lie)[0] + (isKnown ? gap : 0) - ends(rows[0], lie)[0])
    / (Math.ceil(rows.length / (lanes || 1)) * (lanes || 1));
  if (!tall) return 0;
  // Rows of differing heights must not make the scroll bar jump.
  const row = isKnown ? (heights.get(end) ?? 0) * 0.8 + tall * 0.2 : tall;
  heights.set(end, Math.abs(row - tall) < 0.5 ? tall : row);
  start.style[size] = `${before * row}px`;
  end.style[size] = `${after * row}px`;
  // A space stands for its members with the gaps between them and has none itself.
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
    said.delete(end);
    start.style[isX ? 'inlineSize' : 'blockSize'] = end.style[isX ? 'inlineSize' : 'blockSize'] = '0'; // nothing is left to stand for
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
  // After a jump into a space only what stands outside the rows is in sight. The browser would keep
  // that in its place while rows come above it, and so run on from one page of them to the next.
  if ((top < total && top >= before + rows.length) || (bottom >= 0 && bottom < before)) {
    blanks.add(port && scrolls ? port : /** @type {Part} */ (page));
  }
  const near = (first < before + 8 && before) || (last > before + rows.length - 9 && after);
  if (!near || isQuiet) return;
  const words = [first, last, before, rows.length].join(' ');
  if (said.get(end) === words) return;
  said.set(end, words);
  report(end, 'window', `${first} ${last}${lanes ? ` ${lanes}` : ''}`);
};
/** Measures all long collections, and tells nobody. */
export const measureLists = () => all('[data-e~=window]').forEach((el) => lookAt(el, true));
/** The long list in sight; those of other tabs are on the page too. */
export const longList = () => [...all('[data-e~=window]')].find((el) => el.getClientRects().length);
/** Where a member of it stands, or would, and what stands there where it is on the page.
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
/** The first of the things that a scroll view stops at.
 * @type {(el: Part) => void} */
const tellSight = (el) => {
  const { left, top } = span(el);
  const shown = [...all('.k-targets > [data-n]', el)].find((part) => (
    span(part).bottom > top + 1 && span(part).right > left + 1));
  if (!shown || said.get(el) === shown) return;
  said.set(el, shown);
  report(el, 'sight', shown.dataset.n ?? '');
};
export const lookAround = () => {
  if (looking) return;
  looking = requestAnimationFrame(() => {
    looking = 0;
    for (const el of blanks) el.style.overflowAnchor = '';
    blanks.clear();
    all('[data-e~=window]').forEach((el) => lookAt(el));
    if (isHeld) blanks.add(/** @type {Part} */ (page)); // on its way to where it was
    for (const el of blanks) el.style.overflowAnchor = 'none';
    all('[data-e~=sight]').forEach(tellSight);
  });
};
export const watchLists = () => on('scroll', lookAround, { capture: true, passive: true });
