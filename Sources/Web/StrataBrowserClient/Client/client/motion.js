// Animates the operations that follow a motion in a patch: looks by CSS transitions, positions by a
// `translate` on top of them. An animation starts from the current look, also in the middle of
// another one.
import { calm } from '../shared/calm.js';
import { all, body, each, number, span } from '../shared/page.js';
import { tellPlaces } from './boxes.js';
import { nodes } from './state.js';

/**
 * @typedef {{ easing: string, duration: number, delay: number, fill: FillMode, iterations?: number,
 *   direction?: PlaybackDirection }} Pace
 * @typedef {Record<string, string>} Pose
 * @typedef {[el: Part, pose: Pose, at?: DOMRect]} Passing Appears from a pose, or disappears to one.
 * @typedef {Map<Part, [x: number, y: number, dx: number, dy: number]>} Moves The offset of each from its position,
 *   and the part of it that its ancestors do not have.
 */

/** Removed element that is still visible → its look.
 * @type {Map<Part, string>} */
const parting = new Map();
/** Element → the animation to its position.
 * @type {WeakMap<Part, Animation>} */
const shifts = new WeakMap();
/** Element whose look changes → its animations before.
 * @type {Map<Part, Animation[]>} */
const eased = new Map();
/** The timing of the animation; null for none.
 * @type {Pace | null} */
export let pace = null;
/** Returns how the app scrolls to the positions at which scrolls end.
 * @type {() => ScrollBehavior} */
export const gait = () => (pace && !calm.matches ? 'smooth' : 'auto');
/** The positions of elements before the animation.
 * @type {Map<Part, DOMRect>} */
let places = new Map();
/** @type {Passing[]} */
let passing = [];
/** The elements that replace a similar one.
 * @type {[el: Part, old: Part, box: DOMRect][]} */
let twins = [];

/** @type {(text: string) => Pose} */
const posed = (text) => Object.fromEntries(
  (calm.matches ? 'opacity:0' : text).split(';').map((pair) => pair.split(/:(.*)/s)));
/** @type {(el: Part) => string} */
const looks = (el) => el.className + el.textContent;

/** Begins an animation; without an easing, what follows is not animated.
 * @type {(easing?: string, duration?: number, delay?: number, times?: number, back?: number, scope?: number[]) => void} */
export const beginMotion = (easing, duration = 0, delay = 0, times = 1, back, scope) => {
  arrive();
  if (!easing) return;
  /** @type {Pace} */
  const gentle = { easing, duration: Math.min(duration, 200), delay: 0, fill: 'backwards' };
  pace = calm.matches ? gentle : {
    easing, duration, delay, iterations: times || Infinity, direction: back ? 'alternate' : 'normal', fill: 'backwards',
  };
  for (const root of scope ? scope.map((id) => nodes.get(id)) : [/** @type {Part} */ (body)]) {
    if (root) each(root, '[data-n]', (el) => places.set(el, span(el)));
  }
};
/** Animates a change of an element's look.
 * @type {(el: Part) => void} */
export const ease = (el) => {
  if (!pace) return;
  const { duration, easing, delay } = pace;
  eased.set(el, el.getAnimations());
  el.style.transition = `${calm.matches ? 'opacity' : 'all'} ${duration}ms ${easing} ${delay}ms`;
};
/** Animates a change of an element's content.
 * @type {(el: Part) => void} */
export const renew = (el) => {
  const pose = pace && el.closest('[data-ct]')?.dataset.ct;
  if (pose && pace) el.animate([posed(pose), {}], pace);
};
/** @type {WeakMap<Part, Animation[]>} */
const effects = new WeakMap();
/** Plays a keyframe animation: at once, or each time that the first number changes.
 * @type {(el: Part, isNew?: boolean) => void} */
export const play = (el, isNew) => {
  const [head, ...frames] = `${el.dataset.fx}`.split('|');
  const [run, duration, times, stays, inside] = head.split(' ').map(Number), old = effects.get(el);
  if (isNew && (run || old)) return; // an element that another session takes over goes on
  old?.forEach((it) => it.cancel());
  if (!frames[0]) return;
  // With reduced motion it is over at once, so that a look that stays is there.
  /** @type {KeyframeAnimationOptions} */
  const options = { duration: calm.matches ? 0 : duration, iterations: times || Infinity, fill: stays ? 'both' : 'none' };
  const players = inside && !el.matches('svg') ? [...all('svg', el)] : [el];
  effects.set(el, players.map((it) => it.animate(frames.map(posed), options)));
};
/** Animates the appearance of an element.
 * @type {(el: Part, from?: string) => void} */
