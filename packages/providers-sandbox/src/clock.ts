/** The sandbox's source of time. */
export type Clock = { now(): Date };

/** A clock that tests may move forward. */
export type AdjustableClock = Clock & {
  offsetSeconds(): number;
  advance(seconds: number): void;
  reset(): void;
};

/** Wraps a clock so that an offset in seconds can be added to it. */
export function adjustable(source: Clock): AdjustableClock {
  let offset = 0;
  return {
    now: () => new Date(source.now().getTime() + offset * 1000),
    offsetSeconds: () => offset,
    advance: (seconds) => {
      offset += seconds;
    },
    reset: () => {
      offset = 0;
    },
  };
}
