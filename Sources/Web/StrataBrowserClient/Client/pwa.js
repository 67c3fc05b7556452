// Makes the site installable: registers sw.js, offers updates of it, has it store what is shown,
// and leads to stored pages while there is no connection.
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
