// Makes the site an app of the device: registers sw.js, and offers a newer one when there is one.
(() => {
'use strict';
const { serviceWorker } = navigator, { dataset } = document.body;
if (!isSecureContext || !serviceWorker) return;
let isAsked = false;

const make = (name, parts) => Object.assign(document.createElement(name), parts);
const rules = [
  '#update{position:fixed;z-index:49;inset-block-end:calc(5rem + env(safe-area-inset-bottom));inset-inline:0;display:grid;justify-items:center;pointer-events:none}',
  '#update>button{pointer-events:auto;min-block-size:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:1.5rem;background:var(--raised);color:var(--accent);font:inherit;font-weight:600;box-shadow:var(--shadow),0 0 0 .5px var(--line);cursor:pointer}',
];
const offer = (waiting) => {
  if (document.getElementById('update')) return;
  document.head.append(make('style', { nonce: dataset.nonce, textContent: rules.join('') }));
  const row = make('div', { id: 'update' });
  row.setAttribute('role', 'status');
  row.append(make('button', {
    type: 'button', textContent: dataset.update,
    onclick: () => {
      isAsked = true;
      waiting.postMessage('now');
    },
  }));
  document.body.append(row);
};

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
