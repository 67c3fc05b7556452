// The service worker, which runs without a page: stores the last good pages for offline use, shows
// push messages, and opens the app when one is pressed.
import { watchNotices } from './worker/notices.js';
import { watchPages } from './worker/pages.js';

watchPages();
watchNotices();
