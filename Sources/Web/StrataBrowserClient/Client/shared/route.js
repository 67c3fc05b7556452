// The path after a tab's name, such as `city/london`, which is the same for a screen in each tab.
/** @type {(address: string) => string | undefined} */
export const route = (address) => new URL(address).pathname.match(/[^/]+\/[^/]+$/)?.[0];
