// Fetched when a page first has something to be dragged. What follows a finger by the server's word
// follows it here at once: the answers tell which way a view goes, and from then on only the rest of
// the way is asked of the server.
(() => {
  'use strict';
  const doc = document;
  doc.currentScript.does = () => {};
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
})();
