// One finger drags the top of a page down to refresh it, or a sheet away.
let drag = null;
const puller = make('div', { class: 'pull', 'aria-hidden': 'true' });
on('touchstart', ({ target, touches }) => {
  drag = null;
  const el = target.closest?.('.sheet[data-modal]:not(.cover,.ctx),[data-e~=refresh]');
  const isSheet = el?.matches('.sheet');
  if (!el || touches.length > 1 || target.closest('input,textarea,.sc.x,.gd')) return;
  if (isSheet && matchMedia('(min-width: 600px)').matches) return;
  for (let part = target; part; part = part === el ? null : part.parentElement) {
    if (part.scrollTop > 0) return;
  }
  if (!isSheet && doc.scrollingElement.scrollTop > 0) return;
  drag = { el, isSheet, from: touches[0].clientY, by: 0 };
}, { passive: true });
on('touchmove', ({ touches }) => {
  if (!drag) return;
  drag.by = touches[0].clientY - drag.from;
  if (!wants(drag.el, 'change')) drag.by = Math.max(0, drag.by);
  if (drag.isSheet) drag.el.style.translate = `0 ${drag.by}px`;
  else {
    const shown = Math.min(drag.by / 2, 60);
    puller.style.translate = `0 ${shown}px`;
    puller.style.opacity = shown / 60;
  }
}, { passive: true });
const letGo = () => {
  if (!drag) return;
  const { el, isSheet, by } = drag;
  drag = null;
  if (isSheet) {
    el.style.translate = '';
    if (!wants(el, 'change')) return by > 120 && dismiss(el);
    if (Math.abs(by) > 60) report(el, 'change', by > 0 ? 'down' : 'up');
    return;
  }
  puller.style.translate = puller.style.opacity = '';
  if (by < 120 || isPending(el, 'refresh')) return;
  const item = report(el, 'refresh');
  if (!item) return;
  puller.classList.add('busy');
  item.done = () => puller.classList.remove('busy');
};
on('touchend', letGo);
on('touchcancel', letGo);
