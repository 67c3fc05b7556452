// The focus: a search keeps its list for as long as the focus is anywhere in it.
import { doc, find, on, wants } from '../shared/page.js';
import { listOf, showList } from './listbox.js';
import { report } from './outbox.js';
import { applying } from './state.js';

/** @type {Part | null} */
let focused = null;
export const watchFocus = () => {
  on('focusin', ({ target }) => {
    if (target === focused) return; // the window was activated, the focus did not change
    focused = target;
    const list = target.getAttribute('role') === 'combobox' && listOf(target);
    if (list) showList(target, list, true);
    if (!applying && wants(target, 'focus')) report(target, 'focus');
  });
  on('focusout', ({ target, relatedTarget }) => {
    if (doc.activeElement === target) return;
    focused = null;
    // A search ends when the focus leaves all of it, not only its field.
    const search = target.closest('.search'), box = search && find('[role=combobox]', search);
    if (search?.contains(relatedTarget)) return;
    const list = box && listOf(box), el = box ?? target;
    if (box && list) showList(box, list, false);
    if (!applying && wants(el, 'blur')) report(el, 'blur');
  });
};
