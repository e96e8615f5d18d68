/** Tells work under way that there may be more of it. */
export interface Wake {
  /** A promise that is kept at the next {@link Wake.call}; what was called before is forgotten. */
  listen(): Promise<void>;
  call(): void;
  /** Whether it was called since the last {@link Wake.listen}. */
  readonly called: boolean;
}

export function createWake(): Wake {
  let heard = Promise.withResolvers<void>();
  let called = false;
  return {
    listen() {
      heard = Promise.withResolvers<void>();
      called = false;
      return heard.promise;
    },
    call() {
      called = true;
      heard.resolve();
    },
    get called() {
      return called;
    },
  };
}
