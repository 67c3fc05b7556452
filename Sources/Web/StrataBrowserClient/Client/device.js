// What only the device itself can do (docs/internals/wire.md, Services): fetched by client.js when the
// server first asks for any of it.
import { again } from './device/again.js';
import { serve } from './device/serving.js';
import { share } from './device/sharing.js';
import { offer } from './shared/offer.js';

/** @type {DeviceScript} */
const does = { serve, share, again };
offer(does);
