// Makes the site an app of the device: registers sw.js, offers a newer one when there is one, has it keep
// what is shown, and leads to what is kept while there is no connection.
(() => {
'use strict';
const { serviceWorker } = navigator, { dataset } = document.body;
let isAsked = false;

const make = (name, parts) => Object.assign(document.createElement(name), parts);
const rules = [
  '#update{position:fixed;z-index:49;inset-block-end:calc(5rem + env(safe-area-inset-bottom));inset-inline:0;display:grid;justify-items:center;pointer-events:none}',
  '.offline #update{inset-block-end:calc(9rem + env(safe-area-inset-bottom))}',
  '#update>p{pointer-events:auto;box-sizing:border-box;display:flex;gap:.75rem;align-items:center;margin:0;inline-size:min(26rem,100% - 1.5rem);padding:.75rem 1rem;border-radius:1.25rem;background:var(--raised);color:var(--primary);font-size:.875rem;box-shadow:var(--shadow),0 0 0 .5px var(--line)}',
  '#update>p>button{flex:none;min-inline-size:2.75rem;min-block-size:2.75rem;border:0;border-radius:.75rem;background:var(--fill);color:var(--accent);font:inherit;cursor:pointer}',
  '#update>button{pointer-events:auto;min-block-size:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:1.5rem;background:var(--raised);color:var(--accent);font:inherit;font-weight:600;box-shadow:var(--shadow),0 0 0 .5px var(--line);cursor:pointer}',
];
const put = (el) => {
  if (document.getElementById('update')) return;
  document.head.append(make('style', { nonce: dataset.nonce, textContent: rules.join('') }));
  const row = make('div', { id: 'update' });
  row.setAttribute('role', 'status');
  row.append(el);
  document.body.append(row);
};
const offer = (waiting) => put(make('button', {
  type: 'button', textContent: dataset.update,
  onclick: () => {
    isAsked = true;
    waiting.postMessage('now');
  },
}));
// What is missing, once for a device: a browser keeps nothing of a page that anybody may have changed.
const explain = () => {
  try { if (localStorage.toldInsecure) return; } catch {}
  const words = make('p', { textContent: dataset.insecure });
  words.append(make('button', {
    type: 'button', textContent: '✓',
    onclick: () => {
      document.getElementById('update').remove();
      // Where nothing can be kept it is told again.
      try { localStorage.toldInsecure = '1'; } catch {}
    },
  }));
  put(words);
};
if (!isSecureContext) explain();
if (!isSecureContext || !serviceWorker) return;

// MARK: Keeping
// What is shown without being fetched is kept as well: a page that one went to, soon after it was drawn,
// and what changed in it since, twice a minute and when one turns away.
const { documentElement: page } = document;
const here = () => location.pathname + location.search;
let place = '', times = 0, timer = 0, forgotten = null;
const keep = () => {
  clearTimeout(timer);
  timer = 0;
  if (window.__strata?.live && here() !== forgotten) serviceWorker.controller?.postMessage({ keep: here() });
};
const changed = () => {
  if (place !== here()) {
    clearTimeout(timer);
    [place, times, timer] = [here(), 0, 0];
  }
  timer ||= setTimeout(keep, times++ < 2 ? 1000 : 30000);
};
const screen = document.getElementById('screen');
if (screen) new MutationObserver(changed).observe(screen, { subtree: true, childList: true, characterData: true });
document.addEventListener('visibilitychange', () => document.hidden && timer && keep());
// What was forgotten a moment ago is not kept again by the page on which that was asked.
new BroadcastChannel('forget').onmessage = () => { forgotten = here(); };

// MARK: Without a connection
const banner = document.getElementById('offline');
const isLost = () => page.classList.contains('offline');
let since = Number(dataset.kept) || Date.now(), ticked = Date.now(), heard = 0, isSure = !dataset.kept;
let isMissed = 'missed' in dataset, wanted = null, known = new Set();
const age = () => {
  const minutes = Math.max(0, Math.round((Date.now() - since) / 60000));
  const [count, unit] = minutes < 60 ? [minutes, 'minute']
    : minutes < 1440 ? [Math.round(minutes / 60), 'hour'] : [Math.round(minutes / 1440), 'day'];
  return new Intl.RelativeTimeFormat(page.lang || 'en', { numeric: 'auto' }).format(-count, unit);
};
// The words behind which it says how old the page is; who hears it read hears the age once.
const old = make('span', { ariaLive: 'off' });
const tell = () => {
  if (!isLost()) return;
  const words = `${isMissed ? dataset.unkept : dataset.words} · `, text = age();
  if (old.textContent !== text) old.textContent = text;
  if (banner.firstChild?.data !== words || !old.isConnected) banner.replaceChildren(words, old);
};
// Up to when the page is known to be true: for as long as it is live, unless it slept since, and heard
// nothing after that.
const tick = () => {
  const { live, bytes } = window.__strata ?? {}, now = Date.now();
  if (now - ticked > 90000) isSure = false;
  if (bytes !== heard) isSure = true;
  if (live && isSure) since = now;
  [ticked, heard] = [now, bytes];
  tell();
};
// As sw.js finds them: by their addresses, and by what follows a tab's name.
const route = (address) => new URL(address).pathname.match(/[^/]+\/[^/]+$/)?.[0];
const look = async () => {
  const shelf = await caches.has('pages') && await caches.open('pages');
  const all = shelf ? await shelf.keys() : [];
  known = new Set(all.flatMap(({ url }) => [url, route(url)]).filter(Boolean));
};
const isKept = (address) => known.has(address) || known.has(route(address));
// What nobody hears of would look chosen, and not be.
let locked = [];
const lock = () => {
  const choices = document.querySelectorAll('select, [type=checkbox], [type=radio], [type=range]');
  locked = isLost() ? [...choices].filter((it) => !it.disabled || locked.includes(it)) : locked;
  locked.forEach((it) => { it.disabled = isLost(); });
};
// Where a page is not kept, that is said, and it is gone to once there is a connection.
let next = null;
const miss = (address) => {
  [isMissed, next] = [true, address];
  tell();
};
const goOn = () => {
  const { live, pending } = window.__strata;
  if (pending) return;
  wanted = null;
  if (!live || !next) return;
  const address = next;
  next = null;
  if (address !== location.href) location.assign(address);
};
const isOwn = ({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/~/');
const pressed = (event) => {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event, link = target.closest?.('a[href]');
  const isOther = !link || link.target || link.hasAttribute('download') || !isOwn(link);
  wanted = null;
  if (isOther || button || ctrlKey || metaKey || shiftKey || altKey) return;
  // That there is no connection shows a moment later: until then it is an event like any other.
  if (!isLost()) return void (wanted = link.href);
  event.stopImmediatePropagation();
  if (isKept(link.href)) return;
  event.preventDefault();
  miss(link.href);
};
const turned = async () => {
  lock();
  if (!isLost()) {
    isMissed = false;
    tick();
    return goOn();
  }
  tell();
  await look();
  if (!wanted || !window.__strata.pending) return;
  if (isKept(wanted)) location.assign(wanted);
  else miss(wanted);
};
if (banner) {
  addEventListener('click', pressed, true);
  addEventListener('popstate', () => isLost() && (isKept(location.href) ? location.reload() : miss(null)));
  document.addEventListener('strata', goOn);
  new MutationObserver(turned).observe(page, { attributeFilter: ['class'] });
  new MutationObserver(tell).observe(banner, { childList: true });
  setInterval(tick, 5000);
}

// MARK: The worker
serviceWorker.addEventListener('controllerchange', () => isAsked && location.reload());
serviceWorker.register('/~/sw.js', { scope: '/', updateViaCache: 'none' }).then((it) => {
  if (it.waiting && serviceWorker.controller) offer(it.waiting);
  it.addEventListener('updatefound', () => {
    const fresh = it.installing;
    fresh.addEventListener('statechange', () => {
      if (fresh.state === 'installed' && serviceWorker.controller) offer(fresh);
    });
  });
}, () => {});
})();
