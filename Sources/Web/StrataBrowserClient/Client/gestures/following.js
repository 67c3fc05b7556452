// Lets a view that the server moves with a finger follow it at once: the answers show in which
// directions the view moves, and from then on the server only corrects the rest.
import { on, span } from '../shared/page.js';

/**
 * @typedef {[number, number]} Point
 * @typedef {[boolean, boolean]} Ways Whether a view moves with a finger, horizontally and vertically.
 * @typedef {object} Grip
 * @property {Part} el
 * @property {number} pointerId
 * @property {boolean} held Whether the finger is still down.
 * @property {Point} from The position where it came down.
 * @property {Point} by The distance from there.
 * @property {Point[]} path All positions so far.
 * @property {Point} start The position of the view before.
 * @property {Point} put The position where the server has put the view.
 * @property {number[]} shift The view's own translation.
 * @property {Ways | null | undefined} ways
 * @property {boolean} [far] Whether it moved far enough to be a drag.
 */

/** @type {WeakMap<Part, Ways | null>} */
const known = new WeakMap();
/** @type {Grip | null} */
let grip = null;

/** @type {(el: Part) => Point} */
const corner = (el) => {
  const { left, top } = span(el);
  return [left, top];
};
/** @type {(el: Part) => number[]} */
const own = (el) => `${getComputedStyle(el).translate}`.split(' ').map((part) => parseFloat(part) || 0);
/** @type {(it: Grip) => void} */
const look = (it) => {
  it.el.style.translate = '';
  it.put = corner(it.el);
  it.shift = own(it.el);
};
/** @type {(it: Grip) => void} */
const follow = ({ el, ways, put, shift, start, by }) => {
  if (!ways?.includes(true)) return;
  /** @type {(n: number) => number} */
  const way = (n) => (shift[n] || 0) + (ways[n] ? start[n] + by[n] - put[n] : 0);
  el.style.translate = `${way(0)}px ${way(1)}px`;
};
const release = () => {
  if (grip) grip.el.style.translate = '';
  grip = null;
};
/** @type {(a: number, b: number) => boolean} */
const near = (a, b) => Math.abs(a - b) < 1.5;
/** Learns the directions: the view follows if it has moved as far as the finger once had.
 * @type {(it: Grip) => void} */
const learn = (it) => {
  const moved = it.put.map((at, n) => at - it.start[n]);
  if (Math.hypot(...moved) < 2) return;
  const once = it.path.find((by) =>
    [0, 1].every((n) => near(moved[n], by[n]) || near(moved[n], 0))
    && [0, 1].some((n) => Math.abs(by[n]) > 2 && near(moved[n], by[n])));
  // A direction in which the finger did not move is taken to be free.
  it.ways = once ? [near(moved[0], once[0]), near(moved[1], once[1])] : null;
  known.set(it.el, it.ways);
};

export const watchDrags = () => {
  on('pointerdown', ({ target, pointerId, button, clientX, clientY }) => {
    const el = target.closest?.('.gd');
    if (!el || button || grip?.held) return release();
    release();
    el.style.translate = '';
    const start = corner(el);
    grip = {
      el, pointerId, held: true, from: [clientX, clientY], by: [0, 0], path: [], ways: known.get(el), start,
      put: start, shift: own(el),
    };
  });
  on('pointermove', ({ pointerId, clientX, clientY }) => {
    if (!grip?.held || grip.pointerId !== pointerId) return;
    grip.by = [clientX - grip.from[0], clientY - grip.from[1]];
    grip.path.push(grip.by);
    const [, far] = grip.el.dataset.g?.split(' ') ?? [0, 0];
    grip.far ||= Math.hypot(...grip.by) >= Number(far);
    if (grip.far) follow(grip);
  });
  for (const end of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    on(end, ({ pointerId }) => {
      if (grip?.pointerId !== pointerId) return;
      grip.held = false;
      if (!grip.el.style.translate) release();
    });
  }
  // After each answer. The last one decides the final position of the view and its animation.
  on('strata', () => {
    if (!grip) return;
    if (!grip.el.isConnected || (!grip.held && !window.__strata?.pending)) return release();
    if (!grip.held) return;
    look(grip);
    learn(grip);
    follow(grip);
  });
};
