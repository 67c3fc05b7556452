// Notices on the page while it is open.
import { all, body, doc } from '../shared/page.js';
import { built, style } from '../shared/build.js';

/** @typedef {{ id: string, title: string, subtitle?: string, body?: string, address?: string,
 *   actions: { id: string, title: string }[] }} Notice */

const rules = [
  '#notices{position:fixed;z-index:50;inset-block-start:max(.75rem,env(safe-area-inset-top));inset-inline:0;display:grid;gap:.5rem;justify-items:center;pointer-events:none}',
  '#notices>article{pointer-events:auto;box-sizing:border-box;inline-size:min(26rem,100% - 1.5rem);padding:.875rem 1rem;border-radius:1.25rem;background:var(--raised);color:var(--primary);box-shadow:var(--shadow),0 0 0 .5px var(--line);display:grid;gap:.25rem;overflow-wrap:anywhere}',
  '#notices p{margin:0}',
  '#notices span{color:var(--secondary)}',
  '#notices footer{display:flex;gap:.5rem;margin-block-start:.5rem}',
  '#notices button{flex:1;min-block-size:2.75rem;border:0;border-radius:.75rem;background:var(--fill);color:var(--accent);font:inherit;font-weight:600;cursor:pointer}',
];
const shelf = () => {
  const known = doc.getElementById('notices');
  if (known) return known;
  style(rules);
  const made = built('section', { id: 'notices' });
  made.setAttribute('role', 'status');
  body.append(made);
  return made;
};
/** Shows a notice; returns the action that is pressed.
 * @type {(notice: Notice, signal: AbortSignal) => Promise<string>} */
export const show = (notice, signal) => new Promise((done) => {
  const cards = shelf(), card = built('article');
  /** @type {(name: string, className: string, words?: string) => void} */
  const put = (name, className, words) => { if (words) card.append(built(name, { className, textContent: words })); };
  /** @type {(action: string) => void} */
  const end = (action) => {
    card.remove();
    done(action);
    const { address = '' } = notice;
    if (action !== 'dismiss' && /^\/(?!\/)/.test(address)) location.assign(address);
  };
  card.dataset.notice = notice.id;
  put('strong', '', notice.title);
  put('span', '', notice.subtitle);
  put('p', '', notice.body);
  const row = built('footer');
  const actions = notice.actions.length ? notice.actions : [{ id: 'dismiss', title: '✓' }];
  actions.forEach(({ id, title }) => {
    row.append(built('button', { type: 'button', textContent: title, onclick: () => end(id) }));
  });
  card.append(row);
  clear((it) => it === notice.id);
  cards.append(card);
  signal.addEventListener('abort', () => card.remove());
});
/** @type {(isOver: (id: string | undefined) => boolean) => void} */
const clear = (isOver) => all('#notices > article').forEach((it) => {
  if (isOver(it.dataset.notice)) it.remove();
});
// Whichever window forgets, all remove their notices.
new BroadcastChannel('forget').onmessage = () => clear(() => true);
/** @type {Service} */
export const remove = async (/** @type {(string | undefined)[]} */ ids) => {
  clear((it) => ids.includes(it));
  const registration = await navigator.serviceWorker?.getRegistration('/');
  const shown = await registration?.getNotifications() ?? [];
  shown.forEach((it) => { if (ids.includes(it.tag)) it.close(); });
  return true;
};
