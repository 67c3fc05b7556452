// Fetched when a page first has a map (docs/internals/wire.md, Maps). Leaflet draws what lies below
// and follows the fingers; the places on a map are elements of the page, which are only moved along.
(() => {
'use strict';
const doc = document, { body } = doc, home = body.dataset;
const [, leaflet, sheet, land] = home.map.split(' ');
const calm = matchMedia('(prefers-reduced-motion)');
const drawn = new Map(); // element → what is drawn in it
let report = null; // how client.js tells the server
let library = null; // what is fetched for the first map

const make = (tag, facts, into) => {
  const el = doc.createElement(tag);
  for (const name in facts) el.setAttribute(name, facts[name]);
  into.append(el);
  return el;
};
const fetched = (el) => new Promise((done, fail) => {
  el.onload = done;
  el.onerror = fail;
});

// MARK: The outlines of the world
// Each line is the differences of longitude and latitude, five bits a sign (Scripts/make_land.py).
const line = (signs) => {
  const points = [], here = [0, 0];
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
  return text.trim().split('\n').map((lines) => lines.split(' ').map(line));
};
const load = () => {
  library ||= Promise.all([
    outlines(), fetched(make('link', { rel: 'stylesheet', href: sheet }, doc.head)),
    fetched(make('script', { src: leaflet, nonce: home.nonce }, body)),
  ]);
  // What did not come is asked for again by the next map.
  library.catch(() => { library = null; });
  return library;
};

// MARK: What stands on a map
const pins = (el) => [...el.children].filter((part) => part.matches('.pin'));
// A place, what part of the element stands there, across and down.
const spot = (pin) => pin.dataset.map.split(' ').map(Number);
// A name that would cover one in front, or be covered by a marker or the buttons, gives way; a list has
// them all.
const sizes = new WeakMap();
const size = (pin, title) => {
  const known = sizes.get(title), text = title.textContent;
  if (known?.text === text) return known;
  const fresh = {
    text, wide: pin.offsetWidth, tall: pin.offsetHeight, across: title.offsetWidth, down: title.offsetHeight,
  };
  // What is not shown yet has no size.
  if (fresh.across) sizes.set(title, fresh);
  return fresh;
};
const separate = (spots, { hidden, offsetLeft, offsetTop, offsetWidth, offsetHeight }) => {
  const kept = hidden ? [] : [{
    left: offsetLeft, right: offsetLeft + offsetWidth, top: offsetTop, low: offsetTop + offsetHeight,
  }];
  for (const { pin, title, x, y, east, south } of spots.sort((one, other) => other.y - one.y)) {
    const { wide, tall, across, down } = size(pin, title);
    const middle = x + wide * (.5 - east), low = y + tall * (1 - south);
    const box = (width, top, height) => (
      { left: middle - width / 2, right: middle + width / 2, top, low: top + height });
    const words = box(across, low, down);
    const isFree = kept.every((it) => (
      words.right <= it.left || words.left >= it.right || words.low <= it.top || words.top >= it.low));
    title.toggleAttribute('data-covered', !isFree);
    kept.push(box(wide, low - tall, tall), ...isFree ? [words] : []);
  }
};
// A callout follows the chosen marker, at the same spot.
const open = (el) => pins(el).find((pin, at, all) => all[at - 1]?.querySelector('[aria-pressed=true]')
  && String(spot(all[at - 1]).slice(0, 2)) === String(spot(pin).slice(0, 2)));
// One that opens beside the edge of the world, where no map can be moved to, stays on the map as long as
// its place does.
const onMap = (from, size, room) => (
  size + 16 < room ? Math.min(Math.max(from, 8), room - size - 8) : (room - size) / 2);
// Where markers would lie on each other, those behind are small.
const crowd = (spots) => {
  const front = [];
  for (const { pin, x, y, isOpen } of spots) {
    if (isOpen) continue;
    const isFree = front.every((it) => Math.hypot(it.x - x, it.y - y) > 30);
    pin.toggleAttribute('data-small', !isFree);
    if (isFree) front.push({ x, y });
  }
};
const settle = ({ el, map, buttons }, center = map.getCenter(), zoom = map.getZoom()) => {
  const corner = map.project(center, zoom).subtract(map.getSize().divideBy(2)), spots = [];
  const titles = [], callout = open(el), size = map.getSize();
  for (const pin of pins(el)) {
    const [latitude, longitude, east, south] = spot(pin);
    let { x, y } = map.project([latitude, longitude], zoom).subtract(corner);
    const isOpen = pin === callout;
    pin.toggleAttribute('data-open', isOpen);
    if (isOpen && x >= 0 && x <= size.x && y >= 0 && y <= size.y) {
      const { offsetWidth: wide, offsetHeight: tall } = pin;
      x = onMap(x - east * wide, wide, size.x) + east * wide;
      y = Math.max(y, south * tall + 8);
    }
    pin.style.translate = `calc(${x}px - ${east * 100}%) calc(${y}px - ${south * 100}%)`;
    // What is further south stands in front.
    pin.style.zIndex = Math.max(1, Math.round(y) + 1000);
    const title = pin.querySelector(':scope > .map-title');
    const isChosen = Boolean(pin.querySelector('[aria-pressed=true]'));
    spots.push({ pin, x, y, isOpen, isChosen });
    if (title) titles.push({ pin, title, x, y, east, south });
  }
  crowd(spots.sort((one, other) => other.isChosen - one.isChosen || other.y - one.y));
  separate(titles, buttons);
};
const places = (el) => pins(el).map((pin) => spot(pin).slice(0, 2));

// MARK: Which part of the world
const corners = ([latitude, longitude, high, wide]) => [
  [Math.max(latitude - high / 2, -85), longitude - wide / 2],
  [Math.min(latitude + high / 2, 85), longitude + wide / 2],
];
const aim = (state, isSeen) => {
  const { el, map, facts: { region } } = state, there = places(el);
  const animate = isSeen && !calm.matches;
  state.isAiming = true;
  // What stands on the map is seen whole, beside the buttons and with a callout above.
  const { x, y } = map.getSize(), side = Math.min(84, x / 5);
  const room = {
    paddingTopLeft: [side, Math.min(96, y / 4)],
    paddingBottomRight: [Math.min(side + 28, x / 3.5), Math.min(56, y / 6)],
  };
  if (region) map.fitBounds(corners(region), { animate });
  else if (there.length) map.fitBounds(there, { animate, maxZoom: 6, ...room });
  else map.setView([25, 10], Math.log2(Math.max(x, y) / 300), { animate });
  state.isMoved = state.isBack = false;
  if (!animate) state.isAiming = false;
};
const region = (map) => {
  const bounds = map.getBounds(), { lat, lng } = map.getCenter();
  const parts = [lat, lng, bounds.getNorth() - bounds.getSouth(), bounds.getEast() - bounds.getWest()];
  return parts.map((part) => part.toFixed(5)).join(' ');
};
// A callout that has opened is seen whole.
const reveal = (state) => {
  const { el, map, callout } = state, now = open(el);
  if (now === callout || state.isAiming) return;
  state.callout = now;
  if (!now) return;
  const box = now.getBoundingClientRect(), all = el.getBoundingClientRect();
  const past = (low, high) => {
    const [from, to] = [box[low] - all[low] - 12, box[high] - all[high] + 12];
    return from < 0 ? from : Math.max(to, 0);
  };
  const way = [past('left', 'right'), past('top', 'bottom')];
  // Nobody moved the map.
  state.isAiming = way.some(Boolean);
  if (state.isAiming) map.panBy(way, { animate: !calm.matches });
};
// The server hears of it once the map rests.
const moved = (state) => {
  const { el, map, isAiming } = state;
  settle(state);
  state.isMoved ||= !isAiming;
  state.isAiming = false;
  reveal(state);
  clearTimeout(state.timer);
  state.timer = setTimeout(() => {
    if (!el.isConnected || !/\bsight\b/.test(el.dataset.e)) return;
    const words = `${Number(state.isMoved)} ${region(map)}`;
    if (words !== state.told) report(el, 'sight', state.told = words);
  }, 250);
};

// MARK: What the server says
// Where the middle may be, and from how near and how far the ground is seen.
const within = (value, [low, high]) => Math.min(Math.max(value, low), high);
const bound = ({ map, facts: { least, most } }) => {
  const tall = map.getSize().y || 1;
  // At zoom 0 the equator has 256 pixels.
  const zoom = (metres, otherwise) => (metres ? within(Math.log2(
    40075016.7 * Math.cos(map.getCenter().lat * Math.PI / 180) * tall / 256 / metres), [0, 18]) : otherwise);
  map.setMinZoom(zoom(most, 0));
  map.setMaxZoom(Math.max(zoom(least, 18), map.getMinZoom()));
};
const comeBack = (state) => {
  const { map, facts: { limits } } = state;
  // One way back for each move of a person's: the edge of the world may lie before its end, and from
  // there Leaflet leads away again.
  if (state.isBack || !limits) return;
  const { lat, lng } = map.getCenter(), [south, north] = corners(limits);
  const kept = [within(lat, [south[0], north[0]]), within(lng, [south[1], north[1]])];
  // A pixel's worth is no move.
  state.isBack = map.project(kept).distanceTo(map.project([lat, lng])) > 1;
  if (state.isBack) map.panTo(kept, { animate: !calm.matches });
};
// Squares that did not come are asked for again by themselves, more and more seldom, and at once when
// the app wants it or there is a connection again.
const soonest = 2000, latest = 60000;
const lost = ({ ground }, above = '') => [...ground.querySelectorAll(`${above} img[data-lost]`)];
const again = (state, pause = soonest) => {
  clearTimeout(state.asking);
  state.pause = pause;
  // The same address again: a picture that failed is fetched anew.
  for (const img of lost(state)) img.src = img.src;
};
addEventListener('online', () => drawn.forEach((state) => again(state)));
// All squares in sight came, or did not: whether the overlays' are whole, and what is to be done.
const rested = (state) => {
  clearTimeout(state.resting);
  state.resting = setTimeout(() => {
    const { el } = state, name = lost(state, '.leaflet-tile-pane').length ? 'error' : 'load';
    if (!el.isConnected) return;
    if (RegExp(`\\b${name}\\b`).test(el.dataset.e)) report(el, name);
    clearTimeout(state.asking);
    if (!lost(state).length) state.pause = soonest;
    else state.asking = setTimeout(() => again(state, Math.min(state.pause * 2, latest)), state.pause);
  }, 100);
};
const cover = (state) => {
  const { map, facts, tiles } = state, wanted = facts.tiles ?? [];
  let isAsked = false;
  const names = wanted.map((it) => it.url);
  for (const [url, layer] of tiles) {
    if (!names.includes(url)) tiles.delete(url, layer.remove());
  }
  for (const { url, alpha, least, most, isGround, turn } of wanted) {
    const old = tiles.get(url);
    if (old) {
      old.setOpacity(alpha);
      isAsked ||= old.turn !== turn;
      old.turn = turn;
    } else {
      const layer = window.L.tileLayer(url, {
        opacity: alpha, minZoom: least, maxNativeZoom: most, maxZoom: 18, noWrap: true,
        pane: isGround ? 'ground' : 'tilePane', bounds: [[-85.06, -180], [85.06, 180]],
      });
      // As Leaflet's own, but for a rounding that moves all squares by a part of a pixel.
      layer._setZoomTransform = (level, center, zoom) => {
        const scale = map.getZoomScale(zoom, level.zoom), from = map._getNewPixelOrigin(center, zoom);
        window.L.DomUtil.setTransform(level.el, level.origin.multiplyBy(scale).subtract(from), scale);
      };
      layer.turn = turn;
      layer.on('tileerror', ({ tile }) => { tile.dataset.lost = ''; });
      layer.on('tileload', ({ tile }) => { delete tile.dataset.lost; });
      layer.on('load', () => rested(state));
      tiles.set(url, layer.addTo(map));
    }
  }
  if (isAsked) again(state);
};
const allow = ({ map, facts, buttons }) => {
  const pans = facts.ways.includes('pan'), zooms = facts.ways.includes('zoom');
  const set = (name, isOn) => map[name]?.[isOn ? 'enable' : 'disable']();
  for (const name of ['dragging', 'keyboard']) set(name, pans);
  for (const name of ['scrollWheelZoom', 'doubleClickZoom', 'touchZoom', 'boxZoom']) set(name, zooms);
  buttons.hidden = !zooms;
};
const credit = ({ facts, line }) => {
  line.hidden = !facts.credit;
  line.textContent = '';
  if (!facts.credit) return;
  const { text, url } = facts.credit;
  const link = url ? make('a', { href: url, target: '_blank', rel: 'noopener' }, line) : line;
  link.append(text);
};
const take = (state, isSeen) => {
  const { el } = state, before = state.facts;
  state.text = el.dataset.map;
  state.facts = JSON.parse(state.text);
  allow(state);
  bound(state);
  cover(state);
  credit(state);
  state.ground.setAttribute('aria-label', state.facts.words.map);
  const [more, less] = state.buttons.children;
  for (const [el, word] of [[more, state.facts.words.in], [less, state.facts.words.out]]) {
    el.setAttribute('aria-label', word);
    el.title = word;
  }
  const { id } = state.facts;
  // A region that the person chose comes back from the server, and moves nothing.
  if (before && id !== before.id && !state.facts.isOwn) aim(state, isSeen);
};
doc.addEventListener('strata', () => {
  for (const [el, state] of drawn) {
    if (!el.isConnected) {
      state.map.remove();
      state.watch.disconnect();
      drawn.delete(el);
      continue;
    }
    if (el.dataset.map !== state.text) take(state, true);
    const there = String(places(el));
    if (there !== state.there && !state.facts.region && !state.isMoved) aim(state, true);
    state.there = there;
    settle(state);
    reveal(state);
  }
});

// MARK: A new map
// A zoom at which squares are as many whole pixels wide as high: between others the ground would show.
const whole = (map, zoom) => {
  const [least, most] = [map.getMinZoom(), map.getMaxZoom()];
  if (zoom <= least || zoom >= most) return zoom;
  const level = Math.round(zoom), size = 256 * 2 ** (zoom - level);
  const zooms = [Math.round, Math.ceil, Math.floor].map((round) => level + Math.log2(round(size) / 256));
  return zooms.find((it) => it >= least && it <= most) ?? zoom;
};
const draw = (el, [coasts, frontiers]) => {
  if (!el.isConnected || drawn.has(el)) return;
  const { L } = window, ground = make('div', { class: 'ground', role: 'application' }, el);
  el.prepend(ground);
  const map = L.map(ground, {
    zoomControl: false, attributionControl: false, zoomSnap: .25, minZoom: 0, maxZoom: 18,
    maxBounds: [[-85.06, -180], [85.06, 180]], maxBoundsViscosity: 1, fadeAnimation: false,
    zoomAnimation: !calm.matches, inertia: !calm.matches, wheelPxPerZoomLevel: 90,
  });
  // Leaflet's own name for it; there is no other way to say which zooms there are.
  const limit = map._limitZoom;
  map._limitZoom = (zoom) => whole(map, limit.call(map, zoom));
  map.createPane('ground', map.getPane('mapPane'));
  const line = make('div', { class: 'map-credit' }, el);
  const buttons = make('div', { class: 'map-zoom' }, el);
  const state = { el, map, ground, buttons, line, tiles: new Map(), isMoved: false, pause: soonest };
  for (const [sign, step] of [['+', 1], ['−', -1]]) {
    const button = make('button', { type: 'button' }, buttons);
    button.append(sign);
    button.onclick = () => map.setZoom(Math.round(map.getZoom() + step));
  }
  const renderer = L.svg({ padding: .5 });
  map.setView([25, 10], 1);
  L.polygon(coasts, { renderer, className: 'map-land', interactive: false, smoothFactor: 1 }).addTo(map);
  L.polyline(frontiers, { renderer, className: 'map-frontier', interactive: false }).addTo(map);
  drawn.set(el, state);
  take(state, false);
  aim(state, false);
  state.there = String(places(el));
  map.on('move zoom viewreset', () => settle(state));
  map.on('moveend', () => {
    moved(state);
    // How much ground a zoom shows depends on how far north it is.
    bound(state);
    comeBack(state);
  });
  map.on('dragstart zoomstart', () => { state.isBack = false; });
  map.on('keydown', () => { state.isBack = false; });
  map.on('zoomanim', ({ center, zoom }) => {
    el.dataset.zooming = '';
    settle(state, center, zoom);
  });
  map.on('zoomend zoomlevelschange', () => {
    delete el.dataset.zooming;
    const [more, less] = buttons.children;
    more.disabled = map.getZoom() >= map.getMaxZoom();
    less.disabled = map.getZoom() <= map.getMinZoom();
  });
  map.on('click', () => /\bdismiss\b/.test(el.dataset.e) && report(el, 'dismiss'));
  follow(state);
};
// Where markers lie on each other, a tap is for the one whose place is nearest: else little or nothing
// of those behind would be left to be hit.
const nearest = (el, { clientX: x, clientY: y }) => {
  let least = Infinity, found = null;
  for (const pin of pins(el)) {
    const button = pin.querySelector(':scope > button');
    if (!button || 'open' in pin.dataset) continue;
    // Large and small ones are measured from the same height above their places.
    const { left, bottom, width } = button.getBoundingClientRect();
    const away = Math.hypot(left + width / 2 - x, bottom - 26 - y);
    if (away < least) [least, found] = [away, button];
  }
  return found;
};
const choose = (el) => el.addEventListener('click', (event) => {
  const button = event.target.closest?.('.pin:not([data-open]) > button');
  // What a key does has no place.
  const meant = button && event.detail ? nearest(el, event) : button;
  if (meant === button) return;
  event.stopPropagation();
  event.preventDefault();
  meant.focus();
  meant.click();
}, true);
// What happens beside the library: the map's size, a wheel over a place, a place out of sight that
// takes the focus.
const follow = (state) => {
  const { el, map, ground } = state;
  state.watch = new ResizeObserver(() => {
    map.invalidateSize({ animate: false, pan: !state.isMoved });
    bound(state);
    if (!state.isMoved) aim(state, false);
    settle(state);
  });
  state.watch.observe(el);
  choose(el);
  el.addEventListener('wheel', (event) => {
    if (ground.contains(event.target) || !state.facts.ways.includes('zoom')) return;
    event.preventDefault();
    ground.dispatchEvent(new WheelEvent(event.type, event));
  }, { passive: false });
  el.addEventListener('focusin', ({ target }) => {
    const pin = target.closest('.pin');
    if (!pin) return;
    const [latitude, longitude] = spot(pin), place = [latitude, longitude];
    if (!map.getBounds().pad(-.1).contains(place)) map.panTo(place, { animate: !calm.matches });
  });
};

doc.currentScript.does = async (tell) => {
  report = tell;
  const fresh = [...doc.querySelectorAll('.map[data-map]')].filter((el) => !drawn.has(el));
  if (!fresh.length) return;
  // Without the library a map's places stay what they are on any page: a list.
  const got = await load().catch(() => null);
  if (got) for (const el of fresh) draw(el, got[0]);
};
})();
