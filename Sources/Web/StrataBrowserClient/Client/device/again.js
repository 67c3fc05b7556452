// Steps that the session before this one never confirmed. A tap that was not sent is done again; one that
// was may have been done, so the person is told, and of all that cannot be done again.
import { all, body, doc, home, on } from '../shared/page.js';

/** @type {(el: Part) => string} */
const sign = (el) => [
  el.localName, el.dataset.testid, el.ariaLabel, el.getAttribute('href'), el.textContent,
].join('\n');
/** The element of the new page that was tapped on the old one, where both have one of its kind only.
 * @type {(el: Part) => Part | null} */
const twin = (el) => {
  /** @type {(root: any) => Part[]} */
  const alike = (root) => [...all('[data-e~=tap]', root)].filter((it) => sign(it) === sign(el));
  const [one, other] = alike(doc);
  return one && !other && one.ariaDisabled !== 'true' && alike(el.getRootNode()).length < 2 ? one : null;
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
  limit.textContent = home.undone ?? '';
  for (const type of /** @type {const} */ (['pointerdown', 'keydown'])) {
    on(type, () => { limit.textContent = ''; }, { once: true });
  }
};
