// Loaded when a page first has a rare feature: rows with swipe actions or handles, columns with an
// edge to drag, a popover, a search, a wheel, a colour field, a list that dismisses the keyboard, a
// large title before something that ignores the safe area, or a map, whose script it loads in turn.
// The style of the first of these is in rows.css.
import { nameHandles, watchCarrying } from './rows/carrying.js';
import { point } from './rows/popovers.js';
import { watchSliding } from './rows/sliding.js';
import { offer } from './shared/offer.js';
import { all, doc, home, make, on } from './shared/page.js';

doc.head.append(make('link', { rel: 'stylesheet', href: home.rowStyle ?? '' }));
watchSliding();
const takeReport = watchCarrying();

/** Sets the number of lines of large titles: what ignores the safe area begins above the title. */
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

/** The map script draws all maps of the page, also those added later.
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
