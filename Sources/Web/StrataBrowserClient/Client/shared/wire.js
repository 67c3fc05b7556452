// Written by `make wire` from Sources/Web/StrataWire/wire.json: change that file instead of
// this one.

/** The version of the protocol. A server that uses another version has the page reloaded. */
export const version = 1;
/** The longest text that an event may carry, in UTF-8 bytes. */
export const maximumText = 100000;
/** The longest message of a browser, in UTF-8 bytes. */
export const maximumMessage = 200000;
/** The longest address, token or event name, in UTF-8 bytes. */
export const maximumName = 8192;
/** The longest word of a service's refusal, in UTF-8 bytes. */
export const maximumWord = 64;
/** The first item of the message `hello`. */
export const hello = 'h';
/** The first item of the message `acknowledgement`. */
export const acknowledgement = 0;
/** The message that asks whether the other side still answers, and also the answer to it. */
export const probe = '["p"]';
/** The first item of the messages of the server that are not patches. */
export const welcome = 'w';
// Whether an answer to a service is complete, continues, or is a refusal.
/** A part of the answer, as JSON; more parts follow. */
export const answerPart = '+';
/** The last part of the answer, as JSON. */
export const answerDone = '.';
/** The service was refused; one word says why: a word of the service, or `unknownService`, `failed`, or `script` if the service's script could not be loaded. */
export const answerRefused = '!';
// The reasons for which the server closes a socket.
/** The server has sent `reload`. */
export const closeReloading = 1000;
/** The session or the server has ended. */
export const closeOver = 1001;
/** The browser sent a binary message. */
export const closeBinary = 1003;
/** The browser sent a message that is not UTF-8. */
export const closeNotText = 1007;
/** The browser broke this protocol (the close reason names the field), sent too many messages, or sent no hello; counted in `strata_refused_messages_total`. */
export const closeRefused = 1008;
/** The browser sent a message of more than 200,000 bytes. */
export const closeTooLong = 1009;
/** The browser has not read more than 1 MiB of messages, or the server has no room for another session. */
export const closeNoRoom = 1013;
/** Another socket has taken over the session. */
export const closeTakenOver = 4001;
/** The browser has too many windows of the app open: a hidden window connects again once it is visible, a visible one once it is used, both with a new session. */
export const closeTooManyWindows = 4002;
// The codes of the operations of a patch.
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

/** The types of the fields of each operation, by its code: one letter for each field. Fields after a question mark may be missing.
 * i: the number of an element of the page, 0 for none.
 * z: a whole number.
 * b: `0` or `1`.
 * t: a text.
 * x: a text, or `null`.
 * p: a whole number from 0 to 100, or `null`.
 * l: a list of numbers of elements.
 * d: a list of two texts.
 * a: a list whose items other code reads.
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
/** The types of the fields of each message of the server, without its first items.
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
/** @typedef {'position.state' | 'position.once' | 'file.piece' | 'file.save' | 'file.read' | 'notice.state' | 'notice.ask' | 'notice.renew' | 'notice.watch' | 'notice.show' | 'notice.remove' | 'device.forget' | 'position.watch' | 'screen.watch' | 'clipboard.write' | 'media.play' | 'speech.say'} ServiceName */
