// Helpers of a worker instead of those of a page.

/** @type {<K extends keyof ServiceWorkerGlobalScopeEventMap>(
 *   type: K, work: (event: ServiceWorkerGlobalScopeEventMap[K]) => unknown) => void} */
export const on = (type, work) => addEventListener(type, /** @type {any} */ (work));
/** Returns a URL of this site; of its first page, if the path is invalid.
 * @type {(path: string) => string} */
export const own = (path) => new URL(/^\/(?!\/)/.test(path) ? path : '/', location.origin).href;
