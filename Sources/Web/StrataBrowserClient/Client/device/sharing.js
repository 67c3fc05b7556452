// Sharing: title, text and items, line by line; if the browser cannot share, the items are copied.
import { copy, showCopied } from './copying.js';

/** @type {DeviceScript['share']} */
export const share = async (lines, announce) => {
  const [title, text, ...rest] = lines.split('\n');
  // A path of the app needs the site's origin.
  const items = rest.map((it) => (/^\/\w/.test(it) ? location.origin + it : it)), all = items.join('\n');
  const isLink = items.length === 1 && /^https?:/.test(all);
  /** @type {ShareData} */
  const data = { ...(title && { title }), ...(isLink && { url: all }) };
  const words = [text, isLink ? '' : all].filter(Boolean).join('\n');
  if (words) data.text = words;
  if (/** @type {Partial<Navigator>} */ (navigator).share) return void navigator.share(data).catch(() => {});
  const isCopied = await copy(all);
  showCopied(all, isCopied);
  announce(isCopied ? '✓' : all);
};
