// What only the device itself can do (docs/internals/wire.md, Services): fetched by client.js when the
// server first asks for any of it.
(() => {
'use strict';
const running = new Map(); // request → how it is given up

// A service is given its arguments, a way to tell parts of its answer, and a signal that nobody
// waits any more. It returns the last part; what it throws is one word.
const services = {};

// Notices are a script of their own.
let notices;
const more = (name) => (/^notice\./.test(name) ? notices ||= new Promise((done) => {
  const { nonce, push } = document.body.dataset, el = document.createElement('script');
  Object.assign(el, { src: push, nonce });
  el.onload = el.onerror = () => done(el.does || {});
  document.body.append(el);
}) : {});

const serve = async (id, answer, name, text) => {
  running.get(id)?.abort();
  running.delete(id);
  if (!name) return;
  const control = new AbortController(), { signal } = control;
  // Where nobody takes an answer the service may as well stop.
  const say = (state, value) => signal.aborted || answer(state, value) || control.abort();
  running.set(id, control);
  try {
    const service = services[name] || (await more(name))[name];
    if (!service) throw 'unknownService';
    const last = await service(JSON.parse(text), (part) => say('+', JSON.stringify(part)), signal);
    say('.', JSON.stringify(last ?? null));
  } catch (error) {
    say('!', typeof error === 'string' ? error : 'failed');
  }
  if (running.get(id) === control) running.delete(id);
};

// MARK: Position
const secure = () => {
  if (!isSecureContext) throw 'insecure';
  if (!navigator.geolocation) throw 'unsupported';
};
const reasons = ['failed', 'denied', 'unavailable', 'timeout'];
// Where the app wants to know only roughly, no more than that leaves the browser.
const fix = ({ coords, timestamp }, digits) => {
  const { latitude, longitude, accuracy, altitude, altitudeAccuracy, heading, speed } = coords;
  const finite = (value) => (Number.isFinite(value) ? value : null);
  if (digits === null) {
    return {
      latitude, longitude, accuracy, altitude: finite(altitude), timestamp, speed: finite(speed),
      altitudeAccuracy: finite(altitudeAccuracy), heading: finite(heading),
    };
  }
  const round = (value) => Number(value.toFixed(digits));
  // Half of the cell is what the rounding may be off; a degree has 111 km.
  const blur = 111000 / 10 ** digits;
  return {
    latitude: round(latitude), longitude: round(longitude), accuracy: Math.max(accuracy, blur), timestamp,
  };
};
const options = ({ exact, timeout, age }) => ({
  enableHighAccuracy: exact, timeout: timeout ?? Infinity, maximumAge: age,
});

// How far the person has allowed it, without asking.
services['position.state'] = async () => {
  try { secure(); } catch (reason) { return reason; }
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch { return 'prompt'; }
};
services['position.once'] = (asked) => {
  secure();
  return new Promise((done, refuse) => navigator.geolocation.getCurrentPosition(
    (found) => done(fix(found, asked.digits)), ({ code }) => refuse(reasons[code]), options(asked)));
};
// Goes on until it is given up; that one try found nothing ends it only where it was refused.
services['position.watch'] = (asked, tell, signal) => {
  secure();
  return new Promise((done, refuse) => {
    const watch = navigator.geolocation.watchPosition(
      (found) => tell(fix(found, asked.digits)),
      ({ code }) => (code === 1 ? refuse('denied') : tell({ problem: reasons[code] })), options(asked));
    signal.addEventListener('abort', () => {
      navigator.geolocation.clearWatch(watch);
      done();
    });
  });
};

// MARK: Files
// A file for the person, in pieces of Base64; the browser puts it where downloads go.
let pieces = '';
services['file.piece'] = ([piece]) => { pieces += piece; };
services['file.save'] = ({ name, type, data }) => {
  const bytes = Uint8Array.from(atob(pieces + data), (it) => it.charCodeAt(0));
  pieces = '';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
};
// What was chosen in a field: for each file its name, then its bytes in parts.
services['file.read'] = async ({ element, limit }, tell, signal) => {
  const field = document.querySelector(`input[type=file][data-n="${Number(element)}"]`);
  const files = [...(field?.files ?? [])], step = 12288;
  if (files.reduce((sum, it) => sum + it.size, 0) > limit) throw 'tooLarge';
  for (const file of files) {
    tell({ name: file.name.slice(0, 200) });
    for (let at = 0; at < file.size && !signal.aborted; at += step) {
      const bytes = new Uint8Array(await file.slice(at, at + step).arrayBuffer());
      tell({ data: btoa(String.fromCharCode(...bytes)) });
    }
  }
};

// MARK: Forgetting
// What the browser keeps of the device beside the server: pages for when there is no connection, what is
// on the screen, and the address at which it is reached.
services['device.forget'] = async () => {
  // Cards on this page and in other windows (push.js), and pages that the worker is about to keep.
  new BroadcastChannel('forget').postMessage(1);
  if ('caches' in window) await caches.delete('pages');
  const registration = await navigator.serviceWorker?.getRegistration('/');
  const shown = await registration?.getNotifications() ?? [];
  shown.forEach((it) => it.close());
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  return true;
};

// MARK: Sharing
// Title, words and items, line by line; where the browser shares nothing, the items are copied.
const share = async (lines, announce) => {
  const [title, text, ...rest] = lines.split('\n');
  // An address of the app's own has no site before it.
  const items = rest.map((it) => (/^\/\w/.test(it) ? location.origin + it : it)), all = items.join('\n');
  const isLink = items.length === 1 && /^https?:/.test(all);
  const data = { ...(title && { title }), ...(isLink && { url: all }) };
  const words = [text, isLink ? '' : all].filter(Boolean).join('\n');
  if (words) data.text = words;
  if (navigator.share) return void navigator.share(data).catch(() => {});
  await navigator.clipboard?.writeText(all).then(() => announce('✓'), () => {});
};

// MARK: Doing again
const sign = (el) => [
  el.localName, el.dataset.testid, el.ariaLabel, el.getAttribute('href'), el.textContent,
].join('\n');
// The element of the new page that was tapped on the old one, where both have one of its kind only.
const twin = (el) => {
  const alike = (root) => [...root.querySelectorAll('[data-e~=tap]')].filter((it) => sign(it) === sign(el));
  const [one, other] = alike(document);
  return one && !other && one.ariaDisabled !== 'true' && alike(el.getRootNode()).length < 2 ? one : null;
};
// Steps that the session before this one never confirmed. A tap that was not sent is done again; one
// that was may have been done, so the person is told, and of all that cannot be done again.
const again = (steps, tap) => {
  const lost = steps.filter(({ el, sent, values }) => {
    const one = el && !sent && twin(el);
    if (one) tap(one, ...values);
    return !one;
  });
  if (!lost[0]) return;
  const limit = document.getElementById('limit');
  document.body.append(limit);
  limit.textContent = document.body.dataset.undone;
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, () => { limit.textContent = ''; }, { once: true });
  }
};

document.currentScript.does = { serve, share, again };
})();
