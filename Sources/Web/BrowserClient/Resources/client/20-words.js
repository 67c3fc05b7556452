const banner = make('div', { id: 'offline', role: 'status' });
// In the next frame: what gives way may be watched for its size itself.
const giveRoom = () => page.style.setProperty('--lost', `${banner.offsetHeight}px`);
new ResizeObserver(() => requestAnimationFrame(giveRoom)).observe(banner);
const limit = make('div', { id: 'limit', role: 'alert' });
const voices = ['polite', 'assertive'].map((manner) =>
  make('div', { class: 'vh', 'aria-live': manner, 'aria-atomic': 'true' }));
const showBanner = () => {
  page.classList.add('offline');
  banner.textContent = home.words || 'Connection lost. Trying again …';
};
const hideBanner = () => {
  page.classList.remove('offline');
  find('#launch')?.classList.add('gone');
  if (banner.textContent) banner.textContent = '';
};
// A text that is not sent says so for as long as it is too long.
let overlong = null;
const warn = (el, isLong) => {
  if (!isLong && overlong !== el) return;
  overlong = isLong ? el : null;
  el.ariaInvalid = isLong || null;
  (el.closest('dialog') ?? body).append(limit);
  limit.textContent = isLong ? home.long : '';
};
const announce = (text, assertive) => {
  const voice = voices[assertive ? 1 : 0];
  // The same words twice are only read twice when something differs.
  voice.textContent = voice.textContent === text ? `${text}\u00a0` : text;
};
