// The browser's push subscription.

/** @type {(text: string) => Uint8Array} */
const bytes = (text) => Uint8Array.from(
  atob(text.replace(/-/g, '+').replace(/_/g, '/')), (it) => it.charCodeAt(0));
/** @type {(buffer: ArrayBuffer | null) => string} */
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer ?? [])))
  .replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');

/** Returns the subscription; null if the push service does not answer: then an open page shows
 * notices. It is only created if the app has asked for notices, not by a mere permission.
 * @type {(isWanted: boolean) => Promise<object | null>} */
const address = async (isWanted) => {
  try {
    if (!isWanted) return null;
    const answer = await fetch('/~/push-key');
    if (!answer.ok) return null;
    const key = bytes((await answer.text()).trim());
    await navigator.serviceWorker.register('/~/sw.js', { scope: '/' });
    const { pushManager } = await navigator.serviceWorker.ready;
    let known = await pushManager.getSubscription();
    // The subscription of another server, or of an earlier key: it is useless.
    if (known && text(known.options.applicationServerKey) !== text(key)) {
      await known.unsubscribe();
      known = null;
    }
    known ||= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return { endpoint: known.endpoint, p256dh: text(known.getKey('p256dh')), auth: text(known.getKey('auth')) };
  } catch { return null; }
};
/** @type {Promise<object | null> | null} */
let pending = null;
/** Returns the subscription, or null after a while: a push service that cannot be reached may block
 * for minutes; the next call gets its result.
 * @type {(isWanted: boolean) => Promise<object | null>} */
const soon = (isWanted) => {
  const patience = pending ? 50 : 3000;
  pending ||= address(isWanted).finally(() => { pending = null; });
  return Promise.race([pending, new Promise((/** @type {(value: null) => void} */ done) => setTimeout(done, patience, null))]);
};
/** @type {(state: NotificationPermission, isWanted: boolean) => Promise<object>} */
export const allowance = async (state, isWanted) => (
  { state, address: state === 'granted' ? await soon(isWanted) : null });
/** Removes the subscription, so that messages to it are dropped. */
export const renew = async () => {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return allowance(Notification.permission, true);
};
/** Reports messages of other servers, as sw.js passes them on.
 * @type {(tell: (part: unknown) => void, signal: AbortSignal) => Promise<null>} */
export const watch = (tell, signal) => new Promise((done) => {
  /** @type {(event: MessageEvent) => void} */
  const hear = ({ data }) => { if (data?.remote) tell(data.remote); };
  navigator.serviceWorker.addEventListener('message', hear);
  signal.addEventListener('abort', () => {
    navigator.serviceWorker.removeEventListener('message', hear);
    done(null);
  });
});
