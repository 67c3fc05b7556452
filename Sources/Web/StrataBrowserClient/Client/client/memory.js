// Values that survive a reload in their window. The browser's settings may forbid the storage; the
// page then only forgets more.
import { attempted } from '../shared/page.js';

/** @type {(key: string, otherwise?: any) => any} */
export const recall = (key, otherwise) =>
  attempted(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'), null) ?? otherwise;
/** @type {(key: string, value: unknown) => void} */
export const keep = (key, value) => attempted(() => sessionStorage.setItem(key, JSON.stringify(value)));
