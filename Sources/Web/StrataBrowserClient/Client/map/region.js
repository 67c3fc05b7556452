// The visible region: what the app requests, what it allows, and what the person chose.
import { calm } from '../shared/calm.js';
import { openCallout, settle } from './pins.js';
import { contents } from './shapes.js';

/** @type {(region: MapRegion) => [south: number, west: number][]} */
const corners = ([latitude, longitude, high, wide]) => [
  [Math.max(latitude - high / 2, -85), longitude - wide / 2],
  [Math.min(latitude + high / 2, 85), longitude + wide / 2],
];
/** Shows the region that the app requests, or else everything on the map.
 * @type {(state: DrawnMap, isSeen: boolean) => void} */
export const aim = (state, isSeen) => {
  const { el, map, facts: { region } } = state, there = contents(el);
  const animate = isSeen && !calm.matches;
  state.isAiming = true;
  // Elements on the map are shown whole, beside the buttons and with a callout above.
  const { x, y } = map.getSize(), side = Math.min(84, x / 5);
  const room = {
    paddingTopLeft: [side, Math.min(96, y / 4)],
    paddingBottomRight: [Math.min(side + 28, x / 3.5), Math.min(56, y / 6)],
  };
  if (region) map.fitBounds(corners(region), { animate });
  // A single place, which may have a callout, is in the middle.
  else if (there.length && new Set(there.map(String)).size < 2) map.setView(there[0], 6, { animate });
  else if (there.length) {
    // A shape has a size of its own; markers alone are shown with their surroundings.
    const maxZoom = el.querySelector(':scope > .map-shape:not(.loose)') ? 18 : 6;
    map.fitBounds(there, { animate, maxZoom, ...room });
  } else map.setView([25, 10], Math.log2(Math.max(x, y) / 300), { animate });
  state.isMoved = state.isBack = false;
  if (!animate) state.isAiming = false;
};
/** Returns the region as it is sent to the server.
 * @type {(map: any) => string} */
const seen = (map) => {
  const bounds = map.getBounds(), { lat, lng } = map.getCenter();
  const parts = [lat, lng, bounds.getNorth() - bounds.getSouth(), bounds.getEast() - bounds.getWest()];
  return parts.map((part) => part.toFixed(5)).join(' ');
};
/** Pans the map so that an open callout is visible.
 * @type {(state: DrawnMap) => void} */
export const reveal = (state) => {
  const { el, map, callout } = state, now = openCallout(el);
  if (now === callout || state.isAiming) return;
  state.callout = now;
  if (!now) return;
  const box = now.getBoundingClientRect(), all = el.getBoundingClientRect();
  /** @type {(low: 'left' | 'top', high: 'right' | 'bottom') => number} */
  const past = (low, high) => {
    const [from, to] = [box[low] - all[low] - 12, box[high] - all[high] + 12];
    return from < 0 ? from : Math.max(to, 0);
  };
  const way = [past('left', 'right'), past('top', 'bottom')];
  // Not a move by the person.
  state.isAiming = way.some(Boolean);
  if (state.isAiming) map.panBy(way, { animate: !calm.matches });
};
/** Notes that a move has ended, by a person unless the script was moving the map.
 * @type {(state: DrawnMap) => void} */
export const moved = (state) => {
  settle(state);
  state.isMoved ||= !state.isAiming;
  state.isAiming = false;
  reveal(state);
  tell(state);
};
/** Reports the region once the map rests.
 * @type {(state: DrawnMap) => void} */
export const tell = (state) => {
  const { el, map, report } = state;
  clearTimeout(state.timer);
  state.timer = setTimeout(() => {
    if (!el.isConnected || !/\bsight\b/.test(el.dataset.e ?? '')) return;
    const words = `${Number(state.isMoved)} ${seen(map)}`;
    if (words !== state.told) report(el, 'sight', state.told = words);
  }, 250);
};

/** @type {(value: number, range: [number, number]) => number} */
const within = (value, [low, high]) => Math.min(Math.max(value, low), high);
/** Sets the zoom levels from the allowed distances.
 * @type {(state: DrawnMap) => void} */
export const bound = ({ map, facts: { least, most } }) => {
  const tall = map.getSize().y || 1;
  /** Returns a zoom level. At level 0 the equator has 256 pixels.
   * @type {(metres: number | undefined, otherwise: number) => number} */
  const zoom = (metres, otherwise) => (metres ? within(Math.log2(
    40075016.7 * Math.cos(map.getCenter().lat * Math.PI / 180) * tall / 256 / metres), [0, 18]) : otherwise);
  map.setMinZoom(zoom(most, 0));
  map.setMaxZoom(Math.max(zoom(least, 18), map.getMinZoom()));
};
/** Returns the centre to the allowed region.
 * @type {(state: DrawnMap) => void} */
export const comeBack = (state) => {
  const { map, facts: { limits } } = state;
  // Only once for each move by the person: the edge of the world may stop it early, and from there
  // Leaflet would move away again.
  if (state.isBack || !limits) return;
  const { lat, lng } = map.getCenter(), [south, north] = corners(limits);
  const kept = [within(lat, [south[0], north[0]]), within(lng, [south[1], north[1]])];
  // Less than a pixel is not a move.
  state.isBack = map.project(kept).distanceTo(map.project([lat, lng])) > 1;
  if (state.isBack) map.panTo(kept, { animate: !calm.matches });
};
/** Returns a zoom level at which tiles have whole pixels: at others gaps would show the ground.
 * @type {(map: any, zoom: number) => number} */
export const whole = (map, zoom) => {
  const [least, most] = [map.getMinZoom(), map.getMaxZoom()];
  if (zoom <= least || zoom >= most) return zoom;
  const level = Math.round(zoom), size = 256 * 2 ** (zoom - level);
  const zooms = [Math.round, Math.ceil, Math.floor].map((round) => level + Math.log2(round(size) / 256));
  return zooms.find((it) => it >= least && it <= most) ?? zoom;
};
