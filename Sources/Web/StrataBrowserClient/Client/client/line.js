// The socket: one at a time, anew when it is lost, and asked whether it lives while something is awaited.
import { attempted, doc, home } from '../shared/page.js';
import { closeTooManyWindows, probe } from '../shared/wire.js';
import { count } from './state.js';
import { showBannerIn } from './words.js';

/** What others do when the line opens, when it brings a text, when it is lost, and whether they wait. */
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
/** Whether the server has welcomed this page. */
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
/** A simulated line: late by the same rule in each direction, but never out of order. */
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

// While something is awaited: after a second of silence the line is asked whether it lives, after
// three it is given up. The next one gets ten: it may only be slow.
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
/** Now and then a page that is looked at asks without waiting for anything. */
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
/** The server knows this page.
 * @type {(isSteady: () => void) => void} */
export const welcomed = (isSteady) => {
  clearTimeout(giveUpTimer);
  // Only a connection that lasts resets the pause before the next try.
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
  // The device has too many windows: one that nobody sees comes back once it is looked at.
  if (isAside) {
    if (doc.hidden) return;
    attempt = 6;
  }
  // What is over says so in other words.
  if (isOver) return;
  showBannerIn(1000);
  if (leaving) return;
  // At once, then 0.25 s, 0.5 s … 5 s, spread out so that a restart is not met by everyone together.
  const pause = attempt ? Math.min(5000, 125 * 2 ** attempt) * (0.75 + Math.random() / 2) : 0;
  attempt++;
  retryTimer = setTimeout(connect, pause);
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
/** Nothing that this page could say would be understood. */
export const leaveForGood = () => {
  isOver = true;
  leave();
};
/** The page goes: its line is closed and no other begun.
 * @type {(code?: number) => void} */
export const leave = (code) => {
  leaving = true;
  clearTimeout(retryTimer);
  socket?.close(code);
};
