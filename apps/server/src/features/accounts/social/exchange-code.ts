import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { findPersonById } from '../people.repo.ts';
import { finishSignIn } from '../sign-in/finish-sign-in.ts';
import { takeTicket } from '../sign-in/tickets.repo.ts';
import { isBrowserOf } from './social-browser.ts';

/**
 * Exchanges the code from the address bar for a session: once, within 60 seconds, in the same
 * browser.
 */
export async function exchangeCode(
  platform: Platform,
  code: string,
  { browser, userAgent }: { readonly browser: string; readonly userAgent: string },
) {
  const { db, clock } = platform;
  const ticket = await takeTicket(db, 'exchange', hashSecret(code), clock.now());
  const mine = ticket?.personId && isBrowserOf(ticket.content, browser);
  const person = mine ? await findPersonById(db, ticket.personId ?? '') : undefined;
  if (!person) throw new Problem(accountsErrors['challenge-expired']);
  return finishSignIn(platform, person, { remembered: true, userAgent });
}
