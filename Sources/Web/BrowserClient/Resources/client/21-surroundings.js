const asked = [
  '(max-width:599px)', '(max-height:499px)', '(prefers-color-scheme:dark)',
  '(prefers-reduced-motion)', '(prefers-reduced-transparency)', '(prefers-contrast:more)',
  '(forced-colors:active)',
].map((query) => matchMedia(query));
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const usual = `00000000 1 ${home.zone ?? timeZone}`;
let known = usual;
const tell = () => {
  const facts = `${asked.map((query) => +query.matches).join('')}${+doc.hidden} ${devicePixelRatio} ${timeZone}`;
  if (facts !== known) send(0, 'env', known = facts);
};
asked.forEach((query) => query.addEventListener('change', tell));
