import { dayInMs } from '@hafi/base/time';
import { undoDays } from '@hafi/contract/accounts/contact-undo.contract';
import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import { accountSms } from '../account-sms.messages.ts';
import { accountMail } from '../accounts.messages.ts';
import type { PersonRow } from '../people.repo.ts';
import { findContactChanges, insertContactChange } from './contact-changes.repo.ts';

/** A change of a person's e-mail address or number; `to` is null when it is removed. */
export interface ContactChange {
  readonly kind: 'email' | 'phone';
  readonly to: string | null;
}

/**
 * Stores what stood there before, and sends a link that undoes the change to every address and
 * number that the account has, had before the change, or had within the days in which a change can
 * be undone: whoever took a session over may have changed one after the other. Numbers that were
 * never proved get nothing.
 */
export async function tellContactChange(
  platform: Platform,
  tx: Tx,
  before: PersonRow,
  { kind, to }: ContactChange,
): Promise<void> {
  const { clock, origin } = platform;
  const { email, emailVerified, id, locale, phoneNumber, phoneVerified } = before;
  const now = clock.now();
  const open = await findContactChanges(tx, id, now);
  const secret = newSecret();
  const byMail = kind === 'email';
  await insertContactChange(tx, {
    id: newId(),
    personId: id,
    kind,
    oldValue: byMail ? email : phoneNumber,
    oldProved: byMail ? emailVerified : phoneVerified,
    secretHash: hashSecret(secret),
    changedAt: now,
    expiresAt: new Date(now.getTime() + undoDays * dayInMs),
  });
  const undo = `${origin()}${links.undoContactChange(secret)}`;
  const earlier = (which: 'email' | 'phone') =>
    open.filter((each) => each.kind === which && (which === 'email' || each.oldProved));
  const noticeOf = (now: string | null, which: 'email' | 'phone') =>
    new Set([now, ...earlier(which).map(({ oldValue }) => oldValue)].filter((each) => each !== to));
  const mails = [...noticeOf(email, 'email')].flatMap((address) =>
    address ? [accountMail(platform, locale, address, `${kind}-changed`, { undo })] : [],
  );
  const texts = [...noticeOf(phoneVerified ? phoneNumber : null, 'phone')].flatMap((number) =>
    number ? [accountSms(platform, locale, number, 'contact-changed', { undo })] : [],
  );
  await tx.tell([...mails, ...texts]);
}
