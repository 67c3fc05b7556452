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
    watchLine();
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
