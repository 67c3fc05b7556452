// Where the device is.

/** @typedef {{ exact: boolean, timeout: number | null, age: number, digits: number | null }} Wish */

const secure = () => {
  if (!isSecureContext) throw 'insecure';
  if (!navigator.geolocation) throw 'unsupported';
};
const reasons = ['failed', 'denied', 'unavailable', 'timeout'];
/** @type {(value: number | null) => number | null} */
const finite = (value) => (Number.isFinite(value) ? value : null);
/** Where the app wants to know only roughly, no more than that leaves the browser.
 * @type {(found: GeolocationPosition, digits: number | null) => object} */
const fix = ({ coords, timestamp }, digits) => {
  const { latitude, longitude, accuracy, altitude, altitudeAccuracy, heading, speed } = coords;
  if (digits === null) {
    return {
      latitude, longitude, accuracy, altitude: finite(altitude), timestamp, speed: finite(speed),
      altitudeAccuracy: finite(altitudeAccuracy), heading: finite(heading),
    };
  }
  /** @type {(value: number) => number} */
  const round = (value) => Number(value.toFixed(digits));
  // Half of the cell is what the rounding may be off; a degree has 111 km.
  const blur = 111000 / 10 ** digits;
  return {
    latitude: round(latitude), longitude: round(longitude), accuracy: Math.max(accuracy, blur), timestamp,
  };
};
/** @type {(asked: Wish) => PositionOptions} */
const options = ({ exact, timeout, age }) => ({
  enableHighAccuracy: exact, timeout: timeout ?? Infinity, maximumAge: age,
});

/** How far the person has allowed it, without asking. */
export const state = async () => {
  try { secure(); } catch (reason) { return reason; }
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch { return 'prompt'; }
};
/** @type {Service} */
export const once = (/** @type {Wish} */ asked) => {
  secure();
  return new Promise((done, refuse) => navigator.geolocation.getCurrentPosition(
    (found) => done(fix(found, asked.digits)), ({ code }) => refuse(reasons[code]), options(asked)));
};
/** Goes on until it is given up; that one try found nothing ends it only where it was refused.
 * @type {Service} */
export const watch = (/** @type {Wish} */ asked, tell, signal) => {
  secure();
  return new Promise((/** @type {(value?: undefined) => void} */ done, refuse) => {
    const watch = navigator.geolocation.watchPosition(
      (found) => tell(fix(found, asked.digits)),
      ({ code }) => (code === 1 ? refuse('denied') : tell({ problem: reasons[code] })), options(asked));
    signal.addEventListener('abort', () => {
      navigator.geolocation.clearWatch(watch);
      done();
    });
  });
};
