// The browser's half of the wire (docs/internals/wire.md). It applies the server's patches and sends
// what the user does; text, caret, focus, scroll and open menus belong to the user and are kept here.
'use strict';
const doc = document, { body, documentElement: page } = doc, home = body.dataset;
if (!home.session) return;

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
