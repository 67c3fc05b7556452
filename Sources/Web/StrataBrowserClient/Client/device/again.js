// Events that the session before this one never confirmed. A tap that was not sent is repeated; one
// that was sent may have had its effect, so the user is informed, as of all that cannot be
// repeated.
import { all, body, doc, home, on } from '../shared/page.js';

/** @typedef {{ sign: string, name: string, values: string[], isFree: boolean }} Step An event of the page before, with
 * the sign and the name that its element had there, and whether it may be repeated. */

/** @type {(el: Part) => string} */
const sign = (el) => [
  el.localName, el.dataset.testid, el.ariaLabel, el.getAttribute('href'), el.textContent,
].join('\n');
/** Returns the elements of a page that look like one that was tapped.
 * @type {(looks: string, root: any) => Part[]} */
const alike = (looks, root) => [...all('[data-e~=tap]', root)].filter((it) => sign(it) === looks);
/** Returns the name by which people know an element, shortened; empty if it has none.
 * @type {(el?: Part) => string} */
const nameOf = (el) => {
  const letters = [...(el?.ariaLabel || el?.textContent || '').trim().replace(/\s+/g, ' ')];
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : letters.join('');
};
/** Notes what the page shows of the events before it becomes another one. A tap may be repeated if
 * its element is the only one of its kind.
 * @type {(missed: Item[]) => Step[]} */
export const noted = (missed) => missed.filter(({ name }) => /^(tap|submit|change)$/.test(name))
  .map(({ el, sent, values }) => {
    const looks = el ? sign(el) : '';
    const isFree = Boolean(el && !sent && alike(looks, el.getRootNode()).length < 2);
    return { sign: looks, name: nameOf(el), values: /** @type {string[]} */ (values), isFree };
  });
/** Repeats what may be repeated on the new page, and tells of the rest.
 * @type {(steps: Step[], tap: (el: Part, ...place: string[]) => void) => void} */
export const again = (steps, tap) => {
  const lost = steps.filter(({ sign, values, isFree }) => {
    const [one, other] = alike(sign, doc);
    if (!isFree || !one || other || one.ariaDisabled === 'true') return true;
    return tap(one, ...values);
  });
  const limit = doc.getElementById('limit');
  if (!lost[0] || !limit) return;
  body.append(limit);
  const names = new Set(lost.map(({ name }) => name).filter(Boolean));
  const list = [...names].slice(0, 3).map((name) => `“${name}”`).join(', ');
  limit.textContent = `${home.undone ?? ''} ${list}`.trim();
  for (const type of /** @type {const} */ (['pointerdown', 'keydown'])) {
    on(type, () => { limit.textContent = ''; }, { once: true });
  }
};
