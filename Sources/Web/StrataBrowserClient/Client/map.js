// Loaded when a page first has a map (docs/internals/wire.md, Maps). Leaflet draws the ground and
// handles fingers; the places on a map are elements of the page, which are only moved along.
import { draw, drawn, watchPatches } from './map/drawing.js';
import { load } from './map/library.js';
import { retryWhenOnline } from './map/squares.js';
import { offer } from './shared/offer.js';
import { all } from './shared/page.js';

watchPatches();
retryWhenOnline(drawn);

/** @type {Beginning} */
const begin = async (report) => {
  const fresh = [...all('.map[data-map]')].filter((el) => !drawn.has(el));
  if (!fresh.length) return;
  // Without the library a map's places are a list.
  const land = await load().catch(() => null);
  if (land) for (const el of fresh) draw(el, land, report);
};
offer(begin);
