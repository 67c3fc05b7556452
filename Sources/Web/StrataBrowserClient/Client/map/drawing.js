// A map of the page: drawn once, and then updated as the server sends changes.
import { calm } from '../shared/calm.js';
import { make, on } from '../shared/page.js';
import { settle, spot, watchChoices } from './pins.js';
import { aim, bound, comeBack, moved, reveal, tell, whole } from './region.js';
import { contents, outlineShapes } from './shapes.js';
import { cover, firstPause } from './squares.js';

/** Element → the map drawn in it.
 * @type {Map<Part, DrawnMap>} */
export const drawn = new Map();

/** @type {(tag: string, facts: Record<string, string>, into: Part) => Part} */
const add = (tag, facts, into) => {
  const el = make(tag, facts);
  into.append(el);
  return el;
};

// MARK: What the server says
/** @type {(state: DrawnMap) => void} */
const allow = ({ map, facts, buttons }) => {
  const pans = facts.ways.includes('pan'), zooms = facts.ways.includes('zoom');
  /** @type {(name: string, isOn: boolean) => void} */
  const set = (name, isOn) => map[name]?.[isOn ? 'enable' : 'disable']();
  for (const name of ['dragging', 'keyboard']) set(name, pans);
  for (const name of ['scrollWheelZoom', 'doubleClickZoom', 'touchZoom', 'boxZoom']) set(name, zooms);
  buttons.hidden = !zooms;
};
/** @type {(state: DrawnMap) => void} */
const credit = ({ facts, line }) => {
  line.hidden = !facts.credit;
  line.textContent = '';
  if (!facts.credit) return;
  const { text, url } = facts.credit;
  const link = url ? add('a', { href: url, target: '_blank', rel: 'noopener' }, line) : line;
  link.append(text);
};
/** @type {(state: DrawnMap) => void} */
const name = ({ ground, buttons, facts: { words } }) => {
  ground.setAttribute('aria-label', words.map);
  [words.in, words.out].forEach((word, at) => {
    const button = buttons.children[at];
    button.setAttribute('aria-label', word);
    button.title = word;
  });
};
/** @type {(state: DrawnMap, isSeen: boolean) => void} */
const take = (state, isSeen) => {
  const before = state.facts;
  state.text = state.el.dataset.map;
  state.facts = JSON.parse(state.text ?? '');
  allow(state);
  bound(state);
  cover(state);
  credit(state);
  name(state);
  // A region that the person chose comes back from the server, and must not move the map.
  if (before && state.facts.id !== before.id && !state.facts.isOwn) aim(state, isSeen);
};
/** @type {(state: DrawnMap) => void} */
const forget = (state) => {
  state.map.remove();
  state.watch?.disconnect();
  drawn.delete(state.el);
};
export const watchPatches = () => {
  // Another session knows nothing of the map's region.
  on('remount', () => drawn.forEach((state) => {
    state.told = '';
    tell(state);
  }));
  on('strata', () => {
    for (const [el, state] of drawn) {
      if (!el.isConnected) {
        forget(state);
        continue;
      }
      if (el.dataset.map !== state.text) take(state, true);
      outlineShapes(state);
      const there = String(contents(el));
      if (there !== state.there && !state.facts.region && !state.isMoved) aim(state, true);
      state.there = there;
      settle(state);
      reveal(state);
    }
  });
};

