// Stores pages that are shown without a request: soon after they are drawn, and their changes twice
// a minute and when the window is hidden.
import { doc, here, on } from '../shared/page.js';

/** @type {(serviceWorker: ServiceWorkerContainer) => void} */
export const keepPages = (serviceWorker) => {
  let place = '', times = 0, timer = 0;
  /** @type {string | null} */
  let forgotten = null;
  const keep = () => {
    clearTimeout(timer);
    timer = 0;
    if (window.__strata?.live && here() !== forgotten) serviceWorker.controller?.postMessage({ keep: here() });
  };
  const changed = () => {
    if (place !== here()) {
      clearTimeout(timer);
      [place, times, timer] = [here(), 0, 0];
    }
    timer ||= setTimeout(keep, times++ < 2 ? 1000 : 30000);
  };
  const screen = doc.getElementById('screen');
  if (screen) new MutationObserver(changed).observe(screen, { subtree: true, childList: true, characterData: true });
  on('visibilitychange', () => { if (doc.hidden && timer) keep(); });
  // The page on which the device was forgotten must not be stored again at once: neither here, nor in
  // another window, which is told a moment later.
  // The worker receives it from this window, too, after the pages that this window has reported: a
  // broadcast may arrive before them.
  const skip = () => {
    forgotten = here();
    serviceWorker.controller?.postMessage('forget');
  };
  addEventListener('forget', skip);
  new BroadcastChannel('forget').onmessage = skip;
};
