// Runs in the browser without a page: keeps the last good pages for when there is no connection, shows
// what the server pushes, and opens the app when that is pressed.
(() => {
'use strict';
const own = (path) => new URL(/^\/(?!\/)/.test(path) ? path : '/', location.origin).href;

// A newer worker waits until the person says so: two of different ages never serve one page.
addEventListener('message', (event) => event.data === 'now' && skipWaiting());

// MARK: Pages
const pages = 'pages', files = 'files', most = 12, mostFiles = 80;
const trim = async (cache, count) => {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - count)).map((it) => cache.delete(it)));
};
// A page, and what it needs: all of it has an address that follows from its content.
const keep = async (address, answer) => {
  const html = await answer.text(), headers = new Headers(answer.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set('X-Kept', `${Date.now()}`);
  const store = await caches.open(files), shelf = await caches.open(pages);
  const needed = [...html.matchAll(/="(\/~\/[^"]+)"/g)].map((it) => it[1].replaceAll('&amp;', '&'));
  await Promise.all(needed.map(async (it) => await store.match(it) || store.add(it).catch(() => {})));
  await shelf.delete(address);
  await shelf.put(address, new Response(html, { headers }));
  await trim(shelf, most);
  await trim(store, mostFiles);
};
const isPage = (answer) => answer.ok && /html/.test(answer.headers.get('Content-Type'));

// How old a page is, in its own language, behind the words that say that there is no connection.
const aged = (html, at) => {
  const language = html.match(/<html lang="([^"]*)"/)?.[1] || 'en';
  const minutes = Math.max(0, Math.round((Date.now() - at) / 60000));
  const [count, unit] = minutes < 60 ? [minutes, 'minute']
    : minutes < 1440 ? [Math.round(minutes / 60), 'hour'] : [Math.round(minutes / 1440), 'day'];
  const age = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit);
  return html.replace(/data-words="([^"]*)"/, (all, words) => `data-words="${words} · ${age}" data-kept="${at}"`);
};
const kept = async (address) => {
  const shelf = await caches.open(pages);
  const found = await shelf.match(address) || await shelf.match(own('/'));
  if (!found) return Response.error();
  const at = Number(found.headers.get('X-Kept'));
  return new Response(aged(await found.text(), at), { headers: found.headers });
};
const page = async (event) => {
  const address = event.request.url;
  try {
    const answer = await fetch(event.request);
    if (isPage(answer)) event.waitUntil(keep(address, answer.clone()));
    return answer;
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
    const answer = await fetch(url);
    if (isPage(answer)) await keep(url, answer);
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
