// Fetched when a page first has a view that screens come from. A screen that names it grows out of
// the view's place, and shrinks back to it when it goes.
(() => {
'use strict';
const doc = document, calm = matchMedia('(prefers-reduced-motion: reduce)');
const places = new Map(); // name → where the view of that name was when it was last in sight
const known = new WeakSet(); // screens that have come already
let shown = null; // the screen in sight: what it is called after, and how far it was scrolled
const span = (el) => el.getBoundingClientRect();
const named = (part) => [...doc.querySelectorAll(`[data-${part}^="zoom "]`)].filter((el) => span(el).width);
const note = () => {
  for (const el of named('mg')) places.set(el.dataset.mg, span(el));
  if (shown) shown.scroll = scrollY;
};
const pace = { duration: 380, easing: 'cubic-bezier(.3, 1, .4, 1)' };
// As large as the window, seen where the view is: as wide as that, and cut off where that ends.
const small = ({ left, top, width, height }, wide, high) => {
  const scale = width / wide;
  const below = Math.max(0, high - height / scale);
  return {
    transformOrigin: '0 0', transform: `translate(${left}px, ${top}px) scale(${scale})`,
    clipPath: `inset(0 0 ${below}px 0 round ${12 / scale}px)`,
  };
};
const large = { transformOrigin: '0 0', transform: 'none', clipPath: 'inset(0 round 0)' };

const grow = (page, box) => {
  const { left, top, width, height } = span(page);
  const start = { left: box.left - left, top: box.top - top, width: box.width, height: box.height };
  page.animate([{ ...small(start, width, height), opacity: 0.3 }, { ...large, opacity: 1 }], pace);
};
// The screen is gone for the server; a picture of it is seen going.
const shrink = ({ page, scroll }, box) => {
  const ghost = doc.createElement('div');
  ghost.className = 'zoomed';
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  for (const el of [page, ...page.querySelectorAll('*')]) {
    for (const name of ['id', 'data-n', 'data-k', 'data-e', 'data-testid', 'data-anchor', 'data-mg']) el.removeAttribute(name);
  }
  Object.assign(ghost.style, {
    position: 'fixed', inset: 0, zIndex: 30, display: 'flex', overflow: 'clip', pointerEvents: 'none',
    background: getComputedStyle(doc.body).backgroundColor,
  });
  page.style.marginBlockStart = `${-scroll}px`;
  ghost.append(page);
  doc.body.append(ghost);
  const going = ghost.animate(
    [{ ...large, opacity: 1 }, { ...small(box, ghost.offsetWidth, ghost.offsetHeight), opacity: 0 }], { ...pace, fill: 'both' });
  going.onfinish = going.oncancel = () => ghost.remove();
};
const look = (isFirst) => {
  const el = named('anchor').pop(), page = el?.closest('.page'), last = shown;
  const at = places.get(el?.dataset.anchor);
  if (page !== last?.page) shown = page ? { page, name: el.dataset.anchor, scroll: scrollY } : null;
  note();
  if (page && !known.has(page)) {
    known.add(page);
    if (at && isFirst !== true && !calm.matches) grow(page, at);
  } else if (last && last !== shown && !last.page.isConnected && !calm.matches) {
    const source = named('mg').find(({ dataset }) => dataset.mg === last.name);
    if (source) shrink(last, span(source));
  }
};
for (const type of ['pointerdown', 'keydown', 'click']) doc.addEventListener(type, note, true);
addEventListener('popstate', note);
doc.addEventListener('strata', look);
doc.currentScript.does = () => {};
look(true);
})();
