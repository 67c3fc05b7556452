// Notices (docs/internals/wire.md, Services): fetched by device.js when the server first asks for any of
// it. What comes while the page is closed is sw.js's.
(() => {
'use strict';
const body = document.body;
const worker = '/~/sw.js';

const check = () => {
  if (!isSecureContext) throw 'insecure';
  if (!('Notification' in window) || !navigator.serviceWorker) throw 'unsupported';
};
const bytes = (text) => Uint8Array.from(
  atob(text.replace(/-/g, '+').replace(/_/g, '/')), (it) => it.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)))
  .replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
const same = (one, other) => text(one) === text(other);

// Where this browser is reached while its page is closed; null where its push service does not answer:
// then an open page shows what comes.
// Only who asked for it is reached: a browser that merely allows it gets no address of its own accord.
const address = async (isWanted) => {
  try {
    if (!isWanted) return null;
    const answer = await fetch('/~/push-key');
    if (!answer.ok) return null;
    const key = bytes((await answer.text()).trim());
    await navigator.serviceWorker.register(worker, { scope: '/' });
    const { pushManager } = await navigator.serviceWorker.ready;
    let known = await pushManager.getSubscription();
    // Another server's, or one of before its key was lost: nobody could use it.
    if (known && !same(known.options.applicationServerKey, key)) {
      await known.unsubscribe();
      known = null;
    }
    known ||= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return { endpoint: known.endpoint, p256dh: text(known.getKey('p256dh')), auth: text(known.getKey('auth')) };
  } catch { return null; }
};
// A push service that cannot be reached may keep a browser waiting for minutes; the next question finds
// what came of it.
let pending = null;
const soon = (isWanted) => {
  const patience = pending ? 50 : 3000;
  pending ||= address(isWanted).finally(() => { pending = null; });
  return Promise.race([pending, new Promise((done) => setTimeout(done, patience, null))]);
};
const allowance = async (state, isWanted) => (
  { state, address: state === 'granted' ? await soon(isWanted) : null });
// What is sent to the old address reaches nobody from then on.
const renew = async () => {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return allowance(Notification.permission, true);
};
// What other servers' messages say, as sw.js hands it on.
const watch = (tell, signal) => new Promise((done) => {
  const hear = ({ data }) => data?.remote && tell(data.remote);
  navigator.serviceWorker.addEventListener('message', hear);
  signal.addEventListener('abort', () => {
    navigator.serviceWorker.removeEventListener('message', hear);
    done(null);
  });
});

// A card on the page, for what comes while it is open.
const make = (name, parts = {}) => Object.assign(document.createElement(name), parts);
const rules = [
  '#notices{position:fixed;z-index:50;inset-block-start:max(.75rem,env(safe-area-inset-top));inset-inline:0;display:grid;gap:.5rem;justify-items:center;pointer-events:none}',
  '#notices>article{pointer-events:auto;box-sizing:border-box;inline-size:min(26rem,100% - 1.5rem);padding:.875rem 1rem;border-radius:1.25rem;background:var(--raised);color:var(--primary);box-shadow:var(--shadow),0 0 0 .5px var(--line);display:grid;gap:.25rem;overflow-wrap:anywhere}',
  '#notices p{margin:0}',
  '#notices span{color:var(--secondary)}',
  '#notices footer{display:flex;gap:.5rem;margin-block-start:.5rem}',
  '#notices button{flex:1;min-block-size:2.75rem;border:0;border-radius:.75rem;background:var(--fill);color:var(--accent);font:inherit;font-weight:600;cursor:pointer}',
];
const shelf = () => {
  const known = document.getElementById('notices');
  if (known) return known;
  document.head.append(make('style', { nonce: body.dataset.nonce, textContent: rules.join('') }));
  const made = make('section', { id: 'notices' });
  made.setAttribute('role', 'status');
  body.append(made);
  return made;
};
const show = (notice, signal) => new Promise((done) => {
  const cards = shelf(), card = make('article');
  const put = (name, className, words) => words && card.append(make(name, { className, textContent: words }));
  const end = (action) => {
    card.remove();
    done(action);
    if (action !== 'dismiss' && /^\/(?!\/)/.test(notice.address)) location.assign(notice.address);
  };
  card.dataset.notice = notice.id;
  put('strong', '', notice.title);
  put('span', '', notice.subtitle);
  put('p', '', notice.body);
  const row = make('footer');
  const actions = notice.actions.length ? notice.actions : [{ id: 'dismiss', title: '✓' }];
  actions.forEach(({ id, title }) => {
    row.append(make('button', { type: 'button', textContent: title, onclick: () => end(id) }));
  });
  card.append(row);
  document.querySelectorAll('#notices > article').forEach((it) => it.dataset.notice === notice.id && it.remove());
  cards.append(card);
  signal.addEventListener('abort', () => card.remove());
});
const clear = (isOver) => document.querySelectorAll('#notices > article')
  .forEach((it) => isOver(it.dataset.notice) && it.remove());
// Whichever window forgets, none shows what was told.
new BroadcastChannel('forget').onmessage = () => clear(() => true);
const remove = async (ids) => {
  clear((it) => ids.includes(it));
  const registration = await navigator.serviceWorker?.getRegistration('/');
  const shown = await registration?.getNotifications() ?? [];
  shown.forEach((it) => ids.includes(it.tag) && it.close());
  return true;
};

document.currentScript.does = {
  'notice.state': async (isWanted) => {
    check();
    return allowance(Notification.permission, isWanted);
  },
  'notice.ask': async () => {
    check();
    return allowance(await Notification.requestPermission(), true);
  },
  'notice.renew': async () => {
    check();
    return renew();
  },
  'notice.watch': (asked, tell, signal) => {
    check();
    return watch(tell, signal);
  },
  'notice.show': (notice, tell, signal) => show(notice, signal),
  'notice.remove': remove,
};
})();
