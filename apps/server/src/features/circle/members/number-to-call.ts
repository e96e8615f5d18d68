import type { Reachable } from '../../accounts/accounts.public.ts';
import type { MemberRow } from './members.repo.ts';

/**
 * The number at which a circle calls a member: proved by a code, or one that nobody can send a code to
 * and for which somebody of this circle vouches, while the owner's e-mail address is proved. For calls
 * between people only: it proves nothing of who writes or signs in.
 */
export function numberToCall(
  person: Pick<Reachable, 'emailProved' | 'phoneNumber' | 'phoneProved'> | undefined,
  member: Pick<MemberRow, 'vouchedPhone'> | undefined,
): string | null {
  if (!person) return null;
  const { emailProved, phoneNumber, phoneProved } = person;
  const isVouched = emailProved && member?.vouchedPhone === phoneNumber;
  return phoneProved || isVouched ? phoneNumber : null;
}
