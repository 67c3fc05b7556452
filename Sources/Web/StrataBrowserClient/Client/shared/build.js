// Elements that a script adds to the page by itself, and what they look like.
import { doc, home } from './page.js';

/** @type {(name: string, parts?: object) => HTMLElement} */
export const built = (name, parts = {}) => Object.assign(doc.createElement(name), parts);
/** The policy wants the page's nonce.
 * @type {(rules: string[]) => void} */
export const style = (rules) =>
  doc.head.append(built('style', { nonce: home.nonce, textContent: rules.join('') }));
