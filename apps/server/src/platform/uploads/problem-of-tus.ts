import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { UploadPurpose } from '@hafi/contract/core/uploads';
import { uploadErrors } from '@hafi/contract/core/uploads.errors';
import { tooLarge } from './upload-purpose.ts';

/** What each status of tus means; anything else that is refused is a request it cannot read. */
const byStatus: Readonly<Record<number, () => Problem>> = {
  404: () => new Problem(coreErrors['not-found']),
  409: () => new Problem(uploadErrors['upload-elsewhere']),
  410: () => new Problem(coreErrors['not-found']),
  412: () => new Problem(uploadErrors['upload-version']),
  415: () => new Problem(coreErrors['unsupported-media-type']),
  423: () => new Problem(uploadErrors['upload-busy'], { retryAfterSeconds: 1 }),
};

/**
 * The problem of an answer of tus, which answers in plain English; null when it is none. A failure
 * of the server is tried again by the client: it knows how much has arrived.
 */
export async function problemOfTus(
  { status, body }: Response,
  purpose: UploadPurpose,
): Promise<Problem | null> {
  if (status < 400) return null;
  await body?.cancel();
  if (status === 413) return new Problem(tooLarge[purpose]);
  if (status >= 500) return new Problem(coreErrors.unavailable, { retryAfterSeconds: 1 });
  return byStatus[status]?.() ?? new Problem(coreErrors['unreadable-request']);
}
