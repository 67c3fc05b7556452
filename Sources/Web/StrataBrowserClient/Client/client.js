// The browser's half of the wire protocol (docs/internals/wire.md). It applies the server's patches
// and sends the user's events; text, caret, focus, scroll position and open menus belong to the
// user and are kept here.
import { home } from './shared/page.js';
import { start } from './client/start.js';

if (home.session) start();
