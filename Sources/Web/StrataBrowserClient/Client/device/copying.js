// Copying: a text is put on the clipboard, and a note shows what was copied.
import { body, doc, find, make } from '../shared/page.js';

/** Copies a text, and returns whether it is on the clipboard. A page over plain HTTP, such as one of a
 * server at home, has no clipboard of its own, but may copy a selection.
 * @type {(text: string) => Promise<boolean>} */
export const copy = async (text) => {
  const { clipboard } = /** @type {Partial<Navigator>} */ (navigator);
  if (clipboard) return clipboard.writeText(text).then(() => true, () => false);
  const focused = /** @type {HTMLElement | null} */ (doc.activeElement);
  const area = /** @type {HTMLTextAreaElement} */ (/** @type {unknown} */ (make('textarea')));
  area.value = text;
  // Outside of a modal dialog nothing can be selected.
  (find('dialog:modal') ?? body).append(area);
  area.select();
  const isDone = doc.execCommand('copy');
  area.remove();
  focused?.focus({ preventScroll: true });
  return isDone;
};

/** Shows for some seconds what was copied, in front of dialogs too. A text that could not be copied stays
 * longer, and can be selected.
 * @type {(text: string, isCopied: boolean) => void} */
export const showCopied = (text, isCopied) => {
  const note = make('div', { popover: 'manual', 'data-copied': `${isCopied}` });
  note.textContent = isCopied ? `✓ ${text}` : text;
  Object.assign(note.style, {
    inset: 'auto 0 6rem', margin: '0 auto', padding: '.7em 1.1em', border: '0', borderRadius: '1.4em',
    maxWidth: 'min(88vw, 30em)', overflow: 'hidden', textOverflow: 'ellipsis', fontSize: '15px',
    whiteSpace: isCopied ? 'nowrap' : 'normal', overflowWrap: 'anywhere', userSelect: isCopied ? '' : 'all',
    background: 'CanvasText', color: 'Canvas',
  });
  body.append(note);
  note.togglePopover();
  setTimeout(() => note.remove(), isCopied ? 3000 : 15000);
};
