// The browser's half of the wire (docs/internals/wire.md). It applies the server's patches and sends
// what the user does; text, caret, focus, scroll and open menus belong to the user and are kept here.
import { home } from './shared/page.js';
import { start } from './client/start.js';

if (home.session) start();
