// The gallery of previews: frames that fit their content, a filter, and a reload after a build.
import { all, doc, find, home } from './shared/page.js';

/** @typedef {Part & { src: string, contentDocument: Document | null, contentWindow: Window }} Frame */
/** @type {(selector: string) => Frame[]} */
const frames = (selector) => /** @type {any} */ ([...all(selector)]);

/** Reloads the page when another run of the program has another build. */
const connect = () => {
  const socket = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/~/gallery`);
  socket.onmessage = ({ data }) => { if (data !== home.build) location.reload(); };
  socket.onclose = () => setTimeout(connect, 300);
};
connect();

// Thumbnails follow the light or dark mode of the gallery.
const dark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => {
  for (const frame of frames('iframe[data-src]')) {
    frame.src = `${frame.dataset.src}/${dark.matches ? 'dark' : 'light'}`;
  }
};
dark.addEventListener('change', paint);
paint();

/** Fits a frame to its preview: it hides the scroll bar, as on a phone, and shrinks to the content
 * if requested.
 * @type {(frame: Frame) => void} */
const fit = (frame) => {
  const page = frame.contentDocument, device = frame.parentElement;
  const content = page && find('#screen', page)?.firstElementChild;
  if (!page || !content || !device) return;
  const { style } = page.documentElement;
  style.setProperty('scrollbar-width', 'none');
  style.setProperty('scrollbar-gutter', 'auto');
  if (!device.matches('.fits')) return;
  const measure = () => {
    const { width, height } = content.getBoundingClientRect();
    device.style.setProperty('--h', `${Math.ceil(height) || 1}px`);
    device.style.setProperty('--w', `${Math.ceil(width) || 1}px`);
  };
  new frame.contentWindow.ResizeObserver(measure).observe(content);
};
for (const frame of frames('.device iframe')) {
  frame.addEventListener('load', () => fit(frame));
  if (frame.contentDocument?.readyState === 'complete') fit(frame);
}

const filter = /** @type {Part | null} */ (doc.getElementById('filter'));
filter?.addEventListener('input', () => {
  const words = filter.value.toLowerCase().split(/\s+/);
  for (const section of all('main section')) {
    const name = section.firstElementChild?.textContent;
    for (const card of all('li', section)) {
      const text = `${name} ${card.textContent}`.toLowerCase();
      card.hidden = !words.every((word) => text.includes(word));
    }
    section.hidden = !find('li:not([hidden])', section);
  }
});
