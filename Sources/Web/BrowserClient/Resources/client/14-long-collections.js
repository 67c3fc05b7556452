// Between two spaces stand the rows that are on the page; the spaces are as high as those that
// are not would be. Which ones are to be there follows from what is in sight.
const heights = new WeakMap(), saidRows = new WeakMap(), blanks = new Set();
const span = (el) => el.getBoundingClientRect();
const gather = (end, rows) => {
  let start = end.previousElementSibling;
  for (; start && !start.dataset.rows; start = start.previousElementSibling) rows.unshift(start);
  return start;
};
const lookAt = (end, isQuiet) => {
  const rows = [], box = end.parentElement, style = getComputedStyle(box);
  // Along a row everything is the same from the leading side.
  const isX = box.matches('.h,.across'), isBack = isX && style.direction === 'rtl';
  const ends = (el) => {
    const { top, bottom, left, right } = span(el);
    return isX ? (isBack ? [-right, -left] : [left, right]) : [top, bottom];
  };
  const gap = parseFloat(isX ? style.columnGap : style.rowGap) || 0;
  const lanes = box.matches('.g') && style[`gridTemplate${isX ? 'Rows' : 'Columns'}`].split(' ').length;
  const start = gather(end, rows);
  if (!start || !end.getClientRects().length) return;
  const size = isX ? 'inlineSize' : 'blockSize', side = isX ? 'Inline' : 'Block';
  if (!rows.length) {
    saidRows.delete(end);
    start.style[size] = end.style[size] = 0; // nothing is left to stand for
    return;
  }
  const [before, after] = [start, end].map((el) => Number(el.dataset.rows));
  const total = before + rows.length + after;
  // Said here, not by the server: a row that moves would change what all the others say.
  rows.forEach((el, n) => {
    if (!el.matches('.row')) return;
    el.ariaSetSize = total;
    el.ariaPosInSet = before + n + 1;
  });
  const tall = (ends(end)[0] + (heights.has(end) ? gap : 0) - ends(rows[0])[0]) / (Math.ceil(rows.length / (lanes || 1)) * (lanes || 1));
  if (!tall) return;
  // Rows of differing heights must not make the scroll bar jump.
  const row = heights.has(end) ? heights.get(end) * 0.8 + tall * 0.2 : tall;
  heights.set(end, Math.abs(row - tall) < 0.5 ? tall : row);
  start.style[size] = `${before * row}px`;
  end.style[size] = `${after * row}px`;
  // A space stands for its members with the gaps between them and has none itself.
  start.style[`margin${side}End`] = end.style[`margin${side}Start`] = `${-gap}px`;
  const port = end.closest('.sc'), flow = port && getComputedStyle(port);
  const scrolls = port && (isX ? flow.overflowX : flow.overflowY) !== 'visible';
  const [from, to] = scrolls ? ends(port) : isX ? (isBack ? [-innerWidth, 0] : [0, innerWidth]) : [0, innerHeight];
  const place = (y) => {
    const at = rows.findIndex((el) => ends(el)[1] > y);
    if (y < ends(rows[0])[0]) return Math.floor((y - ends(start)[0]) / row);
    return at < 0 ? before + rows.length + Math.floor((y - ends(end)[0]) / row) : before + at;
  };
  const inside = (n) => Math.max(0, Math.min(total - 1, n));
  const top = place(from), bottom = place(to), first = inside(top), last = inside(bottom);
  // After a jump into a space only what stands outside the rows is in sight. The browser would keep
  // that in its place while rows come above it, and so run on from one page of them to the next.
  if ((top < total && top >= before + rows.length) || (bottom >= 0 && bottom < before)) blanks.add(scrolls ? port : page);
  const near = (first < before + 8 && before) || (last > before + rows.length - 9 && after);
  if (!near || isQuiet) return;
  const said = [first, last, before, rows.length].join(' ');
  if (saidRows.get(end) === said) return;
  saidRows.set(end, said);
  report(end, 'window', `${first} ${last}${lanes ? ` ${lanes}` : ''}`);
};
// The long list in sight; those of other tabs are on the page too.
const longList = () => [...all('[data-e~=window]')].find((el) => el.getClientRects().length);
// Where a member of it stands, or would, and whether it is on the page.
const placeOf = (end, nth) => {
  const rows = [], start = gather(end, rows), n = nth - Number(start?.dataset.rows);
  if (!start || rows[n]) return [start && span(rows[n]).top, start];
  const beyond = n - rows.length, row = heights.get(end) ?? 0;
  if (n < 0) return [span(start).top + nth * row];
  return beyond < Number(end.dataset.rows) ? [span(end).top + beyond * row] : [];
};
// The first of the things that a scroll view stops at.
const tellSight = (el) => {
  const { left, top } = span(el), list = el.querySelectorAll('.k-targets > [data-n]');
  const shown = [...list].find((part) => span(part).bottom > top + 1 && span(part).right > left + 1);
  if (!shown || saidRows.get(el) === shown) return;
  saidRows.set(el, shown);
  report(el, 'sight', shown.dataset.n);
};
let looking = 0;
const lookAround = () => {
  looking ||= requestAnimationFrame(() => {
    looking = 0;
    for (const el of blanks) el.style.overflowAnchor = '';
    blanks.clear();
    all('[data-e~=window]').forEach((el) => lookAt(el));
    if (wanted) blanks.add(page); // on its way to where it was
    for (const el of blanks) el.style.overflowAnchor = 'none';
    all('[data-e~=sight]').forEach(tellSight);
  });
};
on('scroll', lookAround, { capture: true, passive: true });
operations[14] = (id, x, y) => {
  all('[data-e~=window]').forEach((el) => lookAt(el, true));
  const el = node(id), way = ['start', 'center', 'end'], at = (n) => way[Math.round(n / 50)];
  el.scrollIntoView({ block: y === null ? 'nearest' : at(y), inline: x === null ? 'nearest' : at(x) });
};
