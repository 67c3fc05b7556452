// Separate scripts for rare features, each loaded once, when it is first needed.
import { fetched } from '../shared/offer.js';
import { each, home } from '../shared/page.js';
import { dismiss, report } from './outbox.js';

/** @type {Record<string, Promise<any> | 0>} */
const scripts = {};
/** Loads a script; one that fails does nothing, and is loaded again later.
 * @type {(src: string | undefined) => Promise<any>} */
const script = (src = '') => scripts[src] ||= fetched(src).then((does) => does || (scripts[src] = 0));
/** Returns the script for device services; 0 if it cannot be loaded.
 * @type {() => Promise<DeviceScript | 0>} */
export const deviceScript = () => script(home.device);

/** @type {[string, string][]} */
const rare = [
  ['rows', '.handle,.swipe,.split-edge,.popover,.search,.wheel,.clr,.k-dropsKeyboard,.map,.lt~* .k-bleeds'],
  ['gestures', '.gd,[data-e~=refresh],.sheet[data-modal]'],
  ['pointer', '[data-e~=hover],[data-keys]'],
  ['zoom', '[data-mg^=zoom]'],
  ['web', '.web'],
];
/** Loads the scripts that an element and its descendants need.
 * @type {(el: Part) => void} */
export const fetchScripts = (el) => {
  for (const [name, few] of rare) {
    each(el, few, () => script(home[name]).then((/** @type {Beginning | 0} */ it) => it && it(report, dismiss)));
  }
};
