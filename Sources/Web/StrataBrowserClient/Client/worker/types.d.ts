// Names of a service worker that TypeScript's library defines for workers in general only.
declare const registration: ServiceWorkerRegistration;
declare const clients: Clients;
declare function skipWaiting(): Promise<void>;
