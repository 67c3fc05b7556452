// Runs in the browser without a page: keeps the last good pages for when there is no connection, shows
// what the server pushes, and opens the app when that is pressed.
(() => {
'use strict';
const own = (path) => new URL(/^\/(?!\/)/.test(path) ? path : '/', location.origin).href;

// A newer worker waits until the person says so: two of different ages never serve one page. And what a
// page shows that came without being fetched is kept when the page says that it rests.
addEventListener('message', (event) => {
  const { keep: path } = event.data ?? {};
  if (event.data === 'now') skipWaiting();
  else if (path) event.waitUntil(refresh(own(path)).catch(() => {}));
});

// MARK: Pages
const pages = 'pages', files = 'files', most = 12, mostFiles = 80;
// How long a page may take where there is an older one.
const patience = 6000;
const trim = async (cache, count) => {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - count)).map((it) => cache.delete(it)));
};
// Nothing that was asked for before the person had all of it forgotten is kept after that.
let forgotten = 0;
new BroadcastChannel('forget').onmessage = () => {
  forgotten++;
  caches.delete(pages);
};
// A page, and what it needs: all of it has an address that follows from its content.
const keep = async (address, answer, begun) => {
  const html = await answer.text(), headers = new Headers(answer.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set('X-Kept', `${Date.now()}`);
  const store = await caches.open(files);
  const needed = [...html.matchAll(/="(\/~\/[^"]+)"/g)].flatMap((it) => it[1].replaceAll('&amp;', '&').split(' '));
  await Promise.all(needed.map(async (it) => await store.match(it) || store.add(it).catch(() => {})));
  await trim(store, mostFiles);
  if (begun !== forgotten) return;
  const shelf = await caches.open(pages);
  await shelf.put(address, new Response(html, { headers }));
  await trim(shelf, most);
};
const isPage = (answer) => answer.ok && /html/.test(answer.headers.get('Content-Type'));
// What still waits for its data is no last good page.
const isWhole = (answer) => isPage(answer) && !answer.headers.has('X-Waiting');
const found = (address) => caches.match(address, { cacheName: pages });
// The same screen under another tab: what follows the tab's name is alike, such as `city/london`.
const route = (address) => new URL(address).pathname.match(/[^/]+\/[^/]+$/)?.[0];
const beside = async (address) => {
  const name = route(address), shelf = await caches.open(pages);
  const match = name && (await shelf.keys()).find((it) => route(it.url) === name);
  return match && shelf.match(match);
};
// What an open page shows, as the server knows it: nothing is begun anew for it.
const refresh = async (address) => {
  const begun = forgotten, answer = await fetch(address, { headers: { 'X-Keep': '1' } });
  if (isPage(answer) && (isWhole(answer) || !await found(address))) await keep(address, answer, begun);
};

// The page says how old it is, and that it is another than was asked for (pwa.js).
const kept = async (address) => {
  const known = await found(address) || await beside(address), shown = known || await found(own('/'));
  if (!shown) return Response.error();
  const facts = `data-kept="${Number(shown.headers.get('X-Kept'))}"${known ? '' : ' data-missed=""'}`;
  return new Response((await shown.text()).replace('<body', `<body ${facts}`), { headers: shown.headers });
};
const page = async (event) => {
  const address = event.request.url, begun = forgotten;
  const asked = fetch(event.request).then((answer) => {
    if (isWhole(answer)) event.waitUntil(keep(address, answer.clone(), begun));
    return answer;
  });
  // A line that is there and carries nothing is no connection either.
  const late = found(address).then((it) => it && new Promise((_, fail) => { setTimeout(fail, patience); }));
  try {
    return await Promise.race([asked, late.then(() => asked)]);
  } catch { return kept(address); }
};
const file = async (request) => await caches.match(request.url) || fetch(request);

addEventListener('fetch', (event) => {
  const { request } = event, { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (/^\/~\/(icon$|app\.webmanifest$)/.test(pathname)) {
    // What stays at one address is fetched anew, and kept for when it cannot be.
    event.respondWith(fetch(request).catch(() => file(request)));
  } else if (/^\/~\/asset\//.test(pathname) || /^\?v=/.test(search)) event.respondWith(file(request));
});
// What is open when the first worker comes is kept too.
const begin = async () => {
  await clients.claim();
  const windows = await clients.matchAll({ type: 'window' });
  await Promise.all(windows.map(async ({ url }) => {
    const begun = forgotten;
    await refresh(url);
    if (await found(url)) return;
    // The server knows no window whose line is still on its way: it is asked as for any page.
    const answer = await fetch(url);
    if (isPage(answer)) await keep(url, answer, begun);
  }));
};
addEventListener('activate', (event) => event.waitUntil(begin().catch(() => {})));

// MARK: Notices
const show = ({ id, title, subtitle, body, silent, address, actions }) => {
  const text = [subtitle, body].filter(Boolean).join('\n');
  return registration.showNotification(title, {
    body: text, tag: id, silent: Boolean(silent), data: { address }, icon: '/~/icon', badge: '/~/icon',
    actions: (actions || []).slice(0, 2).map((it) => ({ action: it.id, title: it.title })),
  });
};
// What another server sends, in Apple's form: open pages hear of it too.
const remote = async (payload) => {
  const { aps, url } = payload, alert = aps.alert ?? {};
  const words = typeof alert === 'string' ? { body: alert } : alert;
  const windows = await clients.matchAll({ type: 'window' });
  windows.forEach((it) => it.postMessage({ remote: payload }));
  return show({
    id: aps['thread-id'] ?? 'remote', title: words.title || location.hostname, subtitle: words.subtitle,
    body: words.body, silent: !aps.sound, address: url,
  });
};
// What a browser is sent it must show, or it is sent no more: also what cannot be read.
addEventListener('push', (event) => {
  let notice = null;
  // Where it cannot be read, the name of the site stands for it.
  try { notice = event.data.json(); } catch {}
  if (typeof notice?.aps === 'object' && notice.aps) event.waitUntil(remote(notice));
  else event.waitUntil(show({ title: location.hostname, ...notice }));
});

const open = async (address) => {
  const [first] = await clients.matchAll({ type: 'window' });
  if (!first) return clients.openWindow(address);
  await first.focus();
  return first.navigate(address);
};
addEventListener('notificationclick', (event) => {
  event.notification.close();
  if (event.action === 'dismiss') return;
  event.waitUntil(open(own(event.notification.data?.address || '/')));
});
})();
