import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { ContactMessage } from '@hafi/contract/support/contact.schemas';
import { foldText } from '@hafi/i18n/find-words';
import type { Locale } from '@hafi/i18n/locales';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { contactHash, countMessage } from './contact-limits.ts';
import { mailToSender, mailToSupport } from './contact-mails.ts';
import { newReference } from './reference.ts';
import { findByRequestKey, insertMessage, type MessageRow, openRank } from './support.repo.ts';
import { tellCoordinators } from './tell-coordinators.ts';

/** A message and its origin. */
export interface Sent {
  readonly body: ContactMessage;
  readonly locale: Locale;
  /** Null for a visitor. */
  readonly personId: string | null;
  /** The network address, for rate limits. */
  readonly address: string;
  /** The idempotency key: the same key is the same message. */
  readonly requestKey: string | undefined;
}

/**
 * Stores a message, mails it to support and a reference to its sender, and notifies the
 * coordinators. A message caught by the form's honeypot gets the same answer, but is not stored.
 * Returns the reference.
 * @throws Problem too-many-requests, idempotency-key-reused
 */
export async function sendContactMessage(platform: Platform, sent: Sent): Promise<string> {
  if (sent.body.website !== '') return newReference();
  const row = rowOf(platform, sent);
  const before = await referenceOfSame(platform, row);
  if (before) return before;
  await countMessage(platform, { address: sent.address, email: row.email });
  const isNew = await inTransaction(platform, async (tx) => {
    if (!(await insertMessage(tx, row))) return false;
    await tx.tell([mailToSupport(platform, row), mailToSender(platform, row)]);
    await tellCoordinators(tx, row);
    return true;
  });
  if (isNew) return row.reference;
  return (await referenceOfSame(platform, row)) ?? sendContactMessage(platform, sent);
}

async function referenceOfSame({ db }: Platform, row: MessageRow): Promise<string | null> {
  if (row.requestKey === null) return null;
  const known = await findByRequestKey(db, row.requestKey);
  if (!known) return null;
  if (known.fingerprint !== row.fingerprint)
    throw new Problem(coreErrors['idempotency-key-reused']);
  return known.reference;
}

function rowOf(platform: Platform, sent: Sent): MessageRow {
  const { body, locale, personId, requestKey } = sent;
  const { name, email, message, urgency } = body;
  const subject = body.subject ?? null;
  const phone = body.phone || null;
  const reference = newReference();
  return {
    id: newId(),
    reference,
    personId,
    name,
    email,
    phone,
    subject,
    message,
    urgency,
    locale,
    state: 'open',
    rank: openRank(urgency),
    searched: foldText([reference, name, email, subject ?? '', message].join('\n')),
    requestKey: requestKey === undefined ? null : contactHash(platform, 'request', requestKey),
    fingerprint: contactHash(platform, personId, name, email, phone, subject, message, urgency),
    createdAt: platform.clock.now(),
  };
}
