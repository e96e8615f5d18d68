import type { ContactMessage } from '@hafi/contract/support/contact.schemas';
import type { Locale } from '@hafi/i18n/locales';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { answerMessage } from './answer-message.ts';
import { deleteMessagesOf, findMessagesOf } from './own-messages.repo.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { findAnswers, findByReference } from './support.repo.ts';

/** What a person has written to support, and what was answered. */
export const supportData: readonly PersonalData[] = [
  {
    name: 'supportMessages',
    async read(db, personId) {
      const rows = await findMessagesOf(db, personId);
      return Promise.all(
        rows.map(async ({ id, reference, name, email, phone, subject, message, createdAt }) => ({
          reference,
          name,
          email,
          phoneNumber: phone,
          subject,
          message,
          answers: (await findAnswers(db, id)).map(({ text }) => text),
          createdAt: dataTime(createdAt),
        })),
      );
    },
    erase: deleteMessagesOf,
  },
];

/** A message to support as somebody wrote it, and what was answered. */
export interface PastMessage {
  readonly body: Omit<ContactMessage, 'website'>;
  readonly locale: Locale;
  readonly personId: string | null;
}

/** Keeps a message by the same steps as the contact page, for seeds. Answers its id. */
export async function writeToSupport(platform: Platform, message: PastMessage): Promise<string> {
  const body = { ...message.body, website: '' };
  const from = { address: 'seed', requestKey: undefined };
  const reference = await sendContactMessage(platform, { ...message, ...from, body });
  const row = await findByReference(platform.db, reference);
  if (!row) throw new Error('the message was not kept');
  return row.id;
}

/** Answers a message as a coordinator, for seeds. */
export async function answerFromSupport(
  platform: Platform,
  actorId: string,
  answer: { messageId: string; text: string },
): Promise<void> {
  await answerMessage(platform, actorId, answer);
}
