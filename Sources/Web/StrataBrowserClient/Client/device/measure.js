// The size of the window, and the height of the on-screen keyboard in front of it.

/** Bars of the browser may cover as much without being a keyboard. */
const bars = 80;
/** The pause, in ms, after which a size that was changed by dragging is reported. */
const pause = 100;

const measured = () => {
  const view = window.visualViewport;
  const covered = view ? Math.round(innerHeight - view.height * view.scale) : 0;
  return { width: innerWidth, height: innerHeight, keyboard: covered > bars ? covered : 0 };
};

/** Reports the size at once, and each later one, until it is cancelled.
 * @type {Service} */
export const watch = (_, tell, signal) => new Promise((/** @type {(value?: undefined) => void} */ done) => {
  /** @type {string | undefined} */
  let known;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const report = () => {
    const now = measured(), text = JSON.stringify(now);
    if (text !== known) tell(now);
    known = text;
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(report, pause);
  };
  addEventListener('resize', changed, { signal });
  window.visualViewport?.addEventListener('resize', changed, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    done();
  });
  report();
});
