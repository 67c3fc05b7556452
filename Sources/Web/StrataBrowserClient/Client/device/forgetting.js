// What the browser keeps of the device beside the server: pages for when there is no connection, what is
// on the screen, and the address at which it is reached.

/** @type {Service} */
export const forget = async () => {
  // Cards on this page and in other windows (push.js), and pages that the worker is about to keep.
  new BroadcastChannel('forget').postMessage(1);
  if ('caches' in window) await caches.delete('pages');
  const registration = await navigator.serviceWorker?.getRegistration('/');
  const shown = await registration?.getNotifications() ?? [];
  shown.forEach((it) => it.close());
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  return true;
};
