// Requests of the server: each is passed to its service, and the answers are sent until it is
// cancelled.
import { fetched } from '../shared/offer.js';
import { home } from '../shared/page.js';
import { answerDone, answerPart, answerRefused } from '../shared/wire.js';
import * as clipboard from './clipboard.js';
import * as files from './files.js';
import { forget } from './forgetting.js';
import * as measure from './measure.js';
import * as media from './media.js';
import * as position from './position.js';

/** @type {{ [Name in Exclude<import('../shared/wire.js').ServiceName, `notice.${string}`>]: Service }} */
const services = {
  'position.state': position.state,
  'position.once': position.once,
  'position.watch': position.watch,
  'file.piece': files.piece,
  'file.save': files.save,
  'file.read': files.read,
  'device.forget': forget,
  'screen.watch': measure.watch,
  'clipboard.write': clipboard.write,
  'media.play': media.play,
  'speech.say': media.say,
};
/** Request → its abort controller.
 * @type {Map<number, AbortController>} */
const running = new Map();
/** Notices are in a separate script.
 * @type {Promise<Record<string, Service>> | undefined} */
let notices;
/** @type {(name: string) => Promise<Service | undefined>} */
const find = async (name) => {
  if (Object.hasOwn(services, name)) return services[/** @type {keyof typeof services} */ (name)];
  if (!/^notice\./.test(name)) return undefined;
  notices ||= fetched(home.push).then((does) => does || {});
  return (await notices)[name];
};

/** @type {DeviceScript['serve']} */
export const serve = async (id, answer, name, text) => {
  running.get(id)?.abort();
  running.delete(id);
  if (!name) return;
  const control = new AbortController(), { signal } = control;
  /** Sends an answer, and stops the service if it is not accepted.
   * @type {(state: string, value: string) => unknown} */
  const say = (state, value) => signal.aborted || answer(state, value) || control.abort();
  running.set(id, control);
  try {
    const service = await find(name);
    if (!service) throw 'unknownService';
    const last = await service(JSON.parse(text ?? ''), (part) => say(answerPart, JSON.stringify(part)), signal);
    say(answerDone, JSON.stringify(last ?? null));
  } catch (error) {
    say(answerRefused, typeof error === 'string' ? error : 'failed');
  }
  if (running.get(id) === control) running.delete(id);
};
