// Written by `make wire` from Sources/Web/StrataWire/wire.json: change that.

/** The version of the protocol: a server that speaks another one has the page loaded again. */
export const version = 1;
/** The longest text that an event may carry, in UTF-8 bytes. */
export const maximumText = 100000;
/** The longest message of a browser, in UTF-8 bytes. */
export const maximumMessage = 200000;
/** The longest address, token or event name, in UTF-8 bytes. */
export const maximumName = 8192;
/** The longest word of a service's refusal, in UTF-8 bytes. */
export const maximumWord = 64;
/** What `hello` begins with. */
export const hello = 'h';
/** What `acknowledgement` begins with. */
export const acknowledgement = 0;
/** What asks, and says, that the line lives. */
export const probe = '["p"]';
/** What messages of the server begin with that are no patches. */
export const welcome = 'w';
// How an answer to a service goes on.
/** A part of the answer, and more follow: JSON. */
export const answerPart = '+';
/** The last part: JSON. */
export const answerDone = '.';
/** Refused, in one word of letters: of the service itself, or `unknownService`, `failed`, and `script` where the script could not be fetched. */
export const answerRefused = '!';
// Why a socket ends.
/** After `reload`. */
export const closeReloading = 1000;
/** The session or the server ends. */
export const closeOver = 1001;
/** A binary message. */
export const closeBinary = 1003;
/** Not UTF-8. */
export const closeNotText = 1007;
/** Against this protocol: the reason names the field; too many messages; no hello. Counted in `strata_refused_messages_total`. */
export const closeRefused = 1008;
/** Over 200,000 bytes. */
export const closeTooLong = 1009;
/** The peer leaves over 1 MiB untaken, or there is no room. */
export const closeNoRoom = 1013;
/** Another socket took the session over. */
export const closeTakenOver = 4001;
/** The device has too many windows: one that is hidden comes back once it is looked at, another after 5 s; both are mounted anew. */
export const closeTooManyWindows = 4002;
// What a patch does, step by step.
export const opText = 0;
export const opAttribute = 1;
export const opInsert = 2;
export const opRemove = 3;
export const opMove = 4;
export const opRule = 5;
export const opControl = 6;
export const opFocus = 7;
export const opLocation = 8;
export const opAnnounce = 9;
export const opTitle = 10;
export const opMarkup = 11;
export const opMotion = 12;
export const opScroll = 14;
export const opRequest = 15;

/** The fields of each operation, by its code: a letter each, those after a question mark may be missing.
 * i: the number of an element of the page, 0 for none.
 * z: a whole number.
 * b: `0` or `1`.
 * t: a text.
 * x: a text, or `null`.
 * p: a whole number from 0 to 100, or `null`.
 * l: a list of numbers of elements.
 * d: a list of two texts.
 * a: a list of what is read elsewhere.
 * @type {Record<number, string>} */
export const operationKinds = {
  0: 'it',
  1: 'itx',
  2: 'iit?t',
  3: 'i?t',
  4: 'iii',
  5: 't',
  6: 'iit',
  7: 'i',
  8: 'ttt',
  9: 'tb',
  10: 't',
  11: 'it',
  12: '?tizibl',
  14: 'ipp',
  15: 'i?tt',
};
/** The same of messages, after what they begin with.
 * @type {Record<string, string>} */
export const messageKinds = {
  resumed: 'i',
  mounted: 'tdttt',
  reload: '',
  patch: 'iia',
};

/**
 * The fields of each operation, by its code.
 * @typedef {{
 *   0: [id: number, text: string],
 *   1: [id: number, name: string, value: string | null],
 *   2: [parent: number, before: number, html: string, from?: string],
 *   3: [id: number, to?: string],
 *   4: [parent: number, before: number, id: number],
 *   5: [css: string],
 *   6: [id: number, version: number, value: string],
 *   7: [id: number],
 *   8: [how: string, url: string, title: string],
 *   9: [text: string, assertive: 0 | 1],
 *   10: [text: string],
 *   11: [id: number, html: string],
 *   12: [easing?: string, ms?: number, delay?: number, times?: number, back?: 0 | 1, scope?: number[]],
 *   14: [id: number, x: number | null, y: number | null],
 *   15: [request: number, service?: string, arguments?: string],
 * }} OperationFields
 */
/** @typedef {'tap' | 'input' | 'change' | 'submit' | 'focus' | 'blur' | 'press' | 'dismiss' | 'refresh' | 'load' | 'error' | 'more' | 'box' | 'window' | 'reorder' | 'sight' | 'touch' | 'drag' | 'menu' | 'hover' | 'key' | 'nav' | 'env' | 'answer'} EventName */
/** @typedef {'position.state' | 'position.once' | 'file.piece' | 'file.save' | 'file.read' | 'notice.state' | 'notice.ask' | 'notice.renew' | 'notice.watch' | 'notice.show' | 'notice.remove' | 'device.forget' | 'position.watch' | 'screen.watch' | 'clipboard.write'} ServiceName */
