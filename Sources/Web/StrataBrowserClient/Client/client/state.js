// What the whole client knows of its page and of its session.
import { home } from '../shared/page.js';

/** Number → element, for everything that a patch may name.
 * @type {Map<number, Part>} */
export const nodes = new Map();
/** What is counted for whoever looks from outside (`__strata`). */
export const count = { applied: 0, unknown: 0, dropped: 0, bytes: 0, sent: 0, connects: 0 };
/** The session, and the last patch that was applied. */
export let token = home.session, seq = Number(home.seq) || 0;
/** Whether a patch is being applied: what happens meanwhile is not the person's doing. */
export let applying = false;

/** Another session stands behind this page from now on.
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
