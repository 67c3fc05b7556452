// The browser opens and closes a menu; the arrow keys move through its entries.
import { all, on } from '../shared/page.js';

/** @type {(menu: Part) => Part[]} */
export const entries = (menu) =>
  [...all('button:not([disabled]),[role^=menuitem][tabindex="0"]', menu)].filter((el) => el.closest('.menu-list') === menu);
/** Handles a key that was pressed at the entry `at`; returns whether it did.
 * @type {(key: string, menu: Part, at: number) => unknown} */
export const roam = (key, menu, at) => {
  const items = entries(menu), count = items.length;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
  if (to === undefined) return key === 'Tab' && menu.popover && void menu.hidePopover();
  items[(to + count) % count]?.focus();
  return true;
};
export const watchMenus = () => {
  on('toggle', ({ target, newState }) => {
    if (newState === 'open' && target.matches('.menu-list')) entries(target)[0]?.focus();
  }, true);
};
