// Fetched when a page first has what few pages have: rows that slide or are moved, columns with an edge
// to drag, a popover, a search, a wheel, a colour's field, a list that drops the keyboard, a large title
// before something that reaches to the edges, or a map, whose own script it fetches in turn. What the
// first of these look like is in rows.css.
import { nameHandles, watchCarrying } from './rows/carrying.js';
import { point } from './rows/popovers.js';
import { watchSliding } from './rows/sliding.js';
import { offer } from './shared/offer.js';
import { all, doc, home, make, on } from './shared/page.js';

doc.head.append(make('link', { rel: 'stylesheet', href: home.rowStyle ?? '' }));
watchSliding();
const takeReport = watchCarrying();

/** What reaches to the edges begins above the title, so it must know how many lines that takes. */
const countLines = () => {
  for (const title of all('.page:has(.k-bleeds) > .lt:not(.vh)')) {
    const look = getComputedStyle(title), lines = Math.floor(title.scrollHeight / parseFloat(look.lineHeight));
    const most = Number(look.getPropertyValue('--most'));
    title.parentElement?.style.setProperty('--lines', String(Math.min(lines, most) || 1));
  }
};
const look = () => {
  nameHandles();
  countLines();
  point();
};
on('strata', look);
addEventListener('resize', look);

/** A map's script draws all maps of the page, those that come later too.
 * @type {any} */
let maps = null;
/** @type {(report: Report) => void} */
const drawMaps = (report) => {
  if (!all('.map')[0] || maps) return void maps?.does?.(report);
  maps = make('script', { nonce: home.nonce ?? '', src: (home.map ?? '').split(' ')[0] });
  maps.onload = () => drawMaps(report);
  maps.onerror = () => { maps = null; };
  doc.body.append(maps);
};

/** @type {Beginning} */
const begin = (report) => {
  takeReport(report);
  drawMaps(report);
  look();
};
offer(begin);
