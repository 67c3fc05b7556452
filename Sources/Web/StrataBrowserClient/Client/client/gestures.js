// data-g: the number of taps in a row, the distance before a finger is reported, the times of long
// presses. The server recognizes gestures from these reports, for all surrounding views.
import { on } from '../shared/page.js';
import { brief, corner } from './boxes.js';
import { report, tap } from './outbox.js';

/**
 * @typedef {[number, number]} Point
 * @typedef {object} Hand
 * @property {Part} el
 * @property {Point} at
 * @property {Point} from
 * @property {number} since The time when the finger came down, 0 once that was reported.
 * @property {number} far
 * @property {number[]} places
 * @property {number[]} timers
 */

/** @type {Map<number, Point>} */
const fingers = new Map();
/** @type {Hand | null} */
let hand = null;
let isSpent = false;
/** @type {{ el?: Part, count?: number, done?: () => void, timer?: number }} */
let taps = {};

/** @type {(el: Part | null | undefined) => Part[]} */
const around = (el) => {
  const part = el?.closest('[data-g]');
  return part ? [part, ...around(part.parentElement)] : [];
};
/** @type {(list: Part[]) => number[]} */
const corners = (list) => list.flatMap((el) => corner(el).slice(0, 2));
/** @type {(it: Hand, kind: string, at?: Point, time?: number) => void} */
const say = (it, kind, at = it.at, time = performance.now()) => {
  const [, other = at] = fingers.values();
  report(it.el, kind === 'm' ? 'drag' : 'touch', brief([kind, time, ...at, ...other, ...it.places]));
};
/** @type {(it: Hand) => void} */
const begin = (it) => {
  if (it.since) say(it, 'd', it.from, it.since);
  it.since = 0; // reported
};
/** @type {(event: PageEvent<'pointerdown'>) => void} */
const down = ({ target, pointerId, button, clientX, clientY }) => {
  const list = around(target), [el] = list;
  /** @type {Point} */
  const at = [clientX, clientY];
  isSpent = false;
  if (!el || button || target.closest('input,select,textarea')) return;
  fingers.set(pointerId, at);
  if (hand) {
    begin(hand);
    return say(hand, 'p');
  }
  const wishes = list.map((part) => (part.dataset.g ?? '').split(' ').map(Number));
  const it = hand = {
    el, at, from: at, since: performance.now(), places: corners(list), far: Math.min(...wishes.map(([, far]) => far)),
    timers: wishes.flatMap(([, , ...times]) => times).map((time) => setTimeout(() => {
      isSpent = true;
      say(it, 'h');
    }, time)),
  };
  if (it.timers.length || !it.far) begin(it);
};
/** @type {(event: PageEvent<'pointermove'>) => void} */
const move = ({ pointerId, clientX, clientY }) => {
  if (!hand || !fingers.has(pointerId)) return;
  fingers.set(pointerId, [clientX, clientY]);
  const [at, other] = fingers.values(), moved = Math.hypot(at[0] - hand.from[0], at[1] - hand.from[1]);
  hand.at = at;
  if (!other && moved < hand.far) return;
  hand.far = 0;
  isSpent ||= moved > 9;
  begin(hand);
  say(hand, 'm');
};
/** @type {(event: PageEvent<'pointerup' | 'pointercancel'>) => void} */
const lift = ({ type, pointerId }) => {
  if (!hand || !fingers.has(pointerId)) return;
  hand.timers.forEach(clearTimeout);
  if (!hand.since) say(hand, type[7]);
  fingers.clear();
  hand = null;
};
export const watchGestures = () => {
  on('pointerdown', down);
  on('pointermove', move);
  on('pointerup', lift);
  on('pointercancel', lift);
  on('click', (event) => {
    if (!isSpent || !event.detail) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  on('contextmenu', (event) => { if (hand?.timers.length) event.preventDefault(); });
};
/** Reports a tap. It waits for the next one only if several taps are handled.
 * @type {(el: Part, event: { clientX: number, clientY: number, detail: number }) => void} */
export const touched = (el, { clientX, clientY, detail }) => {
  const list = around(el), [x, y, wide, high] = corner(el);
  if (!list[0]) return tap(el);
  const at = detail ? [clientX, clientY] : [x + wide / 2, y + high / 2];
  if (taps.el !== el) taps.done?.();
  clearTimeout(taps.timer);
  const count = detail && (taps.count ?? 0) + 1;
  const done = () => {
    taps = {};
    tap(el, brief([count, performance.now(), ...at, ...at, ...corners(list)]));
  };
  taps = { el, count, done, timer: setTimeout(done, 300) };
  if (count && count < parseInt(el.dataset.g ?? '')) return;
  clearTimeout(taps.timer);
  done();
};
