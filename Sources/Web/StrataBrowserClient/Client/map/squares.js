// The tiles of a map. Failed ones are requested again at growing intervals, and at once when the
// app asks for it or the connection returns.

const soonest = 2000, latest = 60000;
/** The initial pause before failed tiles are requested again. */
export const firstPause = soonest;

/** Returns the failed tiles of the ground or of an overlay.
 * @type {(state: DrawnMap, above?: string) => any[]} */
const lost = ({ ground }, above = '') => [...ground.querySelectorAll(`${above} img[data-lost]`)];
/** @type {(state: DrawnMap, pause?: number) => void} */
const again = (state, pause = soonest) => {
  clearTimeout(state.asking);
  state.pause = pause;
  // Setting the same URL loads a failed picture again.
  for (const img of lost(state)) img.src = img.src;
};
/** @type {(drawn: Map<Part, DrawnMap>) => void} */
export const retryWhenOnline = (drawn) => addEventListener('online', () => drawn.forEach((state) => again(state)));
/** Handles that all visible tiles are loaded or have failed: reports whether the overlays are
 * complete, and schedules a retry.
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
  // As in Leaflet, but without a rounding that moves all tiles by a fraction of a pixel.
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
/** Updates the tile layers to those that the server names.
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
