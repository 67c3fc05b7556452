// Sizes: reports the size, and if requested the position, of elements that observe them; and shows
// the first of several alternative views that fits.
import { all, body, on, span, wants } from '../shared/page.js';
import { report } from './outbox.js';

/** @type {WeakMap<Element, [number, number]>} */
const sizes = new WeakMap();
/** @type {WeakMap<Part, string>} */
const said = new WeakMap();
/** @type {(el: Part) => [number, number, number, number]} */
export const corner = (el) => {
  const { left, top, width, height } = span(el);
  return [left, top, width, height];
};
/** @type {(list: (number | string)[]) => string} */
export const brief = (list) => list.map((n) => (typeof n === 'number' ? +n.toFixed(2) : n)).join(' ');
/** @type {(el: Part) => void} */
const tellBox = (el) => {
  const size = sizes.get(el), isPlaced = wants(el, 'place');
  if (!size || !el.getClientRects().length) return;
  /** @type {(number | string)[][]} */
  const lines = [isPlaced ? [...size, ...corner(el).slice(0, 2)] : size];
  const around = '[data-space],.sc';
  let part = isPlaced ? el.parentElement?.closest(around) : null;
  for (; part; part = part.parentElement?.closest(around)) {
    const { space } = part.dataset, isX = part.matches('.x'), box = corner(part);
    if (space !== undefined) lines.push([...box, space]);
    if (part.matches('.sc')) lines.push([...box, isX ? '\\x' : '\\y']);
  }
  const text = lines.map(brief).join('\n');
  if (said.get(el) === text) return;
  said.set(el, text);
  report(el, 'box', text);
};
/** Observes the elements that request their size. */
export const boxes = new ResizeObserver((entries) => {
  for (const { target, borderBoxSize: [box] } of entries) {
    sizes.set(target, [box.inlineSize, box.blockSize]);
    tellBox(/** @type {Part} */ (target));
  }
});
let placing = 0;
export const tellPlaces = () => {
  if (placing) return;
  placing = requestAnimationFrame(() => {
    placing = 0;
    all('[data-e~=place]').forEach(tellBox);
  });
};

/** @type {(view: Part, isAway: boolean) => void} */
const hide = (view, isAway) => { view.classList.toggle('away', isAway); };
/** Returns the space that is available at an element.
 * @type {(el: Part) => DOMRect} */
const roomOf = (el) => {
  const around = [];
  for (let up = /** @type {Part | null} */ (el); up && !up.matches('.fw,.pc,.row,.sc,main,dialog'); up = up.parentElement) {
    around.push(up);
  }
  for (const up of around) up.style.inlineSize = '100%';
  el.style.alignSelf = 'stretch';
  el.style.flexGrow = '1';
  const room = span(el);
  for (const up of around) up.style.inlineSize = '';
  el.style.cssText = '';
  return room;
};
/** Shows the first of several views that fits and hides the others. The available space is measured
 * while all are hidden.
 * @type {(el: Part) => void} */
export const fit = (el) => {
  const views = [...el.children];
  views.forEach((view) => hide(view, true));
  el.classList.add('set');
  const room = roomOf(el);
  /** @type {(view: Part) => boolean} */
  const isRoomy = (view) => {
    hide(view, false);
    view.style.cssText = 'flex:none;max-inline-size:none';
    if (!view.matches('.fw')) view.style.inlineSize = 'max-content';
    const { width, height } = span(view);
    view.style.cssText = '';
    // A page that grows with its content has no height to offer.
    return !(el.matches('.fit-x') && width > room.width + 0.5)
      && !(el.matches('.fit-y') && room.height && height > room.height + 0.5);
  };
  views.find((view, n) => isRoomy(view) || n === views.length - 1 || void hide(view, true));
};
/** Shrinks texts with `data-fit` until their lines fit. */
export const fitTexts = () => {
  for (const el of all('[data-fit]')) {
    const min = Number(el.dataset.fit);
    for (let part = 1; ; part -= .03) {
      el.style.zoom = part = Math.max(part, min);
      if (part === min || el.scrollHeight <= el.clientHeight + 1) break;
    }
  }
};
export const watchBoxes = () => {
  on('scroll', tellPlaces, { capture: true, passive: true });
  new ResizeObserver(() => all('.fits').forEach(fit)).observe(body);
};
