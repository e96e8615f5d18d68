/**
 * Makes calls rare: the first goes through at once, those that follow within `everyMs` go together at
 * the end of it.
 */
export function throttled(call: () => void, everyMs: number) {
  let resting: NodeJS.Timeout | undefined;
  let again = false;
  const rest = () => {
    resting = setTimeout(() => {
      resting = undefined;
      if (again) run();
    }, everyMs).unref();
  };
  const run = () => {
    again = false;
    call();
    rest();
  };
  return {
    call() {
      if (resting) again = true;
      else run();
    },
    stop() {
      clearTimeout(resting);
    },
  };
}
