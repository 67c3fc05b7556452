const operations = [
  (id, text) => {
    const el = node(id), only = el.childNodes.length === 1 && el.firstChild;
    if (only?.nodeType === 3) only.data = text; // keeps a selection across the change
    else el.textContent = text;
    renew(el);
  },
  (id, name, value) => {
    const el = node(id);
    if (/^(on|style$|srcdoc$)/i.test(name)) return count.unknown++;
    if (name === 'value' && el === doc.activeElement && fields.has(el)) return;
    if (pace && name === 'class') ease(el);
    if (value === null) el.removeAttribute(name);
    else el.setAttribute(name, value);
    if (name === 'class' && isPending(el, 'tap')) el.classList.add('sent');
    if (name === 'src' || name === 'data-e') prepare(el);
    if (name === 'data-modal') open(el);
    if (name === 'data-fx') play(el);
  },
  (parent, before, html, from) => {
    const into = node(parent), piece = parse(html), added = [...piece.children];
    into.insertBefore(piece, child(into, before));
    added.forEach(adopt);
    if (pace) for (const el of added) appear(el, from);
  },
  (id, to) => {
    const el = node(id);
    if (id < 3) throw 0; // the two roots stay
    forget(el);
    if (pace) depart(el, to);
    else el.remove();
  },
  (parent, before, id) => move(node(parent), node(id), before),
  (css) => sheet().insertRule(css, sheet().cssRules.length),
  (id, version, value) => assign(node(id), version, value),
  (id) => {
    if (!id) return doc.activeElement?.blur();
    const el = node(id);
    el.focus();
    if (el.contains(doc.activeElement)) return;
    el.tabIndex = -1; // a heading takes the focus only when told that it may
    el.focus();
  },
  (how, url, title) => {
    address(how, url);
    if (title != null) doc.title = title;
    arriving = how !== 'replace';
  },
  (text, assertive) => announce(text, assertive),
  (text) => { doc.title = text; },
  (id, html) => {
    const el = node(id), isDrawing = el.localName === 'svg', radio = find(':checked', el);
    const piece = isDrawing ? parse(`<svg>${html}</svg>`).firstChild : parse(html);
    el.replaceChildren(...piece.childNodes);
    if (radio) for (const input of all('input', el)) input.checked = true;
    renew(el);
  },
];
const node = (id) => {
  const el = nodes.get(id);
  if (!el) throw 0; // counted by `run`; an unknown number is never an error of the page
  return el;
};
const child = (parent, id) => {
  const el = id ? nodes.get(id) : null;
  return el?.parentNode === parent ? el : null;
};
const run = (ops) => {
  applying = true;
  // Before the page that is left is gone, and with it the height that it was scrolled by.
  ops.some((op) => op[0] === 8) && rememberScroll();
  const tab = tabInSight(), marks = offsets.get(shown);
  for (const op of ops) {
    try {
      const [code, ...rest] = op;
      operations[code](...rest);
    } catch { count.unknown++; }
  }
  changeTab(tab, marks);
  attempted(arrive);
  applying = false;
  settle(ops);
  // A new screen is told once, when its name is known: that may be a patch later.
  if (arriving && doc.title && doc.title !== told) {
    arriving = false;
    announce(told = doc.title);
  }
};
let arriving = false, told = doc.title;
const parse = (html) => {
  const template = doc.createElement('template');
  template.innerHTML = html;
  return template.content;
};
// Rules go in one by one: the policy forbids the text of a style element to change.
const restyle = (text) => {
  const old = sheet(), fresh = new CSSStyleSheet();
  if (!old) return;
  while (old.cssRules.length) old.deleteRule(0);
  fresh.replaceSync(text);
  for (const rule of fresh.cssRules) old.insertRule(rule.cssText, old.cssRules.length);
};
const sheet = () => doc.getElementById('rules')?.sheet;
const each = (el, selector, work) => {
  if (el.matches(selector)) work(el);
  all(selector, el).forEach(work);
};
const adopt = (el) => {
  each(el, '[data-n]', (part) => nodes.set(number(part), part));
  each(el, 'dialog[data-modal]', open);
  each(el, '.pages', (part) => turn(part, part.dataset.page, 'instant'));
  each(el, '[data-e],[data-k]', prepare);
  each(el, '[data-fx]', (part) => play(part, true));
  each(el, '[data-autofocus]', (part) => part.focus());
  for (const [name, few] of rare) each(el, few, () => script(home[name]).then((it) => it?.(report, dismiss)));
};
const forget = (el) => {
  each(el, 'dialog[open]', (part) => part.close()); // gives the focus back where it was
  each(el, '[data-n]', (part) => nodes.delete(number(part)));
  each(el, '[data-k]', (part) => drafts.delete(part.dataset.k));
};
// A script of its own for what few pages need, fetched once, when it is first wanted. What it can
// do it hangs on its element; one that does not come can do nothing, and is fetched again.
const scripts = {};
const script = (src) => scripts[src] ||= new Promise((done) => {
  const el = make('script', { src, nonce: home.nonce });
  el.onload = el.onerror = () => done(el.does || (scripts[src] = 0));
  body.append(el);
});
const rare = [
  ['rows', '.handle,.swipe,.split-edge,.popover,.search,.wheel,.clr,.k-dropsKeyboard,.map,.lt~* .k-bleeds'], ['gestures', '.gd,[data-e~=refresh],.sheet[data-modal]'],
  ['pointer', '[data-e~=hover],[data-keys]'], ['zoom', '[data-mg^=zoom]'],
];
const prepare = (el) => {
  if (waiting.has(el.dataset.k)) restoreDraft(el);
  if (el.localName === 'img') seen(el);
  if (wants(el, 'more')) watch(el);
  if (wants(el, 'box')) boxes.observe(el);
};
const move = (parent, el, before) => {
  const reference = child(parent, before), scrolled = [];
  each(el, '[data-scroll],.sc,textarea', (part) =>
    scrolled.push([part, part.scrollLeft, part.scrollTop]));
  const focus = el.contains(doc.activeElement) && doc.activeElement;
  const selection = focus && caret(focus);
  if (parent.moveBefore && el.isConnected) parent.moveBefore(el, reference);
  else parent.insertBefore(el, reference);
  if (focus && focus !== doc.activeElement) {
    focus.focus({ preventScroll: true });
    select(focus, selection);
  }
  for (const [part, left, top] of scrolled) if (left || top) part.scrollTo(left, top);
};
const mount = (newToken, html, rules, title, url) => {
  const focus = focusMark(), offsets = scrollMark(), missed = outbox.splice(0);
  missed.forEach(settleItem);
  [token, seq, lastEvent, known] = [newToken, 0, 0];
  all('dialog[open]').forEach((el) => el.close());
  nodes.clear();
  restyle([].concat(rules).join('\n'));
  for (const [key, value] of drafts) waiting.set(key, value);
  applying = true;
  const old = new DocumentFragment(); // together, so that what was alike can still be told
  ['screen', 'presentations'].forEach((id, at) => {
    const root = doc.getElementById(id);
    old.append(...root.childNodes);
    root.replaceChildren(parse(html[at]));
    adopt(root);
  });
  applying = false;
  if (title != null) doc.title = title;
  if (url && url !== here()) address('replace', url);
  layers.clear();
  if (history.state.own) retreat(2);
  settle([]);
  refocus(focus);
  scrollBack(offsets);
  tell();
  const steps = missed.filter(({ name }) => /^(tap|submit|change)$/.test(name));
  if (steps[0]) script(home.device).then((it) => it?.again(steps, tap));
};
// What follows every change of the page, once a patch.
const settle = (ops) => {
  // The app may speak another language than the browser asked for.
  const spoken = find('#screen > [lang]');
  if (spoken) [page.lang, page.dir] = [spoken.lang, spoken.dir || page.dir];
  if (overlong?.isConnected === false) warn(overlong, false);
  for (const box of all('.search [role=combobox]')) {
    const list = listOf(box), options = list ? all('[role=option]', list) : [];
    box.setAttribute('aria-expanded', String(options.length > 0 && !list.hidden));
    const active = box.getAttribute('aria-activedescendant');
    if (active && !doc.getElementById(active)) box.removeAttribute('aria-activedescendant');
  }
  anchorAll();
  if (ops.some((op) => op?.[0] === 2)) all('[data-e~=more]').forEach(watch);
  all('.fits').forEach(fit);
  tellPlaces();
  lookAround();
  settleScroll();
  fitAll();
};

// A text that may become smaller does so until its lines suffice.
const fitAll = () => {
  for (const el of all('[data-fit]')) {
    const min = +el.dataset.fit;
    for (let part = 1; ; part -= .03) {
      el.style.zoom = part = Math.max(part, min);
      if (part === min || el.scrollHeight <= el.clientHeight + 1) break;
    }
  }
};
