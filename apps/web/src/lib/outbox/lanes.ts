import { dayInMs, minuteInMs } from '@hafi/base/time';

/** How what waits for the network goes out, of one urgency. */
export interface LaneRules {
  /**
   * `by-thing`: what is about one thing goes in order, about different things each for itself.
   * `in-order`: none goes before the one entered earlier has gone. `one-by-one`: each in its turn,
   * but one that fails lets the next one pass.
   */
  readonly order: 'by-thing' | 'in-order' | 'one-by-one';
  /** A request that takes longer is taken for dead, in milliseconds. */
  readonly longestRequest: number;
  /** The longest time between two tries, in milliseconds. */
  readonly longestPause: number;
  /** It is sent also while nobody sees the page. */
  readonly unseen?: true;
}

const longestRequest = 20_000;

/** The lanes of the outbox. None waits for another, but that files make way for an emergency. */
export const lanes = {
  emergency: { order: 'by-thing', longestRequest, longestPause: 15_000, unseen: true },
  daily: { order: 'by-thing', longestRequest, longestPause: 5 * minuteInMs },
  messages: { order: 'in-order', longestRequest, longestPause: 5 * minuteInMs },
  uploads: {
    order: 'one-by-one',
    longestRequest: 10 * minuteInMs,
    longestPause: 5 * minuteInMs,
  },
} as const satisfies Record<string, LaneRules>;

export type Lane = keyof typeof lanes;

export const laneNames = Object.keys(lanes) as Lane[];

/** Somebody else's entries on a shared phone are not kept for ever. */
export const longestKept = 30 * dayInMs;

/** The rules of a lane. */
export const rulesOf = (lane: Lane): LaneRules => lanes[lane];
