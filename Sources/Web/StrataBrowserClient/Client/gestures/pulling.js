// One finger drags the top of a page down to refresh it, or closes a sheet.
import { body, doc, on } from '../shared/page.js';

/** @typedef {{ el: Part, isSheet: boolean, from: number, by: number }} Drag */

const steps = '[data-e~=change]'; // a sheet with several heights

/** Returns what a finger that comes down there drags.
 * @type {(target: Part, touches: TouchList) => Drag | null} */
const dragged = (target, touches) => {
  const el = target.closest?.('.sheet[data-modal]:not(.cover,.ctx),[data-e~=refresh]');
  const isSheet = el?.matches('.sheet') ?? false;
  if (!el || touches.length > 1 || target.closest('input,textarea,.sc.x,.gd')) return null;
  if (isSheet && matchMedia('(min-width: 600px)').matches) return null;
  for (let part = /** @type {Part | null} */ (target); part; part = part === el ? null : part.parentElement) {
    if (part.scrollTop > 0) return null;
  }
  if (!isSheet && doc.scrollingElement && doc.scrollingElement.scrollTop > 0) return null;
  return { el, isSheet, from: touches[0].clientY, by: 0 };
};

/** Returns a function that takes the functions by which client.js reports events.
 * @type {() => Beginning} */
export const watchPulls = () => {
  /** @type {Report} */
  let report;
  /** @type {Dismiss} */
  let dismiss;
  /** @type {Drag | null} */
  let drag = null;
  const puller = doc.createElement('div');
  puller.className = 'pull';
  puller.ariaHidden = 'true';
  body.append(puller);

  /** @type {(drag: Drag) => void} */
  const closeSheet = ({ el, by }) => {
    el.style.translate = '';
    if (!el.matches(steps)) return void (by > 120 && dismiss(el));
    if (Math.abs(by) > 60) report(el, 'change', by > 0 ? 'down' : 'up');
  };
  /** @type {(drag: Drag) => void} */
  const refresh = ({ el, by }) => {
    puller.style.translate = puller.style.opacity = '';
    if (by < 120 || puller.matches('.busy')) return;
    const item = report(el, 'refresh');
    if (!item) return;
    puller.classList.add('busy');
    item.done = () => puller.classList.remove('busy');
  };
  const letGo = () => {
    const it = drag;
    drag = null;
    if (it) (it.isSheet ? closeSheet : refresh)(it);
  };
  on('touchstart', ({ target, touches }) => { drag = dragged(target, touches); }, { passive: true });
  on('touchmove', ({ touches }) => {
    if (!drag) return;
    drag.by = touches[0].clientY - drag.from;
    if (!drag.el.matches(steps)) drag.by = Math.max(0, drag.by);
    if (drag.isSheet) drag.el.style.translate = `0 ${drag.by}px`;
    else {
      const shown = Math.min(drag.by / 2, 60);
      puller.style.translate = `0 ${shown}px`;
      puller.style.opacity = String(shown / 60);
    }
  }, { passive: true });
  on('touchend', letGo);
  on('touchcancel', letGo);
  return (...words) => { [report, dismiss] = words; };
};
