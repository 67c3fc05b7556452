// Removes the browser's data of the device: offline pages, shown notifications, and the push
// subscription.

/** @type {Service} */
export const forget = async () => {
  // At once for this page, which may be about to have itself stored (keeping.js).
  dispatchEvent(new Event('forget'));
  // Notices on this page and in other windows (push.js), and pages that the worker is about to
  // store.
  new BroadcastChannel('forget').postMessage(1);
  if ('caches' in window) await caches.delete('pages');
  const registration = await navigator.serviceWorker?.getRegistration('/');
  const shown = await registration?.getNotifications() ?? [];
  shown.forEach((it) => it.close());
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  return true;
};
