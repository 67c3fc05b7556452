// The address and the browser's history: changes by the server, and Back and Forward.
import { here } from '../shared/page.js';
import { live } from './line.js';
import { keep, recall } from './memory.js';
import { outbox, send } from './outbox.js';
import {
  hasMarks, marksOfEntry, rememberScroll, restoreEntry, showEntry, wait, waitNoMore,
} from './scroll.js';
import { count } from './state.js';

/** The URL of each history entry, by index.
 * @type {string[]} */
const urls = recall('strata.urls', []);
/** The open layers above the page that have no address, by number.
 * @type {Set<number>} */
const layers = new Set();
/** The address changes to make once the browser has gone back.
 * @type {[how: string, url: string][]} */
const later = [];
let place = 0, entry = '';
/** 1 while the app goes back, 2 while the entry of a closed layer is skipped, 3 while Back waits for the
 * answer to a tap. */
let moving = 0;
/** The place to which the app goes back. */
let goal = 0;

/** @type {(state: any) => void} */
const enter = (state) => {
  place = state?.place ?? 0;
  entry = state?.entry ?? '';
  showEntry(entry + here()); // an entry whose address was replaced has no scroll position
  urls[place] = here();
  keep('strata.urls', urls);
};
/** @type {(why: number) => void} */
const retreat = (why) => {
  goal = place - 1;
  moving = moving || why; // `popstate` comes later; until then the address must not be changed again
  history.back();
};
/** @type {(path: string, layer: number | false, isNew: boolean) => void} */
const step = (path, layer, isNew) => {
  if (layer !== false) {
    rememberScroll();
    layers.add(layer);
  }
  const state = isNew
    ? { place: place + 1, entry: Math.random(), top: [...layers].at(-1), own: layer } : history.state;
  if (state.place > place) {
    urls.length = state.place;
    history.pushState(state, '', path);
  } else history.replaceState(state, '', path);
  enter(state);
};
/** @type {(how: string, url: string) => unknown} */
export const address = (how, url) => {
  if (moving) return later.push([how, url]);
  const target = new URL(url, location.href);
  if (how === 'open') return /^(https?|mailto|tel|geo):/i.test(url) && location.assign(url);
  if (target.origin !== location.origin) return count.unknown++;
  // If the browser blocks the second window, open the URL in this one.
  if (how === 'window') return window.open(target) || location.assign(target);
  const path = target.pathname + target.search, same = path === here();
  const isLayer = how === 'layer', layer = +target.hash.slice(1);
  layers.delete(layer);
  if (how === 'unlayer') return history.state.own === layer && retreat(1);
  if (how === 'pop' && !same && place > 0 && urls[place - 1] === path) return retreat(1);
  step(path, isLayer && layer, isLayer || how === 'push' && !same);
  if (!same) restoreEntry();
};
/** Begins another session, which has no layers.
 * @type {(url: string | undefined) => void} */
export const beginAddress = (url) => {
  if (url && url !== here()) address('replace', url);
  layers.clear();
  if (history.state.own) retreat(2);
};
/** Adds an entry below the first page: Back comes to it, instead of leaving, before a tap is answered. The
 * person has just tapped; a browser skips entries that a page adds by itself. Where nothing is before the first
 * page, as in an installed app, the app could not leave by itself: Back would have to be pressed twice. */
export const underlay = () => {
  const { state } = history;
  if (place || moving || state?.over || state?.alone) return;
  history.replaceState({ ...state, under: 1 }, '');
  history.pushState({ ...state, under: 0, over: 1 }, '');
};
/** Goes back from the first page, unless an event is not answered yet: it may open something to go back
 * from. */
const leave = () => {
  const last = outbox.at(-1);
  if (!live || !last) return history.back();
  const { done } = last;
  moving = 3;
  last.done = () => {
    done?.();
    history.forward();
  };
};
/** @type {(event: PopStateEvent) => void} */
const popped = ({ state }) => {
  // From a later entry, Back comes to the first page here, too.
  if (state?.under && !place) return leave();
  rememberScroll(); // still under the name of the entry that is left
  enter(state);
  if (state?.own && !layers.has(state.own)) return retreat(2);
  const why = moving, marks = marksOfEntry();
  moving = 0;
  // A browser joins the person's Back with the app's, which then leads past the goal.
  if (why > 2 || why === 1 && place >= goal) restoreEntry();
  else {
    wait(marks);
    const item = send(0, 'nav', here() + (layers.size ? `#${state?.top || 0}` : ''));
    if (item) item.done = () => waitNoMore(marks);
    else wait(null);
  }
  later.splice(0).forEach((args) => address(...args));
  if (why > 2) history.go(place ? -1 : -2);
};
/** Continues the history of the page before. */
export const watchAddress = () => {
  addEventListener('popstate', popped);
  history.scrollRestoration = 'manual';
  const first = history.state?.entry ? history.state : { place: 0, entry: Math.random(), alone: history.length < 2 };
  if (first !== history.state) {
    urls.length = 0;
    history.replaceState(first, '');
  }
  enter(first);
  if (first.own) retreat(2);
};
/** Restores the scroll position of a reloaded page. */
export const restoreFirst = () => { if (hasMarks()) restoreEntry(); };
