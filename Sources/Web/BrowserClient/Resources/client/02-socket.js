const [delay, jitter = 0] = (home.latency ?? '0').split(' ').map(Number);
// A simulated line: late by the same rule in each direction, but never out of order.
const line = () => {
  const waiting = [];
  return (work) => {
    if (!delay) return work();
    waiting.push(work);
    setTimeout(() => waiting.shift()(), delay + jitter * Math.random());
  };
};
let outward = line(), inward = line(), attempt = 0, gaps = 0;
let quiet = 0, patience = 6, asks = false, watchTimer = 0;
let retryTimer, steadyTimer, giveUpTimer, bannerTimer, ackTimer, holdTimer;

const post = (text) => {
  const to = socket;
  inspect('→', text);
  count.sent += text.length;
  outward(() => to === socket && to.readyState === 1 && to.send(text));
};
// While something is awaited: after a second of silence the line is asked whether it lives, after
// three it is given up. The next one gets ten: it may only be slow.
const probe = '["p"]';
const listen = () => {
  if (!live || !asks && !outbox[0]?.sent) {
    clearInterval(watchTimer);
    watchTimer = quiet = 0;
  } else if (++quiet === 2) post(probe);
  else if (quiet >= patience) {
    patience = 20;
    bannerTimer ??= setTimeout(showBanner, 500);
    reconnect();
  }
};
const watchLine = () => watchTimer ||= setInterval(listen, 500);
const transmit = (message) => {
  post(JSON.stringify(message));
  clearTimeout(ackTimer);
  ackTimer = 0;
};
const connect = () => {
  clearTimeout(retryTimer);
  if (socket || leaving) return;
  count.connects++;
  const ws = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/~/live`);
  socket = ws;
  outward = line();
  inward = line();
  giveUpTimer = setTimeout(reconnect, 8000);
  ws.onopen = () => {
    if (ws !== socket) return;
    transmit(['h', 1, token, seq, here(), draftList()]);
    tell();
  };
  ws.onmessage = (event) => inward(() => ws === socket && receive(event.data));
  ws.onclose = ({ code }) => ws === socket && lost(code === 4002);
};
const lost = (isAside) => {
  socket = null;
  live = false;
  [giveUpTimer, steadyTimer, ackTimer, holdTimer].forEach(clearTimeout);
  ackTimer = holdTimer = 0;
  // The device has too many windows: one that nobody sees comes back once it is looked at.
  if (isAside) {
    if (doc.hidden) return;
    attempt = 6;
  }
  bannerTimer ??= setTimeout(showBanner, 1000);
  if (leaving) return;
  // At once, then 0.25 s, 0.5 s … 5 s, spread out so that a restart is not met by everyone together.
  const pause = attempt ? Math.min(5000, 125 * 2 ** attempt) * (0.75 + Math.random() / 2) : 0;
  attempt++;
  retryTimer = setTimeout(connect, pause);
};
const reconnect = () => {
  const old = socket;
  if (!old) return;
  lost();
  old.close();
};
const wake = () => {
  leaving = false;
  attempt = 0;
  connect();
};

const receive = (text) => {
  inspect('←', text);
  count.bytes += text.length;
  quiet = 0;
  asks = false;
  if (text === probe) return;
  const message = attempted(() => JSON.parse(text));
  if (!Array.isArray(message)) count.unknown++;
  else if (message[0] === 'w') welcome(message);
  else if (Number.isInteger(message[0])) patch(message);
  else count.unknown++;
};
const welcome = ([, how, ...rest]) => {
  if (how === 'reload') return reload();
  if (how === 'mounted') mount(...rest);
  else if (how === 'resumed') {
    acknowledge(rest[0]);
    for (const item of outbox) item.sent = false;
  } else return count.unknown++;
  clearTimeout(giveUpTimer);
  clearTimeout(bannerTimer);
  bannerTimer = undefined;
  hideBanner();
  // Only a connection that lasts resets the pause before the next try.
  steadyTimer = setTimeout(() => { attempt = gaps = 0; }, 2000);
  live = true;
  restoreDrafts();
  pump();
};
const patch = ([n, covered, ops]) => {
  if (n > seq + 1) return ++gaps > 3 ? reload() : reconnect(); // one is missing: ask again
  acknowledge(covered);
  if (n <= seq || !Array.isArray(ops)) return;
  seq = n;
  count.applied++;
  run(ops);
  doc.dispatchEvent(new Event('strata'));
  ackTimer ||= setTimeout(() => live && transmit([0, seq]), 1000);
};
const reload = () => {
  const last = recall('strata.reload', 0);
  keep('strata.reload', Date.now());
  keep('strata.kept', { url: here(), drafts: [...drafts], focus: focusMark(), at: Date.now() });
  leaving = true;
  socket?.close();
  setTimeout(() => location.reload(), Date.now() - last < 10000 ? 5000 : 0);
};
