// Moves a row by its handle: with a pointer, or with the arrow keys.
import { all, on, span } from '../shared/page.js';

/** @typedef {{ handle: Part, row: Part, y: number, steps: number }} Carried */
/** @type {Carried | null} */
let carried = null;
/** @type {Report} */
let report;

/** Returns by how many places a row has been moved, for the position of its middle.
 * @type {(row: Part, y: number) => number} */
const steps = (row, y) => {
  const rows = [...row.parentElement?.children ?? []].filter((el) => el.matches('.row')), at = rows.indexOf(row);
  /** @type {(el: Part) => number} */
  const middle = (el) => (span(el).top + span(el).bottom) / 2;
  return rows.filter((el, n) => n > at && middle(el) < y).length
    - rows.filter((el, n) => n < at && middle(el) > y).length;
};
/** @type {(event: { type: string }) => void} */
const putDown = ({ type }) => {
  if (!carried) return;
  const { handle, row, steps } = carried;
  carried = null;
  row.style.translate = '';
  if (steps && type === 'pointerup') report(handle, 'reorder', String(steps));
};
/** Returns a function that takes the function by which events are reported. */
export const watchCarrying = () => {
  on('pointerdown', ({ target, clientY: y, pointerId }) => {
    const handle = target.closest?.('.handle'), row = handle?.closest('.row');
    if (!handle || !row) return;
    handle.setPointerCapture(pointerId);
    carried = { handle, row, y, steps: 0 };
  });
  on('pointermove', ({ clientY: y }) => {
    if (!carried) return;
    carried.row.style.translate = `0 ${y - carried.y}px`;
    carried.steps = steps(carried.row, y);
  });
  on('pointerup', putDown);
  on('pointercancel', putDown);
  on('keydown', (event) => {
    const step = event.target.matches?.('.handle') && { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    report(event.target, 'reorder', String(step));
  });
  /** @type {(tell: Report) => void} */
  const take = (tell) => { report = tell; };
  return take;
};

let names = 0;
/** Labels a handle with its row: "Move Tokyo". */
export const nameHandles = () => {
  for (const handle of all('.row > .handle:not([aria-labelledby])')) {
    const words = [...all('.t', handle.parentElement ?? undefined)].find((el) => !el.closest('.part'));
    if (!words) continue;
    for (const el of [handle, words]) el.id ||= `named${names += 1}`;
    handle.setAttribute('aria-labelledby', `${handle.id} ${words.id}`);
  }
};
