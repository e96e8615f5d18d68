import { links } from '@hafi/contract/core/links';
import { supportService } from '@hafi/contract/support/support-service';
import { sourceLocale } from '@hafi/i18n/locales';
import type { QueuedMessage } from '../../platform/outbox/transport.ts';
import type { Platform } from '../../platform/platform.ts';
import { contactForSupport, contactReceived } from './support.messages.ts';
import type { MessageRow } from './support.repo.ts';

type Outside = Pick<Platform, 'config' | 'translate' | 'origin'>;

/** The mail thread of a message. */
export const threadOf = ({ id }: Pick<MessageRow, 'id'>): string => `contact-${id}`;

/** To the support address: the whole message, which can be answered in the inbox or by mail. */
export function mailToSupport(
  { config, translate, origin }: Outside,
  row: MessageRow,
): QueuedMessage {
  const { reference, name, email, phone, subject, message, urgency } = row;
  const urgent = urgency === 'high' || urgency === 'emergency';
  const title = urgent ? contactForSupport.urgent : contactForSupport.subject;
  return {
    channel: 'mail',
    priority: urgency === 'emergency' ? 'urgent' : 'ordinary',
    to: config.SUPPORT_EMAIL,
    subject: translate(sourceLocale, title, { reference }),
    text: translate(sourceLocale, contactForSupport.text, {
      name,
      email,
      urgency,
      text: message,
      phone: phone ?? '-',
      subject: subject ?? '-',
      link: `${origin()}${links.adminMessage(row.id)}`,
    }),
    locale: sourceLocale,
    replyTo: email,
    thread: threadOf(row),
  };
}

/** To the sender, whose address is unverified: only the reference, nothing they wrote. */
export function mailToSender({ config, translate }: Outside, row: MessageRow): QueuedMessage {
  const { reference, locale, email } = row;
  const { answerHours: hours } = supportService;
  return {
    channel: 'mail',
    to: email,
    subject: translate(locale, contactReceived.subject, { reference }),
    text: translate(locale, contactReceived.text, { reference, hours }),
    locale,
    replyTo: config.SUPPORT_EMAIL,
    thread: threadOf(row),
  };
}
