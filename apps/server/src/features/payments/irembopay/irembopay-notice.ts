import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { sameSecret } from '../../../platform/secrets/secrets.ts';
import type { ProviderNotice } from '../providers/payment-provider.ts';

const notice = z.object({ data: z.object({ transactionId: z.uuid() }) });

/** `t=<time>,s=<signature>`: the HMAC-SHA256, by the secret key, of the time, `#` and the bytes sent. */
function isSigned(header: unknown, sent: string, key: string): boolean {
  const [, at, signature] = /^t=(\d{1,20}), ?s=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  if (at === undefined || signature === undefined) return false;
  return sameSecret(signature, createHmac('sha256', key).update(`${at}#${sent}`).digest('hex'));
}

/** The reference in IremboPay's notice; null when it names none, or is not signed by the key. */
export function readIremboPayNotice(
  { body, headers, sent }: ProviderNotice,
  key: string,
): string | null {
  if (!isSigned(headers['irembopay-signature'], sent, key)) return null;
  const parsed = notice.safeParse(body);
  return parsed.success ? parsed.data.data.transactionId : null;
}
