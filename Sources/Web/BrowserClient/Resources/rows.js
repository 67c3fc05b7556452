// Fetched when a page first has what few pages have: rows that slide or are moved, columns with an edge
// to drag, a popover, a search, a wheel, a colour's field, a list that drops the keyboard, a large title
// before something that reaches to the edges, or a map, whose own script it fetches in turn. What the
// first of these look like is in rows.css.
(() => {
'use strict';
const doc = document;
const on = (type, work, options) => doc.addEventListener(type, work, options);
const all = (selector, under = doc) => under.querySelectorAll(selector);
const span = (el) => el.getBoundingClientRect();
const isText = (el) =>
  el.matches('textarea,input:not([type=checkbox],[type=radio],[type=range],[type=button])');
let report = null; // how client.js tells the server

const looks = doc.createElement('link');
looks.rel = 'stylesheet';
looks.href = doc.body.dataset.rowStyle;
doc.head.append(looks);

// A finger to the side shows what a row offers; far enough, it does the first of it.
let slide = null;
on('touchstart', ({ target, touches: [{ clientX: x, clientY: y }] }) => {
  const row = target.closest?.('.row:has(> .swipe)'), bar = target.closest?.('.swipe');
  for (const open of all('.row[data-open]')) if (open !== row) delete open.dataset.open;
  slide = row && !bar ? { row, x, y, by: 0 } : null;
  if (target.closest?.('.k-dropsKeyboard') && !isText(target)) slide ??= { x, y, blurs: true };
}, { passive: true });
on('touchmove', ({ touches: [{ clientX: x, clientY: y }] }) => {
  if (!slide) return;
  if (slide.blurs) return void (Math.abs(y - slide.y) > 10 && doc.activeElement?.blur());
  slide.by = x - slide.x;
  if (!slide.on && Math.abs(y - slide.y) > Math.abs(slide.by)) slide = null;
  else slide.on = Math.abs(slide.by) > 10;
}, { passive: true });
on('touchend', () => {
  const { row, by, on: isSlid } = slide ?? {};
  slide = null;
  if (!isSlid || Math.abs(by) < 40) return;
  const side = (by < 0) === (getComputedStyle(row).direction !== 'rtl') ? 'trailing' : 'leading';
  const bar = row.querySelector(`:scope > .swipe.${side}`);
  if (!bar) return void delete row.dataset.open;
  if (bar.matches('.full') && Math.abs(by) > row.offsetWidth * 0.6) bar.querySelector('.btn')?.click();
  else row.dataset.open = side;
});
// A row is moved by its handle: with a pointer, or with the arrow keys.
let carried = null;
on('pointerdown', ({ target, clientY: y, pointerId }) => {
  const handle = target.closest?.('.handle'), row = handle?.closest('.row');
  if (!row) return;
  handle.setPointerCapture(pointerId);
  carried = { handle, row, y, steps: 0 };
});
on('pointermove', ({ clientY: y }) => {
  if (!carried) return;
  const { row } = carried, rows = [...row.parentElement.children].filter((el) => el.matches('.row'));
  row.style.translate = `0 ${y - carried.y}px`;
  const at = rows.indexOf(row), middle = (el) => (span(el).top + span(el).bottom) / 2;
  carried.steps = rows.filter((el, n) => n > at && middle(el) < y).length
    - rows.filter((el, n) => n < at && middle(el) > y).length;
});
const putDown = ({ type }) => {
  if (!carried) return;
  const { handle, row, steps } = carried;
  carried = null;
  row.style.translate = '';
  if (steps && type === 'pointerup') report(handle, 'reorder', String(steps));
};
on('pointerup', putDown);
on('pointercancel', putDown);
on('keydown', (event) => {
  const step = event.target.matches?.('.handle') && { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  report(event.target, 'reorder', String(step));
});

// A handle is called after its row: "Move Tokyo".
let names = 0;
const nameHandles = () => {
  for (const handle of all('.row > .handle:not([aria-labelledby])')) {
    const words = [...all('.t', handle.parentElement)].find((el) => !el.closest('.part'));
    if (!words) continue;
    for (const el of [handle, words]) el.id ||= `named${names += 1}`;
    handle.setAttribute('aria-labelledby', `${handle.id} ${words.id}`);
  }
};

// A popover points at what it belongs to, from the side on which that stands.
const sides = ['top', 'right', 'bottom', 'left'];
const point = () => {
  for (const el of all('.popover[data-anchor][open]')) {
    const [id, x, y] = el.dataset.anchor.split(' '), source = doc.querySelector(`[data-n="${id}"]`);
    el.style.borderImage = '';
    if (!source || el.style.margin !== '0px') continue; // on a narrow screen it is a sheet
    let { left, top, right, bottom } = span(source);
    if (x) left = right = left + (right - left) * x;
    if (y) top = bottom = top + (bottom - top) * y;
    const { offsetLeft: over, offsetTop: down, offsetWidth: wide, offsetHeight: high } = el;
    const side = [down >= bottom, over + wide <= left, down + high <= top, over >= right].indexOf(true);
    if (side < 0) continue;
    const fit = (at, room) => Math.max(22, Math.min(at, room - 22)) - 6;
    const across = fit((left + right) / 2 - over, wide), along = fit((top + bottom) / 2 - down, high);
    const widths = side % 2 ? [along, 0, high - along - 12, 0] : [0, wide - across - 12, 0, across];
    widths[(side + 2) % 4] = side % 2 ? wide : high;
    const px = (numbers) => numbers.map((number) => `${number}px`).join(' ');
    const color = getComputedStyle(el).backgroundColor;
    el.style.borderImage = `conic-gradient(from ${135 + 90 * side}deg at ${sides[side]}, ${color} 90deg, #0000 0)`
      + ` 0 fill / ${px(widths)} / ${px(sides.map((_, n) => (n === side ? 6 : 0)))}`;
  }
};

// What reaches to the edges begins above the title, so it must know how many lines that takes.
const countLines = () => {
  for (const title of all('.page:has(.k-bleeds) > .lt:not(.vh)')) {
    const look = getComputedStyle(title), lines = Math.floor(title.scrollHeight / parseFloat(look.lineHeight));
    title.parentElement.style.setProperty('--lines', Math.min(lines, look.getPropertyValue('--most')) || 1);
  }
};
const look = () => {
  nameHandles();
  countLines();
  point();
};
on('strata', look);
addEventListener('resize', look);

// A map's script draws all maps of the page, those that come later too.
let maps = null;
const drawMaps = () => {
  if (!doc.querySelector('.map') || maps) return void maps?.does?.(report);
  maps = doc.createElement('script');
  maps.nonce = doc.body.dataset.nonce;
  [maps.src] = doc.body.dataset.map.split(' ');
  maps.onload = drawMaps;
  maps.onerror = () => { maps = null; };
  doc.body.append(maps);
};

document.currentScript.does = (tell) => {
  report = tell;
  drawMaps();
  look();
};
})();
