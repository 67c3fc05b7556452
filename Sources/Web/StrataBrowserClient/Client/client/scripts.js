// Scripts of their own for what few pages need, each fetched once, when it is first wanted.
import { fetched } from '../shared/offer.js';
import { each, home } from '../shared/page.js';
import { dismiss, report } from './outbox.js';

/** @type {Record<string, Promise<any> | 0>} */
const scripts = {};
/** One that does not come can do nothing, and is fetched again.
 * @type {(src: string | undefined) => Promise<any>} */
const script = (src = '') => scripts[src] ||= fetched(src).then((does) => does || (scripts[src] = 0));
/** What only the device can do; 0 where its script does not come.
 * @type {() => Promise<DeviceScript | 0>} */
export const deviceScript = () => script(home.device);

/** @type {[string, string][]} */
const rare = [
  ['rows', '.handle,.swipe,.split-edge,.popover,.search,.wheel,.clr,.k-dropsKeyboard,.map,.lt~* .k-bleeds'],
  ['gestures', '.gd,[data-e~=refresh],.sheet[data-modal]'],
  ['pointer', '[data-e~=hover],[data-keys]'],
  ['zoom', '[data-mg^=zoom]'],
];
/** Fetches what an element and all in it need.
 * @type {(el: Part) => void} */
export const fetchScripts = (el) => {
  for (const [name, few] of rare) {
    each(el, few, () => script(home[name]).then((/** @type {Beginning | 0} */ it) => it && it(report, dismiss)));
  }
};
