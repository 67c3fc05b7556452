// Downloads and uploads.
import { find } from '../shared/page.js';

let pieces = '';
/** Receives a part of a file in Base64, for the browser's downloads.
 * @type {Service} */
export const piece = (/** @type {[string]} */ [text]) => { pieces += text; };
/** Saves a file as a download. With `share` it is offered to the browser's share sheet instead, if
 * there is one that takes files and the person's tap is not too long ago.
 * @type {Service} */
export const save = async (/** @type {{ name: string, type: string, data: string, share?: ShareData }} */ { name, type, data, share }) => {
  const bytes = Uint8Array.from(atob(pieces + data), (it) => it.charCodeAt(0));
  pieces = '';
  const file = new File([bytes], name, { type }), sent = { ...share, files: [file] };
  if (share && /** @type {Partial<Navigator>} */ (navigator).canShare?.(sent)) {
    const failure = await navigator.share(sent).then(() => '', (error) => error.name);
    if (failure !== 'NotAllowedError') return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
};
/** Reads the files chosen in a field: for each its name, then its bytes in parts.
 * @type {Service} */
export const read = async (/** @type {{ element: number, limit: number }} */ { element, limit }, tell, signal) => {
  const field = find(`input[type=file][data-n="${Number(element)}"]`);
  const files = [...(field?.files ?? [])], step = 12288;
  if (files.reduce((sum, it) => sum + it.size, 0) > limit) throw 'tooLarge';
  for (const file of files) {
    tell({ name: file.name.slice(0, 200) });
    for (let at = 0; at < file.size && !signal.aborted; at += step) {
      const bytes = new Uint8Array(await file.slice(at, at + step).arrayBuffer());
      tell({ data: btoa(String.fromCharCode(...bytes)) });
    }
  }
};
