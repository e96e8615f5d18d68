/** Tells a run under way that more rows may be due. */
export interface Wake {
  /** Starts listening: resolves at the next {@link Wake.call}. Earlier calls are forgotten. */
  listen(): Promise<void>;
  call(): void;
  /** Whether it was called since the last {@link Wake.listen}. */
  readonly called: boolean;
}

export function createWake(): Wake {
  let woken = Promise.withResolvers<void>();
  let called = false;
  return {
    listen() {
      woken = Promise.withResolvers<void>();
      called = false;
      return woken.promise;
    },
    call() {
      called = true;
      woken.resolve();
    },
    get called() {
      return called;
    },
  };
}
