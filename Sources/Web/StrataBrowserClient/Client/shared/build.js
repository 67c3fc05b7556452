// Elements that a script adds to the page, and their style.
import { doc, home } from './page.js';

/** @type {(name: string, parts?: object) => HTMLElement} */
export const built = (name, parts = {}) => Object.assign(doc.createElement(name), parts);
/** Adds rules with the page's nonce, which the policy requires.
 * @type {(rules: string[]) => void} */
export const style = (rules) =>
  doc.head.append(built('style', { nonce: home.nonce, textContent: rules.join('') }));
