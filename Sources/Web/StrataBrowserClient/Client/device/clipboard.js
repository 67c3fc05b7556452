// The clipboard. A browser lets a page write shortly after a person has pressed something.
import { copy } from './copying.js';

/** @type {Service} */
export const write = async (/** @type {string} */ text) => {
  if (await copy(text)) return true;
  throw /** @type {Partial<Navigator>} */ (navigator).clipboard ? 'denied' : 'insecure';
};
