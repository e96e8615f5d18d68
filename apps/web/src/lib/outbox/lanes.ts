import { dayInMs, minuteInMs } from '@hafi/base/time';

/** How entries of one urgency are sent. */
export interface LaneRules {
  /**
   * `by-thing`: entries about one thing are sent in order, different things independently.
   * `one-by-one`: all in order, but a failed entry does not block the next.
   */
  readonly order: 'by-thing' | 'one-by-one';
  /** Timeout of a request, in milliseconds. */
  readonly longestRequest: number;
  /** The longest pause between two attempts, in milliseconds. */
  readonly longestDelayMs: number;
  /**
   * After how many failures of the server itself an entry counts as refused, so that it no longer
   * holds up those after it; without it never. Not before `longestFailing` is over as well: a page that
   * is looked at again, or a network that comes back, makes many attempts within seconds.
   */
  readonly mostFailures?: number;
  /** Also sends while the page is hidden. */
  readonly unseen?: true;
}

const longestRequest = 20_000;

/** So long the server itself has to have failed at an entry before it counts as refused, in milliseconds. */
export const longestFailing = 10 * minuteInMs;

/**
 * The lanes of the outbox. They are independent, except that uploads wait for a pending emergency.
 */
export const lanes = {
  emergency: { order: 'by-thing', longestRequest, longestDelayMs: 15_000, unseen: true },
  daily: { order: 'by-thing', longestRequest, longestDelayMs: 5 * minuteInMs },
  /** The thing is the conversation: what waits in one does not hold up the others. */
  messages: { order: 'by-thing', longestRequest, longestDelayMs: minuteInMs, mostFailures: 5 },
  uploads: {
    order: 'one-by-one',
    longestRequest: 10 * minuteInMs,
    longestDelayMs: 5 * minuteInMs,
  },
} as const satisfies Record<string, LaneRules>;

export type Lane = keyof typeof lanes;

export const laneNames = Object.keys(lanes) as Lane[];

/** How long another person's entries stay on a shared phone, in milliseconds; emergencies stay. */
export const longestKept = 30 * dayInMs;

/** The rules of a lane. */
export const rulesOf = (lane: Lane): LaneRules => lanes[lane];
