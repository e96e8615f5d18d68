import type { AdjustableClock } from './clock.ts';

/** How callbacks are delivered. `delay` and `reorder` hold them back; see the README. */
export type CallbackFault = 'none' | 'drop' | 'duplicate' | 'delay' | 'reorder';

/**
 * What happens to the next provider calls: an error 500, no answer at all, or `lost`: the call
 * takes effect, but the connection is cut before the answer.
 */
export type HttpFault = { next: 500 | 'timeout' | 'lost'; times: number; only?: string };

/** Whether SMS reach the phone: `fail` reports that they do not, of `silent` nothing is heard. */
export type SmsFault = 'none' | 'fail' | 'silent';

/** The faults that a test can set. */
export type Faults = {
  callback: CallbackFault;
  http?: HttpFault;
  refund: 'none' | 'fail';
  sms: SmsFault;
};

/** Returns the fault for this path and counts it down; undefined when none applies. */
export function takeHttpFault(faults: Faults, path: string): HttpFault['next'] | undefined {
  const fault = faults.http;
  if (!fault || (fault.only !== undefined && !path.includes(fault.only))) return undefined;
  fault.times -= 1;
  if (fault.times <= 0) faults.http = undefined;
  return fault.next;
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
  const { callback, http, refund, sms, advanceSeconds, ...others } = body;
  const unknown = Object.keys(others).filter((key) => key !== 'release' && key !== 'reset');
  if (unknown.length > 0) return `Unknown switch: ${unknown.join(', ')}`;
  if (callback !== undefined && !isCallbackFault(callback)) return 'callback is not known';
  if (refund !== undefined && refund !== 'none' && refund !== 'fail') return 'refund is not known';
  if (sms !== undefined && !isSmsFault(sms)) return 'sms is not known';
  const seconds = advanceSeconds ?? 0;
  if (typeof seconds !== 'number' || !(seconds >= 0)) return 'advanceSeconds must be 0 or more';
  const httpFault = http === undefined || http === null ? undefined : toHttpFault(http);
  if (typeof httpFault === 'string') return httpFault;
  if (callback !== undefined) faults.callback = callback;
  if (refund !== undefined) faults.refund = refund;
  if (sms !== undefined) faults.sms = sms;
  if (http !== undefined) faults.http = httpFault;
  clock.advance(seconds);
  return undefined;
}

function isCallbackFault(value: unknown): value is CallbackFault {
  return ['none', 'drop', 'duplicate', 'delay', 'reorder'].includes(value as string);
}

function isSmsFault(value: unknown): value is SmsFault {
  return ['none', 'fail', 'silent'].includes(value as string);
}

function toHttpFault(value: unknown): HttpFault | string {
  if (typeof value !== 'object' || value === null) return 'http must be an object';
  const { next, times = 1, only } = value as Record<string, unknown>;
  if (next !== 500 && next !== 'timeout' && next !== 'lost') return 'http.next is not known';
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1) {
    return 'http.times must be a whole number from 1';
  }
  if (only !== undefined && typeof only !== 'string') return 'http.only must be a text';
  return { next, times, only };
}
