import type { TestClock } from '../test-clock.ts';

/**
 * Runs many scripts by one controlled clock: each waits by `pass`, and the clock moves on only when all
 * of them wait or are over, so that no time passes for real.
 */
export function createWaiting(clock: TestClock) {
  let sleeping: { readonly until: number; wake(): void }[] = [];
  let awake = 0;
  let whenAsleep = () => {};
  const sleep = () => {
    awake -= 1;
    if (awake === 0) whenAsleep();
  };
  const allAsleep = () =>
    new Promise<void>((resolve) => {
      if (awake === 0) resolve();
      else whenAsleep = resolve;
    });
  return {
    /** Waits until so many seconds have passed, or a little longer. */
    pass: (seconds: number): Promise<void> =>
      new Promise((resolve) => {
        sleeping.push({ until: clock.now().getTime() + seconds * 1000, wake: resolve });
        sleep();
      }),
    /**
     * Runs all to their end. `tick` moves the clock by at least so many seconds; it may return what goes
     * on while the scripts act.
     */
    async run(
      scripts: readonly (() => Promise<void>)[],
      tick: (atLeast: number) => Promise<{ readonly besides: Promise<unknown> }>,
    ): Promise<void> {
      const failures: unknown[] = [];
      awake = scripts.length;
      for (const script of scripts) {
        void script()
          .catch((error) => failures.push(error))
          .then(sleep);
      }
      await allAsleep();
      while (sleeping.length > 0) {
        const next = Math.min(...sleeping.map(({ until }) => until));
        const { besides } = await tick(Math.max(0, (next - clock.now().getTime()) / 1000));
        const now = clock.now().getTime();
        const ready = sleeping.filter(({ until }) => until <= now);
        sleeping = sleeping.filter(({ until }) => until > now);
        awake = ready.length;
        for (const { wake } of ready) wake();
        await Promise.all([besides, allAsleep()]);
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
