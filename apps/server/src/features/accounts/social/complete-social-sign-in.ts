import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import {
  type completeSocialSignIn as completeEndpoint,
  type requestSocialEmailCode as requestEndpoint,
  socialProviders,
} from '@hafi/contract/accounts/social.contract';
import { Problem } from '@hafi/contract/core/problem';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { accountMail, messages } from '../accounts.messages.ts';
import { finishSignIn } from '../sign-in/finish-sign-in.ts';
import { checkCode, countCodeRequest, makeCode, useCode } from '../sign-in/one-time-code.ts';
import { findTicket, takeTicket } from '../sign-in/tickets.repo.ts';
import { linkSocialAccount } from './link-social-account.ts';
import { isBrowserOf } from './social-browser.ts';

const visitor = z.object({
  provider: z.enum(socialProviders),
  subject: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

/** @throws Problem challenge-expired unless the ticket lives and is this browser's */
async function livingTicket({ db, clock }: Platform, secret: string, cookie: string | undefined) {
  const ticket = await findTicket(db, 'social-completion', hashSecret(secret), clock.now());
  if (!ticket || !isBrowserOf(ticket.content, cookie)) {
    throw new Problem(accountsErrors['challenge-expired']);
  }
  return ticket;
}

/** Mails a code to the address that the provider did not give, known here or not. */
export async function requestSocialEmailCode(
  platform: Platform,
  call: Call<typeof requestEndpoint>,
) {
  const { email } = call.body;
  const ticket = await livingTicket(platform, call.body.ticket, call.headers.cookie);
  await countCodeRequest(platform, call.address, `social:${ticket.id}`, `mail:${email}`);
  await inTransaction(platform, async (tx) => {
    const whom = `${ticket.id} ${email}`;
    const code = await makeCode(platform, tx, { purpose: 'social-email', whom });
    const mail = accountMail(platform, call.locale, email, 'email-code', { code });
    await tx.tell([mail]);
  });
  return { data: { message: platform.translate(call.locale, messages['email-code-sent']) } };
}

/** Finishes a social sign-in with the code that proves the address. */
export async function completeSocialSignIn(
  platform: Platform,
  call: Call<typeof completeEndpoint>,
) {
  const { email, code: typed } = call.body;
  const ticket = await livingTicket(platform, call.body.ticket, call.headers.cookie);
  const codeFor = { purpose: 'social-email', whom: `${ticket.id} ${email}` } as const;
  const code = await checkCode(platform, call.address, codeFor, typed);
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
    const profile = visitor.parse(taken.content);
    return linkSocialAccount(platform, tx, { ...profile, email, locale: call.locale });
  });
  return finishSignIn(platform, call, person, true);
}
