import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type GivenAway, givenAwayMail } from '../accounts.messages.ts';
import { findPersonById } from '../people.repo.ts';

/**
 * Tells by mail, to the proved address of an account, what was given away from it just now: whoever has
 * taken over a session reads the bell, but hardly the mail.
 */
export async function warnByMail(
  platform: Platform,
  tx: Tx,
  personId: string,
  what: GivenAway,
): Promise<void> {
  const person = await findPersonById(tx, personId);
  if (!person?.email || !person.emailVerified) return;
  const { email, locale } = person;
  await tx.tell([givenAwayMail(platform, { email, locale }, what)]);
}
