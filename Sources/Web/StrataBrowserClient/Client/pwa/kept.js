// The pages that the worker has stored: by their addresses, and by what follows a tab's name, as
// the worker finds them.
import { route } from '../shared/route.js';

/** @type {Set<string | undefined>} */
let known = new Set();

/** Reads the stored pages again. */
export const findKept = async () => {
  const shelf = await caches.has('pages') && await caches.open('pages');
  const all = shelf ? await shelf.keys() : [];
  known = new Set(all.flatMap(({ url }) => [url, route(url)]).filter(Boolean));
};
/** @type {(address: string) => boolean} */
export const isKept = (address) => known.has(address) || known.has(route(address));
