// Fetched when a page first has something to be dragged: a view with a gesture, a page that is pulled
// down to refresh it, a sheet.
(() => {
  'use strict';
  const doc = document;
  let report, dismiss; // how client.js tells the server
  doc.currentScript.does = (...words) => { [report, dismiss] = words; };

  // What follows a finger by the server's word follows it here at once: the answers tell which way a
  // view goes, and from then on only the rest of the way is asked of the server.
  const known = new WeakMap(); // element → whether it goes along with a finger, across and down
  let grip = null;

  const corner = (el) => {
    const { left, top } = el.getBoundingClientRect();
    return [left, top];
  };
  const own = (el) =>
    `${getComputedStyle(el).translate}`.split(' ').map((part) => parseFloat(part) || 0);
  // Where the server has put it, and by what shift of the view's own.
  const look = () => {
    grip.el.style.translate = '';
    grip.put = corner(grip.el);
    grip.shift = own(grip.el);
  };
  const follow = () => {
    const { el, ways, put, shift, start, by } = grip;
    if (!ways?.includes(true)) return;
    const way = (n) => (shift[n] || 0) + (ways[n] ? start[n] + by[n] - put[n] : 0);
    el.style.translate = `${way(0)}px ${way(1)}px`;
  };
  const release = () => {
    if (grip) grip.el.style.translate = '';
    grip = null;
  };
  // The view follows where it stands as far from its start as the finger once was.
  const learn = () => {
    const moved = grip.put.map((at, n) => at - grip.start[n]);
    if (Math.hypot(...moved) < 2) return;
    const near = (a, b) => Math.abs(a - b) < 1.5;
    const once = grip.path.find((by) =>
      [0, 1].every((n) => near(moved[n], by[n]) || near(moved[n], 0))
      && [0, 1].some((n) => Math.abs(by[n]) > 2 && near(moved[n], by[n])));
    // A way that the finger did not go says nothing: it is taken to be free.
    grip.ways = once ? [0, 1].map((n) => near(moved[n], once[n])) : null;
    known.set(grip.el, grip.ways);
  };

  doc.addEventListener('pointerdown', ({ target, pointerId, button, clientX, clientY }) => {
    const el = target.closest?.('.gd');
    if (!el || button || grip?.held) return release();
    release();
    grip = { el, pointerId, held: true, from: [clientX, clientY], by: [0, 0], path: [] };
    grip.ways = known.get(el);
    look();
    grip.start = grip.put;
  });
  doc.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
    if (!grip?.held || grip.pointerId !== pointerId) return;
    grip.by = [clientX - grip.from[0], clientY - grip.from[1]];
    grip.path.push(grip.by);
    const [, far] = grip.el.dataset.g?.split(' ') ?? [0, 0];
    grip.far ||= Math.hypot(...grip.by) >= far;
    if (grip.far) follow();
  });
  for (const end of ['pointerup', 'pointercancel']) {
    doc.addEventListener(end, ({ pointerId }) => {
      if (grip?.pointerId !== pointerId) return;
      grip.held = false;
      if (!grip.el.style.translate) release();
    });
  }
  // After each answer. The last one decides where the view stays, and how it gets there.
  doc.addEventListener('strata', () => {
    if (!grip) return;
    if (!grip.el.isConnected || (!grip.held && !window.__strata.pending)) return release();
    if (!grip.held) return;
    look();
    learn();
    follow();
  });

  // One finger drags the top of a page down to refresh it, or a sheet away.
  let drag = null;
  const steps = '[data-e~=change]'; // a sheet that stops at several heights
  const puller = doc.createElement('div');
  puller.className = 'pull';
  puller.ariaHidden = 'true';
  doc.body.append(puller);
  doc.addEventListener('touchstart', ({ target, touches }) => {
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
  doc.addEventListener('touchmove', ({ touches }) => {
    if (!drag) return;
    drag.by = touches[0].clientY - drag.from;
    if (!drag.el.matches(steps)) drag.by = Math.max(0, drag.by);
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
      if (!el.matches(steps)) return by > 120 && dismiss(el);
      if (Math.abs(by) > 60) report(el, 'change', by > 0 ? 'down' : 'up');
      return;
    }
    puller.style.translate = puller.style.opacity = '';
    if (by < 120 || puller.matches('.busy')) return;
    const item = report(el, 'refresh');
    if (!item) return;
    puller.classList.add('busy');
    item.done = () => puller.classList.remove('busy');
  };
  doc.addEventListener('touchend', letGo);
  doc.addEventListener('touchcancel', letGo);
})();
