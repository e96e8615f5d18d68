import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import {
  type completeSocialSignIn as completeEndpoint,
  type requestSocialEmailCode as requestEndpoint,
  socialProviders,
} from '@hafi/contract/accounts/social.contract';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { accountMail, messages } from '../accounts.messages.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { finishSignIn } from '../sign-in/finish-sign-in.ts';
import type { OnNewOwner } from '../sign-in/first-proof.ts';
import { checkCode, countCodeRequest, makeCode, useCode } from '../sign-in/one-time-code.ts';
import { findTicket, takeTicket } from '../sign-in/tickets.repo.ts';
import { linkSocialAccount } from './link-social-account.ts';
import { isBrowserOf } from './social-browser.ts';

const newAccount = z.object({
  provider: z.enum(socialProviders),
  subject: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

/** The origin of a request, with the secret of the browser that went to the provider. */
type SocialOrigin = RequestOrigin & { readonly browser: string };

/**
 * The ticket of a pending social sign-in.
 * @throws Problem challenge-expired unless it is valid and belongs to this browser
 */
async function livingTicket({ db, clock }: Platform, secret: string, browser: string) {
  const ticket = await findTicket(db, 'social-completion', hashSecret(secret), clock.now());
  if (!ticket || !isBrowserOf(ticket.content, browser)) {
    throw new Problem(accountsErrors['challenge-expired']);
  }
  return ticket;
}

/** Mails a code to an address that the provider did not give, known here or not. */
export async function requestSocialEmailCode(
  platform: Platform,
  { email, ticket: secret }: ParsedInput<typeof requestEndpoint>['body'],
  from: SocialOrigin,
) {
  const ticket = await livingTicket(platform, secret, from.browser);
  await countCodeRequest(platform, from.address, `social:${ticket.id}`, `mail:${email}`);
  await inTransaction(platform, async (tx) => {
    const whom = `${ticket.id} ${email}`;
    const code = await makeCode(platform, tx, { purpose: 'social-email', whom });
    const mail = accountMail(platform, from.locale, email, 'email-code', { code });
    await tx.tell([mail]);
  });
  return { data: { message: platform.translate(from.locale, messages['email-code-sent']) } };
}

/** Completes a social sign-in by the code that verifies the address. */
export async function completeSocialSignIn(
  platform: Platform,
  { code: typed, email, ticket: secret }: ParsedInput<typeof completeEndpoint>['body'],
  from: SocialOrigin,
  onNewOwner: OnNewOwner,
) {
  const ticket = await livingTicket(platform, secret, from.browser);
  const codeFor = { purpose: 'social-email', whom: `${ticket.id} ${email}` } as const;
  const code = await checkCode(platform, from.address, codeFor, typed);
  if (!code) throw new Problem(accountsErrors['invalid-one-time-code']);
  const person = await inTransaction(platform, async (tx) => {
    await useCode(tx, code);
    const taken = await takeTicket(
      tx,
      'social-completion',
      ticket.secretHash,
      platform.clock.now(),
    );
    if (!taken) throw new Problem(accountsErrors['challenge-expired']);
    const profile = newAccount.parse(taken.content);
    const proved = { ...profile, email, locale: from.locale };
    return linkSocialAccount(platform, tx, proved, onNewOwner);
  });
  return finishSignIn(platform, person, { remembered: true, userAgent: from.userAgent });
}
