// The arrow of a popover, which points at its source.
import { all, find, span } from '../shared/page.js';

const sides = ['top', 'right', 'bottom', 'left'];
/** @type {(at: number, room: number) => number} */
const fit = (at, room) => Math.max(22, Math.min(at, room - 22)) - 6;
/** @type {(numbers: number[]) => string} */
const px = (numbers) => numbers.map((number) => `${number}px`).join(' ');
/** @type {(el: Part) => void} */
const pointFrom = (el) => {
  const [id, x, y] = /** @type {any[]} */ ((el.dataset.anchor ?? '').split(' ')), source = find(`[data-n="${id}"]`);
  el.style.borderImage = '';
  if (!source || el.style.margin !== '0px') return; // on a narrow screen it is a sheet
  let { left, top, right, bottom } = span(source);
  if (x) left = right = left + (right - left) * x;
  if (y) top = bottom = top + (bottom - top) * y;
  const { offsetLeft: over, offsetTop: down, offsetWidth: wide, offsetHeight: high } = el;
  const side = [down >= bottom, over + wide <= left, down + high <= top, over >= right].indexOf(true);
  if (side < 0) return;
  const across = fit((left + right) / 2 - over, wide), along = fit((top + bottom) / 2 - down, high);
  const widths = side % 2 ? [along, 0, high - along - 12, 0] : [0, wide - across - 12, 0, across];
  widths[(side + 2) % 4] = side % 2 ? wide : high;
  const color = getComputedStyle(el).backgroundColor;
  el.style.borderImage = `conic-gradient(from ${135 + 90 * side}deg at ${sides[side]}, ${color} 90deg, #0000 0)`
    + ` 0 fill / ${px(widths)} / ${px(sides.map((_, n) => (n === side ? 6 : 0)))}`;
};
export const point = () => all('.popover[data-anchor][open]').forEach(pointFrom);
