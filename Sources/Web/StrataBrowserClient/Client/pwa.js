// Makes the site an app of the device: registers sw.js, offers a newer one when there is one, has it keep
// what is shown, and leads to what is kept while there is no connection.
import { keepPages } from './pwa/keeping.js';
import { watchConnection } from './pwa/offline.js';
import { explain, watchWorker } from './pwa/worker.js';

const { serviceWorker } = navigator;
if (!isSecureContext) explain();
else if (serviceWorker) {
  keepPages(serviceWorker);
  watchConnection();
  watchWorker(serviceWorker);
}
