let hiddenAt = 0;
on('visibilitychange', () => {
  live && tell();
  if (doc.hidden) return void (hiddenAt = performance.now());
  // After a sleep a socket may look open and be dead: a new one costs one round trip.
  if (performance.now() - hiddenAt > 20000) reconnect();
  wake();
});
addEventListener('pageshow', (event) => { if (event.persisted) wake(); });
addEventListener('online', wake);
addEventListener('offline', () => reconnect());
addEventListener('pagehide', () => {
  rememberScroll();
  leaving = true;
  clearTimeout(retryTimer);
  socket?.close(1000);
});
setInterval(() => live && !doc.hidden && watchLine(asks = true), 25000);

const handle = { get seq() { return seq; }, get pending() { return outbox.length; }, get live() { return live; } };
for (const name in count) Object.defineProperty(handle, name, { get: () => count[name] });
Object.defineProperty(window, '__strata', { value: handle });

history.scrollRestoration = 'manual';
const first = history.state?.entry ? history.state
  : { place: 0, entry: Math.random() };
if (first !== history.state) {
  urls.length = 0;
  history.replaceState(first, '');
}
enter(first);
if (first.own) retreat(2);
body.append(...voices, limit, banner);
const kept = recall('strata.kept');
keep('strata.kept', null);
const isKept = kept?.url === here() && Date.now() - kept.at < 60000;
if (isKept) for (const [key, value] of kept.drafts) waiting.set(key, value);
adopt(body);
settle([]);
if (offsets.has(shown)) restoreEntry();
if (isKept) refocus(kept.focus);
catchUp();
bannerTimer = setTimeout(showBanner, 1000);
connect();
