import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, newShortSecret } from '../../../platform/secrets/secrets.ts';
import type { Reachable } from '../../accounts/accounts.public.ts';
import { smsNumberOf, tellEach, writeSms } from '../../notifications/notifications.public.ts';
import type { AlertTarget } from '../course/whom-to-ask.ts';
import { updateAgreement } from './agreements.repo.ts';
import {
  protectionTitles,
  questionReply,
  questionSms,
  questionSmsReply,
  questionText,
  testText,
} from './protection.messages.ts';

/** The longest name in a text: with it an SMS has at most two parts. */
const longestName = 60;

/** A question to one contact. */
interface Question {
  /** The row of the agreement, which is locked. */
  readonly id: string;
  readonly elder: Reachable;
  readonly target: AlertTarget;
  /** Who asks; null for the clock. */
  readonly by: string | null;
}

/** Asks a contact whether they can be reached, and remembers by which messages. */
export async function writeQuestion(
  platform: Platform,
  tx: Tx,
  { target: { contact, person }, by, elder, id }: Question,
): Promise<void> {
  const now = platform.clock.now();
  const token = newShortSecret();
  const key = `question:${id}:${now.toISOString()}`;
  const values = { elder: elder.name.slice(0, longestName) };
  let noticeId: string | null = null;
  if (person) {
    const notice = {
      personId: person.id,
      type: 'family' as const,
      // What is given up on one channel goes on to the next.
      priority: 'high' as const,
      aboutPhone: true as const,
      title: protectionTitles.question,
      text: questionText,
      values,
      link: links.protection(elder.id),
      smsLink: links.contactQuestionBy(token),
      replyBySms: questionReply,
      at: now,
      dedupeKey: key,
    };
    const ids = await tellEach(platform, tx, {
      by,
      notices: [notice],
      known: new Map([[person.id, person]]),
    });
    noticeId = ids.get(notice) ?? null;
  } else if (contact) {
    noticeId = newId();
    const number = smsNumberOf(platform.config);
    const words =
      number === undefined
        ? platform.translate(elder.locale, questionSms, values)
        : platform.translate(elder.locale, questionSmsReply, { ...values, number });
    await tx.tell([
      {
        channel: 'sms',
        to: contact.phone,
        subject: null,
        text: writeSms(platform, elder.locale, words, links.contactQuestionBy(token)),
        noticeId,
        dedupeKey: key,
      },
    ]);
  }
  await updateAgreement(tx, id, { askedAt: now, noticeId, tokenHash: hashSecret(token) });
}

/**
 * Sends a message to a member who says unasked that they can be reached, as a question would have
 * been: when it does not arrive, the agreement does not count.
 */
export async function writeTest(
  platform: Platform,
  tx: Tx,
  { elder, id, person }: Pick<Question, 'elder' | 'id'> & { readonly person: Reachable },
): Promise<void> {
  const now = platform.clock.now();
  const notice = {
    personId: person.id,
    type: 'family' as const,
    priority: 'high' as const,
    title: protectionTitles.test,
    text: testText,
    values: { elder: elder.name.slice(0, longestName) },
    link: links.protection(elder.id),
    at: now,
    dedupeKey: `question:${id}:${now.toISOString()}`,
  };
  const ids = await tellEach(platform, tx, {
    by: null,
    notices: [notice],
    known: new Map([[person.id, person]]),
  });
  await updateAgreement(tx, id, { askedAt: now, noticeId: ids.get(notice) ?? null });
}
