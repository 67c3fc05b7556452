let pressed = null, held = null;
// A style of the app's own may look different while its button is held down.
const hold = (el) => {
  if (held) report(held, 'press', 'false');
  held = el;
  if (el) report(el, 'press', 'true');
};
for (const type of ['pointerup', 'pointercancel']) on(type, () => hold(null));
on('pointerdown', (event) => {
  pressed = event.target;
  hold(pressed.closest?.('[data-e~=press]'));
  // The field keeps the focus (and a phone its keyboard) while a suggestion is chosen.
  if (event.target.closest?.('.search [role=listbox]')) event.preventDefault();
});
on('mousedown', (event) => {
  if (event.target.closest?.('.search [role=listbox]')) event.preventDefault();
});
on('click', (event) => {
  const { target } = event;
  if (!target.closest || event.defaultPrevented) return;
  if (target.matches('dialog[data-modal]')) return void backdrop(target, event);
  const el = target.closest('[data-e~=tap],a[href]');
  if (!el) return;
  const link = el.closest('a[href]');
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (link && (modified || event.button || (link.target && link.target !== '_self'))) return;
  if (!wants(el, 'tap')) return void follows(link, event);
  const inner = target.closest('input,select,textarea,label');
  const hasControl = inner && (inner.localName !== 'label' || inner.control);
  if (hasControl && inner !== el && el.contains(inner)) return;
  if (link) event.preventDefault();
  if (el.getAttribute('aria-disabled') === 'true') return;
  const menu = el.closest('.menu-list');
  if (menu && !el.popoverTargetElement) for (const list of all('.menu-list:popover-open')) list.hidePopover();
  if ('share' in el.dataset) script(home.device).then((it) => it?.share(el.dataset.share, announce));
  touched(el, event);
});
// A link of the app that asks for no tap; without a connection it is an ordinary link.
const follows = (link, event) => {
  const url = new URL(link.href), inApp = url.origin === location.origin;
  if (!live || !inApp || url.pathname.startsWith('/~/') || link.hasAttribute('download')) return;
  if (url.hash && url.pathname + url.search === here()) return;
  event.preventDefault();
  send(0, 'nav', url.pathname + url.search);
};
on('submit', (event) => event.preventDefault());
