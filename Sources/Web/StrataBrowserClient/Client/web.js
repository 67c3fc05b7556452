// Loaded when a page first has a frame with a web page of the app (docs/internals/wire.md, Frames).
import { offer } from './shared/offer.js';
import { all, attempted, on } from './shared/page.js';

/** The longest message of a page that is passed on; longer ones are dropped, longer results become errors. */
const longest = 50000;
/** Reports an event to the server.
 * @type {Report} */
let report;
/** The frames whose pages are loaded.
 * @type {WeakSet<Part>} */
const loaded = new WeakSet();
/** Element → the number of the last command that its page has received.
 * @type {WeakMap<Part, number>} */
const told = new WeakMap();

/** @type {(frame: Part) => Window} */
const inside = (frame) => /** @type {any} */ (frame).contentWindow;
/** Sends a loaded page the commands that it has not received.
 * @type {(el: Part, frame: Part) => void} */
const command = (el, frame) => {
  if (!loaded.has(frame)) return;
  for (const [number, script] of attempted(() => JSON.parse(el.dataset.run ?? '[]'), [])) {
    if (number <= (told.get(el) ?? 0)) continue;
    told.set(el, number);
    // The page has no origin that could be named.
    inside(frame).postMessage({ strata: 'run', number, script }, '*');
  }
};
/** Begins to load the page of a frame.
 * @type {(el: Part, frame: Part) => void} */
const open = (el, frame) => {
  const address = frame.dataset.src ?? '';
  delete frame.dataset.src;
  el.style.position = 'relative';
  // A page has no height of its own; where nothing else gives one, it has that of frames in HTML.
  if (!el.clientHeight) el.style.minBlockSize = '150px';
  Object.assign(frame.style, { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 });
  frame.onload = () => {
    loaded.add(frame);
    report(el, 'load', address);
    command(el, frame);
  };
  /** @type {any} */ (frame).src = address;
};
const look = () => {
  for (const el of all('.web')) {
    const frame = el.firstElementChild;
    if (frame?.dataset.src) open(el, frame);
    else if (frame) command(el, frame);
  }
};
on('strata', look);
addEventListener('message', ({ source, data }) => {
  for (const frame of all('.web > iframe')) {
    if (inside(frame) !== source || typeof data?.strata !== 'string') continue;
    let text = attempted(() => JSON.stringify(data), '');
    // The app waits for the result of a command.
    if (text.length > longest && data.strata === 'ran') {
      text = JSON.stringify({ strata: 'ran', number: Number(data.number), error: 'the result is longer than 50,000 characters' });
    }
    if (text && text.length <= longest && frame.parentElement) report(frame.parentElement, 'change', text);
  }
});

/** @type {Beginning} */
const begin = (tell) => {
  report = tell;
  look();
};
offer(begin);
