// Loaded when a page first has an element that observes the pointer or keys.
import { offer } from './shared/offer.js';
import { isText, on, page, span } from './shared/page.js';

/** The elements under the pointer.
 * @type {Set<Part>} */
const over = new Set();
/** Reports an event to the server.
 * @type {Report} */
let report;

/** Returns the element of the event and its ancestors that observe the same.
 * @type {(target: Part, selector: string) => Part[]} */
const around = (target, selector) => {
  const found = [];
  for (let el = target.closest?.(selector); el; el = el.parentElement?.closest(selector) ?? null) found.push(el);
  return found;
};
/** @type {(el: Part, event: { clientX: number, clientY: number }) => string} */
const place = (el, { clientX: x, clientY: y }) => {
  const { left, top } = span(el);
  return [x - left, y - top, x, y].map(Math.round).join(' ');
};
/** @type {(event: PageEvent<'pointermove' | 'pointerover' | 'pointerleave'>) => void} */
const look = (event) => {
  const gone = event.pointerType === 'touch' || event.type === 'pointerleave';
  const now = gone ? [] : around(event.target, '[data-e~=hover]');
  for (const el of over) {
    if (now.includes(el)) continue;
    over.delete(el);
    if (el.isConnected) report(el, 'hover', '');
  }
  for (const el of now) {
    // A move is sent only after the last one was answered: the newest counts.
    if (over.has(el) && !('hover' in el.dataset && !window.__strata?.pending)) continue;
    over.add(el);
    report(el, 'hover', place(el, event));
  }
};
for (const type of /** @type {const} */ (['pointerover', 'pointermove'])) on(type, look, { passive: true });
page.addEventListener('pointerleave', (event) => look(/** @type {any} */ (event)));

/** @type {(event: PageEvent<'keydown' | 'keyup'>) => void} */
const press = (event) => {
  const { key, target, repeat, type } = event;
  if (event.isComposing || (isText(target) && key.length === 1)) return;
  const phase = type === 'keyup' ? 4 : repeat ? 2 : 1;
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  for (const el of around(target, '[data-e~=key]')) {
    const [phases, ...names] = (el.dataset.keys ?? '').split(' ');
    const isOwn = names.includes(name);
    if (!isOwn && !names.includes('*')) continue;
    // A key that the app handles in one phase must not have the browser's effect in another.
    if (isOwn) event.preventDefault();
    if (!(Number(phases) & phase)) return;
    const held = [false, event.shiftKey, event.ctrlKey, event.altKey, event.metaKey]
      .reduce((all, isHeld, n) => all + (isHeld ? 1 << n : 0), 0);
    return void report(el, 'key', `${phase} ${held} ${key === ' ' ? 'Space' : key}`);
  }
};
// Another session knows of no pointer.
on('remount', () => over.clear());
on('keydown', press);
on('keyup', press);

/** @type {Beginning} */
const begin = (tell) => { report = tell; };
offer(begin);
