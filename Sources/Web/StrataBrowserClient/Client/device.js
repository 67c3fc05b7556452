// Services of the device (docs/internals/wire.md, Services): loaded by client.js when the server
// first requests one, or when another session takes over the page.
import { remount } from './device/remounting.js';
import { serve } from './device/serving.js';
import { share } from './device/sharing.js';
import { offer } from './shared/offer.js';

/** @type {DeviceScript} */
const does = { serve, share, remount };
offer(does);
