// The service worker (sw.js): registered, and replaced by a newer one when the user agrees.
import { built, style } from '../shared/build.js';
import { attempted, body, doc, home } from '../shared/page.js';

const rules = [
  '#update{position:fixed;z-index:49;inset-block-end:calc(5rem + env(safe-area-inset-bottom));inset-inline:0;display:grid;justify-items:center;pointer-events:none}',
  '.offline #update{inset-block-end:calc(9rem + env(safe-area-inset-bottom))}',
  '#update>p{pointer-events:auto;box-sizing:border-box;display:flex;gap:.75rem;align-items:center;margin:0;inline-size:min(26rem,100% - 1.5rem);padding:.75rem 1rem;border-radius:1.25rem;background:var(--raised);color:var(--primary);font-size:.875rem;box-shadow:var(--shadow),0 0 0 .5px var(--line)}',
  '#update>p>button{flex:none;min-inline-size:2.75rem;min-block-size:2.75rem;border:0;border-radius:.75rem;background:var(--fill);color:var(--accent);font:inherit;cursor:pointer}',
  '#update>button{pointer-events:auto;min-block-size:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:1.5rem;background:var(--raised);color:var(--accent);font:inherit;font-weight:600;box-shadow:var(--shadow),0 0 0 .5px var(--line);cursor:pointer}',
];
let isAsked = false;

/** @type {(el: HTMLElement) => void} */
const put = (el) => {
  if (doc.getElementById('update')) return;
  style(rules);
  const row = built('div', { id: 'update' });
  row.setAttribute('role', 'status');
  row.append(el);
  body.append(row);
};
/** @type {(waiting: ServiceWorker) => void} */
const offer = (waiting) => put(built('button', {
  type: 'button', textContent: home.update,
  onclick: () => {
    isAsked = true;
    waiting.postMessage('now');
  },
}));
/** Shows once per device what is missing: browsers do not store pages that came over an insecure
 * connection. */
export const explain = () => {
  if (attempted(() => localStorage.toldInsecure)) return;
  const words = built('p', { textContent: home.insecure });
  words.append(built('button', {
    type: 'button', textContent: '✓',
    onclick: () => {
      doc.getElementById('update')?.remove();
      // Without storage it is shown again.
      attempted(() => { localStorage.toldInsecure = '1'; });
    },
  }));
  put(words);
};
/** @type {(serviceWorker: ServiceWorkerContainer) => void} */
export const watchWorker = (serviceWorker) => {
  serviceWorker.addEventListener('controllerchange', () => { if (isAsked) location.reload(); });
  serviceWorker.register('/~/sw.js', { scope: '/', updateViaCache: 'none' }).then((it) => {
    if (it.waiting && serviceWorker.controller) offer(it.waiting);
    it.addEventListener('updatefound', () => {
      const fresh = it.installing;
      fresh?.addEventListener('statechange', () => {
        if (fresh.state === 'installed' && serviceWorker.controller) offer(fresh);
      });
    });
  }, () => {});
};
