// Loaded when a page first has something to drag: a view with a gesture, a page that is pulled down
// to refresh it, a sheet.
import { watchDrags } from './gestures/following.js';
import { watchPulls } from './gestures/pulling.js';
import { offer } from './shared/offer.js';

watchDrags();
offer(watchPulls());