// MARK: A new map
/** @type {(ground: Part) => any} */
const begin = (ground) => {
  const map = window.L.map(ground, {
    zoomControl: false, attributionControl: false, zoomSnap: .25, minZoom: 0, maxZoom: 18,
    maxBounds: [[-85.06, -180], [85.06, 180]], maxBoundsViscosity: 1, fadeAnimation: false,
    zoomAnimation: !calm.matches, inertia: !calm.matches, wheelPxPerZoomLevel: 90,
  });
  // A private method of Leaflet: there is no other way to restrict the zoom levels.
  const limit = map._limitZoom;
  map._limitZoom = (/** @type {number} */ zoom) => whole(map, limit.call(map, zoom));
  for (const pane of ['ground', 'shapes']) map.createPane(pane, map.getPane('mapPane'));
  return map;
};
const riverZooms = [2.5, 4, 5.25];
/** @type {(map: any, land: import('./library.js').Land) => void} */
const outline = (map, [coasts, frontiers, ...rivers]) => {
  const { L } = window, renderer = L.svg({ padding: .5 });
  map.setView([25, 10], 1);
  L.polygon(coasts, { renderer, className: 'map-land', interactive: false, smoothFactor: 1 }).addTo(map);
  L.polyline(frontiers, { renderer, className: 'map-frontier', interactive: false }).addTo(map);
  // Smaller rivers are drawn from larger zoom levels on.
  rivers.forEach((lines, at) => {
    const layer = L.polyline(lines, { renderer, className: 'map-river', interactive: false });
    map.on('zoomend', () => { layer[map.getZoom() < riverZooms[at] ? 'remove' : 'addTo'](map); });
  });
};
/** @type {(el: Part, land: import('./library.js').Land, report: Report) => void} */
export const draw = (el, land, report) => {
  if (!el.isConnected || drawn.has(el)) return;
  const ground = add('div', { class: 'ground', role: 'application' }, el);
  el.prepend(ground);
  const map = begin(ground);
  const line = add('div', { class: 'map-credit' }, el), buttons = add('div', { class: 'map-zoom' }, el);
  /** @type {any} */
  const facts = undefined; // set below
  /** @type {DrawnMap} */
  const state = { el, map, report, ground, buttons, line, facts, tiles: new Map(), isMoved: false, pause: firstPause };
  for (const [sign, step] of /** @type {const} */ ([['+', 1], ['−', -1]])) {
    const button = add('button', { type: 'button' }, buttons);
    button.append(sign);
    button.onclick = () => map.setZoom(Math.round(map.getZoom() + step));
  }
  outline(map, land);
  drawn.set(el, state);
  take(state, false);
  outlineShapes(state);
  aim(state, false);
  state.there = String(contents(el));
  watchLibrary(state);
  watchElement(state);
};
/** Observes the library's events.
 * @type {(state: DrawnMap) => void} */
const watchLibrary = (state) => {
  const { el, map, buttons, report } = state;
  map.on('move zoom viewreset', () => settle(state));
  map.on('moveend', () => {
    moved(state);
    // The area that a zoom level shows depends on the latitude.
    bound(state);
    comeBack(state);
  });
  map.on('dragstart zoomstart keydown', () => { state.isBack = false; });
  map.on('zoomanim', (/** @type {{ center: any, zoom: number }} */ { center, zoom }) => {
    el.dataset.zooming = '';
    settle(state, center, zoom);
  });
  map.on('zoomend zoomlevelschange', () => {
    delete el.dataset.zooming;
    const [more, less] = buttons.children;
    more.disabled = map.getZoom() >= map.getMaxZoom();
    less.disabled = map.getZoom() <= map.getMinZoom();
  });
  map.on('click', () => /\bdismiss\b/.test(el.dataset.e ?? '') && report(el, 'dismiss'));
};
/** Observes the map's size, a wheel over a place, and a focused place that is not visible.
 * @type {(state: DrawnMap) => void} */
const watchElement = (state) => {
  const { el, map, ground } = state;
  state.watch = new ResizeObserver(() => {
    // Not a move by the person.
    const { isAiming } = state;
    state.isAiming = true;
    map.invalidateSize({ animate: false, pan: !state.isMoved });
    state.isAiming = isAiming;
    bound(state);
    if (!state.isMoved) aim(state, false);
    settle(state);
  });
  state.watch.observe(el);
  watchChoices(el);
  el.addEventListener('wheel', (event) => {
    if (ground.contains(/** @type {Node} */ (event.target)) || !state.facts.ways.includes('zoom')) return;
    event.preventDefault();
    ground.dispatchEvent(new WheelEvent(event.type, event));
  }, { passive: false });
  el.addEventListener('focusin', ({ target }) => {
    const pin = /** @type {Part} */ (target).closest('.pin');
    if (!pin) return;
    const [latitude, longitude] = spot(pin), place = [latitude, longitude];
    if (!map.getBounds().pad(-.1).contains(place)) map.panTo(place, { animate: !calm.matches });
  });
};
