const field = (el) => {
  if (!fields.has(el)) fields.set(el, { version: 0, composing: false, held: null });
  return fields.get(el);
};
const isText = (el) =>
  el?.matches?.('textarea,input:not([type=checkbox],[type=radio],[type=range],[type=button])');
const caret = (el) =>
  isText(el) && el.selectionStart !== null
    ? [el.selectionStart, el.selectionEnd, el.selectionDirection] : null;
const select = (el, range) => range && attempted(() => el.setSelectionRange(...range));

// Where the caret goes when `old` becomes `now`: it stays between the same characters.
const follow = (old, now, at) => {
  if (at === old.length) return now.length;
  let start = 0, end = 0;
  const shorter = Math.min(old.length, now.length);
  while (start < shorter && old[start] === now[start]) start++;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  if (at <= start) return at;
  if (at >= old.length - end) return at + now.length - old.length;
  const isSign = /[\p{L}\p{N}]/u;
  let signs = [...old.slice(0, at)].filter((c) => isSign.test(c)).length, place = 0;
  for (const c of now) {
    if (!signs) break;
    if (isSign.test(c)) signs--;
    place += c.length;
  }
  return place;
};
const write = (el, value) => {
  const old = el.value, range = el === doc.activeElement && caret(el);
  if (old === value) return;
  el.value = value;
  if (range) select(el, [follow(old, value, range[0]), follow(old, value, range[1]), range[2]]);
};
const assign = (el, version, value) => {
  const state = field(el);
  if (version !== state.version) return;
  if (state.composing) return void (state.held = [version, value]);
  if (el.matches('.pages')) turn(el, value);
  else if (el.localName === 'fieldset') {
    all('input[type=radio]', el).forEach((radio) => { radio.checked = radio.value === value; });
  } else if (el.type === 'checkbox') el.checked = String(value) === 'true';
  else write(el, String(value ?? ''));
  if (drafts.has(el.dataset.k)) drafts.set(el.dataset.k, el.value);
};
// Pages side by side: the one in sight is the control's value.
const turn = (el, at, behavior) => {
  const slide = el.children[el.dataset.page = at], [first] = el.children;
  if (slide) el.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior });
};
on('scrollend', ({ target: el }) => {
  if (!el.matches?.('.pages')) return;
  const at = String(Math.round(Math.abs(el.scrollLeft) / el.clientWidth));
  if (at === el.dataset.page) return;
  el.dataset.page = at;
  report(el, 'change', at, ++field(el).version);
}, true);
const edited = (el) => {
  const state = field(el);
  state.version++;
  if (el.dataset.k && el.type !== 'password') drafts.set(el.dataset.k, el.value);
  warn(el, isTooLong(el.value));
  report(el, 'input', el.value, state.version);
};
const changed = (el) => {
  const owner = el.closest('[data-e~=change]');
  if (!owner) return;
  const state = field(owner);
  state.version++;
  report(owner, 'change', el.type === 'checkbox' ? String(el.checked) : el.value, state.version);
};
on('input', ({ target }) => {
  // A half-typed date is nobody's business yet.
  if (!target.dataset || !wants(target, 'input') || target.validity?.badInput) return;
  const list = target.getAttribute('role') === 'combobox' && listOf(target);
  if (list) showList(target, list, true);
  edited(target);
});
on('change', ({ target }) => {
  if (target.matches?.('select,input:is([type=checkbox],[type=radio],[type=file])')) changed(target);
});
on('compositionstart', ({ target }) => { field(target).composing = true; });
on('compositionend', ({ target }) => {
  const state = field(target), { held } = state;
  state.composing = false;
  state.held = null;
  // Some browsers report the composed text only after this event; it outdates what was held.
  if (held) setTimeout(() => assign(target, ...held));
});
// What was typed before the script came, or filled in again by the browser, counts as an edit.
const catchUp = () => {
  for (const el of all('[data-e~=input]')) if (el.value !== el.defaultValue) edited(el);
  for (const el of all('input[type=checkbox],input[type=radio]')) {
    if (el.checked !== el.defaultChecked && (el.checked || el.type === 'checkbox')) changed(el);
  }
};
