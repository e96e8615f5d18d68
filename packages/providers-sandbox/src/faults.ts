import type { AdjustableClock } from './clock.ts';

/** How callbacks are delivered. `delay` and `reorder` hold them back; see the README. */
export const callbackFaults = ['none', 'drop', 'duplicate', 'delay', 'reorder'] as const;
export type CallbackFault = (typeof callbackFaults)[number];

/**
 * What happens to the next provider calls: an error 500, no answer at all, `lost`: the call takes
 * effect, but the connection is cut before the answer; `slow`: it takes effect after so many
 * `seconds`; `lie`: the answer is 200, but names nothing, and nothing is done.
 */
export const httpFaults = [500, 'timeout', 'lost', 'slow', 'lie'] as const;
export type HttpFault = {
  next: (typeof httpFaults)[number];
  times: number;
  only?: string;
  seconds?: number;
};

/** How long `slow` takes where nothing else is said, in seconds. */
const SLOW = 8;

/** Whether SMS reach the phone: `fail` reports that they do not, of `silent` nothing is heard. */
export const smsFaults = ['none', 'fail', 'silent'] as const;
export type SmsFault = (typeof smsFaults)[number];

/**
 * What the status of a successful payment tells: `amount`, `currency`, `payer` and `reference` name
 * another one than was asked for; `ambiguous` does not say how it ended, `unnumbered` not by which
 * number the provider knows it.
 */
export const tellFaults = [
  'none',
  'amount',
  'currency',
  'payer',
  'reference',
  'ambiguous',
  'unnumbered',
] as const;
export type TellFault = (typeof tellFaults)[number];

/**
 * What is wrong with lists of several pages: `gap` leaves the second page empty, `repeat` gives the first
 * one for each.
 */
export const listFaults = ['none', 'gap', 'repeat'] as const;
export type ListFault = (typeof listFaults)[number];

/** What becomes of refunds. */
export const refundFaults = ['none', 'fail', 'pending'] as const;
export type RefundFault = (typeof refundFaults)[number];

/** The faults that a test can set. */
export type Faults = {
  tell: TellFault;
  callback: CallbackFault;
  http?: HttpFault;
  /** `pending`: they stay so until the fault ends; MTN and Flutterwave. */
  refund: RefundFault;
  /** How often a card that pays on Flutterwave's page is charged. */
  charge: 'once' | 'twice';
  list: ListFault;
  sms: SmsFault;
};

/** Everything works. */
export const noFaults = (): Faults => ({
  callback: 'none',
  http: undefined,
  refund: 'none',
  charge: 'once',
  list: 'none',
  sms: 'none',
  tell: 'none',
});

/** Returns the fault for this path and counts it down; undefined when none applies. */
export function takeHttpFault(faults: Faults, path: string): HttpFault | undefined {
  const fault = faults.http;
  if (!fault || (fault.only !== undefined && !path.includes(fault.only))) return undefined;
  fault.times -= 1;
  if (fault.times <= 0) faults.http = undefined;
  return fault;
}

/**
 * Sets the faults that `body` names and keeps the others. Returns an error message for an invalid
 * `body`, otherwise undefined.
 */
export function changeFaults(
  faults: Faults,
  clock: AdjustableClock,
  body: Record<string, unknown>,
): string | undefined {
  const { callback, charge, http, list, refund, sms, tell, advanceSeconds, ...others } = body;
  const unknown = Object.keys(others).filter(
    (key) => !['release', 'reset', 'payers'].includes(key),
  );
  if (unknown.length > 0) return `Unknown switch: ${unknown.join(', ')}`;
  if (callback !== undefined && !isCallbackFault(callback)) return 'callback is not known';
  if (refund !== undefined && !isRefundFault(refund)) return 'refund is not known';
  if (charge !== undefined && charge !== 'once' && charge !== 'twice') return 'charge is not known';
  if (list !== undefined && !isListFault(list)) return 'list is not known';
  if (sms !== undefined && !isSmsFault(sms)) return 'sms is not known';
  if (tell !== undefined && !isTellFault(tell)) return 'tell is not known';
  const seconds = advanceSeconds ?? 0;
  if (typeof seconds !== 'number' || !(seconds >= 0)) return 'advanceSeconds must be 0 or more';
  const httpFault = http === undefined || http === null ? undefined : toHttpFault(http);
  if (typeof httpFault === 'string') return httpFault;
  if (callback !== undefined) faults.callback = callback;
  if (refund !== undefined) faults.refund = refund;
  if (charge !== undefined) faults.charge = charge;
  if (list !== undefined) faults.list = list;
  if (sms !== undefined) faults.sms = sms;
  if (tell !== undefined) faults.tell = tell;
  if (http !== undefined) faults.http = httpFault;
  clock.advance(seconds);
  return undefined;
}

function isCallbackFault(value: unknown): value is CallbackFault {
  return callbackFaults.some((each) => each === value);
}

function isRefundFault(value: unknown): value is RefundFault {
  return refundFaults.some((each) => each === value);
}

function isListFault(value: unknown): value is ListFault {
  return listFaults.some((each) => each === value);
}

function isSmsFault(value: unknown): value is SmsFault {
  return smsFaults.some((each) => each === value);
}

function isTellFault(value: unknown): value is TellFault {
  return tellFaults.some((each) => each === value);
}

const isHttpFault = (value: unknown): value is HttpFault['next'] =>
  httpFaults.some((each) => each === value);

function toHttpFault(value: unknown): HttpFault | string {
  if (typeof value !== 'object' || value === null) return 'http must be an object';
  const { next, times = 1, only, seconds } = value as Record<string, unknown>;
  if (!isHttpFault(next)) return 'http.next is not known';
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1) {
    return 'http.times must be a whole number from 1';
  }
  if (only !== undefined && typeof only !== 'string') return 'http.only must be a text';
  const wait = seconds ?? SLOW;
  if (typeof wait !== 'number' || !(wait > 0 && wait <= 60))
    return 'http.seconds must be 60 at most';
  return { next, times, only, ...(next === 'slow' ? { seconds: wait } : {}) };
}
