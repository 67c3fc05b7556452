// Fetched when a page first has something that asks where the pointer is, or which keys are pressed.
(() => {
'use strict';
const doc = document;
const over = new Set(); // what the pointer is above
let report = null; // how client.js tells the server

// The element that the event is on, and those around it that ask for the same.
const around = (target, selector) => {
  const found = [];
  for (let el = target.closest?.(selector); el; el = el.parentElement?.closest(selector)) found.push(el);
  return found;
};
const place = (el, { clientX: x, clientY: y }) => {
  const { left, top } = el.getBoundingClientRect();
  return [x - left, y - top, x, y].map(Math.round).join(' ');
};
const look = (event) => {
  const gone = event.pointerType === 'touch' || event.type === 'pointerleave';
  const now = gone ? [] : around(event.target, '[data-e~=hover]');
  for (const el of over) {
    if (now.includes(el)) continue;
    over.delete(el);
    if (el.isConnected) report(el, 'hover', '');
  }
  for (const el of now) {
    // Moves are only told where the last one was answered: the newest counts.
    if (over.has(el) && !('hover' in el.dataset && !window.__strata.pending)) continue;
    over.add(el);
    report(el, 'hover', place(el, event));
  }
};
for (const type of ['pointerover', 'pointermove']) doc.addEventListener(type, look, { passive: true });
doc.documentElement.addEventListener('pointerleave', look);

const isText = (el) =>
  el.matches?.('textarea,input:not([type=checkbox],[type=radio],[type=range],[type=button])');
const press = (event) => {
  const { key, target, repeat, type } = event;
  if (event.isComposing || (isText(target) && key.length === 1)) return;
  const phase = type === 'keyup' ? 4 : repeat ? 2 : 1;
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  for (const el of around(target, '[data-e~=key]')) {
    const [phases, ...names] = el.dataset.keys.split(' ');
    const isOwn = names.includes(name);
    if (!isOwn && !names.includes('*')) continue;
    // A key that is the app's in one phase is not the browser's in another.
    if (isOwn) event.preventDefault();
    if (!(phases & phase)) return;
    const held = [0, event.shiftKey, event.ctrlKey, event.altKey, event.metaKey]
      .reduce((all, isHeld, n) => all + (isHeld ? 1 << n : 0), 0);
    return report(el, 'key', `${phase} ${held} ${key === ' ' ? 'Space' : key}`);
  }
};
doc.addEventListener('keydown', press);
doc.addEventListener('keyup', press);

doc.currentScript.does = (tell) => { report = tell; };
})();
