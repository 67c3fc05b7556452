// Circles, areas and lines on the ground. Each is an element of the page, which has its outline, and an
// element in it for each fill and stroke, whose classes have the colours.
import { places } from './pins.js';

/** @typedef {[latitude: number, longitude: number]} Place */
/** @typedef {{ circle?: [latitude: number, longitude: number, metres: number], area?: Place[][], areas?: Place[][][], lines?: Place[][] }} Outline */

/** @type {(el: Part) => Part[]} */
const shapes = (el) => [...el.children].filter((part) => part.matches('.map-shape'));
/** @type {(shape: Part) => Outline} */
const outline = (shape) => JSON.parse(shape.dataset.map ?? '{}');
/** Returns places between which a shape lies.
 * @type {(outline: Outline) => number[][]} */
const reach = ({ circle, area, areas, lines }) => {
  if (!circle) return (areas?.flat() ?? area ?? lines ?? []).flat();
  const [latitude, longitude, metres] = circle, high = metres / 111195;
  const wide = high / Math.max(Math.cos(latitude * Math.PI / 180), .01);
  return [[latitude - high, longitude - wide], [latitude + high, longitude + wide]];
};
/** Returns the places of all content of a map that it shows by itself.
 * @type {(el: Part) => number[][]} */
export const contents = (el) => [...places(el), ...shapes(el).filter((it) => !it.matches('.loose')).flatMap((shape) => reach(outline(shape)))];

/** @type {(outline: Outline, options: Record<string, unknown>) => any} */
const layer = ({ circle, area, areas, lines }, options) => {
  const { L } = window;
  if (circle) return L.circle(circle.slice(0, 2), { ...options, radius: circle[2] });
  return lines ? L.polyline(lines, options) : L.polygon(areas ?? area, options);
};
/** Draws the shapes again if one of them has changed.
 * @type {(state: DrawnMap) => void} */
export const outlineShapes = (state) => {
  const { el, map } = state, all = shapes(el);
  const text = all.map((shape) => [shape.dataset.map, ...[...shape.children].map((ink) => ink.className)].join()).join();
  if (text === state.shaped) return;
  state.shaped = text;
  state.shapes?.remove();
  const renderer = state.pens ??= window.L.svg({ padding: .5, pane: 'shapes' });
  state.shapes = window.L.layerGroup(all.flatMap((shape) => [...shape.children].map((ink) => layer(outline(shape), {
    // The classes have the looks; without these options the library's would be added.
    renderer, className: ink.className, interactive: false, color: 'none', opacity: 1, fillOpacity: 1, weight: 1,
    lineCap: 'butt', lineJoin: 'miter',
  })))).addTo(map);
};
