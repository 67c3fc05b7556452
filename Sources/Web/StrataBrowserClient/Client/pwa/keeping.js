// What is shown without being fetched is kept as well: a page that one went to, soon after it was drawn,
// and what changed in it since, twice a minute and when one turns away.
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
  // What was forgotten a moment ago is not kept again by the page on which that was asked.
  new BroadcastChannel('forget').onmessage = () => { forgotten = here(); };
};