export const appear = (el, from = 'opacity:0') => {
  if (!pace) return;
  each(el, '[data-mg]', (inner) => {
    for (const [old, box] of places) if (old.dataset.mg === inner.dataset.mg) twins.push([inner, old, box]);
  });
  const twin = [...parting.keys()].find((old) =>
    old.parentNode === el.parentNode && parting.get(old) === looks(el));
  if (!twin) return void (from && passing.push([el, posed(from)]));
  // It returns from its current look.
  const { opacity, translate, scale } = getComputedStyle(twin);
  passing.push([el, { opacity, translate, scale }]);
  parting.delete(twin);
  twin.remove();
};
/** Removes an element, which in an animation stays visible for a while.
 * @type {(el: Part, to?: string) => void} */
export const depart = (el, to = 'opacity:0') => {
  if (!pace) return el.remove();
  const at = places.get(el) ?? span(el), { width, height } = getComputedStyle(el);
  if (!to || !at.width) return el.remove();
  parting.set(el, looks(el));
  passing.push([el, posed(to), at]);
  each(el, '[data-n]', ({ dataset }) => { delete dataset.n, delete dataset.testid; });
  el.inert = true;
  Object.assign(el.style, { position: 'absolute', inset: '0 auto auto 0', margin: 0, width, height });
};

/** Returns how far the ancestors of an element are already displaced.
 * @type {(el: Part | null, moved: Moves) => number[]} */
const carried = (el, moved) => {
  while ((el = el?.parentElement ?? null)) {
    const known = moved.get(el);
    if (known) return known;
  }
  return [0, 0];
};
/** @type {(before: Map<Part, DOMRect>) => Moves} */
const distances = (before) => {
  /** @type {Moves} */
  const moved = new Map();
  for (const [el, from] of before) {
    const to = span(el);
    // A scroll snaps to where pages are drawn, so their content moves in their place.
    if (calm.matches || !from.width || !to.width || parting.has(el)
      || el.matches('.slide,.k-paging>*,.k-paging>*>*')) continue;
    const [dx, dy] = carried(el, moved), x = from.left - to.left, y = from.top - to.top;
    moved.set(el, [x, y, x - dx, y - dy]);
  }
  return moved;
};
const home = { transformOrigin: '0 0' };
/** @type {(from: DOMRect, to: DOMRect) => Keyframe} */
const inPlaceOf = (from, to) => {
  const way = `translate(${to.left - from.left}px,${to.top - from.top}px)`;
  return { ...home, transform: `${way}scale(${to.width / from.width},${to.height / from.height})` };
};
/** Animates the replacement of one element by another: both move from the old position to the new
 * one.
 * @type {(pairs: typeof twins, timing: Pace) => void} */
const exchange = (pairs, timing) => {
  for (const [el, old, box] of calm.matches ? [] : pairs) {
    const to = span(el);
    el.animate([inPlaceOf(to, box), home], timing);
    if (!nodes.has(number(old))) old.animate([home, inPlaceOf(box, to)], { ...timing, fill: 'both' });
  }
};
/** @type {(moved: Moves, timing: Pace) => void} */
const shift = (moved, timing) => {
  for (const [el, [, , x, y]] of moved) {
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    const way = el.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { ...timing, composite: 'add' });
    shifts.set(el, way);
    way.onfinish = tellPlaces;
  }
};
/** @type {(ends: Passing[], timing: Pace) => void} */
const pass = (ends, timing) => {
  for (const [el, pose, at] of ends) {
    const { transformOrigin } = pose, rest = transformOrigin ? { transformOrigin } : {};
    if (!at) el.animate([pose, rest], timing);
    else {
      const going = el.animate([rest, pose], { ...timing, iterations: 1, fill: 'both' });
      going.onfinish = going.oncancel = () => parting.delete(el) && el.remove();
    }
  }
};
/** @type {(timing: Pace) => void} */
const changeLooks = (timing) => {
  for (const [el, old] of eased) {
    const running = () => el.getAnimations().filter((it) => it.transitionProperty);
    const fresh = running().filter((it) => !old.includes(it)), { iterations, direction } = timing;
    for (const it of fresh) it.effect?.updateTiming({ iterations, direction });
    // Meanwhile nothing else is animated, and running transitions are not cut off.
    el.style.transition = 'all 0s';
    Promise.allSettled(fresh.map((it) => it.finished)).then(() => running()[0] || (el.style.transition = ''));
  }
  eased.clear();
};
/** Starts the animation, as all its operations are applied. */
export const arrive = () => {
  if (!pace) return;
  const timing = pace, before = places, ends = passing, pairs = twins;
  [pace, places, passing, twins] = [null, new Map(), [], []];
  for (const el of before.keys()) shifts.get(el)?.cancel();
  const boxes = ends.map(([el]) => span(el)), moved = distances(before);
  ends.forEach(([el, , at], n) => {
    if (!at) return;
    const [dx, dy] = carried(el, moved);
    el.style.inset = `${at.top - boxes[n].top - dy}px auto auto ${at.left - boxes[n].left - dx}px`;
  });
  exchange(pairs, timing);
  shift(moved, timing);
  pass(ends, timing);
  changeLooks(timing);
};
