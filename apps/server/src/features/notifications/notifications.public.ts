import type { ErrorText } from '@hafi/contract/core/errors';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import type { Notice } from './notice.ts';
import { mailTemplate, smsTemplate, subjectTemplate } from './notifications.messages.ts';
import { insertActivity, insertNotification } from './notifications.repo.ts';
import { type NoticeValues, writeValues } from './write-values.ts';

export type { Notice } from './notice.ts';
export type { NoticeValues } from './write-values.ts';

/** Puts a notification behind the bell, in the caller's transaction. */
export async function notify(tx: Db, notice: Notice): Promise<void> {
  await insertNotification(tx, notice);
}

/** Adds a line to a person's recent activity, in the caller's transaction. */
export async function recordActivity(
  tx: Db,
  personId: string,
  text: Pick<ErrorText, 'id'>,
  values: NoticeValues = {},
  at?: Date,
): Promise<void> {
  await insertActivity(tx, { personId, textId: text.id, values, at });
}

/**
 * Tells somebody on every channel they have: behind the bell, by mail and by SMS, in their own
 * language and in the caller's transaction (kick the outbox after it). `outside` replaces the text
 * where others may read along, in mail and SMS: no names of patients, no health words.
 */
export async function tell(
  platform: Pick<Platform, 'outbox' | 'translate' | 'origin'>,
  tx: Db,
  notice: Notice & { readonly outside?: Pick<ErrorText, 'id'> },
): Promise<void> {
  await notify(tx, notice);
  const person = (await findPeople(tx, [notice.personId])).get(notice.personId);
  if (!person) return;
  const { translate } = platform;
  const { locale, email, phoneNumber } = person;
  const written = writeValues(notice.values ?? {}, locale);
  const text = translate(locale, notice.outside ?? notice.text, written);
  const title = translate(locale, notice.title, written);
  const link = `${platform.origin()}${notice.link ?? '/dashboard'}`;
  const key = (channel: string) =>
    notice.dedupeKey ? { dedupeKey: `${notice.dedupeKey}:${channel}` } : {};
  await platform.outbox.add(tx, [
    ...(email
      ? [
          {
            channel: 'mail' as const,
            to: email,
            subject: translate(locale, subjectTemplate, { title }),
            text: translate(locale, mailTemplate, { name: person.name, text, link }),
            ...key('mail'),
          },
        ]
      : []),
    ...(phoneNumber
      ? [
          {
            channel: 'sms' as const,
            to: phoneNumber,
            subject: null,
            text: translate(locale, smsTemplate, { text }),
            ...key('sms'),
          },
        ]
      : []),
  ]);
}
