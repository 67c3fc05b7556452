const pictures = new WeakMap();
const seen = (img) => {
  if (!img.complete || pictures.get(img) === img.src || !img.src) return;
  pictures.set(img, img.src);
  const name = img.naturalWidth ? 'load' : 'error';
  if (wants(img, name)) report(img, name);
};
const pictured = ({ target }) => target.localName === 'img' && seen(target);
on('load', pictured, true);
on('error', pictured, true);

const ends = new WeakMap();
const nearEnd = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    const el = ends.get(target);
    if (isIntersecting && el.isConnected && !isPending(el, 'more')) report(el, 'more');
  }
}, { rootMargin: '600px' });
const watch = (el) => {
  const last = el.lastElementChild ?? el;
  ends.set(last, el);
  nearEnd.unobserve(last);
  nearEnd.observe(last);
};
