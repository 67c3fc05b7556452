// The user's events on their way to the server, kept until they are confirmed.
import { number, wants } from '../shared/page.js';
import { acknowledgement, maximumMessage, maximumText } from '../shared/wire.js';
import { live, transmit, watchLine } from './line.js';
import { count, seq } from './state.js';

/** @typedef {import('../shared/wire.js').EventName} EventName */

/** The events that the server has not confirmed, oldest first.
 * @type {Item[]} */
export const outbox = [];
let lastEvent = 0, ackTimer = 0, holdTimer = 0;

/** @type {(message: unknown[]) => void} */
const say = (message) => {
  transmit(message);
  clearTimeout(ackTimer); // every message confirms
  ackTimer = 0;
};
/** Confirms the applied patches with the next event, or after a second. */
export const confirmSoon = () => { ackTimer ||= setTimeout(() => live && say([acknowledgement, seq]), 1000); };
/** Cancels what was to be sent on a lost socket. */
export const forgetTimers = () => {
  [ackTimer, holdTimer].forEach(clearTimeout);
  ackTimer = holdTimer = 0;
};
export const isAwaiting = () => Boolean(outbox[0]?.sent);

/** Records that the server has received all events up to this number.
 * @type {(n: number) => void} */
export const acknowledge = (n) => {
  while (outbox.length && outbox[0].n <= n) settleItem(/** @type {Item} */ (outbox.shift()));
  pump();
};
/** @type {(item: Item) => void} */
const settleItem = ({ timer, el, done }) => {
  clearTimeout(timer);
  el?.classList.remove('sent');
  done?.();
};
/** Element → the last value of each event that was reported in this session.
 * @type {WeakMap<Part, Record<string, string>>} */
export let told = new WeakMap();
/** Empties the outbox for another session, to which nothing was reported; returns the events that
 * were never confirmed. */
export const emptyOutbox = () => {
  const missed = outbox.splice(0);
  missed.forEach(settleItem);
  lastEvent = 0;
  told = new WeakMap();
  return missed;
};
/** Marks all unconfirmed events to be sent again. */
export const sayAgain = () => { for (const item of outbox) item.sent = false; };

/** Returns whether only the newest event of that name counts.
 * @type {(name: EventName) => boolean} */
const isSoft = (name) => ['input', 'drag', 'box', 'window', 'sight'].includes(name);
/** Sends events. While earlier ones are in flight, only the newest text of a field waits; any other
 * event is sent at once, with all that precede it.
 * @type {(now?: boolean) => void} */
export const pump = (now) => {
  if (!live) return;
  let flying = outbox.filter((item) => item.sent).length, firm = outbox.length - 1;
  while (firm >= 0 && isSoft(outbox[firm].name)) firm--;
  outbox.forEach((item, at) => {
    if (item.sent) return;
    if (flying > 1 && at > firm && !now) return void (holdTimer ||= setTimeout(release, 1000));
    item.sent = true;
    watchLine();
    flying++;
    say([item.n, seq, item.id, item.name, ...item.values]);
  });
};
const release = () => {
  holdTimer = 0;
  pump(true);
};

/** @type {(text: string) => number} */
const bytes = (text) => new Blob([text]).size;
/** Returns whether the server would refuse it: as a text, or as JSON with the rest of a message.
 * @type {(text: string | number) => boolean} */
export const isTooLong = (text) => typeof text === 'string'
  && text.length > 30000 && (bytes(text) > maximumText || bytes(JSON.stringify(text)) > maximumMessage - 1000);

/** @type {(id: number, name: EventName, ...values: (string | number)[]) => Item | undefined} */
export const send = (id, name, ...values) => {
  /** @type {(item: Item) => boolean} */
  const same = (item) => item.id === id && item.name === name && !item.sent;
  const last = /input|drag/.test(name) ? outbox.slice(-1).find(same) : isSoft(name) && outbox.find(same);
  if (last) {
    last.values = values;
    return last;
  }
  // A frame that the server must refuse would be replayed for ever.
  if (outbox.length > 500 || values.some(isTooLong)) return void count.dropped++;
  const item = { n: ++lastEvent, id, name, values, sent: false };
  outbox.push(item);
  pump();
  return item;
};
/** @type {Report} */
export const report = (el, name, ...values) => number(el) && send(number(el), name, ...values);
/** Reports an event unless the mark is that of its last report.
 * @type {(el: Part, name: EventName, mark: string, ...values: string[]) => void} */
export const reportOnce = (el, name, mark, ...values) => {
  const known = told.get(el) ?? {};
  if (known[name] === mark) return;
  told.set(el, { ...known, [name]: mark });
  report(el, name, ...values);
};
/** @type {(el: Part, name?: EventName) => boolean} */
export const isPending = (el, name) =>
  outbox.some((item) => item.id === number(el) && (!name || item.name === name));

/** @type {(el: Part, ...place: string[]) => void} */
export const tap = (el, ...place) => {
  const item = report(el, 'tap', ...place);
  if (!item) return;
  item.el = el;
  item.timer = setTimeout(() => el.classList.add('sent'), 150);
};
/** @type {Dismiss} */
export const dismiss = (el) => {
  const asked = wants(el, 'dismiss') || !('e' in el.dataset);
  if (asked && !isPending(el, 'dismiss')) report(el, 'dismiss');
};
