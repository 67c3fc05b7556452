// Events that the session before this one never confirmed. A tap that was not sent is repeated; one
// that was sent may have had its effect, so the user is informed, as of all that cannot be
// repeated.
import { all, body, doc, home, on } from '../shared/page.js';

/** @type {(el: Part) => string} */
const sign = (el) => [
  el.localName, el.dataset.testid, el.ariaLabel, el.getAttribute('href'), el.textContent,
].join('\n');
/** Returns the element of the new page that corresponds to the one tapped on the old page, if it is
 * the only one of its kind on both.
 * @type {(el: Part) => Part | null} */
const twin = (el) => {
  /** @type {(root: any) => Part[]} */
  const alike = (root) => [...all('[data-e~=tap]', root)].filter((it) => sign(it) === sign(el));
  const [one, other] = alike(doc);
  return one && !other && one.ariaDisabled !== 'true' && alike(el.getRootNode()).length < 2 ? one : null;
};
/** Returns the name by which people know an element, shortened; empty if it has none.
 * @type {(el?: Part) => string} */
const nameOf = (el) => {
  const letters = [...(el?.ariaLabel || el?.textContent || '').trim().replace(/\s+/g, ' ')];
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : letters.join('');
};
/** @type {DeviceScript['again']} */
export const again = (steps, tap) => {
  const lost = steps.filter(({ el, sent, values }) => {
    const one = el && !sent && twin(el);
    if (one) tap(one, .../** @type {string[]} */ (values));
    return !one;
  });
  const limit = doc.getElementById('limit');
  if (!lost[0] || !limit) return;
  body.append(limit);
  const names = new Set(lost.map(({ el }) => nameOf(el)).filter(Boolean));
  const list = [...names].slice(0, 3).map((name) => `“${name}”`).join(', ');
  limit.textContent = `${home.undone ?? ''} ${list}`.trim();
  for (const type of /** @type {const} */ (['pointerdown', 'keydown'])) {
    on(type, () => { limit.textContent = ''; }, { once: true });
  }
};
