// Notices (docs/internals/wire.md, Services): loaded by device.js when the server first requests
// one. While the page is closed, sw.js shows them.
import { allowance, renew, watch } from './push/address.js';
import { remove, show } from './push/cards.js';
import { offer } from './shared/offer.js';

const check = () => {
  if (!isSecureContext) throw 'insecure';
  if (!('Notification' in window) || !navigator.serviceWorker) throw 'unsupported';
};
/** @type {{ [Name in Extract<import('./shared/wire.js').ServiceName, `notice.${string}`>]: Service }} */
const services = {
  'notice.state': async (isWanted) => {
    check();
    return allowance(Notification.permission, isWanted);
  },
  'notice.ask': async () => {
    check();
    return allowance(await Notification.requestPermission(), true);
  },
  'notice.renew': async () => {
    check();
    return renew();
  },
  'notice.watch': (_, tell, signal) => {
    check();
    return watch(tell, signal);
  },
  'notice.show': (notice, _, signal) => show(notice, signal),
  'notice.remove': remove,
};
offer(services);
