// The shared state of the page and its session.
import { home } from '../shared/page.js';

/** Number → element, for every element that a patch may name.
 * @type {Map<number, Part>} */
export const nodes = new Map();
/** Counters for observers (`__strata`). */
export const count = { applied: 0, unknown: 0, dropped: 0, bytes: 0, sent: 0, connects: 0 };
const masked = atob(home.session ?? '');
/** The session's token, which the page contains after as many random bytes and combined with these
 * (docs/decisions/0083), and the number of the last patch that was applied. */
export let token = masked.slice(masked.length / 2)
  .replace(/[^]/g, (it, n) => String.fromCharCode(it.charCodeAt(0) ^ masked.charCodeAt(n)));
export let seq = Number(home.seq) || 0;
/** Is `true` while a patch is applied: events meanwhile are not the user's. */
export let applying = false;

/** Begins another session behind this page.
 * @type {(newToken: string) => void} */
export const beginSession = (newToken) => { [token, seq] = [newToken, 0]; };
/** @type {(n: number) => void} */
export const reached = (n) => {
  seq = n;
  count.applied++;
};
/** @type {(work: () => void) => void} */
export const apply = (work) => {
  applying = true;
  work();
  applying = false;
};
