// Names of a service worker that TypeScript's list of interfaces has for workers in general only.
declare const registration: ServiceWorkerRegistration;
declare const clients: Clients;
declare function skipWaiting(): Promise<void>;
