// The session of the page: the server's messages, and the start of another session.
import { all, attempted, doc, here } from '../shared/page.js';
import { fits } from '../shared/reading.js';
import { hello, messageKinds, version, welcome } from '../shared/wire.js';
import { beginAddress } from './address.js';
import { draftList, drafts, expectDrafts, focusMark, refocus, restoreDrafts } from './fields.js';
import { duties, leaveForGood, reconnect, transmit, welcomed } from './line.js';
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
import { hideBanner, warnOutdated } from './words.js';

/** The number of consecutive missing patches. */
let gaps = 0;

const greet = () => {
  transmit([hello, version, token, seq, here(), draftList()]);
  tell();
};
/** @type {(text: string) => void} */
const receive = (text) => {
  const message = attempted(() => JSON.parse(text));
  if (!Array.isArray(message)) count.unknown++;
  else if (message[0] === welcome) take(message);
  else if (Number.isInteger(message[0])) patch(message);
  else count.unknown++;
};
/** Handles the server's messages about the session.
 * @type {(message: any[]) => void} */
const take = ([, how, ...rest]) => {
  if (!['resumed', 'mounted', 'reload'].includes(how)) return void count.unknown++;
  if (!fits(rest, messageKinds[how])) {
    count.unknown++;
    return replace();
  }
  if (how === 'reload') return replace();
  if (how === 'mounted') /** @type {any} */ (mount)(...rest);
  else {
    acknowledge(rest[0]);
    sayAgain();
  }
  hideBanner();
  welcomed(() => { gaps = 0; });
  restoreDrafts();
  pump();
};
/** @type {(message: any[]) => void} */
const patch = (message) => {
  if (!fits(message, messageKinds.patch)) return void count.unknown++;
  const [n, covered, ops] = message;
  if (n > seq + 1) return ++gaps > 3 ? replace() : reconnect(); // one is missing: reconnect
  acknowledge(covered);
  if (n <= seq) return;
  reached(n);
  if (!run(ops)) return replace();
  doc.dispatchEvent(new Event('strata'));
  confirmSoon();
};
/** Reloads the page with the texts typed into it, as it and its server are incompatible. After
 * three times in a minute that would not help: it shows a hint and waits for the user to
 * reload. */
const replace = () => {
  const now = Date.now();
  /** @type {number[]} */
  const times = recall('strata.reloads', []).filter((/** @type {number} */ at) => now - at < 60000);
  keep('strata.kept', { url: here(), drafts: [...drafts], focus: focusMark(), at: now });
  warnOutdated();
  leaveForGood();
  if (times.length > 2) return;
  keep('strata.reloads', [...times, now]);
  setTimeout(() => location.reload(), now - (times.at(-1) ?? 0) < 10000 ? 5000 : 0);
};
/** Replaces the content of the page by that of another session.
 * @type {(token: string, html: [string, string], rules: string, title: string, url: string) => void} */
const mount = (newToken, html, rules, title, url) => {
  const focus = focusMark(), offsets = scrollMark(), missed = emptyOutbox();
  beginSession(newToken);
  all('dialog[open]').forEach((el) => el.close());
  nodes.clear();
  restyle(rules);
  expectDrafts(drafts);
  const old = new DocumentFragment(); // together, so that similar elements can still be found
  apply(() => ['screen', 'presentations'].forEach((id, at) => {
    const root = /** @type {Part} */ (doc.getElementById(id));
    old.append(...root.childNodes);
    root.replaceChildren(parse(html[at]));
    adopt(root);
  }));
  doc.title = title;
  beginAddress(url);
  settle(false);
  refocus(focus);
  scrollBack(offsets);
  tellAnew();
  const steps = missed.filter(({ name }) => /^(tap|submit|change)$/.test(name));
  if (steps[0]) deviceScript().then((it) => it && it.again(steps, tap));
};
/** Returns the state of the page before it was reloaded, if it can be restored. */
export const keptPage = () => {
  const kept = recall('strata.kept');
  keep('strata.kept', null);
  return kept?.url === here() && Date.now() - kept.at < 60000 ? kept : null;
};
/** Starts the protocol. */
export const beginTalk = () => {
  Object.assign(duties, { opened: greet, heard: receive, isAwaiting, lost: forgetTimers });
};
