const open = (el) => {
  if (el.open) el.close();
  attempted(() => (el.dataset.modal ? el.show() : el.showModal()));
  anchor(el);
};
// A popover stands beside its source, a context menu where the pointer was.
const anchor = (el) => {
  const [id, x, y] = (el.dataset.anchor ?? '').split(' '), source = nodes.get(Number(id));
  const isMenu = el.matches('.ctx'), edge = el.dataset.edge;
  el.style.margin = el.style.inset = '';
  if (!source || (innerWidth < 600 && !isMenu && !el.matches('.keep'))) return;
  let { left, top, right, bottom } = isMenu && menuAt || source.getBoundingClientRect();
  if (x) left = right = left + (right - left) * x;
  if (y) top = bottom = top + (bottom - top) * y;
  const { offsetWidth: wide, offsetHeight: high } = el;
  let over = isMenu ? left : (left + right - wide) / 2, down = bottom + 6;
  if (edge === 'top' || (!edge && down + high > innerHeight - 8)) down = top - high - 6;
  if (/^[lt].*ing/.test(edge)) {
    down = (top + bottom - high) / 2;
    over = (edge === 'leading') === (page.dir !== 'rtl') ? left - wide - 6 : right + 6;
  }
  const fit = (at, room) => Math.max(8, Math.min(at, room - 8));
  el.style.margin = 0;
  el.style.inset = `${fit(down, innerHeight - high)}px auto auto ${fit(over, innerWidth - wide)}px`;
};
const anchorAll = () => all('dialog[data-anchor][open]').forEach(anchor);
addEventListener('resize', () => { anchorAll(); tellPlaces(); lookAround(); fitAll(); });
// A context menu: a right click, the key for menus, or a long press where that is not told as one.
let menuAt = null, longPress;
const openMenu = (el, { clientX: x, clientY: y }) => {
  menuAt = x || y ? { left: x, right: x, top: y, bottom: y } : null;
  if (!isPending(el, 'menu')) report(el, 'menu');
};
const menuOwner = ({ target }) =>
  live && !target.closest?.('input,textarea') && target.closest?.('[data-e~=menu]');
on('contextmenu', (event) => {
  const el = menuOwner(event);
  if (!el) return;
  event.preventDefault();
  openMenu(el, event);
});
on('touchstart', (event) => {
  const el = menuOwner(event), [touch] = event.touches;
  clearTimeout(longPress);
  if (el && event.touches.length < 2) longPress = setTimeout(openMenu, 550, el, touch);
}, { passive: true });
for (const type of ['touchmove', 'touchend', 'touchcancel']) {
  on(type, () => clearTimeout(longPress), { passive: true });
}
const backdrop = (el, { clientX: x, clientY: y }) => {
  const box = el.getBoundingClientRect();
  const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  if (!inside && pressed === el) dismiss(el);
};
on('cancel', (event) => {
  if (!event.target.matches('dialog[data-modal]')) return;
  event.preventDefault();
  dismiss(event.target);
}, true);
// A browser may close a dialog in spite of that; only the server takes it away.
on('close', ({ target }) => {
  if (!target.matches('dialog[data-modal]') || target.open) return;
  if (nodes.get(number(target)) !== target || !target.isConnected) return;
  dismiss(target);
  open(target);
}, true);
