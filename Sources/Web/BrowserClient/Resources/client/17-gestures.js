// data-g: taps in a row, how far a finger goes before it is told of, after what times it rests.
// The server makes gestures of what is told, for all views around.
const fingers = new Map();
let hand = null, isSpent = false, taps = {};
const around = (el) =>
  ((el = el?.closest('[data-g]')) ? [el, ...around(el.parentElement)] : []);
const corners = (list) => list.flatMap((el) => corner(el).slice(0, 2));
const say = (kind, at = hand.at, time = performance.now()) => {
  const [, other = at] = fingers.values();
  report(hand.el, kind === 'm' ? 'drag' : 'touch', brief([kind, time, ...at, ...other, ...hand.places]));
};
const begin = () => {
  if (hand.since) say('d', hand.from, hand.since);
  hand.since = 0; // told
};
on('pointerdown', ({ target, pointerId, button, clientX, clientY }) => {
  const at = [clientX, clientY], list = around(target), [el] = list;
  isSpent = false;
  if (!el || button || target.closest('input,select,textarea')) return;
  fingers.set(pointerId, at);
  if (hand) return begin(), say('p');
  const wishes = list.map((part) => part.dataset.g.split(' ').map(Number));
  hand = { el, at, from: at, since: performance.now(), places: corners(list) };
  hand.far = Math.min(...wishes.map(([, far]) => far));
  hand.timers = wishes.flatMap(([, , ...times]) => times).map((time) => setTimeout(() => {
    isSpent = true;
    say('h');
  }, time));
  if (hand.timers.length || !hand.far) begin();
});
on('pointermove', ({ pointerId, clientX, clientY }) => {
  if (!fingers.has(pointerId)) return;
  fingers.set(pointerId, [clientX, clientY]);
  const [at, other] = fingers.values(), moved = Math.hypot(at[0] - hand.from[0], at[1] - hand.from[1]);
  hand.at = at;
  if (!other && moved < hand.far) return;
  hand.far = 0;
  isSpent ||= moved > 9;
  begin();
  say('m');
});
const lift = ({ type, pointerId }) => {
  if (!fingers.has(pointerId)) return;
  hand.timers.forEach(clearTimeout);
  if (!hand.since) say(type[7]);
  fingers.clear();
  hand = null;
};
on('pointerup', lift);
on('pointercancel', lift);
on('click', (event) =>
  isSpent && event.detail && event.stopPropagation(event.preventDefault()), true);
on('contextmenu', (event) => hand?.timers.length && event.preventDefault());
// A tap waits for the next one only where more taps mean something else.
const touched = (el, { clientX, clientY, detail }) => {
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
  if (!count || !(count < parseInt(el.dataset.g))) done(clearTimeout(taps.timer));
};
