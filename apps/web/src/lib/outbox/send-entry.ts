import { Problem } from '@hafi/contract/core/problem';
import { uploadErrors } from '@hafi/contract/core/uploads.errors';
import { call } from '../api.ts';
import { correctedTime } from '../clock/server-clock.ts';
import { mayPass } from '../may-pass.ts';
import { ownConnection } from '../realtime/connection.ts';
import type { AnyKind } from './entry-kind.ts';
import { longestFailing, rulesOf } from './lanes.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { newId } from './outbox-id.ts';

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

const isGone = (error: unknown): boolean =>
  error instanceof Problem && error.code === uploadErrors['upload-gone'].code;

/** From which age on an entry is late, in milliseconds. */
const lateAfter = 15_000;

/** When an entry was made, by the device's own clock. */
function madeAt({ at, deviceAt }: OutboxEntry): number {
  if (deviceAt !== undefined) return deviceAt;
  const now = Date.now();
  return at - (correctedTime(now).getTime() - now);
}

/** The body and the key of this attempt: what is sent late says when it was made. */
function asSentNow({ late, upload }: AnyKind, entry: OutboxEntry) {
  const { body, file, id, key } = entry;
  const made = madeAt(entry);
  if (upload || !late || Date.now() - made < lateAfter)
    return { body: upload ? body : (file ?? body), key };
  return { body: late(body as never, new Date(made)), key: id };
}

/** Writes what became known of an entry while it was sent to the device; an entry that is gone stays gone. */
export type KeepUpload = (
  entry: OutboxEntry,
  changes: Pick<Partial<OutboxEntry>, 'failedSince' | 'failures' | 'key' | 'upload'>,
) => Promise<void>;

/** Uploads the file of an entry, and names the upload in its body. */
async function withUpload(kind: AnyKind, entry: OutboxEntry, keep: KeepUpload) {
  const { file } = entry;
  if (!kind.upload || !file) return { state: 'whole', entry } as const;
  const { idOfUpload, uploadEntry } = await import('./upload-entry.ts');
  const outcome = await uploadEntry({
    entryId: entry.id,
    person: entry.person,
    file,
    purpose: kind.upload.purpose,
    begun: entry.upload,
    keep: (upload) => keep(entry, { upload }),
  });
  if (outcome.state !== 'whole') return outcome;
  const { named } = kind.upload;
  const body = named(entry.body as never, idOfUpload(outcome.upload)) as OutboxEntry['body'];
  return { state: 'whole', entry: { ...entry, body } } as const;
}

/** The server itself failed at it, not what stands between it and the device. */
export const isServerFailure = ({ code, status }: Pick<Problem, 'code' | 'status'>): boolean =>
  code === 'internal' && status === 500;

/** Attempts to send an entry. However often it is sent, it takes effect once. */
export async function sendEntry(
  kind: AnyKind,
  made: OutboxEntry,
  keep: KeepUpload,
): Promise<Outcome> {
  const { endpoint, lane } = kind;
  try {
    const uploaded = await withUpload(kind, made, keep);
    if (uploaded.state !== 'whole') return uploaded;
    const { entry } = uploaded;
    const { body, key } = asSentNow(kind, entry);
    const answer: unknown = await call(endpoint, {
      params: entry.params,
      body,
      idempotencyKey: key,
      signal: endingSignal(rulesOf(lane).longestRequest),
      connection: ownConnection(),
      person: entry.person,
    } as never);
    // An answer without our envelope is not from our server, but from a captive portal for example.
    const complete = typeof answer === 'object' && answer !== null && 'data' in answer;
    return complete ? { state: 'sent', answer } : { state: 'waiting' };
  } catch (error) {
    if (isGone(error) && made.upload) {
      // The server kept it for a day only: it is uploaded again, as another request.
      await keep(made, { upload: undefined, key: newId() });
      return { state: 'waiting' };
    }
    if (error instanceof Problem && !mayPass(error)) return { state: 'refused', problem: error };
    if (error instanceof Problem && isServerFailure(error)) {
      const { mostFailures = Number.POSITIVE_INFINITY } = rulesOf(lane);
      const failures = (made.failures ?? 0) + 1;
      const now = Date.now();
      // A clock that was set back since begins again.
      const failedSince = Math.min(made.failedSince ?? now, now);
      const isLong = now - failedSince >= longestFailing;
      if (failures >= mostFailures && isLong) return { state: 'refused', problem: error };
      if (mostFailures < Number.POSITIVE_INFINITY) await keep(made, { failures, failedSince });
    }
    return { state: 'waiting' };
  }
}
