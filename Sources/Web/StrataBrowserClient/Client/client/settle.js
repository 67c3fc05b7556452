// Updates that follow every patch.
import { all, find, page } from '../shared/page.js';
import { fit, fitTexts, tellPlaces } from './boxes.js';
import { anchorAll } from './dialogs.js';
import { settleLists } from './listbox.js';
import { lookAround } from './lists.js';
import { settleScroll } from './scroll.js';
import { watchEnds } from './tree.js';
import { forgetWarning } from './words.js';

/** @type {(isLonger: boolean) => void} */
export const settle = (isLonger) => {
  // The app's language may differ from the one that the browser requested.
  const spoken = find('#screen > [lang]');
  if (spoken) [page.lang, page.dir] = [spoken.lang, spoken.dir || page.dir];
  forgetWarning();
  settleLists();
  anchorAll();
  if (isLonger) watchEnds();
  all('.fits').forEach(fit);
  tellPlaces();
  lookAround();
  settleScroll();
  fitTexts();
};
