// Squares that are drawn on a map. Those that did not come are asked for again by themselves, more and more
// seldom, and at once when the app wants it or there is a connection again.

const soonest = 2000, latest = 60000;
/** What a new map waits until it asks again. */
export const firstPause = soonest;

/** Pictures that did not come, among those on the ground or above it.
 * @type {(state: DrawnMap, above?: string) => any[]} */
const lost = ({ ground }, above = '') => [...ground.querySelectorAll(`${above} img[data-lost]`)];
/** @type {(state: DrawnMap, pause?: number) => void} */
const again = (state, pause = soonest) => {
  clearTimeout(state.asking);
  state.pause = pause;
  // The same address again: a picture that failed is fetched anew.
  for (const img of lost(state)) img.src = img.src;
};
/** @type {(drawn: Map<Part, DrawnMap>) => void} */
export const retryWhenOnline = (drawn) => addEventListener('online', () => drawn.forEach((state) => again(state)));
/** All squares in sight came, or did not: whether the overlays' are whole, and what is to be done.
 * @type {(state: DrawnMap) => void} */
const rested = (state) => {
  clearTimeout(state.resting);
  state.resting = setTimeout(() => {
    const { el, report } = state, name = lost(state, '.leaflet-tile-pane').length ? 'error' : 'load';
    if (!el.isConnected) return;
    if (RegExp(`\\b${name}\\b`).test(el.dataset.e ?? '')) report(el, name);
    clearTimeout(state.asking);
    if (!lost(state).length) state.pause = soonest;
    else state.asking = setTimeout(() => again(state, Math.min(state.pause * 2, latest)), state.pause);
  }, 100);
};
/** @type {(state: DrawnMap, squares: MapSquares) => any} */
const layer = (state, { url, alpha, least, most, isGround, turn }) => {
  const { map } = state;
  const made = window.L.tileLayer(url, {
    opacity: alpha, minZoom: least, maxNativeZoom: most, maxZoom: 18, noWrap: true,
    pane: isGround ? 'ground' : 'tilePane', bounds: [[-85.06, -180], [85.06, 180]],
  });
  // As Leaflet's own, but for a rounding that moves all squares by a part of a pixel.
  made._setZoomTransform = (/** @type {any} */ level, /** @type {any} */ center, /** @type {number} */ zoom) => {
    const scale = map.getZoomScale(zoom, level.zoom), from = map._getNewPixelOrigin(center, zoom);
    window.L.DomUtil.setTransform(level.el, level.origin.multiplyBy(scale).subtract(from), scale);
  };
  made.turn = turn;
  made.on('tileerror', (/** @type {{ tile: Part }} */ { tile }) => { tile.dataset.lost = ''; });
  made.on('tileload', (/** @type {{ tile: Part }} */ { tile }) => { delete tile.dataset.lost; });
  made.on('load', () => rested(state));
  return made;
};
/** Draws the squares that the server names, and no others.
 * @type {(state: DrawnMap) => void} */
export const cover = (state) => {
  const { map, facts, tiles } = state, wanted = facts.tiles ?? [];
  let isAsked = false;
  const names = wanted.map((it) => it.url);
  for (const [url, old] of tiles) {
    if (names.includes(url)) continue;
    old.remove();
    tiles.delete(url);
  }
  for (const squares of wanted) {
    const { url, alpha, turn } = squares, old = tiles.get(url);
    if (old) {
      old.setOpacity(alpha);
      isAsked ||= old.turn !== turn;
      old.turn = turn;
    } else tiles.set(url, layer(state, squares).addTo(map));
  }
  if (isAsked) again(state);
};
