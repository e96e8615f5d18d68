import { createHash } from 'node:crypto';

/**
 * A number for an account as the real providers give them out: it begins with `start`, has `length`
 * digits, and is the same each time for the same account.
 */
export function subjectOf(account: string, start: string, length: number): string {
  const hash = createHash('sha256').update(account.toLowerCase()).digest('hex');
  const digits = BigInt(`0x${hash}`)
    .toString()
    .slice(-(length - start.length));
  return start + digits.padStart(length - start.length, '0');
}
