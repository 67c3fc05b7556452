// Messages of push services, shown as system notifications.
import { on, own } from './scope.js';

/** @type {(notice: Record<string, any>) => Promise<void>} */
const show = ({ id, title, subtitle, body, silent, address, actions }) => {
  const text = [subtitle, body].filter(Boolean).join('\n');
  /** @type {NotificationOptions & { actions: object[] }} */
  const options = {
    body: text, tag: id, silent: Boolean(silent), data: { address }, icon: '/~/icon', badge: '/~/icon',
    actions: (actions || []).slice(0, 2).map((/** @type {{ id: string, title: string }} */ it) => (
      { action: it.id, title: it.title })),
  };
  return registration.showNotification(title, options);
};
/** Shows a message of another server in Apple's format, and passes it to open pages.
 * @type {(payload: Record<string, any>) => Promise<void>} */
const remote = async (payload) => {
  const { aps, url } = payload, alert = aps.alert ?? {};
  const words = typeof alert === 'string' ? { body: alert } : alert;
  const windows = await clients.matchAll({ type: 'window' });
  windows.forEach((it) => it.postMessage({ remote: payload }));
  return show({
    id: aps['thread-id'] ?? 'remote', title: words.title || location.hostname, subtitle: words.subtitle,
    body: words.body, silent: !aps.sound, address: url,
  });
};
/** @type {(address: string) => Promise<unknown>} */
const open = async (address) => {
  const [first] = await clients.matchAll({ type: 'window' });
  if (!first) return clients.openWindow(address);
  await first.focus();
  return first.navigate(address);
};
export const watchNotices = () => {
  // A browser must show every push message, or it stops receiving them: also an unreadable one.
  on('push', (event) => {
    /** @type {any} */
    let notice = null;
    // If it is unreadable, the name of the site is shown.
    try { notice = event.data?.json(); } catch {}
    if (typeof notice?.aps === 'object' && notice.aps) event.waitUntil(remote(notice));
    else event.waitUntil(show({ title: location.hostname, ...notice }));
  });
  on('notificationclick', (event) => {
    event.notification.close();
    if (event.action === 'dismiss') return;
    event.waitUntil(open(own(event.notification.data?.address || '/')));
  });
};
