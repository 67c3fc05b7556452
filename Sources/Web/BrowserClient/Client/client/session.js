// The session behind the page: what the server says of it, and how the page begins anew with another.
import { all, attempted, doc, here } from '../shared/page.js';
import { beginAddress } from './address.js';
import { draftList, drafts, expectDrafts, focusMark, refocus, restoreDrafts } from './fields.js';
import { duties, leave, reconnect, transmit, welcomed } from './line.js';
import { keep, recall } from './memory.js';
import { run } from './operations.js';
import {
  acknowledge, confirmSoon, emptyOutbox, forgetTimers, isAwaiting, pump, sayAgain, tap,
} from './outbox.js';
import { scrollBack, scrollMark } from './scroll.js';
import { deviceScript } from './scripts.js';
import { settle } from './settle.js';
import { apply, beginSession, count, nodes, reached, seq, token } from './state.js';
import { tell, tellAnew } from './surroundings.js';
import { adopt, parse, restyle } from './tree.js';
import { hideBanner } from './words.js';

/** How often in a row a patch was missing. */
let gaps = 0;

const hello = () => {
  transmit(['h', 1, token, seq, here(), draftList()]);
  tell();
};
/** @type {(text: string) => void} */
const receive = (text) => {
  const message = attempted(() => JSON.parse(text));
  if (!Array.isArray(message)) count.unknown++;
  else if (message[0] === 'w') welcome(message);
  else if (Number.isInteger(message[0])) patch(message);
  else count.unknown++;
};
/** @type {(message: any[]) => void} */
const welcome = ([, how, ...rest]) => {
  if (how === 'reload') return reload();
  if (how === 'mounted') /** @type {any} */ (mount)(...rest);
  else if (how === 'resumed') {
    acknowledge(rest[0]);
    sayAgain();
  } else return void count.unknown++;
  hideBanner();
  welcomed(() => { gaps = 0; });
  restoreDrafts();
  pump();
};
/** @type {(message: any[]) => void} */
const patch = ([n, covered, ops]) => {
  if (n > seq + 1) return ++gaps > 3 ? reload() : reconnect(); // one is missing: ask again
  acknowledge(covered);
  if (n <= seq || !Array.isArray(ops)) return;
  reached(n);
  run(ops);
  doc.dispatchEvent(new Event('strata'));
  confirmSoon();
};
/** Loads the page again, and has it show what was typed into this one. */
const reload = () => {
  const last = recall('strata.reload', 0);
  keep('strata.reload', Date.now());
  keep('strata.kept', { url: here(), drafts: [...drafts], focus: focusMark(), at: Date.now() });
  leave();
  setTimeout(() => location.reload(), Date.now() - last < 10000 ? 5000 : 0);
};
/** Replaces the content of the page by what another session shows.
 * @type {(token: string, html: [string, string], rules: string | string[], title: string | null, url?: string) => void} */
const mount = (newToken, html, rules, title, url) => {
  const focus = focusMark(), offsets = scrollMark(), missed = emptyOutbox();
  beginSession(newToken);
  all('dialog[open]').forEach((el) => el.close());
  nodes.clear();
  restyle(/** @type {string[]} */ ([]).concat(rules).join('\n'));
  expectDrafts(drafts);
  const old = new DocumentFragment(); // together, so that what was alike can still be told
  apply(() => ['screen', 'presentations'].forEach((id, at) => {
    const root = /** @type {Part} */ (doc.getElementById(id));
    old.append(...root.childNodes);
    root.replaceChildren(parse(html[at]));
    adopt(root);
  }));
  if (title != null) doc.title = title;
  beginAddress(url);
  settle(false);
  refocus(focus);
  scrollBack(offsets);
  tellAnew();
  const steps = missed.filter(({ name }) => /^(tap|submit|change)$/.test(name));
  if (steps[0]) deviceScript().then((it) => it && it.again(steps, tap));
};
/** What a page that was loaded again showed before, where it may be put back. */
export const keptPage = () => {
  const kept = recall('strata.kept');
  keep('strata.kept', null);
  return kept?.url === here() && Date.now() - kept.at < 60000 ? kept : null;
};
/** Speaks the wire from now on. */
export const beginTalk = () => {
  Object.assign(duties, { opened: hello, heard: receive, isAwaiting, lost: forgetTimers });
};
