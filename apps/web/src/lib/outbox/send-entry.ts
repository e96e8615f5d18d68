import { Problem } from '@hafi/contract/core/problem';
import { call } from '../api.ts';
import { correctedTime } from '../clock/server-clock.ts';
import { mayPass } from '../may-pass.ts';
import { ownConnection } from '../realtime/connection.ts';
import type { AnyKind } from './entry-kind.ts';
import { rulesOf } from './lanes.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** The outcome of sending an entry: sent, still waiting, or refused by the server. */
export type Outcome<A = unknown> =
  /** The answer is known only to the page that sent it. */
  | { readonly state: 'sent'; readonly answer: A | undefined }
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly problem: Problem };

/** Aborts a request after `milliseconds`. Chrome before 103 lacks `AbortSignal.timeout`. */
function endingSignal(milliseconds: number): AbortSignal {
  if (typeof AbortSignal.timeout === 'function') return AbortSignal.timeout(milliseconds);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

/** From which age on an entry is late, in milliseconds. */
const lateAfter = 15_000;

/** When an entry was made, by the device's own clock. */
function madeAt({ at, deviceAt }: OutboxEntry): number {
  if (deviceAt !== undefined) return deviceAt;
  const now = Date.now();
  return at - (correctedTime(now).getTime() - now);
}

/** The body and the key of this attempt: what is sent late says when it was made. */
function asSentNow({ late }: AnyKind, entry: OutboxEntry) {
  const { body, file, id, key } = entry;
  const made = madeAt(entry);
  if (!late || Date.now() - made < lateAfter) return { body: file ?? body, key };
  return { body: late(body as never, new Date(made)), key: id };
}

/** Attempts to send an entry. However often it is sent, it takes effect once. */
export async function sendEntry(kind: AnyKind, entry: OutboxEntry): Promise<Outcome> {
  const { endpoint, lane } = kind;
  try {
    const { body, key } = asSentNow(kind, entry);
    const answer: unknown = await call(endpoint, {
      params: entry.params,
      body,
      idempotencyKey: key,
      signal: endingSignal(rulesOf(lane).longestRequest),
      connection: ownConnection(),
    } as never);
    // An answer without our envelope is not from our server, but from a captive portal for example.
    const whole = typeof answer === 'object' && answer !== null && 'data' in answer;
    return whole ? { state: 'sent', answer } : { state: 'waiting' };
  } catch (error) {
    if (error instanceof Problem && !mayPass(error)) return { state: 'refused', problem: error };
    return { state: 'waiting' };
  }
}
