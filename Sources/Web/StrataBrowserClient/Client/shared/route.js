// The same screen under another tab: what follows the tab's name is alike, such as `city/london`.
/** @type {(address: string) => string | undefined} */
export const route = (address) => new URL(address).pathname.match(/[^/]+\/[^/]+$/)?.[0];
