import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { sameSecret } from '../../../platform/secrets/secrets.ts';

const notice = z.object({
  transaction: z.object({ id: z.uuid() }),
  hash: z.optional(z.string()),
});

/**
 * The reference in Airtel's notice; null when it names none, or when the operator has a key and the
 * hash is not of it.
 */
export function readAirtelNotice(body: unknown, key: string | undefined): string | null {
  const parsed = notice.safeParse(body);
  if (!parsed.success) return null;
  const { hash, transaction } = parsed.data;
  // As it came: the order of its fields counts.
  const signed = { transaction: (body as { transaction: unknown }).transaction };
  if (key !== undefined && !isSigned(signed, hash ?? '', key)) return null;
  return transaction.id;
}

/** The hash is the HMAC-SHA256 of what stands beside it. */
const isSigned = (signed: object, hash: string, key: string): boolean =>
  sameSecret(hash, createHmac('sha256', key).update(JSON.stringify(signed)).digest('base64'));
