// Runs in the browser without a page: keeps the last good pages for when there is no connection, shows
// what the server pushes, and opens the app when that is pressed.
import { watchNotices } from './worker/notices.js';
import { watchPages } from './worker/pages.js';

watchPages();
watchNotices();
