// Elements on a map, each at its position, with the names and markers that have room.

/** @typedef {{ left: number, right: number, top: number, low: number }} Box */
/** @typedef {{ pin: Part, x: number, y: number, isOpen: boolean, isChosen: boolean }} Spot */
/** @typedef {{ pin: Part, title: Part | null, x: number, y: number, east: number, south: number }} Name */

/** @type {(el: Part) => Part[]} */
export const pins = (el) => [...el.children].filter((part) => part.matches('.pin'));
/** The names of towns on a ground without tiles.
 * @type {(el: Part) => Part[]} */
const towns = (el) => [...el.children].filter((part) => part.matches('.map-town'));
/** Returns the position, and the point of the element that is put there, as fractions.
 * @type {(pin: Part) => number[]} */
export const spot = (pin) => (pin.dataset.map ?? '').split(' ').map(Number);
/** @type {(el: Part) => number[][]} */
export const places = (el) => pins(el).map((pin) => spot(pin).slice(0, 2));
/** Returns the open callout, which follows the chosen marker in the same place.
 * @type {(el: Part) => Part | undefined} */
export const openCallout = (el) => pins(el).find((pin, at, all) => all[at - 1]?.querySelector('[aria-pressed=true]')
  && String(spot(all[at - 1]).slice(0, 2)) === String(spot(pin).slice(0, 2)));

/** @type {WeakMap<Part, { text: string | null, wide: number, tall: number, across: number, down: number }>} */
const sizes = new WeakMap();
/** @type {(pin: Part, title: Part) => { wide: number, tall: number, across: number, down: number }} */
const measure = (pin, title) => {
  const known = sizes.get(title), text = title.textContent;
  if (known?.text === text) return known;
  const fresh = {
    text, wide: pin.offsetWidth, tall: pin.offsetHeight, across: title.offsetWidth, down: title.offsetHeight,
  };
  // An element that is not shown yet has no size.
  if (fresh.across) sizes.set(title, fresh);
  return fresh;
};
/** @type {(one: Box, kept: Box[]) => boolean} */
const hasRoom = (one, kept) => kept.every((it) => (
  one.right <= it.left || one.left >= it.right || one.low <= it.top || one.top >= it.low));
/** Hides names that would cover one in front, or be covered by a marker or the buttons; they are
 * all in a list. Returns what is taken, also by markers without a name.
 * @type {(names: Name[], buttons: Part) => Box[]} */
const separate = (names, { hidden, offsetLeft, offsetTop, offsetWidth, offsetHeight }) => {
  /** @type {Box[]} */
  const kept = hidden ? [] : [{
    left: offsetLeft, right: offsetLeft + offsetWidth, top: offsetTop, low: offsetTop + offsetHeight,
  }];
  for (const { pin, title, x, y, east, south } of names.sort((one, other) => other.y - one.y)) {
    const { wide, tall, across, down } = measure(pin, title ?? pin);
    const middle = x + wide * (.5 - east), low = y + tall * (1 - south);
    /** @type {(width: number, top: number, height: number) => Box} */
    const box = (width, top, height) => (
      { left: middle - width / 2, right: middle + width / 2, top, low: top + height });
    const words = box(across, low, down);
    const isFree = title && hasRoom(words, kept);
    title?.toggleAttribute('data-covered', !isFree);
    kept.push(box(wide, low - tall, tall), ...isFree ? [words] : []);
  }
  return kept;
};
/** Keeps a callout on the map that opens beside the edge of the world, where the map cannot be
 * moved further.
 * @type {(from: number, size: number, room: number) => number} */
const onMap = (from, size, room) => (
  size + 16 < room ? Math.min(Math.max(from, 8), room - size - 8) : (room - size) / 2);
/** Shrinks markers that would be covered by others.
 * @type {(spots: Spot[]) => void} */
const crowd = (spots) => {
  /** @type {{ x: number, y: number }[]} */
  const front = [];
  for (const { pin, x, y, isOpen } of spots) {
    if (isOpen) continue;
    const isFree = front.every((it) => Math.hypot(it.x - x, it.y - y) > 30);
    pin.toggleAttribute('data-small', !isFree);
    if (isFree) front.push({ x, y });
  }
};
/** Puts all elements at their positions.
 * @type {(state: DrawnMap, center?: any, zoom?: number) => void} */
export const settle = ({ el, map, buttons }, center = map.getCenter(), zoom = map.getZoom()) => {
  const corner = map.project(center, zoom).subtract(map.getSize().divideBy(2));
  /** @type {Spot[]} */
  const spots = [];
  /** @type {Name[]} */
  const names = [];
  const callout = openCallout(el), size = map.getSize();
  for (const pin of pins(el)) {
    const [latitude, longitude, east, south] = spot(pin);
    let { x, y } = map.project([latitude, longitude], zoom).subtract(corner);
    const isOpen = pin === callout;
    pin.toggleAttribute('data-open', isOpen);
    if (isOpen && x >= 0 && x <= size.x && y >= 0 && y <= size.y) {
      const { offsetWidth: wide, offsetHeight: tall } = pin;
      x = onMap(x - east * wide, wide, size.x) + east * wide;
      y = Math.max(y, south * tall + 8);
    } else if (corner.y < 1 && y < 99) {
      // At the world's northern end, where the map cannot be moved further, it is shown whole.
      y = Math.max(y, south * pin.offsetHeight);
    }
    pin.style.translate = `calc(${x}px - ${east * 100}%) calc(${y}px - ${south * 100}%)`;
    // Elements further south are in front.
    pin.style.zIndex = String(Math.max(1, Math.round(y) + 1000));
    const title = pin.querySelector(':scope > .map-title');
    const isChosen = Boolean(pin.querySelector('[aria-pressed=true]'));
    spots.push({ pin, x, y, isOpen, isChosen });
    names.push({ pin, title, x, y, east, south });
  }
  crowd(spots.sort((one, other) => Number(other.isChosen) - Number(one.isChosen) || other.y - one.y));
  const kept = separate(names, buttons);
  // The largest towns come first. One with a marker has its name below the marker.
  for (const town of towns(el)) {
    const { x, y } = map.project(spot(town), zoom).subtract(corner), { across, down } = measure(town, town);
    town.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
    const box = { left: x - across / 2, right: x + across / 2, top: y - down / 2, low: y + down / 2 };
    const isFree = hasRoom(box, kept);
    town.toggleAttribute('data-covered', !isFree);
    if (isFree) kept.push(box);
  }
};

/** Returns the marker whose place is nearest to a tap: of overlapping markers little would be left
 * to be hit.
 * @type {(el: Part, event: MouseEvent) => Part | null} */
const nearest = (el, { clientX: x, clientY: y }) => {
  let least = Infinity;
  /** @type {Part | null} */
  let found = null;
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
/** @type {(el: Part) => void} */
export const watchChoices = (el) => el.addEventListener('click', (event) => {
  const button = /** @type {Part} */ (event.target).closest?.('.pin:not([data-open]) > button');
  // A key press has no position.
  const meant = button && event.detail ? nearest(el, event) : button;
  if (meant === button) return;
  event.stopPropagation();
  event.preventDefault();
  meant?.focus();
  meant?.click();
}, true);
