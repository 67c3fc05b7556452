// Sizes: reports the size, and if requested the position, of elements that observe them; and shows
// the first of several alternative views that fits.
import { all, body, on, span, wants } from '../shared/page.js';
import { reportOnce, told } from './outbox.js';
import { isTiny } from './surroundings.js';

/** @type {WeakMap<Element, [number, number]>} */
const sizes = new WeakMap();
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
  if (!size || !el.getClientRects().length || (told.has(el) && isTiny())) return;
  /** @type {(number | string)[][]} */
  const lines = [isPlaced ? [...size, ...corner(el).slice(0, 2), innerHeight] : size];
  const around = '[data-space],.sc';
  let part = isPlaced ? el : null;
  while ((part = part?.parentElement?.closest(around) ?? null)) {
    const { space } = part.dataset, box = corner(part);
    if (space !== undefined) lines.push([...box, space]);
    if (part.matches('.sc')) lines.push([...box, part.matches('.x') ? '\\x' : '\\y']);
  }
  const text = lines.map(brief).join('\n');
  reportOnce(el, 'box', text, text);
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
/** Returns the space that is available at an element: the views around it, up to a frame that matches
 * `edge`, take a style meanwhile. A list, a scroll view, and a page that grows with its content offer any height.
 * @type {(el: Part, edge: string, style: string) => [number, number]} */
const roomOf = (el, edge, style) => {
  /** @type {[Part, string][]} */
  const around = [];
  let up = /** @type {Part | null} */ (el);
  for (; up && !up.matches(`${edge},.pc,main,.row,.sc,dialog`); up = up.parentElement) {
    around.push([up, up.style.cssText]);
    up.style.cssText += style;
  }
  const { width, height } = span(el);
  for (const [part, text] of around) part.style.cssText = text;
  return [width, !up?.matches('.row,.sc,dialog') && height || Infinity];
};
const alone = ';inline-size:max-content;max-inline-size:none';
/** Shows the first of several views that fits and hides the others. The available space is measured
 * while all are hidden.
 * @type {(el: Part) => void} */
export const fit = (el) => {
  const views = [...el.children], isX = el.matches('.fit-x');
  views.forEach((view) => hide(view, true));
  el.classList.add('set');
  const [wide] = roomOf(el, '.fw', ';inline-size:100%');
  // Nothing beside it grows, spacers included.
  const [, high] = roomOf(el, '.fh', ';align-self:stretch;flex-grow:9999');
  /** @type {(view: Part) => boolean} */
  const isRoomy = (view) => {
    hide(view, false);
    view.style.cssText = 'flex:none';
    if (isX && !view.matches('.fw')) view.style.cssText += alone;
    // With its padding.
    el.style.cssText = `flex:none;block-size:max-content;inline-size:${wide}px${isX ? alone : ''}`;
    const { width, height } = span(el);
    view.style.cssText = el.style.cssText = '';
    return (!isX || width < wide + .5) && (!el.matches('.fit-y') || height < high + .5);
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
