// The list of suggestions of a search field.
import { all, doc, find } from '../shared/page.js';

/** @type {(box: Part) => Part | null} */
export const listOf = (box) =>
  /** @type {Part | null} */ (doc.getElementById(box.getAttribute('aria-controls') ?? ''))
    ?? find('[role=listbox]', box.closest('.search') ?? box);
/** @type {(box: Part, list: Part, shown: boolean) => void} */
export const showList = (box, list, shown) => {
  list.hidden = !shown;
  const isFull = shown && find('[role=option]', list);
  box.ariaExpanded = String(Boolean(isFull));
  if (!shown) activate(box, list, null);
};
/** Marks the suggestion that Enter would choose.
 * @type {(box: Part, list: Part, option: Part | null | undefined) => void} */
export const activate = (box, list, option) => {
  for (const other of all('[role=option]', list)) {
    other.ariaSelected = String(other === option);
  }
  if (!option) return box.removeAttribute('aria-activedescendant');
  option.id ||= `option-${option.dataset.n}`;
  box.setAttribute('aria-activedescendant', option.id);
  option.scrollIntoView({ block: 'nearest' });
};
/** Updates the lists of the page after a patch. */
export const settleLists = () => {
  for (const box of all('.search [role=combobox]')) {
    const list = listOf(box), isFull = list && find('[role=option]', list);
    box.ariaExpanded = String(Boolean(isFull && !list.hidden && box === doc.activeElement));
    const active = box.getAttribute('aria-activedescendant');
    if (active && !doc.getElementById(active)) box.removeAttribute('aria-activedescendant');
  }
};
