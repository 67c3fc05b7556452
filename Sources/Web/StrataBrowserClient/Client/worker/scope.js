// What a worker is instead of a page.

/** @type {<K extends keyof ServiceWorkerGlobalScopeEventMap>(
 *   type: K, work: (event: ServiceWorkerGlobalScopeEventMap[K]) => unknown) => void} */
export const on = (type, work) => addEventListener(type, /** @type {any} */ (work));
/** An address of this site; where it is none, that of its first page.
 * @type {(path: string) => string} */
export const own = (path) => new URL(/^\/(?!\/)/.test(path) ? path : '/', location.origin).href;
