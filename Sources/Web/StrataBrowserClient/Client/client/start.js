// The entry point: registers listeners in the order in which they are to be called.
import { body, doc, on, page } from '../shared/page.js';
import { restoreFirst, watchAddress } from './address.js';
import { fitTexts, tellPlaces, watchBoxes } from './boxes.js';
import { anchorAll, watchDialogs } from './dialogs.js';
import { catchUp, expectDrafts, refocus, watchFields } from './fields.js';
import { watchFocus } from './focus.js';
import { watchGestures } from './gestures.js';
import { watchKeys } from './keys.js';
import { askOften, connect, leave, live, reconnect, wake } from './line.js';
import { lookAround, watchLists } from './lists.js';
import { watchMenus } from './menus.js';
import { outbox } from './outbox.js';
import { watchPictures } from './pictures.js';
import { rememberScroll, watchScroll } from './scroll.js';
import { beginTalk, keptPage } from './session.js';
import { settle } from './settle.js';
import { count, seq } from './state.js';
import { tell, watchSurroundings } from './surroundings.js';
import { watchTaps } from './taps.js';
import { adopt } from './tree.js';
import { prepareWords, showBannerIn } from './words.js';

/** Connects and disconnects with the life of the window. */
const watchLife = () => {
  let hiddenAt = 0;
  on('visibilitychange', () => {
    if (live) tell();
    if (doc.hidden) return void (hiddenAt = performance.now());
    // After a sleep a socket may look open and be dead: a new one costs one round trip.
    if (performance.now() - hiddenAt > 20000) reconnect();
    wake();
  });
  addEventListener('pageshow', (event) => { if (event.persisted) wake(); });
  addEventListener('online', wake);
  addEventListener('offline', reconnect);
  addEventListener('pagehide', () => {
    rememberScroll();
    leave(1000);
  });
  askOften();
};
/** `__strata`: the state of the client for other scripts and for tests. */
const showHandle = () => {
  /** @type {Handle} */
  const handle = Object.setPrototypeOf({
    get seq() { return seq; },
    get pending() { return outbox.length; },
    get live() { return live; },
  }, count);
  Object.defineProperty(window, '__strata', { value: handle });
};
const watchPage = () => {
  watchFields();
  watchFocus();
  watchTaps();
  watchMenus();
  watchKeys();
  addEventListener('resize', () => {
    anchorAll();
    tellPlaces();
    lookAround();
    fitTexts();
    tell();
  });
  watchDialogs();
  watchPictures();
  watchBoxes();
  watchLists();
  watchGestures();
  watchScroll();
};
export const start = () => {
  // They were needed while the document arrived: from now on, :has finds the tabs (PageDocument).
  page.classList.remove('tb', 'tv');
  beginTalk();
  watchPage();
  watchSurroundings();
  watchLife();
  showHandle();
  watchAddress();
  prepareWords();
  const kept = keptPage();
  if (kept) expectDrafts(kept.drafts);
  adopt(/** @type {Part} */ (body));
  settle(false);
  restoreFirst();
  if (kept) refocus(kept.focus);
  catchUp();
  showBannerIn(1000);
  connect();
};
