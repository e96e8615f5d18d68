import { createHash } from 'node:crypto';

/**
 * A stable account number as the real providers issue them: begins with `start`, has `length`
 * digits, and is always the same for an account.
 */
export function subjectOf(account: string, start: string, length: number): string {
  const hash = createHash('sha256').update(account.toLowerCase()).digest('hex');
  const digits = BigInt(`0x${hash}`)
    .toString()
    .slice(-(length - start.length));
  return start + digits.padStart(length - start.length, '0');
}
