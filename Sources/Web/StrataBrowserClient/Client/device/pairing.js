// Which nodes of a page the nodes of another one take over: those with the same content first, then
// those of the same kind in between, all in their order.

/** @typedef {Map<Node, string>} Contents Node → what its content is known by. */
/** @typedef {{ node: Node, kind: string | number, content: string }} Known */

/** The attributes that make elements different ones, whatever they contain: an element with another
 * key, window or effect is a new one, and one that was removed but is still seen has no number. */
const facts = ['data-n', 'data-k', 'data-testid', 'data-modal', 'data-fx', 'type', 'inert'];
/** The attributes that belong to the content of an element, besides texts. */
const words = ['data-k', 'data-testid', 'data-map', 'src', 'href'];
/** The classes that client.js sets, whichever class is the first. */
const own = ['away', 'set', 'sent'];

/** Returns the kind of a node, equal for those that can take over each other. A page in a frame
 * must be loaded again, as it tells its session that it is: it has no equal.
 * @type {(node: Node) => string | number} */
const kind = (node) => {
  if (node.nodeType !== 1) return node.nodeName;
  const el = /** @type {Part} */ (node);
  const first = el.getAttribute('class')?.split(' ').find((name) => !own.includes(name));
  if (first === 'web') return NaN;
  const [n, ...rest] = facts.map((name) => el.getAttribute(name));
  return [el.nodeName, first, n === null, ...rest].join('\n');
};
/** @type {(node: Node, contents: Contents) => string} */
const content = (node, contents) => {
  let text = contents.get(node) ?? node.nodeValue;
  if (text === null) {
    const el = /** @type {Part} */ (node);
    text = [...words.map((name) => el.getAttribute(name)), ...[...el.childNodes].map((it) => content(it, contents))].join('\n');
    contents.set(node, text);
  }
  return text;
};

/** @type {(one: Known, other: Known) => boolean} */
const isKin = (one, other) => one.kind === other.kind;
/** @type {(one: Known, other: Known) => boolean} */
const isSame = (one, other) => isKin(one, other) && one.content === other.content;
/** Returns the place of the node that shares most texts with another one, and -1 if none is of its
 * kind. Only so many nodes are passed over as have no partner anyway.
 * @type {(free: Known[], now: Known, spare: number) => number} */
const closest = (free, now, spare) => {
  const first = free.findIndex((old) => isKin(old, now)), texts = [...new Set(now.content.split('\n'))];
  /** @type {(at: number) => number} */
  const likeness = (at) => {
    const others = new Set(free[at].content.split('\n'));
    return texts.filter((it) => others.has(it)).length;
  };
  let best = first;
  for (let at = first + 1; first >= 0 && at <= spare; at++) {
    if (isKin(free[at], now) && likeness(at) > likeness(best)) best = at;
  }
  return best;
};
/** Returns the places of the longest list of equal members in their order; none in very long lists.
 * @type {(olds: Known[], nows: Known[]) => [i: number, j: number][]} */
const equals = (olds, nows) => {
  /** @type {[number, number][]} */
  const found = [];
  if (olds.length * nows.length > 90000) return found;
  const wide = nows.length + 1, most = new Uint16Array((olds.length + 1) * wide);
  for (let i = olds.length - 1; i >= 0; i--) {
    for (let j = nows.length - 1; j >= 0; j--) {
      const at = i * wide + j;
      most[at] = isSame(olds[i], nows[j]) ? most[at + wide + 1] + 1 : Math.max(most[at + wide], most[at + 1]);
    }
  }
  for (let i = 0, j = 0; i < olds.length && j < nows.length;) {
    const at = i * wide + j;
    if (isSame(olds[i], nows[j])) found.push([i++, j++]);
    else if (most[at + wide] < most[at + 1]) j++;
    else i++;
  }
  return found;
};
/** Returns for the nodes of a new page the old ones that they take over.
 * @type {(before: Node[], after: Node[], contents: Contents) => Map<Node, Node>} */
export const paired = (before, after, contents) => {
  /** @type {(nodes: Node[]) => Known[]} */
  const known = (nodes) => nodes.map((node) => ({ node, kind: kind(node), content: content(node, contents) }));
  const olds = known(before), nows = known(after);
  /** @type {Map<Node, Node>} */
  const pairs = new Map();
  /** @type {(old: Known | undefined, now: Known | undefined) => unknown} */
  const join = (old, now) => old && now && pairs.set(now.node, old.node);
  // Mostly all are equal, or all but a few in the middle.
  while (olds[0] && nows[0] && isSame(olds[0], nows[0])) join(olds.shift(), nows.shift());
  while (olds[0] && nows[0] && isSame(olds[olds.length - 1], nows[nows.length - 1])) join(olds.pop(), nows.pop());
  let [a, b] = [0, 0];
  for (const [i, j] of [...equals(olds, nows), [olds.length, nows.length]]) {
    const free = olds.slice(a, i);
    // Between two pairs, each takes over one of the next of its kind.
    for (let k = b; k < j; k++) {
      const now = nows[k], at = closest(free, now, free.length - (j - k));
      if (at >= 0) join(free.splice(0, at + 1)[at], now);
    }
    join(olds[i], nows[j]);
    [a, b] = [i + 1, j + 1];
  }
  return pairs;
};
