// Pages, and the files they need, for offline use.
import { route } from '../shared/route.js';
import { on, own } from './scope.js';

const pages = 'pages', files = 'files', most = 12, mostFiles = 80;
/** The maximum time for a page if an older one is stored, in milliseconds. */
const patience = 6000;
/** The number of times that everything was forgotten: earlier requests must not be stored after
 * that. */
let forgotten = 0;

/** @type {(cache: Cache, count: number) => Promise<unknown>} */
const trim = async (cache, count) => {
  const keys = await cache.keys();
  return Promise.all(keys.slice(0, Math.max(0, keys.length - count)).map((it) => cache.delete(it)));
};
/** Stores a page and the files it needs, whose URLs all contain a hash of the content.
 * @type {(address: string, answer: Response, begun: number) => Promise<void>} */
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
  // Whoever forgot while the page was stored may have deleted the pages before it.
  await (begun === forgotten ? trim(shelf, most) : caches.delete(pages));
};
/** @type {(answer: Response) => boolean} */
const isPage = (answer) => answer.ok && /html/.test(answer.headers.get('Content-Type') ?? '');
/** Returns whether a page is complete: one that is still loading its data is not stored.
 * @type {(answer: Response) => boolean} */
const isWhole = (answer) => isPage(answer) && !answer.headers.has('X-Waiting');
/** @type {(address: string) => Promise<Response | undefined>} */
const found = (address) => caches.match(address, { cacheName: pages });
/** Returns the same screen in another tab.
 * @type {(address: string) => Promise<Response | undefined>} */
const beside = async (address) => {
  const name = route(address), shelf = await caches.open(pages);
  const match = name && (await shelf.keys()).find((it) => route(it.url) === name);
  return match ? shelf.match(match) : undefined;
};
/** Stores what an open page shows, which the server knows without a new session.
 * @type {(address: string) => Promise<void>} */
const refresh = async (address) => {
  const begun = forgotten, answer = await fetch(address, { headers: { 'X-Keep': '1' } });
  if (isPage(answer) && (isWhole(answer) || !await found(address))) await keep(address, answer, begun);
};
/** Returns a stored page with its age, and a mark if it is another than the requested one (pwa.js).
 * @type {(address: string) => Promise<Response>} */
const kept = async (address) => {
  const known = await found(address) || await beside(address), shown = known || await found(own('/'));
  if (!shown) return Response.error();
  const facts = `data-kept="${Number(shown.headers.get('X-Kept'))}"${known ? '' : ' data-missed=""'}`;
  return new Response((await shown.text()).replace('<body', `<body ${facts}`), { headers: shown.headers });
};
/** @type {(event: FetchEvent) => Promise<Response>} */
const page = async (event) => {
  const address = event.request.url, begun = forgotten;
  const asked = fetch(event.request).then((answer) => {
    if (isWhole(answer)) event.waitUntil(keep(address, answer.clone(), begun));
    return answer;
  });
  // A connection that transfers nothing counts as none.
  const late = found(address).then((it) => it && new Promise((_, fail) => { setTimeout(fail, patience); }));
  try {
    return await Promise.race([asked, late.then(() => asked)]);
  } catch { return kept(address); }
};
/** @type {(request: Request) => Promise<Response>} */
const file = async (request) => await caches.match(request.url) || fetch(request);
/** Stores the pages that are open when the first worker starts. */
const begin = async () => {
  await clients.claim();
  const windows = await clients.matchAll({ type: 'window' });
  await Promise.all(windows.map(async ({ url }) => {
    const begun = forgotten;
    await refresh(url);
    if (await found(url)) return;
    // The server does not know a window that is not connected yet: it is requested as any page.
    const answer = await fetch(url);
    if (isPage(answer)) await keep(url, answer, begun);
  }));
};
/** Deletes the pages, and prevents those that are being stored. */
const forget = () => {
  forgotten++;
  return caches.delete(pages);
};
export const watchPages = () => {
  // A newer worker waits until the user agrees, so that two versions never serve one page. Pages
  // that are shown without a request are stored when they report that they are idle.
  on('message', (event) => {
    const { keep: path } = event.data ?? {};
    if (event.data === 'now') skipWaiting();
    else if (event.data === 'forget') event.waitUntil(forget());
    else if (path) event.waitUntil(refresh(own(path)).catch(() => {}));
  });
  new BroadcastChannel('forget').onmessage = forget;
  on('fetch', (event) => {
    const { request } = event, { origin, pathname, search } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (request.mode === 'navigate') event.respondWith(page(event));
    else if (/^\/~\/(icon$|app\.webmanifest$)/.test(pathname)) {
      // Files at fixed URLs are loaded again, and stored for offline use.
      event.respondWith(fetch(request).catch(() => file(request)));
    } else if (/^\/~\/asset\//.test(pathname) || /^\?v=/.test(search)) event.respondWith(file(request));
  });
  on('activate', (event) => event.waitUntil(begin().catch(() => {})));
};
