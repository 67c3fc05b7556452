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
/** Draws a picture anew as JPEG, ever smaller, until its file has at most `limit` bytes: upright, as its
 * decoding turns it. Anything that the browser cannot show is left as it is.
 * @param {File} file
 * @param {number} limit */
const shrunk = async (file, limit) => {
  const picture = await createImageBitmap(file).catch(() => null), canvas = document.createElement('canvas');
  for (let side = limit > 2e6 ? 4096 : 2048; picture && side > 255; side /= 2) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    canvas.width = picture.width * scale;
    canvas.height = picture.height * scale;
    const pen = canvas.getContext('2d');
    // JPEG has no transparency.
    if (pen) pen.fillStyle = '#fff';
    pen?.fillRect(0, 0, canvas.width, canvas.height);
    pen?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const made = /** @type {Blob | null} */ (await new Promise((done) => canvas.toBlob(done, 'image/jpeg', .85)));
    if (made && made.size <= limit) {
      file = new File([made], file.name.replace(/\.\w+$/, '') + '.jpg');
      break;
    }
  }
  picture?.close();
  return file;
};
const total = (/** @type {File[]} */ files) => files.reduce((sum, it) => sum + it.size, 0);
/** Reads the files chosen in a field: for each its name, then its bytes in parts. If they have more than
 * `shrinks` bytes each on average, or are too large together, the larger pictures are made smaller.
 * A GIF is left as it is, since it may move.
 * @type {Service} */
export const read = async (/** @type {{ element: number, limit: number, shrinks?: number }} */ { element, limit, shrinks }, tell, signal) => {
  const field = find(`input[type=file][data-n="${Number(element)}"]`);
  const step = 12288;
  let files = [...(field?.files ?? [])];
  if (shrinks) {
    const most = Math.min(shrinks, limit / files.length), made = [], large = total(files) > most * files.length;
    // One after the other: a decoded picture of a phone takes 200 MB.
    for (const it of files) made.push(large && it.size > most && it.type !== 'image/gif' ? await shrunk(it, most) : it);
    files = made;
  }
  if (total(files) > limit) throw 'tooLarge';
  for (const file of files) {
    tell({ name: file.name.slice(0, 200) });
    for (let at = 0; at < file.size && !signal.aborted; at += step) {
      const bytes = new Uint8Array(await file.slice(at, at + step).arrayBuffer());
      tell({ data: btoa(String.fromCharCode(...bytes)) });
    }
  }
};
