// The WebSocket: one at a time, reconnected when it is lost, and probed while a response is
// awaited.
import { attempted, doc, home } from '../shared/page.js';
import { closeTooManyWindows, probe } from '../shared/wire.js';
import { count } from './state.js';
import { sayResting, showBannerIn } from './words.js';

/** Callbacks of the other modules: the socket opened, a message arrived, the socket is lost, and
 * whether a response is awaited. */
export const duties = {
  opened: () => {},
  /** @type {(text: string) => void} */
  heard: () => {},
  isAwaiting: () => false,
  lost: () => {},
};

/** @type {WebSocket | null} */
let socket = null;
let leaving = false, isOver = false, attempt = 0;
/** Is `true` once the server has accepted this page. */
export let live = false;
let quiet = 0, patience = 6, asks = false, watchTimer = 0;
/** @type {number | undefined} */
let retryTimer;
/** @type {number | undefined} */
let steadyTimer;
/** @type {number | undefined} */
let giveUpTimer;

const inspecting = attempted(() => localStorage.strataInspector === '1', false);
/** @type {(way: string, message: string) => void} */
const inspect = (way, message) => { if (inspecting) console.debug(way, message); };

const [delay, jitter = 0] = (home.latency ?? '0').split(' ').map(Number);
/** A simulated connection: delayed equally in each direction, but never out of order. */
const simulated = () => {
  /** @type {(() => void)[]} */
  const waiting = [];
  /** @type {(work: () => void) => void} */
  const pass = (work) => {
    if (!delay) return work();
    waiting.push(work);
    setTimeout(() => waiting.shift()?.(), delay + jitter * Math.random());
  };
  return pass;
};
let outward = simulated(), inward = simulated();

/** @type {(text: string) => void} */
const post = (text) => {
  const to = socket;
  inspect('→', text);
  count.sent += text.length;
  outward(() => { if (to && to === socket && to.readyState === 1) to.send(text); });
};
/** @type {(message: unknown[]) => void} */
export const transmit = (message) => post(JSON.stringify(message));

// While a response is awaited: after a second of silence the socket is probed, after three it is
// given up. The next one gets ten seconds: it may only be slow.
const listen = () => {
  if (!live || !asks && !duties.isAwaiting()) {
    clearInterval(watchTimer);
    watchTimer = quiet = 0;
  } else if (++quiet === 2) post(probe);
  else if (quiet >= patience) {
    patience = 20;
    showBannerIn(500);
    reconnect();
  }
};
export const watchLine = () => { watchTimer ||= setInterval(listen, 500); };
/** Probes the socket regularly while the page is visible. */
export const askOften = () => {
  setInterval(() => {
    if (!live || doc.hidden) return;
    asks = true;
    watchLine();
  }, 25000);
};

/** @type {(text: string) => void} */
const hear = (text) => {
  inspect('←', text);
  count.bytes += text.length;
  quiet = 0;
  asks = false;
  if (text !== probe) duties.heard(text);
};
export const connect = () => {
  clearTimeout(retryTimer);
  if (socket || leaving || isOver) return;
  count.connects++;
  const ws = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/~/live`);
  socket = ws;
  outward = simulated();
  inward = simulated();
  giveUpTimer = setTimeout(reconnect, 8000);
  ws.onopen = () => { if (ws === socket) duties.opened(); };
  ws.onmessage = (event) => inward(() => { if (ws === socket) hear(event.data); });
  ws.onclose = ({ code }) => { if (ws === socket) lost(code === closeTooManyWindows); };
};
/** Records that the server has accepted this page.
 * @type {(isSteady: () => void) => void} */
export const welcomed = (isSteady) => {
  clearTimeout(giveUpTimer);
  // Only a connection that lasts resets the pause before the next attempt.
  steadyTimer = setTimeout(() => {
    attempt = 0;
    isSteady();
  }, 2000);
  live = true;
};
/** @type {(isAside?: boolean) => void} */
const lost = (isAside) => {
  socket = null;
  live = false;
  [giveUpTimer, steadyTimer].forEach(clearTimeout);
  duties.lost();
  // The device has too many windows: a hidden one reconnects when it becomes visible, another one
  // when somebody uses it. Otherwise they would close each other's connections for ever.
  if (isAside) {
    if (!doc.hidden && !isOver && !leaving) rest();
    return;
  }
  // After the end another message is shown.
  if (isOver) return;
  showBannerIn(1000);
  if (leaving) return;
  // At once, then after 0.25 s, 0.5 s … 5 s, with jitter, so that not all clients reconnect to a
  // restarted server at the same time.
  const pause = attempt ? Math.min(5000, 125 * 2 ** attempt) * (0.75 + Math.random() / 2) : 0;
  attempt++;
  retryTimer = setTimeout(connect, pause);
};
/** Tells that this window rests, and connects once it is used. Screen readers click without a pointer. */
const rest = () => {
  sayResting(true);
  ['pointerdown', 'keydown', 'focus', 'click']
    .forEach((kind) => addEventListener(kind, wake, { once: true, capture: true }));
};
export const reconnect = () => {
  const old = socket;
  if (!old) return;
  lost();
  old.close();
};
export const wake = () => {
  leaving = false;
  attempt = 0;
  connect();
};
/** Ends the connection for good: the server would not understand this page. */
export const leaveForGood = () => {
  isOver = true;
  leave();
};
/** Closes the socket and prevents another, as the page is left.
 * @type {(code?: number) => void} */
export const leave = (code) => {
  leaving = true;
  clearTimeout(retryTimer);
  socket?.close(code);
};
