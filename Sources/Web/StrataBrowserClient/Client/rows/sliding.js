// Swipe actions: a swipe to the side shows the actions of a row; a long one performs the first.
import { all, doc, find, isText, on } from '../shared/page.js';

/** @typedef {{ row?: Part, x: number, y: number, by: number, blurs?: boolean, on?: boolean }} Slide */
/** @type {Slide | null} */
let slide = null;

/** @type {(row: Part, by: number) => void} */
const finish = (row, by) => {
  const side = (by < 0) === (getComputedStyle(row).direction !== 'rtl') ? 'trailing' : 'leading';
  const bar = find(`:scope > .swipe.${side}`, row);
  if (!bar) return void delete row.dataset.open;
  if (bar.matches('.full') && Math.abs(by) > row.offsetWidth * 0.6) find('.btn', bar)?.click();
  else row.dataset.open = side;
};
export const watchSliding = () => {
  on('touchstart', ({ target, touches: [{ clientX: x, clientY: y }] }) => {
    const row = target.closest?.('.row:has(> .swipe)'), bar = target.closest?.('.swipe');
    for (const open of all('.row[data-open]')) if (open !== row) delete open.dataset.open;
    slide = row && !bar ? { row, x, y, by: 0 } : null;
    if (target.closest?.('.k-dropsKeyboard') && !isText(target)) slide ??= { x, y, by: 0, blurs: true };
  }, { passive: true });
  on('touchmove', ({ touches: [{ clientX: x, clientY: y }] }) => {
    if (!slide) return;
    if (slide.blurs) {
      if (Math.abs(y - slide.y) > 10) /** @type {Part | null} */ (doc.activeElement)?.blur();
      return;
    }
    slide.by = x - slide.x;
    if (!slide.on && Math.abs(y - slide.y) > Math.abs(slide.by)) slide = null;
    else slide.on = Math.abs(slide.by) > 10;
  }, { passive: true });
  on('touchend', () => {
    const { row, by = 0, on: isSlid } = slide ?? {};
    slide = null;
    if (row && isSlid && Math.abs(by) >= 40) finish(row, by);
  });
};
