// Loaded when a page first has a view with a zoom transition. A screen that names it grows out of
// the view, and shrinks back to it when it is closed.
import { offer } from './shared/offer.js';
import { all, body, doc, on, span } from './shared/page.js';

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/** @typedef {{ page: Part, name: string, scroll: number }} Screen A screen, its name, and its scroll position. */

const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** Name → the last visible position of the view of that name.
 * @type {Map<string, DOMRect>} */
const places = new Map();
/** The screens that have already appeared.
 * @type {WeakSet<Part>} */
const known = new WeakSet();
/** The visible screen.
 * @type {Screen | null} */
let shown = null;

/** @type {(part: string) => Part[]} */
const named = (part) => [...all(`[data-${part}^="zoom "]`)].filter((el) => span(el).width);
const note = () => {
  for (const el of named('mg')) places.set(el.dataset.mg ?? '', span(el));
  if (shown) shown.scroll = scrollY;
};
const pace = { duration: 380, easing: 'cubic-bezier(.3, 1, .4, 1)' };
/** Returns the keyframe of a screen scaled to a view: as wide as it, and clipped to its height.
 * @type {(box: Box, wide: number, high: number) => Keyframe} */
const small = ({ left, top, width, height }, wide, high) => {
  const scale = width / wide;
  const below = Math.max(0, high - height / scale);
  return {
    transformOrigin: '0 0', transform: `translate(${left}px, ${top}px) scale(${scale})`,
    clipPath: `inset(0 0 ${below}px 0 round ${12 / scale}px)`,
  };
};
const large = { transformOrigin: '0 0', transform: 'none', clipPath: 'inset(0 round 0)' };

/** @type {(page: Part, box: DOMRect) => void} */
const grow = (page, box) => {
  const { left, top, width, height } = span(page);
  const start = { left: box.left - left, top: box.top - top, width: box.width, height: box.height };
  page.animate([{ ...small(start, width, height), opacity: 0.3 }, { ...large, opacity: 1 }], pace);
};
/** Animates the closing of a screen that the server has removed, with a copy of it.
 * @type {(screen: Screen, box: DOMRect) => void} */
const shrink = ({ page, scroll }, box) => {
  const ghost = doc.createElement('div');
  ghost.className = 'zoomed';
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  for (const el of [page, ...all('*', page)]) {
    for (const name of ['id', 'data-n', 'data-k', 'data-e', 'data-testid', 'data-anchor', 'data-mg']) el.removeAttribute(name);
  }
  Object.assign(ghost.style, {
    position: 'fixed', inset: 0, zIndex: 30, display: 'flex', overflow: 'clip', pointerEvents: 'none',
    background: getComputedStyle(body).backgroundColor,
  });
  page.style.marginBlockStart = `${-scroll}px`;
  ghost.append(page);
  body.append(ghost);
  const going = ghost.animate(
    [{ ...large, opacity: 1 }, { ...small(box, ghost.offsetWidth, ghost.offsetHeight), opacity: 0 }], { ...pace, fill: 'both' });
  going.onfinish = going.oncancel = () => ghost.remove();
};
/** @type {(isFirst: boolean) => void} */
const look = (isFirst) => {
  const el = named('anchor').pop(), page = el?.closest('.page'), last = shown, name = el?.dataset.anchor ?? '';
  const at = places.get(name);
  if (page !== last?.page) shown = page ? { page, name, scroll: scrollY } : null;
  note();
  if (page && !known.has(page)) {
    known.add(page);
    if (at && !isFirst && !calm.matches) grow(page, at);
  } else if (last && last !== shown && !last.page.isConnected && !calm.matches) {
    const source = named('mg').find(({ dataset }) => dataset.mg === last.name);
    if (source) shrink(last, span(source));
  }
};
for (const type of /** @type {const} */ (['pointerdown', 'keydown', 'click'])) on(type, note, true);
addEventListener('popstate', note);
on('strata', () => look(false));
offer(() => {});
look(true);
