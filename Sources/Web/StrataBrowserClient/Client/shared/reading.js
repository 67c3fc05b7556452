// Checks the server's messages against the schema of the wire protocol.

/** The types of fields, by letter (wire.js, `operationKinds`).
 * @type {Record<string, (value: any) => boolean>} */
const kinds = {
  i: (value) => Number.isInteger(value) && value >= 0,
  z: Number.isInteger,
  b: (value) => value === 0 || value === 1,
  t: (value) => typeof value === 'string',
  x: (value) => value === null || kinds.t(value),
  p: (value) => value === null || kinds.i(value) && value <= 100,
  l: (value) => Array.isArray(value) && value.every(kinds.i),
  d: (value) => Array.isArray(value) && fits(value, 'tt'),
  a: Array.isArray,
};
/** Returns whether the number of fields and their types are as required.
 * @type {(fields: unknown[], signs: string | undefined) => boolean} */
export const fits = (fields, signs) => {
  if (signs === undefined) return false;
  const [needed, more = ''] = signs.split('?'), all = needed + more;
  return fields.length >= needed.length && fields.length <= all.length
    && fields.every((value, n) => kinds[all[n]](value));
};
