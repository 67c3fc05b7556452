// The files for the first map: the library, its style, and the outlines and rivers of the world.
import { fetched } from '../shared/offer.js';
import { doc, home, make } from '../shared/page.js';

/** @typedef {[number, number]} Point Latitude and longitude. */
/** @typedef {[coasts: Point[][], frontiers: Point[][], ...rivers: Point[][][]]} Land The rivers are from the
 * largest ones to the smallest. */

const [, leaflet, sheet, land] = (home.map ?? '').split(' ');
/** @type {Promise<Land> | null} */
let library = null;

/** Decodes a line: differences of longitude and latitude, five bits per character
 * (Scripts/make_land.py).
 * @type {(signs: string) => Point[]} */
const line = (signs) => {
  /** @type {Point[]} */
  const points = [];
  const here = [0, 0];
  let at = 0;
  while (at < signs.length) {
    for (const axis of [0, 1]) {
      let sum = 0, shift = 0, bits = 32;
      while (bits > 31) {
        bits = signs.charCodeAt(at++) - 48;
        sum |= (bits & 31) << shift;
        shift += 5;
      }
      here[axis] += sum & 1 ? ~(sum >> 1) : sum >> 1;
    }
    points.push([here[1] / 100, here[0] / 100]);
  }
  return points;
};
const outlines = async () => {
  const text = await (await fetch(land)).text();
  return /** @type {Land} */ (text.trim().split('\n').map((lines) => lines.split(' ').map(line)));
};
const looks = () => new Promise((done, fail) => {
  const el = make('link', { rel: 'stylesheet', href: sheet });
  el.onload = () => done(el);
  el.onerror = fail;
  doc.head.append(el);
});
const code = async () => {
  await fetched(leaflet);
  if (!window.L) throw 0;
};
/** Returns the outlines once all is loaded; failed files are requested again by the next map. */
export const load = () => {
  library ||= Promise.all([outlines(), looks(), code()]).then(([lines]) => lines);
  library.catch(() => { library = null; });
  return library;
};
