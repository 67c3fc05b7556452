// The position of the device.

/** @typedef {{ exact: boolean, timeout: number | null, age: number, digits: number | null }} Wish */

const secure = () => {
  if (!isSecureContext) throw 'insecure';
  if (!navigator.geolocation) throw 'unsupported';
};
const reasons = ['failed', 'denied', 'unavailable', 'timeout'];
/** @type {(value: number | null) => number | null} */
const finite = (value) => (Number.isFinite(value) ? value : null);
/** Returns a position, rounded if the app requests only a rough one.
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
  // The rounding error is up to half of the cell; a degree has 111 km.
  const blur = 111000 / 10 ** digits;
  return {
    latitude: round(latitude), longitude: round(longitude), accuracy: Math.max(accuracy, blur), timestamp,
  };
};
/** @type {(asked: Wish) => PositionOptions} */
const options = ({ exact, timeout, age }) => ({
  enableHighAccuracy: exact, timeout: timeout ?? Infinity, maximumAge: age,
});

/** Returns the permission, without asking for it. */
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
/** Reports positions until it is cancelled; an attempt without a result ends it only if it was
 * refused.
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
