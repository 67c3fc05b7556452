// What follows operation 12 is seen happening: looks change by transitions of the browser's own,
// places by a `translate` on top of them. It starts from what is to be seen before, also in the
// middle of another motion.
const calm = matchMedia('(prefers-reduced-motion)');
const parting = new Map(); // element that is gone and still seen going → what it is like
const shifts = new WeakMap(); // element → the motion to its place
const eased = new Map(); // element whose look changes → its animations before
let pace = null, places = new Map(), passing = [], twins = [];
const posed = (text) => Object.fromEntries(
  (calm.matches ? 'opacity:0' : text).split(';').map((pair) => pair.split(/:(.*)/s)));
const looks = (el) => el.className + el.textContent;
operations[12] = (easing, duration, delay = 0, times = 1, back, scope) => {
  arrive();
  if (!easing) return;
  const direction = back ? 'alternate' : 'normal', iterations = times || Infinity;
  pace = { easing, duration, delay, iterations, direction, fill: 'backwards' };
  if (calm.matches) pace = { easing, duration: Math.min(duration, 200), delay: 0, fill: 'backwards' };
  for (const root of scope ? scope.map((id) => nodes.get(id)) : [body]) {
    if (root) each(root, '[data-n]', (el) => places.set(el, span(el)));
  }
};
const ease = (el) => {
  const { duration, easing, delay } = pace;
  eased.set(el, el.getAnimations());
  el.style.transition = `${calm.matches ? 'opacity' : 'all'} ${duration}ms ${easing} ${delay}ms`;
};
const renew = (el) => {
  const pose = pace && el.closest('[data-ct]')?.dataset.ct;
  if (pose) el.animate([posed(pose), {}], pace);
};
// Looks that follow one another: at once, or each time that the first number changes.
const effects = new WeakMap();
const play = (el, isNew) => {
  const [head, ...frames] = `${el.dataset.fx}`.split('|');
  const [run, duration, times, stays, inside] = head.split(' ').map(Number);
  effects.get(el)?.forEach((it) => it.cancel());
  if (!frames[0] || calm.matches || (isNew && run)) return;
  const options = { duration, iterations: times || Infinity, fill: stays ? 'both' : 'none' };
  const players = inside && !el.matches('svg') ? [...all('svg', el)] : [el];
  effects.set(el, players.map((it) => it.animate(frames.map(posed), options)));
};
const appear = (el, from = 'opacity:0') => {
  each(el, '[data-mg]', (inner) => {
    for (const [old, box] of places) if (old.dataset.mg === inner.dataset.mg) twins.push([inner, old, box]);
  });
  const twin = [...parting.keys()].find((old) =>
    old.parentNode === el.parentNode && parting.get(old) === looks(el));
  if (!twin) return void (from && passing.push([el, posed(from)]));
  // It comes back from where it got to.
  const { opacity, translate, scale } = getComputedStyle(twin);
  passing.push([el, { opacity, translate, scale }]);
  parting.delete(twin);
  twin.remove();
};
// Gone for the server, and for whoever looks for it; it only stays to be seen.
const depart = (el, to = 'opacity:0') => {
  const at = places.get(el) ?? span(el), { width, height } = getComputedStyle(el);
  if (!to || !at.width) return el.remove();
  parting.set(el, looks(el));
  passing.push([el, posed(to), at]);
  each(el, '[data-n]', ({ dataset }) => { delete dataset.n, delete dataset.testid; });
  el.inert = true;
  Object.assign(el.style, { position: 'absolute', inset: '0 auto auto 0', margin: 0, width, height });
};
const arrive = () => {
  if (!pace) return;
  const timing = pace, before = places, ends = passing, moved = new Map(), pairs = twins;
  [pace, places, passing, twins] = [null, new Map(), [], []];
  for (const el of before.keys()) shifts.get(el)?.cancel();
  // How far what is around an element is from its place already.
  const carried = (el) => {
    while ((el = el.parentElement)) if (moved.has(el)) return moved.get(el);
    return [0, 0];
  };
  const boxes = ends.map(([el]) => span(el));
  for (const [el, from] of before) {
    const to = span(el);
    if (calm.matches || !from.width || !to.width || parting.has(el)) continue;
    const [dx, dy] = carried(el), x = from.left - to.left, y = from.top - to.top;
    moved.set(el, [x, y, x - dx, y - dy]);
  }
  ends.forEach(([el, , at], n) => {
    if (!at) return;
    const [dx, dy] = carried(el);
    el.style.inset = `${at.top - boxes[n].top - dy}px auto auto ${at.left - boxes[n].left - dx}px`;
  });
  // One takes the other's place: each is seen all the way from there to here.
  const home = { transformOrigin: '0 0' }, fit = (from, to) => {
    const way = `translate(${to.left - from.left}px,${to.top - from.top}px)`;
    return { ...home, transform: `${way}scale(${to.width / from.width},${to.height / from.height})` };
  };
  for (const [el, old, box] of calm.matches ? [] : pairs) {
    const to = span(el);
    el.animate([fit(to, box), home], timing);
    if (!nodes.has(number(old))) old.animate([home, fit(box, to)], { ...timing, fill: 'both' });
  }
  for (const [el, [, , x, y]] of moved) {
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    const shift = el.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { ...timing, composite: 'add' });
    shifts.set(el, shift);
    shift.onfinish = tellPlaces;
  }
  for (const [el, pose, at] of ends) {
    const { transformOrigin } = pose, rest = transformOrigin ? { transformOrigin } : {};
    if (!at) el.animate([pose, rest], timing);
    else {
      const going = el.animate([rest, pose], { ...timing, iterations: 1, fill: 'both' });
      going.onfinish = going.oncancel = () => parting.delete(el) && el.remove();
    }
  }
  for (const [el, old] of eased) {
    const running = () => el.getAnimations().filter((it) => it.transitionProperty);
    const fresh = running().filter((it) => !old.includes(it)), { iterations, direction } = timing;
    for (const it of fresh) it.effect.updateTiming({ iterations, direction });
    // Nothing else that happens meanwhile is eased, and nothing that runs is cut off.
    el.style.transition = 'all 0s';
    Promise.allSettled(fresh.map((it) => it.finished)).then(() => running()[0] || (el.style.transition = ''));
  }
  eased.clear();
};
