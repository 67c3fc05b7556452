// Makes the site an app of the device: registers sw.js, and offers a newer one when there is one.
(() => {
'use strict';
const { serviceWorker } = navigator, { dataset } = document.body;
let isAsked = false;

const make = (name, parts) => Object.assign(document.createElement(name), parts);
const rules = [
  '#update{position:fixed;z-index:49;inset-block-end:calc(5rem + env(safe-area-inset-bottom));inset-inline:0;display:grid;justify-items:center;pointer-events:none}',
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
