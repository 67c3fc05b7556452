// The session of the page: the server's messages, and the start of another session.
import { attempted, doc, here } from '../shared/page.js';
import { fits } from '../shared/reading.js';
import { hello, messageKinds, version, welcome } from '../shared/wire.js';
import { beginAddress } from './address.js';
import {
  draftList, drafts, expectDrafts, expireDrafts, fields, focusMark, refocus, waiting,
} from './fields.js';
import { duties, leaveForGood, reconnect, transmit, welcomed } from './line.js';
import { keep, recall } from './memory.js';
import { run } from './operations.js';
import {
  acknowledge, confirmSoon, emptyOutbox, forgetTimers, isAwaiting, pump, report, sayAgain, tap,
} from './outbox.js';
import { scrollBack, scrollMark } from './scroll.js';
import { deviceScript } from './scripts.js';
import { settle } from './settle.js';
import { apply, beginSession, count, nodes, reached, seq, token } from './state.js';
import { tell, tellAnew } from './surroundings.js';
import { adopt, node, parse, restyle } from './tree.js';
import { hideBanner, warnOutdated } from './words.js';

/** The number of consecutive missing patches. */
let gaps = 0;
/** The messages that wait while another session takes over the page.
 * @type {string[] | null} */
let late = null;

const greet = () => {
  transmit([hello, version, token, seq, here(), draftList()]);
  tell();
};
/** @type {(text: string) => void} */
const receive = (text) => {
  if (late) return void late.push(text);
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
  if (how === 'mounted') return mount(rest);
  acknowledge(rest[0]);
  sayAgain();
  goOn();
};
const goOn = () => {
  hideBanner();
  welcomed(() => { gaps = 0; });
  expireDrafts();
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
/** Makes the content of the page that of another session: by a script that keeps its elements, or,
 * if that does not come within five seconds, by replacing them.
 * @type {(fields: any) => void} */
const mount = ([newToken, html, rules, title, url]) => {
  /** @type {string[]} */
  const mine = late = [];
  /** @type {(it?: DeviceScript | 0) => void} */
  const begin = (it) => {
    if (late !== mine) return; // it has begun, or the socket was lost
    late = null;
    const focus = focusMark(), offsets = scrollMark(), missed = emptyOutbox();
    const roots = [1, 2].map(node), pieces = html.map(parse);
    beginSession(newToken);
    nodes.clear();
    restyle(rules);
    expectDrafts(drafts);
    apply(() => {
      if (it) it.remount(roots, pieces, missed, fields, waiting, report, tap);
      else roots.forEach((root, at) => root.replaceChildren(pieces[at]));
      roots.forEach(adopt);
    });
    doc.title = title;
    beginAddress(url);
    settle(false);
    refocus(focus);
    scrollBack(offsets);
    tellAnew();
    goOn();
    mine.forEach(receive);
  };
  deviceScript().then(begin);
  setTimeout(begin, 5000);
};
/** Returns the state of the page before it was reloaded, if it can be restored. */
export const keptPage = () => {
  const kept = recall('strata.kept');
  keep('strata.kept', null);
  return kept?.url === here() && Date.now() - kept.at < 60000 ? kept : null;
};
const lost = () => {
  forgetTimers();
  late = null;
};
/** Starts the protocol. */
export const beginTalk = () => {
  Object.assign(duties, { opened: greet, heard: receive, isAwaiting, lost });
};
