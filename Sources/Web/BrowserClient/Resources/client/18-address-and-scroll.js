const urls = recall('strata.urls', []); // the address of each entry, by its place
const offsets = new Map(recall('strata.scroll', []));
// `moving`: 1 while the app goes back, 2 while an entry of what is gone is left.
let place = 0, entry = '', shown = '', moving = 0, wanted = null, scrollTimer;
const layers = new Set(); // what is open above the page and has no address, by its number
const later = [];

// Which member of a long list is the first in sight, and where: the spaces before it are guesses.
const placeInRows = () => {
  const rows = [], end = longList(), before = Number((end && gather(end, rows))?.dataset.rows);
  const at = before ? rows.findIndex((el) => span(el).bottom > 0) : -1;
  return at < 0 ? [] : [before + at, span(rows[at]).top];
};
const scrollMark = () => {
  const marks = [['', scrollX, scrollY, ...placeInRows()]];
  for (const el of all('[data-scroll]')) marks.push([el.dataset.scroll, el.scrollLeft, el.scrollTop]);
  return marks;
};
const rememberScroll = () => {
  if (wanted) return; // the page is not yet where it was
  clearTimeout(scrollTimer);
  offsets.delete(shown);
  offsets.set(shown, scrollMark());
  if (offsets.size > 50) offsets.delete(offsets.keys().next().value);
  keep('strata.scroll', [...offsets]);
};
const goTo = (marks) => marks.every(([key, left, top, nth, at]) => {
  const el = key ? find(`[data-scroll=${CSS.escape(key)}]`) : doc.scrollingElement, end = nth && longList();
  const [stands, isThere] = end ? placeOf(end, nth) : [];
  const to = stands === undefined ? top : el.scrollTop + stands - at;
  el?.scrollTo({ left, top: to, behavior: 'instant' });
  return el && Math.abs(el.scrollTop - to) < 2 && (isThere || !nth);
});
// The rows may come with later patches, so it is tried again until it fits or the user scrolls, and
// for as long as the page grows.
const scrollBack = (marks) => {
  wanted = marks && !goTo(marks) ? { marks, until: performance.now() + 5000 } : null;
  lookAround();
};
const settleScroll = () => {
  const now = performance.now(), { scrollHeight } = page;
  if (!wanted || wanted.after > now) return;
  if (wanted.length !== scrollHeight) wanted.until = Math.max(wanted.until, now + 5000);
  wanted.length = scrollHeight;
  if (goTo(wanted.marks) || now > wanted.until) wanted = null;
};
const marksOf = () => offsets.get(shown) ?? [['', 0, 0]];
// A tab that comes back stands where it was left, under whatever address.
const leftTabs = new WeakMap();
const tabInSight = () => [...all('#screen .tab-content:not(.away,.away *)')].at(-1);
const changeTab = (old, marks, now = tabInSight()) => {
  if (!old || now === old) return;
  leftTabs.set(old, marks);
  wanted || scrollBack(leftTabs.get(now) ?? [['', 0, 0]]);
};
const restoreEntry = () => scrollBack(marksOf());
const enter = (state) => {
  place = state?.place ?? 0;
  entry = state?.entry ?? '';
  shown = entry + here(); // an entry whose address was replaced begins anew
  urls[place] = here();
  keep('strata.urls', urls);
};
const retreat = (why) => {
  moving = moving || why; // `popstate` comes later; until then the address must not be changed again
  history.back();
};
const address = (how, url) => {
  if (moving) return void later.push([how, url]);
  const target = new URL(url, location.href);
  if (how === 'open') return void (/^(https?|mailto|tel):$/.test(target.protocol) && location.assign(target));
  if (target.origin !== location.origin) return void count.unknown++;
  // Where a browser allows no second window, the first one goes there.
  if (how === 'window') return void (window.open(target) || location.assign(target));
  const path = target.pathname + target.search, same = path === here();
  const isLayer = how === 'layer', layer = +target.hash.slice(1);
  layers.delete(layer);
  if (how === 'unlayer') return void (history.state.own === layer && retreat(1));
  if (how === 'pop' && !same && place > 0 && urls[place - 1] === path) return retreat(1);
  if (isLayer) {
    rememberScroll();
    layers.add(layer);
  }
  const state = isLayer || how === 'push' && !same
    ? { place: place + 1, entry: Math.random(), top: [...layers].at(-1), own: isLayer && layer } : history.state;
  if (state.place > place) {
    urls.length = state.place;
    history.pushState(state, '', path);
  } else history.replaceState(state, '', path);
  enter(state);
  if (!same) restoreEntry();
};
addEventListener('popstate', ({ state }) => {
  rememberScroll(); // still under the name of the entry that is left
  enter(state);
  if (state?.own && !layers.has(state.own)) return retreat(2);
  const isOurs = moving === 1, marks = marksOf();
  moving = 0;
  if (isOurs) restoreEntry();
  else {
    wanted = { marks, after: Infinity };
    const item = send(0, 'nav', here() + (layers.size ? `#${state?.top || 0}` : ''));
    if (!item) wanted = null;
    else item.done = () => {
      if (wanted) wanted = { marks, until: performance.now() + 5000 };
      queueMicrotask(settleScroll); // after the patch that came with the answer, before it is painted
    };
  }
  later.splice(0).forEach((step) => address(...step));
});
on('scroll', () => {
  clearTimeout(scrollTimer);
  scrollTimer = setTimeout(rememberScroll, 100);
}, { capture: true, passive: true });
for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) on(type, () => { wanted = null; }, { passive: true });
