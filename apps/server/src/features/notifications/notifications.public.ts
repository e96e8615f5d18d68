import type { ErrorText } from '@hafi/contract/core/errors';
import type { Db } from '../../platform/db/database.ts';
import type { QueuedMessage } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReachable, findSessionIds } from '../accounts/accounts.public.ts';
import { chooseWay } from './channels.ts';
import type { Notice } from './notice.ts';
import { mailTemplate, smsTemplate, subjectTemplate } from './notifications.messages.ts';
import { insertActivity, insertNotification } from './notifications.repo.ts';
import { noticeData } from './own-notices.ts';
import { deleteSubscriptions, findSubscriptions } from './push-subscriptions.repo.ts';
import { type NoticeValues, writeValues } from './write-values.ts';

export type { Notice } from './notice.ts';
export type { NoticeValues } from './write-values.ts';
export { noticeData };

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
 * Tells somebody in their own language, in the caller's transaction (kick the outbox after it):
 * behind the bell, and outside on the channels that they chose, after their quiet hours unless it
 * is an emergency. `outside` replaces the text where others may read along, in mail and SMS: no
 * names of patients, no health words. A push shows the title only.
 */
export async function tell(
  platform: Pick<Platform, 'clock' | 'outbox' | 'translate' | 'origin'>,
  tx: Db,
  notice: Notice & { readonly outside?: Pick<ErrorText, 'id'> },
): Promise<void> {
  await notify(tx, notice);
  const person = await findReachable(tx, notice.personId);
  if (!person) return;
  const { choice, email, locale, phoneNumber, region } = person;
  const now = platform.clock.now();
  const devices = await findDevices(tx, person.id, now);
  const way = chooseWay(
    {
      hasEmail: email !== null,
      hasPhone: phoneNumber !== null,
      devices: devices.length,
      choice,
      timeZone: region.timeZone,
    },
    { urgent: notice.type === 'emergency', uselessAt: notice.uselessAt },
    now,
  );
  const { translate } = platform;
  const written = writeValues(notice.values ?? {}, locale, region);
  const text = translate(locale, notice.outside ?? notice.text, written);
  const title = translate(locale, notice.title, written);
  const path = notice.link ?? '/dashboard';
  const link = `${platform.origin()}${path}`;
  const common = (name: string) => ({
    ...(notice.dedupeKey ? { dedupeKey: `${notice.dedupeKey}:${name}` } : {}),
    ...(way.sendAfter ? { sendAfter: way.sendAfter } : {}),
  });
  const messages: QueuedMessage[] = [];
  if (way.email && email) {
    const subject = translate(locale, subjectTemplate, { title });
    const body = translate(locale, mailTemplate, { name: person.name, text, link });
    messages.push({ channel: 'mail', to: email, subject, text: body, ...common('mail') });
  }
  if (way.sms && phoneNumber) {
    const body = translate(locale, smsTemplate, { text });
    messages.push({ channel: 'sms', to: phoneNumber, subject: null, text: body, ...common('sms') });
  }
  for (const { sessionId, endpoint, p256dh, auth } of way.push ? devices : []) {
    const to = JSON.stringify({ endpoint, keys: { p256dh, auth } });
    messages.push({
      ...{ channel: 'push', to, subject: title, text: path },
      ...common(`push:${sessionId}`),
    });
  }
  await platform.outbox.add(tx, messages);
}

/** The devices that show pushes and are signed in still. */
async function findDevices(tx: Db, personId: string, now: Date) {
  const devices = await findSubscriptions(tx, personId);
  if (devices.length === 0) return [];
  const living = await findSessionIds(tx, personId, now);
  return devices.filter(({ sessionId }) => living.has(sessionId));
}

/** A push service says that a device takes no more: it is forgotten. */
export async function forgetDevice(db: Db, endpoint: string): Promise<void> {
  await deleteSubscriptions(db, { endpoint });
}
