import { Problem } from '@hafi/contract/core/problem';
import { call } from '../api.ts';
import { mayPass } from '../may-pass.ts';
import { ownConnection } from '../realtime/connection.ts';
import type { AnyKind } from './entry-kind.ts';
import { rulesOf } from './lanes.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** What became of an entry: the server has it, it waits, or the server said no. */
export type Outcome<A = unknown> =
  /** The answer is known to the page that has sent it alone. */
  | { readonly state: 'sent'; readonly answer: A | undefined }
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly problem: Problem };

/** Ends a request after so many milliseconds. Chrome before 103 has no `AbortSignal.timeout`. */
function endingSignal(milliseconds: number): AbortSignal {
  if (typeof AbortSignal.timeout === 'function') return AbortSignal.timeout(milliseconds);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

/** Sends an entry once. Sent again, after whatever ended the first time, it counts once. */
export async function sendEntry(
  { endpoint, lane }: AnyKind,
  { body, file, key, params }: OutboxEntry,
): Promise<Outcome> {
  try {
    const answer: unknown = await call(endpoint, {
      params,
      body: file ?? body,
      idempotencyKey: key,
      signal: endingSignal(rulesOf(lane).longestRequest),
      connection: ownConnection(),
    } as never);
    // Whatever is not our envelope is not our server: a hotspot that wants to be paid first.
    const whole = typeof answer === 'object' && answer !== null && 'data' in answer;
    return whole ? { state: 'sent', answer } : { state: 'waiting' };
  } catch (error) {
    if (error instanceof Problem && !mayPass(error)) return { state: 'refused', problem: error };
    return { state: 'waiting' };
  }
}
