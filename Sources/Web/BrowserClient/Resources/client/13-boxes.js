// An element that asks has its size told, and where it stands if it asks for that too.
const sizes = new WeakMap(), saidBox = new WeakMap();
const corner = (el) => {
  const { left, top, width, height } = el.getBoundingClientRect();
  return [left, top, width, height];
};
const brief = (list) => list.map((n) => (n.toFixed ? +n.toFixed(2) : n)).join(' ');
const tellBox = (el) => {
  const size = sizes.get(el);
  if (!size || !el.getClientRects().length) return;
  const lines = [wants(el, 'place') ? [...size, ...corner(el).slice(0, 2)] : size];
  const around = '[data-space],.sc';
  let part = wants(el, 'place') && el;
  while (part && (part = part.parentElement?.closest(around))) {
    const { space } = part.dataset, isX = part.matches('.x'), box = corner(part);
    if (space !== undefined) lines.push([...box, space]);
    if (part.matches('.sc')) lines.push([...box, isX ? '\\x' : '\\y']);
  }
  const text = lines.map(brief).join('\n');
  if (saidBox.get(el) === text) return;
  saidBox.set(el, text);
  report(el, 'box', text);
};
const boxes = new ResizeObserver((entries) => {
  for (const { target, borderBoxSize: [box] } of entries) {
    sizes.set(target, [box.inlineSize, box.blockSize]);
    tellBox(target);
  }
});
let placing = 0;
const tellPlaces = () => {
  placing ||= requestAnimationFrame(() => {
    placing = 0;
    all('[data-e~=place]').forEach(tellBox);
  });
};
on('scroll', tellPlaces, { capture: true, passive: true });

// Of views of which the first that fits is wanted, the others are out of sight. What there is room
// for shows while all of them are.
const fit = (el) => {
  const views = [...el.children], hide = (view, isAway) => view.classList.toggle('away', isAway);
  views.forEach((view) => hide(view, true));
  el.classList.add('set');
  const around = [];
  for (let up = el; up && !up.matches('.fw,.pc,.row,.sc,main,dialog'); up = up.parentElement) around.push(up);
  for (const up of around) up.style.inlineSize = '100%';
  el.style.alignSelf = 'stretch';
  el.style.flexGrow = 1;
  const room = span(el);
  for (const up of around) up.style.inlineSize = '';
  el.style.cssText = '';
  const isRoomy = (view) => {
    hide(view, false);
    view.style.cssText = 'flex:none;max-inline-size:none';
    if (!view.matches('.fw')) view.style.inlineSize = 'max-content';
    const { width, height } = span(view);
    view.style.cssText = '';
    // A page that grows with what is in it has no height to offer.
    return !(el.matches('.fit-x') && width > room.width + 0.5)
      && !(el.matches('.fit-y') && room.height && height > room.height + 0.5);
  };
  views.find((view, n) => isRoomy(view) || n === views.length - 1 || void hide(view, true));
};
new ResizeObserver(() => all('.fits').forEach(fit)).observe(doc.body);
