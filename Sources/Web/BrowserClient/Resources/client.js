// The browser's half of the wire (docs/internals/wire.md). It applies the server's patches and sends
// what the user does; text, caret, focus, scroll and open menus belong to the user and are kept here.
(() => {
  'use strict';
  const doc = document, { body, documentElement: page } = doc, home = body.dataset;
  if (!home.session) return;

  // MARK: State
  const nodes = new Map(); // number → element, for everything a patch may name
  const fields = new WeakMap(); // control → {version, composing, held}
  const drafts = new Map(); // data-k → what the user last typed there
  const waiting = new Map(); // drafts whose field is not on the page yet
  const outbox = []; // events that the server has not acknowledged, oldest first
  const count = { applied: 0, unknown: 0, dropped: 0, bytes: 0, sent: 0, connects: 0 };
  let token = home.session, seq = Number(home.seq) || 0, lastEvent = 0;
  let socket = null, live = false, leaving = false, applying = false;

  const on = (type, work, options) => doc.addEventListener(type, work, options);
  const find = (selector, under = doc) => under.querySelector(selector);
  const all = (selector, under = doc) => under.querySelectorAll(selector);
  const number = (el) => Number(el.dataset.n) || 0;
  const wants = (el, name) => ` ${el.dataset.e ?? ''} `.includes(` ${name} `);
  const here = () => location.pathname + location.search;
  const attempted = (work, otherwise) => { try { return work(); } catch { return otherwise; } };
  const make = (tag, attributes) => {
    const el = doc.createElement(tag);
    for (const name in attributes) el.setAttribute(name, attributes[name]);
    return el;
  };
  // Storage can be refused by the browser's settings; the page then only forgets more.
  const recall = (key, otherwise) =>
    attempted(() => JSON.parse(sessionStorage.getItem(key)), null) ?? otherwise;
  const keep = (key, value) => attempted(() => sessionStorage.setItem(key, JSON.stringify(value)));
  const inspecting = attempted(() => localStorage.strataInspector === '1', false);
  const inspect = (way, message) => inspecting && console.debug(way, message);

  // MARK: Socket
  const [delay, jitter = 0] = (home.latency ?? '0').split(' ').map(Number);
  // A simulated line: late by the same rule in each direction, but never out of order.
  const line = () => {
    const waiting = [];
    return (work) => {
      if (!delay) return work();
      waiting.push(work);
      setTimeout(() => waiting.shift()(), delay + jitter * Math.random());
    };
  };
  let outward = line(), inward = line(), attempt = 0, gaps = 0, heard = 0;
  let retryTimer, steadyTimer, giveUpTimer, bannerTimer, ackTimer, holdTimer;

  const transmit = (message) => {
    const to = socket, text = JSON.stringify(message);
    inspect('→', text);
    count.sent += text.length;
    outward(() => to === socket && to.readyState === 1 && to.send(text));
    clearTimeout(ackTimer);
    ackTimer = 0;
  };
  const connect = () => {
    clearTimeout(retryTimer);
    if (socket || leaving) return;
    count.connects++;
    const ws = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/~/live`);
    socket = ws;
    outward = line();
    inward = line();
    giveUpTimer = setTimeout(reconnect, 8000);
    ws.onopen = () => ws === socket && transmit(['h', 1, token, seq, here(), draftList()]);
    ws.onmessage = (event) => inward(() => ws === socket && receive(event.data));
    ws.onclose = () => ws === socket && lost();
  };
  const lost = () => {
    socket = null;
    live = false;
    [giveUpTimer, steadyTimer, ackTimer, holdTimer].forEach(clearTimeout);
    ackTimer = holdTimer = 0;
    bannerTimer ??= setTimeout(showBanner, 1000);
    if (leaving) return;
    // At once, then 0.25 s, 0.5 s … 5 s, spread out so that a restart is not met by everyone together.
    const pause = attempt ? Math.min(5000, 125 * 2 ** attempt) * (0.75 + Math.random() / 2) : 0;
    attempt++;
    retryTimer = setTimeout(connect, pause);
  };
  const reconnect = () => {
    const old = socket;
    if (!old) return;
    lost();
    old.close();
  };
  const wake = () => {
    leaving = false;
    attempt = 0;
    connect();
  };

  const receive = (text) => {
    inspect('←', text);
    count.bytes += text.length;
    heard = performance.now();
    const message = attempted(() => JSON.parse(text));
    if (!Array.isArray(message)) count.unknown++;
    else if (message[0] === 'w') welcome(message);
    else if (Number.isInteger(message[0])) patch(message);
    else count.unknown++;
  };
  const welcome = ([, how, ...rest]) => {
    if (how === 'reload') return reload();
    if (how === 'mounted') mount(...rest);
    else if (how === 'resumed') {
      acknowledge(rest[0]);
      for (const item of outbox) item.sent = false;
    } else return count.unknown++;
    clearTimeout(giveUpTimer);
    clearTimeout(bannerTimer);
    bannerTimer = undefined;
    hideBanner();
    // Only a connection that lasts resets the pause before the next try.
    steadyTimer = setTimeout(() => { attempt = gaps = 0; }, 2000);
    live = true;
    restoreDrafts();
    pump();
  };
  const patch = ([n, covered, ops]) => {
    if (n > seq + 1) return ++gaps > 3 ? reload() : reconnect(); // one is missing: ask again
    acknowledge(covered);
    if (n <= seq || !Array.isArray(ops)) return;
    seq = n;
    count.applied++;
    run(ops);
    doc.dispatchEvent(new Event('strata'));
    ackTimer ||= setTimeout(() => live && transmit([0, seq]), 1000);
  };
  const reload = () => {
    const last = recall('strata.reload', 0);
    keep('strata.reload', Date.now());
    keep('strata.kept', { url: here(), drafts: [...drafts], focus: focusMark(), at: Date.now() });
    leaving = true;
    socket?.close();
    setTimeout(() => location.reload(), Date.now() - last < 10000 ? 5000 : 0);
  };

  // MARK: Events
  const acknowledge = (n) => {
    while (outbox.length && outbox[0].n <= n) settleItem(outbox.shift());
    pump();
  };
  const settleItem = ({ timer, el, done }) => {
    clearTimeout(timer);
    el?.classList.remove('sent');
    done?.();
  };
  // Of these only the newest counts.
  const isSoft = (name) => ['input', 'drag', 'box', 'window', 'sight'].includes(name);
  // While earlier events are on their way only the newest text of a field is worth sending; anything
  // else goes at once, with all that came before it.
  const pump = (now) => {
    if (!live) return;
    let flying = outbox.filter((item) => item.sent).length;
    const firm = outbox.findLastIndex((item) => !isSoft(item.name));
    outbox.forEach((item, at) => {
      if (item.sent) return;
      if (flying > 1 && at > firm && !now) return void (holdTimer ||= setTimeout(release, 1000));
      item.sent = true;
      item.at = performance.now();
      flying++;
      transmit([item.n, seq, item.id, item.name, ...item.values]);
    });
  };
  // What the server takes: so many bytes of text, and twice as many as JSON (Wire/ClientMessage).
  const bytes = (text) => new Blob([text]).size;
  const isTooLong = (text) =>
    text.length > 30000 && (bytes(text) > 1e5 || bytes(JSON.stringify(text)) > 199000);
  const release = () => {
    holdTimer = 0;
    pump(true);
  };
  const send = (id, name, ...values) => {
    const same = (item) => item.id === id && item.name === name && !item.sent;
    const last = /input|drag/.test(name) ? outbox.slice(-1).find(same) : isSoft(name) && outbox.find(same);
    if (last) {
      last.values = values;
      return last;
    }
    // A frame that the server must refuse would be replayed for ever.
    if (outbox.length > 500 || values.some(isTooLong)) return void count.dropped++;
    const item = { n: ++lastEvent, id, name, values, sent: false };
    outbox.push(item);
    pump();
    return item;
  };
  const report = (el, name, ...values) => number(el) && send(number(el), name, ...values);
  const isPending = (el, name) =>
    outbox.some((item) => item.id === number(el) && (!name || item.name === name));

  const tap = (el, ...place) => {
    const item = report(el, 'tap', ...place);
    if (!item) return;
    item.el = el;
    item.timer = setTimeout(() => el.classList.add('sent'), 150);
  };
  const dismiss = (el) => {
    const asked = wants(el, 'dismiss') || !('e' in el.dataset);
    if (asked && !isPending(el, 'dismiss')) report(el, 'dismiss');
  };

  // MARK: Operations
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
    for (const op of ops) {
      try {
        const [code, ...rest] = op;
        operations[code](...rest);
      } catch { count.unknown++; }
    }
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
    for (const [name, few] of rare) each(el, few, () => script(home[name]).then((it) => it?.(report)));
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
    ['rows', '.handle,.swipe,.split-edge,.popover,.search,.wheel,.clr,.k-dropsKeyboard,.map,.lt~* .k-bleeds'], ['gestures', '.gd'],
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
    const focus = focusMark(), offsets = scrollMark();
    outbox.splice(0).forEach(settleItem);
    [token, seq, lastEvent, known] = [newToken, 0, 0, usual];
    all('dialog[open]').forEach((el) => el.close());
    nodes.clear();
    restyle([].concat(rules).join('\n'));
    for (const [key, value] of drafts) waiting.set(key, value);
    applying = true;
    ['screen', 'presentations'].forEach((id, at) => {
      const root = doc.getElementById(id);
      root.replaceChildren(parse(html[at]));
      adopt(root);
    });
    applying = false;
    if (title != null) doc.title = title;
    if (url && url !== here()) address('replace', url);
    settle([]);
    refocus(focus);
    scrollBack(offsets);
    tell();
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

  // MARK: Controls
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

  // MARK: Focus
  let focused = null;
  on('focusin', ({ target }) => {
    if (target === focused) return; // the window came back, not the focus
    focused = target;
    const list = target.getAttribute('role') === 'combobox' && listOf(target);
    if (list) showList(target, list, true);
    if (!applying && wants(target, 'focus')) report(target, 'focus');
  });
  on('focusout', ({ target, relatedTarget }) => {
    if (doc.activeElement === target) return;
    focused = null;
    // A search lasts until the focus leaves all of it: what stands beside the field goes with it.
    const search = target.closest('.search'), box = search && find('[role=combobox]', search);
    if (search?.contains(relatedTarget)) return;
    const list = box && listOf(box), el = box ?? target;
    if (list) showList(box, list, false);
    if (!applying && wants(el, 'blur')) report(el, 'blur');
  });
  const focusMark = () => {
    const el = doc.activeElement, { k, testid } = el?.dataset ?? {};
    const name = k ? ['k', k] : testid ? ['testid', testid] : null;
    return name && { name, range: caret(el) };
  };
  const refocus = (mark) => {
    if (!mark) return;
    const [kind, key] = mark.name, el = find(`[data-${kind}=${CSS.escape(key)}]`);
    if (!el || el === doc.activeElement) return;
    el.focus({ preventScroll: true });
    select(el, mark.range);
  };

  // MARK: Drafts
  const draftList = () => {
    let room = 16000;
    return [...drafts].filter(([key, value]) => (room -= key.length + value.length) > 0);
  };
  const restoreDrafts = () => {
    if (!waiting.size) return;
    all('[data-k]').forEach((el) => waiting.has(el.dataset.k) && restoreDraft(el));
    // A screen that takes a moment to come back still gets its text.
    setTimeout(() => waiting.clear(), 10000);
  };
  const restoreDraft = (el) => {
    const value = waiting.get(el.dataset.k);
    waiting.delete(el.dataset.k);
    if (el.value === value) return;
    write(el, value);
    edited(el);
  };

  // MARK: Taps and links
  let pressed = null, held = null;
  // A style of the app's own may look different while its button is held down.
  const hold = (el) => {
    if (held) report(held, 'press', 'false');
    held = el;
    if (el) report(el, 'press', 'true');
  };
  for (const type of ['pointerup', 'pointercancel']) on(type, () => hold(null));
  on('pointerdown', (event) => {
    pressed = event.target;
    hold(pressed.closest?.('[data-e~=press]'));
    // The field keeps the focus (and a phone its keyboard) while a suggestion is chosen.
    if (event.target.closest?.('.search [role=listbox]')) event.preventDefault();
  });
  on('mousedown', (event) => {
    if (event.target.closest?.('.search [role=listbox]')) event.preventDefault();
  });
  on('click', (event) => {
    const { target } = event;
    if (!target.closest || event.defaultPrevented) return;
    if (target.matches('dialog[data-modal]')) return void backdrop(target, event);
    const el = target.closest('[data-e~=tap],a[href]');
    if (!el) return;
    const link = el.closest('a[href]');
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (link && (modified || event.button || (link.target && link.target !== '_self'))) return;
    if (!wants(el, 'tap')) return void follows(link, event);
    const inner = target.closest('input,select,textarea,label');
    const hasControl = inner && (inner.localName !== 'label' || inner.control);
    if (hasControl && inner !== el && el.contains(inner)) return;
    if (link) event.preventDefault();
    if (el.getAttribute('aria-disabled') === 'true') return;
    const menu = el.closest('.menu-list');
    if (menu && !el.popoverTargetElement) for (const list of all('.menu-list:popover-open')) list.hidePopover();
    if ('share' in el.dataset) script(home.device).then((it) => it?.share(el.dataset.share, announce));
    touched(el, event);
  });
  // A link of the app that asks for no tap; without a connection it is an ordinary link.
  const follows = (link, event) => {
    const url = new URL(link.href), inApp = url.origin === location.origin;
    if (!live || !inApp || url.pathname.startsWith('/~/') || link.hasAttribute('download')) return;
    if (url.hash && url.pathname + url.search === here()) return;
    event.preventDefault();
    send(0, 'nav', url.pathname + url.search);
  };
  on('submit', (event) => event.preventDefault());

  // MARK: Menus
  // The browser opens and closes a menu; the arrows go round its entries.
  const entries = (menu) =>
    [...all('button:not([disabled])', menu)].filter((el) => el.closest('.menu-list') === menu);
  on('toggle', ({ target, newState }) => {
    if (newState === 'open' && target.matches('.menu-list')) entries(target)[0]?.focus();
  }, true);
  const roam = (key, menu, at) => {
    const items = entries(menu), count = items.length;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
    if (to === undefined) return key === 'Tab' && menu.popover && void menu.hidePopover();
    items[(to + count) % count]?.focus();
    return true;
  };
  // Keys that an app gave to a control, as aria-keyshortcuts names them.
  const shortcut = (key, target, event) => {
    const held = ['Control', 'Alt', 'Shift', 'Meta'].filter((name) => event.getModifierState(name));
    if (isText(target) && !/Co|Me/.test(held) && key !== 'Escape') return;
    const name = key === ' ' ? 'Space' : key[1] ? key : key.toUpperCase();
    const under = [...all('dialog[data-modal][open]')].at(-1) ?? doc;
    const el = find(`[aria-keyshortcuts~="${CSS.escape([...held, name].join('+'))}"]:not([disabled],.away *)`, under);
    // A letter sets it off from wherever; what presses a button presses the one that has the focus.
    if (!el || (/^( |En)/.test(key) && !held[0] && target !== el && target.matches?.('a,button,summary'))) return;
    el[isText(el) ? 'focus' : 'click']();
    return true;
  };

  // MARK: Keys
  on('keydown', (event) => {
    const { key, target } = event;
    if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
    if (handled(key, target, event)) event.preventDefault();
  });
  const handled = (key, target, event) => {
    if (target.matches?.('.search [role=combobox]') && combo(key, target, event)) return true;
    const popup = target.closest?.('.menu-list[popover]');
    if (popup && roam(key, popup, entries(popup).indexOf(target))) return true;
    if (shortcut(key, target, event)) return true;
    if (key === 'Escape') {
      const top = [...all('dialog[data-modal][open]')].at(-1);
      if (top) dismiss(top);
      return top;
    }
    if (key === 'Enter' && isText(target) && target.localName === 'input') {
      if (!wants(target, 'submit')) return false;
      report(target, 'submit', target.value, field(target).version);
      return true;
    }
    const menu = /^Arrow(Up|Down)/.test(key) && target.closest('.ctx');
    if (menu) {
      const items = [...all('button,a[href],input,select', menu)], by = key === 'ArrowUp' ? -1 : 1;
      items.at((items.indexOf(target) + by) % items.length)?.focus();
      return true;
    }
    const native = 'a,button,input,select,textarea,summary';
    if ((key !== 'Enter' && key !== ' ') || !wants(target, 'tap') || target.matches(native)) return;
    // Where only a long press means something, the key is held down for as long.
    const [, rest] = /^0 \S+ (\d+)/.exec(target.dataset.g) ?? [];
    if (!rest) target.click();
    else if (!event.repeat) {
      const timer = setTimeout(() => target.click(), rest);
      for (const end of ['keyup', 'focusout']) on(end, () => clearTimeout(timer), { once: true });
    }
    return true;
  };
  const listOf = (box) =>
    doc.getElementById(box.getAttribute('aria-controls'))
      ?? find('[role=listbox]', box.closest('.search') ?? box);
  const showList = (box, list, shown) => {
    list.hidden = !shown;
    const isFull = shown && find('[role=option]', list);
    box.setAttribute('aria-expanded', String(Boolean(isFull)));
    if (!shown) activate(box, list, null);
  };
  const activate = (box, list, option) => {
    for (const other of all('[role=option]', list)) {
      other.setAttribute('aria-selected', String(other === option));
    }
    if (!option) return box.removeAttribute('aria-activedescendant');
    option.id ||= `option-${option.dataset.n}`;
    box.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  };
  const combo = (key, box, event) => {
    const list = listOf(box), options = list ? [...all('[role=option]', list)] : [];
    const isOpen = options.length > 0 && !list.hidden;
    const at = options.findIndex((o) => o.id && o.id === box.getAttribute('aria-activedescendant'));
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step && options.length && !event.altKey) {
      showList(box, list, true);
      const places = options.length + 1; // one more for the field itself
      activate(box, list, options[(at + 1 + step + places) % places - 1]);
      return true;
    }
    if (key === 'Enter' && isOpen && at >= 0) {
      options[at].click();
      return true;
    }
    if (key !== 'Escape' || !(isOpen || box.value)) return false;
    if (isOpen) {
      showList(box, list, false);
      if (wants(list, 'dismiss')) dismiss(list);
    } else {
      box.value = '';
      edited(box);
    }
    return true;
  };

  // MARK: Dialogs
  const open = (el) => {
    if (el.open) el.close();
    attempted(() => (el.dataset.modal ? el.show() : el.showModal()));
    anchor(el);
  };
  // A popover stands beside its source, a context menu where the pointer was.
  const anchor = (el) => {
    const [id, x, y] = (el.dataset.anchor ?? '').split(' '), source = nodes.get(Number(id));
    const isMenu = el.matches('.ctx'), edge = el.dataset.edge;
    el.style.margin = el.style.inset = '';
    if (!source || (innerWidth < 600 && !isMenu && !el.matches('.keep'))) return;
    let { left, top, right, bottom } = isMenu && menuAt || source.getBoundingClientRect();
    if (x) left = right = left + (right - left) * x;
    if (y) top = bottom = top + (bottom - top) * y;
    const { offsetWidth: wide, offsetHeight: high } = el;
    let over = isMenu ? left : (left + right - wide) / 2, down = bottom + 6;
    if (edge === 'top' || (!edge && down + high > innerHeight - 8)) down = top - high - 6;
    if (/^[lt].*ing/.test(edge)) {
      down = (top + bottom - high) / 2;
      over = (edge === 'leading') === (page.dir !== 'rtl') ? left - wide - 6 : right + 6;
    }
    const fit = (at, room) => Math.max(8, Math.min(at, room - 8));
    el.style.margin = 0;
    el.style.inset = `${fit(down, innerHeight - high)}px auto auto ${fit(over, innerWidth - wide)}px`;
  };
  const anchorAll = () => all('dialog[data-anchor][open]').forEach(anchor);
  addEventListener('resize', () => { anchorAll(); tellPlaces(); lookAround(); fitAll(); });
  // A context menu: a right click, the key for menus, or a long press where that is not told as one.
  let menuAt = null, longPress;
  const openMenu = (el, { clientX: x, clientY: y }) => {
    menuAt = x || y ? { left: x, right: x, top: y, bottom: y } : null;
    if (!isPending(el, 'menu')) report(el, 'menu');
  };
  const menuOwner = ({ target }) =>
    live && !target.closest?.('input,textarea') && target.closest?.('[data-e~=menu]');
  on('contextmenu', (event) => {
    const el = menuOwner(event);
    if (!el) return;
    event.preventDefault();
    openMenu(el, event);
  });
  on('touchstart', (event) => {
    const el = menuOwner(event), [touch] = event.touches;
    clearTimeout(longPress);
    if (el && event.touches.length < 2) longPress = setTimeout(openMenu, 550, el, touch);
  }, { passive: true });
  for (const type of ['touchmove', 'touchend', 'touchcancel']) {
    on(type, () => clearTimeout(longPress), { passive: true });
  }
  const backdrop = (el, { clientX: x, clientY: y }) => {
    const box = el.getBoundingClientRect();
    const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    if (!inside && pressed === el) dismiss(el);
  };
  on('cancel', (event) => {
    if (!event.target.matches('dialog[data-modal]')) return;
    event.preventDefault();
    dismiss(event.target);
  }, true);
  // A browser may close a dialog in spite of that; only the server takes it away.
  on('close', ({ target }) => {
    if (!target.matches('dialog[data-modal]') || target.open) return;
    if (nodes.get(number(target)) !== target || !target.isConnected) return;
    dismiss(target);
    open(target);
  }, true);

  // MARK: Pictures and long lists
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

  // MARK: Boxes
  // An element that asks has its size told, and where it stands if it asks for that too.
  const sizes = new WeakMap(), saidBox = new WeakMap();
  const corner = (el) => {
    const { left, top, width, height } = el.getBoundingClientRect();
    return [left, top, width, height];
  };
  const brief = (list) => list.map((n) => (n.toFixed ? +n.toFixed(2) : n)).join(' ');
  const tellBox = (el) => {
    const size = sizes.get(el);
    if (!size || !el.getClientRects().length) return;
    const lines = [wants(el, 'place') ? [...size, ...corner(el).slice(0, 2)] : size];
    const around = '[data-space],.sc';
    let part = wants(el, 'place') && el;
    while (part && (part = part.parentElement?.closest(around))) {
      const { space } = part.dataset, isX = part.matches('.x'), box = corner(part);
      if (space !== undefined) lines.push([...box, space]);
      if (part.matches('.sc')) lines.push([...box, isX ? '\\x' : '\\y']);
    }
    const text = lines.map(brief).join('\n');
    if (saidBox.get(el) === text) return;
    saidBox.set(el, text);
    report(el, 'box', text);
  };
  const boxes = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize: [box] } of entries) {
      sizes.set(target, [box.inlineSize, box.blockSize]);
      tellBox(target);
    }
  });
  let placing = 0;
  const tellPlaces = () => {
    placing ||= requestAnimationFrame(() => {
      placing = 0;
      all('[data-e~=place]').forEach(tellBox);
    });
  };
  on('scroll', tellPlaces, { capture: true, passive: true });

  // Of views of which the first that fits is wanted, the others are out of sight. What there is room
  // for shows while all of them are.
  const fit = (el) => {
    const views = [...el.children], hide = (view, isAway) => view.classList.toggle('away', isAway);
    views.forEach((view) => hide(view, true));
    el.classList.add('set');
    const around = [];
    for (let up = el; up && !up.matches('.fw,.pc,.row,.sc,main,dialog'); up = up.parentElement) around.push(up);
    for (const up of around) up.style.inlineSize = '100%';
    el.style.alignSelf = 'stretch';
    el.style.flexGrow = 1;
    const room = span(el);
    for (const up of around) up.style.inlineSize = '';
    el.style.cssText = '';
    const isRoomy = (view) => {
      hide(view, false);
      view.style.cssText = 'flex:none;max-inline-size:none';
      if (!view.matches('.fw')) view.style.inlineSize = 'max-content';
      const { width, height } = span(view);
      view.style.cssText = '';
      // A page that grows with what is in it has no height to offer.
      return !(el.matches('.fit-x') && width > room.width + 0.5)
        && !(el.matches('.fit-y') && room.height && height > room.height + 0.5);
    };
    views.find((view, n) => isRoomy(view) || n === views.length - 1 || void hide(view, true));
  };
  new ResizeObserver(() => all('.fits').forEach(fit)).observe(doc.body);

  // MARK: Long collections
  // Between two spaces stand the rows that are on the page; the spaces are as high as those that
  // are not would be. Which ones are to be there follows from what is in sight.
  const heights = new WeakMap(), saidRows = new WeakMap(), blanks = new Set();
  const span = (el) => el.getBoundingClientRect();
  const gather = (end, rows) => {
    let start = end.previousElementSibling;
    for (; start && !start.dataset.rows; start = start.previousElementSibling) rows.unshift(start);
    return start;
  };
  const lookAt = (end, isQuiet) => {
    const rows = [], box = end.parentElement, style = getComputedStyle(box);
    // Along a row everything is the same from the leading side.
    const isX = box.matches('.h,.across'), isBack = isX && style.direction === 'rtl';
    const ends = (el) => {
      const { top, bottom, left, right } = span(el);
      return isX ? (isBack ? [-right, -left] : [left, right]) : [top, bottom];
    };
    const gap = parseFloat(isX ? style.columnGap : style.rowGap) || 0;
    const lanes = box.matches('.g') && style[`gridTemplate${isX ? 'Rows' : 'Columns'}`].split(' ').length;
    const start = gather(end, rows);
    if (!start || !rows.length || !end.getClientRects().length) return;
    const [before, after] = [start, end].map((el) => Number(el.dataset.rows));
    const total = before + rows.length + after;
    // Said here, not by the server: a row that moves would change what all the others say.
    rows.forEach((el, n) => {
      if (!el.matches('.row')) return;
      el.ariaSetSize = total;
      el.ariaPosInSet = before + n + 1;
    });
    const tall = (ends(end)[0] + (heights.has(end) ? gap : 0) - ends(rows[0])[0]) / (Math.ceil(rows.length / (lanes || 1)) * (lanes || 1));
    if (!tall) return;
    // Rows of differing heights must not make the scroll bar jump.
    const row = heights.has(end) ? heights.get(end) * 0.8 + tall * 0.2 : tall;
    heights.set(end, Math.abs(row - tall) < 0.5 ? tall : row);
    const size = isX ? 'inlineSize' : 'blockSize', side = isX ? 'Inline' : 'Block';
    start.style[size] = `${before * row}px`;
    end.style[size] = `${after * row}px`;
    // A space stands for its members with the gaps between them and has none itself.
    start.style[`margin${side}End`] = end.style[`margin${side}Start`] = `${-gap}px`;
    const port = end.closest('.sc'), flow = port && getComputedStyle(port);
    const scrolls = port && (isX ? flow.overflowX : flow.overflowY) !== 'visible';
    const [from, to] = scrolls ? ends(port) : isX ? (isBack ? [-innerWidth, 0] : [0, innerWidth]) : [0, innerHeight];
    const place = (y) => {
      const at = rows.findIndex((el) => ends(el)[1] > y);
      if (y < ends(rows[0])[0]) return Math.floor((y - ends(start)[0]) / row);
      return at < 0 ? before + rows.length + Math.floor((y - ends(end)[0]) / row) : before + at;
    };
    const inside = (n) => Math.max(0, Math.min(total - 1, n));
    const top = place(from), bottom = place(to), first = inside(top), last = inside(bottom);
    // After a jump into a space only what stands outside the rows is in sight. The browser would keep
    // that in its place while rows come above it, and so run on from one page of them to the next.
    if ((top < total && top >= before + rows.length) || (bottom >= 0 && bottom < before)) blanks.add(scrolls ? port : page);
    const near = (first < before + 8 && before) || (last > before + rows.length - 9 && after);
    if (!near || isQuiet) return;
    const said = [first, last, before, rows.length].join(' ');
    if (saidRows.get(end) === said) return;
    saidRows.set(end, said);
    report(end, 'window', `${first} ${last}${lanes ? ` ${lanes}` : ''}`);
  };
  // The first of the things that a scroll view stops at.
  const tellSight = (el) => {
    const { left, top } = span(el), list = el.querySelectorAll('.k-targets > [data-n]');
    const shown = [...list].find((part) => span(part).bottom > top + 1 && span(part).right > left + 1);
    if (!shown || saidRows.get(el) === shown) return;
    saidRows.set(el, shown);
    report(el, 'sight', shown.dataset.n);
  };
  let looking = 0;
  const lookAround = () => {
    looking ||= requestAnimationFrame(() => {
      looking = 0;
      for (const el of blanks) el.style.overflowAnchor = '';
      blanks.clear();
      all('[data-e~=window]').forEach((el) => lookAt(el));
      for (const el of blanks) el.style.overflowAnchor = 'none';
      all('[data-e~=sight]').forEach(tellSight);
    });
  };
  on('scroll', lookAround, { capture: true, passive: true });
  operations[14] = (id, x, y) => {
    all('[data-e~=window]').forEach((el) => lookAt(el, true));
    const el = node(id), way = ['start', 'center', 'end'], at = (n) => way[Math.round(n / 50)];
    el.scrollIntoView({ block: y === null ? 'nearest' : at(y), inline: x === null ? 'nearest' : at(x) });
  };

  // MARK: Services
  operations[15] = (id, ...asked) => {
    const asker = token;
    const answer = (state, text) => asker === token && send(0, 'answer', `${id} ${state} ${text}`);
    script(home.device).then((it) => (it ? it.serve(id, answer, ...asked) : answer('!', 'script')));
  };

  // MARK: Motion
  // What follows operation 12 is seen happening: looks change by transitions of the browser's own,
  // places by a `translate` on top of them. It starts from what is to be seen before, also in the
  // middle of another motion.
  const calm = matchMedia('(prefers-reduced-motion)');
  const parting = new Map(); // element that is gone and still seen going → what it is like
  const shifts = new WeakMap(); // element → the motion to its place
  const eased = new Map(); // element whose look changes → its animations before
  let pace = null, places = new Map(), passing = [], twins = [];
  const posed = (text) => Object.fromEntries(
    (calm.matches ? 'opacity:0' : text).split(';').map((pair) => pair.split(/:(.*)/s)));
  const looks = (el) => el.className + el.textContent;
  operations[12] = (easing, duration, delay = 0, times = 1, back, scope) => {
    arrive();
    if (!easing) return;
    const direction = back ? 'alternate' : 'normal', iterations = times || Infinity;
    pace = { easing, duration, delay, iterations, direction, fill: 'backwards' };
    if (calm.matches) pace = { easing, duration: Math.min(duration, 200), delay: 0, fill: 'backwards' };
    for (const root of scope ? scope.map((id) => nodes.get(id)) : [body]) {
      if (root) each(root, '[data-n]', (el) => places.set(el, span(el)));
    }
  };
  const ease = (el) => {
    const { duration, easing, delay } = pace;
    eased.set(el, el.getAnimations());
    el.style.transition = `${calm.matches ? 'opacity' : 'all'} ${duration}ms ${easing} ${delay}ms`;
  };
  const renew = (el) => {
    const pose = pace && el.closest('[data-ct]')?.dataset.ct;
    if (pose) el.animate([posed(pose), {}], pace);
  };
  // Looks that follow one another: at once, or each time that the first number changes.
  const effects = new WeakMap();
  const play = (el, isNew) => {
    const [head, ...frames] = `${el.dataset.fx}`.split('|');
    const [run, duration, times, stays, inside] = head.split(' ').map(Number);
    effects.get(el)?.forEach((it) => it.cancel());
    if (!frames[0] || calm.matches || (isNew && run)) return;
    const options = { duration, iterations: times || Infinity, fill: stays ? 'both' : 'none' };
    const players = inside && !el.matches('svg') ? [...all('svg', el)] : [el];
    effects.set(el, players.map((it) => it.animate(frames.map(posed), options)));
  };
  const appear = (el, from = 'opacity:0') => {
    each(el, '[data-mg]', (inner) => {
      for (const [old, box] of places) if (old.dataset.mg === inner.dataset.mg) twins.push([inner, old, box]);
    });
    const twin = [...parting.keys()].find((old) =>
      old.parentNode === el.parentNode && parting.get(old) === looks(el));
    if (!twin) return void (from && passing.push([el, posed(from)]));
    // It comes back from where it got to.
    const { opacity, translate, scale } = getComputedStyle(twin);
    passing.push([el, { opacity, translate, scale }]);
    parting.delete(twin);
    twin.remove();
  };
  // Gone for the server, and for whoever looks for it; it only stays to be seen.
  const depart = (el, to = 'opacity:0') => {
    const at = places.get(el) ?? span(el), { width, height } = getComputedStyle(el);
    if (!to || !at.width) return el.remove();
    parting.set(el, looks(el));
    passing.push([el, posed(to), at]);
    each(el, '[data-n]', ({ dataset }) => { delete dataset.n, delete dataset.testid; });
    el.inert = true;
    Object.assign(el.style, { position: 'absolute', inset: '0 auto auto 0', margin: 0, width, height });
  };
  const arrive = () => {
    if (!pace) return;
    const timing = pace, before = places, ends = passing, moved = new Map(), pairs = twins;
    [pace, places, passing, twins] = [null, new Map(), [], []];
    for (const el of before.keys()) shifts.get(el)?.cancel();
    // How far what is around an element is from its place already.
    const carried = (el) => {
      while ((el = el.parentElement)) if (moved.has(el)) return moved.get(el);
      return [0, 0];
    };
    const boxes = ends.map(([el]) => span(el));
    for (const [el, from] of before) {
      const to = span(el);
      if (calm.matches || !from.width || !to.width || parting.has(el)) continue;
      const [dx, dy] = carried(el), x = from.left - to.left, y = from.top - to.top;
      moved.set(el, [x, y, x - dx, y - dy]);
    }
    ends.forEach(([el, , at], n) => {
      if (!at) return;
      const [dx, dy] = carried(el);
      el.style.inset = `${at.top - boxes[n].top - dy}px auto auto ${at.left - boxes[n].left - dx}px`;
    });
    // One takes the other's place: each is seen all the way from there to here.
    const home = { transformOrigin: '0 0' }, fit = (from, to) => {
      const way = `translate(${to.left - from.left}px,${to.top - from.top}px)`;
      return { ...home, transform: `${way}scale(${to.width / from.width},${to.height / from.height})` };
    };
    for (const [el, old, box] of calm.matches ? [] : pairs) {
      const to = span(el);
      el.animate([fit(to, box), home], timing);
      if (!nodes.has(number(old))) old.animate([home, fit(box, to)], { ...timing, fill: 'both' });
    }
    for (const [el, [, , x, y]] of moved) {
      if (Math.abs(x) + Math.abs(y) < 1) continue;
      const shift = el.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { ...timing, composite: 'add' });
      shifts.set(el, shift);
      shift.onfinish = tellPlaces;
    }
    for (const [el, pose, at] of ends) {
      const { transformOrigin } = pose, rest = transformOrigin ? { transformOrigin } : {};
      if (!at) el.animate([pose, rest], timing);
      else {
        const going = el.animate([rest, pose], { ...timing, iterations: 1, fill: 'both' });
        going.onfinish = going.oncancel = () => parting.delete(el) && el.remove();
      }
    }
    for (const [el, old] of eased) {
      const running = () => el.getAnimations().filter((it) => it.transitionProperty);
      const fresh = running().filter((it) => !old.includes(it)), { iterations, direction } = timing;
      for (const it of fresh) it.effect.updateTiming({ iterations, direction });
      // Nothing else that happens meanwhile is eased, and nothing that runs is cut off.
      el.style.transition = 'all 0s';
      Promise.allSettled(fresh.map((it) => it.finished)).then(() => running()[0] || (el.style.transition = ''));
    }
    eased.clear();
  };

  // MARK: Gestures
  // data-g: taps in a row, how far a finger goes before it is told of, after what times it rests.
  // The server makes gestures of what is told, for all views around.
  const fingers = new Map();
  let hand = null, isSpent = false, taps = {};
  const around = (el) =>
    ((el = el?.closest('[data-g]')) ? [el, ...around(el.parentElement)] : []);
  const corners = (list) => list.flatMap((el) => corner(el).slice(0, 2));
  const say = (kind, at = hand.at, time = performance.now()) => {
    const [, other = at] = fingers.values();
    report(hand.el, kind === 'm' ? 'drag' : 'touch', brief([kind, time, ...at, ...other, ...hand.places]));
  };
  const begin = () => {
    if (hand.since) say('d', hand.from, hand.since);
    hand.since = 0; // told
  };
  on('pointerdown', ({ target, pointerId, button, clientX, clientY }) => {
    const at = [clientX, clientY], list = around(target), [el] = list;
    isSpent = false;
    if (!el || button || target.closest('input,select,textarea')) return;
    fingers.set(pointerId, at);
    if (hand) return begin(), say('p');
    const wishes = list.map((part) => part.dataset.g.split(' ').map(Number));
    hand = { el, at, from: at, since: performance.now(), places: corners(list) };
    hand.far = Math.min(...wishes.map(([, far]) => far));
    hand.timers = wishes.flatMap(([, , ...times]) => times).map((time) => setTimeout(() => {
      isSpent = true;
      say('h');
    }, time));
    if (hand.timers.length || !hand.far) begin();
  });
  on('pointermove', ({ pointerId, clientX, clientY }) => {
    if (!fingers.has(pointerId)) return;
    fingers.set(pointerId, [clientX, clientY]);
    const [at, other] = fingers.values(), moved = Math.hypot(at[0] - hand.from[0], at[1] - hand.from[1]);
    hand.at = at;
    if (!other && moved < hand.far) return;
    hand.far = 0;
    isSpent ||= moved > 9;
    begin();
    say('m');
  });
  const lift = ({ type, pointerId }) => {
    if (!fingers.has(pointerId)) return;
    hand.timers.forEach(clearTimeout);
    if (!hand.since) say(type[7]);
    fingers.clear();
    hand = null;
  };
  on('pointerup', lift);
  on('pointercancel', lift);
  on('click', (event) =>
    isSpent && event.detail && event.stopPropagation(event.preventDefault()), true);
  on('contextmenu', (event) => hand?.timers.length && event.preventDefault());
  // A tap waits for the next one only where more taps mean something else.
  const touched = (el, { clientX, clientY, detail }) => {
    const list = around(el), [x, y, wide, high] = corner(el);
    if (!list[0]) return tap(el);
    const at = detail ? [clientX, clientY] : [x + wide / 2, y + high / 2];
    if (taps.el !== el) taps.done?.();
    clearTimeout(taps.timer);
    const count = detail && (taps.count ?? 0) + 1;
    const done = () => {
      taps = {};
      tap(el, brief([count, performance.now(), ...at, ...at, ...corners(list)]));
    };
    taps = { el, count, done, timer: setTimeout(done, 300) };
    if (!count || !(count < parseInt(el.dataset.g))) done(clearTimeout(taps.timer));
  };

  // MARK: Address and scroll
  const urls = recall('strata.urls', []); // the address of each entry, by its place
  const offsets = new Map(recall('strata.scroll', []));
  let place = 0, entry = '', shown = '', moving = false, wanted = null, scrollTimer;
  const later = [];

  // Which member of a long list is the first in sight, and where: the spaces before it are guesses.
  const placeInRows = () => {
    const rows = [], end = find('[data-e~=window]'), before = Number((end && gather(end, rows))?.dataset.rows);
    const at = before ? rows.findIndex((el) => span(el).bottom > 0) : -1;
    return at < 0 ? [] : [before + at, span(rows[at]).top];
  };
  const scrollMark = () => {
    const marks = [['', scrollX, scrollY, ...placeInRows()]];
    for (const el of all('[data-scroll]')) marks.push([el.dataset.scroll, el.scrollLeft, el.scrollTop]);
    return marks;
  };
  const rememberScroll = () => {
    if (wanted) return; // the page is not yet where it was
    clearTimeout(scrollTimer);
    offsets.delete(shown);
    offsets.set(shown, scrollMark());
    if (offsets.size > 50) offsets.delete(offsets.keys().next().value);
    keep('strata.scroll', [...offsets]);
  };
  const goTo = (marks) => marks.every(([key, left, top, nth, at]) => {
    const el = key ? find(`[data-scroll=${CSS.escape(key)}]`) : doc.scrollingElement;
    el?.scrollTo({ left, top, behavior: 'instant' });
    if (!el || Math.abs(el.scrollTop - top) >= 2) return false;
    const rows = [], end = nth && find('[data-e~=window]');
    const row = end && rows[nth - Number(gather(end, rows)?.dataset.rows)];
    if (row) el.scrollBy({ top: span(row).top - at, behavior: 'instant' });
    return row || !nth;
  });
  // The rows may come with later patches, so it is tried again until it fits or the user scrolls.
  const scrollBack = (marks) => {
    wanted = marks && !goTo(marks) ? { marks, until: performance.now() + 5000 } : null;
  };
  const settleScroll = () => {
    if (!wanted || wanted.after > performance.now()) return;
    if (goTo(wanted.marks) || performance.now() > wanted.until) wanted = null;
  };
  const marksOf = () => offsets.get(shown) ?? [['', 0, 0]];
  const restoreEntry = () => scrollBack(marksOf());
  const enter = (state) => {
    place = state?.place ?? 0;
    entry = state?.entry ?? '';
    shown = entry + here(); // an entry whose address was replaced begins anew
    urls[place] = here();
    keep('strata.urls', urls);
  };
  const address = (how, url) => {
    if (moving) return void later.push([how, url]);
    const target = new URL(url, location.href);
    if (how === 'open') return void (/^(https?|mailto|tel):$/.test(target.protocol) && location.assign(target));
    if (target.origin !== location.origin) return void count.unknown++;
    // Where a browser allows no second window, the first one goes there.
    if (how === 'window') return void (window.open(target) || location.assign(target));
    const path = target.pathname + target.search, same = path === here();
    if (how === 'pop' && !same && place > 0 && urls[place - 1] === path) {
      moving = true; // `popstate` comes later; until then the address must not be changed again
      return history.back();
    }
    const state = how === 'push' && !same
      ? { place: place + 1, entry: Math.random() } : { place, entry };
    if (state.place > place) {
      urls.length = state.place;
      history.pushState(state, '', path);
    } else history.replaceState(state, '', path);
    enter(state);
    if (!same) restoreEntry();
  };
  addEventListener('popstate', ({ state }) => {
    rememberScroll(); // still under the name of the entry that is left
    enter(state);
    if (moving) {
      moving = false;
      restoreEntry();
      later.splice(0).forEach((step) => address(...step));
      return;
    }
    const marks = marksOf();
    wanted = { marks, after: Infinity };
    const item = send(0, 'nav', here());
    if (!item) return void (wanted = null);
    item.done = () => {
      if (wanted) wanted = { marks, until: performance.now() + 5000 };
      queueMicrotask(settleScroll); // after the patch that came with the answer, before it is painted
    };
  });
  on('scroll', () => {
    clearTimeout(scrollTimer);
    scrollTimer = setTimeout(rememberScroll, 100);
  }, { capture: true, passive: true });
  for (const type of ['wheel', 'touchmove']) on(type, () => { wanted = null; }, { passive: true });

  // MARK: Touch
  // One finger drags the top of a page down to refresh it, or a sheet away.
  let drag = null;
  const puller = make('div', { class: 'pull', 'aria-hidden': 'true' });
  on('touchstart', ({ target, touches }) => {
    drag = null;
    const el = target.closest?.('.sheet[data-modal]:not(.cover,.ctx),[data-e~=refresh]');
    const isSheet = el?.matches('.sheet');
    if (!el || touches.length > 1 || target.closest('input,textarea,.sc.x,.gd')) return;
    if (isSheet && matchMedia('(min-width: 600px)').matches) return;
    for (let part = target; part; part = part === el ? null : part.parentElement) {
      if (part.scrollTop > 0) return;
    }
    if (!isSheet && doc.scrollingElement.scrollTop > 0) return;
    drag = { el, isSheet, from: touches[0].clientY, by: 0 };
  }, { passive: true });
  on('touchmove', ({ touches }) => {
    if (!drag) return;
    drag.by = touches[0].clientY - drag.from;
    if (!wants(drag.el, 'change')) drag.by = Math.max(0, drag.by);
    if (drag.isSheet) drag.el.style.translate = `0 ${drag.by}px`;
    else {
      const shown = Math.min(drag.by / 2, 60);
      puller.style.translate = `0 ${shown}px`;
      puller.style.opacity = shown / 60;
    }
  }, { passive: true });
  const letGo = () => {
    if (!drag) return;
    const { el, isSheet, by } = drag;
    drag = null;
    if (isSheet) {
      el.style.translate = '';
      if (!wants(el, 'change')) return by > 120 && dismiss(el);
      if (Math.abs(by) > 60) report(el, 'change', by > 0 ? 'down' : 'up');
      return;
    }
    puller.style.translate = puller.style.opacity = '';
    if (by < 120 || isPending(el, 'refresh')) return;
    const item = report(el, 'refresh');
    if (!item) return;
    puller.classList.add('busy');
    item.done = () => puller.classList.remove('busy');
  };
  on('touchend', letGo);
  on('touchcancel', letGo);

  // MARK: Words
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

  // MARK: Surroundings
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

  // MARK: Life
  let hiddenAt = 0;
  on('visibilitychange', () => {
    tell();
    if (doc.hidden) return void (hiddenAt = performance.now());
    // After a sleep a socket may look open and be dead: a new one costs one round trip.
    if (performance.now() - hiddenAt > 20000) reconnect();
    wake();
  });
  addEventListener('pageshow', (event) => { if (event.persisted) wake(); });
  addEventListener('online', wake);
  addEventListener('offline', () => reconnect());
  addEventListener('pagehide', () => {
    rememberScroll();
    leaving = true;
    clearTimeout(retryTimer);
    socket?.close(1000);
  });
  setInterval(() => live && !doc.hidden && transmit([0, seq]), 25000);
  setInterval(() => {
    const first = live && outbox[0];
    if (first?.sent && performance.now() - Math.max(heard, first.at) > 10000) reconnect();
  }, 5000);

  const handle = { get seq() { return seq; }, get pending() { return outbox.length; }, get live() { return live; } };
  for (const name in count) Object.defineProperty(handle, name, { get: () => count[name] });
  Object.defineProperty(window, '__strata', { value: handle });

  history.scrollRestoration = 'manual';
  const first = history.state?.entry ? history.state
    : { place: 0, entry: Math.random() };
  if (first !== history.state) {
    urls.length = 0;
    history.replaceState(first, '');
  }
  enter(first);
  body.append(puller, ...voices, limit, banner);
  const kept = recall('strata.kept');
  keep('strata.kept', null);
  const isKept = kept?.url === here() && Date.now() - kept.at < 60000;
  if (isKept) for (const [key, value] of kept.drafts) waiting.set(key, value);
  adopt(body);
  settle([]);
  if (offsets.has(shown)) restoreEntry();
  if (isKept) refocus(kept.focus);
  catchUp();
  bannerTimer = setTimeout(showBanner, 1000);
  tell();
  connect();
})();
