import { discreetLink } from '@hafi/contract/core/discreet-links';
import { links } from '@hafi/contract/core/links';
import type { OutboxRow } from '../../platform/outbox/outbox.repo.ts';
import type { QueuedMessage } from '../../platform/outbox/transport.ts';
import type { Reachable } from '../accounts/accounts.public.ts';
import { quietUntil } from './channels.ts';
import {
  mailTemplate,
  nextTemplate,
  smsTemplate,
  subjectTemplate,
} from './notifications.messages.ts';
import type { NotificationRow } from './notifications.repo.ts';
import { deviceAddress, type SubscriptionRow } from './push-subscriptions.repo.ts';
import type { Teller } from './write-messages.ts';
import { writeValues } from './write-values.ts';

/** The addresses of a person, in the order in which a notice takes them: devices, SMS, mail. */
function addressesOf(
  person: Reachable,
  devices: readonly SubscriptionRow[],
  urgent: boolean,
): readonly Pick<QueuedMessage, 'channel' | 'to'>[] {
  const { email, phoneNumber, phoneProved } = person;
  return [
    ...devices.map((device) => ({ channel: 'push' as const, to: deviceAddress(device) })),
    ...(phoneNumber && (phoneProved || urgent)
      ? [{ channel: 'sms' as const, to: phoneNumber }]
      : []),
    ...(email ? [{ channel: 'mail' as const, to: email }] : []),
  ];
}

/**
 * A notice on the next channel that was not tried, on all that are left when it is urgent; nothing
 * when none is left or it would come too late. It says the title only, which is fit for every
 * channel.
 */
export function writeNext(
  { clock, origin, translate }: Teller,
  notice: NotificationRow,
  person: Reachable,
  devices: readonly SubscriptionRow[],
  tried: readonly OutboxRow[],
): QueuedMessage[] {
  const urgent = notice.type === 'emergency';
  const left = addressesOf(person, devices, urgent).filter(
    ({ to }) => !tried.some(({ recipient }) => recipient === to),
  );
  const next = urgent ? left : left.filter(({ channel }) => channel === left[0]?.channel);
  const { choice, locale, region } = person;
  const sendAfter = urgent ? null : quietUntil(clock.now(), choice.quietHours, region.timeZone);
  const uselessAt = tried.find((message) => message.uselessAt)?.uselessAt;
  if (uselessAt && uselessAt <= (sendAfter ?? clock.now())) return [];

  const title = translate(locale, notice.titleId, writeValues(notice.values, locale, region));
  const text = translate(locale, nextTemplate, { title });
  const path = notice.link ?? links.dashboard;
  const link = `${origin()}${discreetLink(path)}`;
  const words = {
    push: { subject: title, text: path },
    sms: { subject: null, text: translate(locale, smsTemplate, { text }) },
    mail: {
      subject: translate(locale, subjectTemplate, { title }),
      text: translate(locale, mailTemplate, { name: person.name, text, link }),
      locale,
    },
  };
  return next.map(
    ({ channel, to }): QueuedMessage => ({
      ...words[channel],
      channel,
      to,
      priority: urgent ? 'urgent' : 'ordinary',
      personId: person.id,
      noticeId: notice.id,
      dedupeKey: `next:${notice.id}:${channel}:${to}`,
      ...(sendAfter ? { sendAfter } : {}),
      ...(uselessAt ? { uselessAt } : {}),
    }),
  );
}
