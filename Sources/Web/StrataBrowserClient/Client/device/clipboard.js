// The clipboard. A browser lets a page write shortly after a person has pressed something.

/** @type {Service} */
export const write = async (/** @type {string} */ text) => {
  if (!navigator.clipboard) throw 'insecure';
  try {
    await navigator.clipboard.writeText(text);
  } catch { throw 'denied'; }
  return true;
};
