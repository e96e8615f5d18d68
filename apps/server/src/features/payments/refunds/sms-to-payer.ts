import { dayInKigali, instantAt, timeInKigali } from '@hafi/base/kigali-time';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findReachables } from '../../accounts/accounts.public.ts';
import {
  type NoticeValues,
  writeSms,
  writeValues,
} from '../../notifications/notifications.public.ts';
import type { PaymentRow } from '../payments.repo.ts';

interface Sms {
  readonly payment: Pick<PaymentRow, 'payerId' | 'phone'>;
  readonly text: { readonly id: string };
  readonly values: NoticeValues;
  /** The SMS is sent once per key, also when the notice has sent it already. */
  readonly key: string;
}

/**
 * Tells a payer about their money by SMS too, whatever channels they chose, in their language: to the
 * number from which it was paid, else to their own when it is proved. At night it waits for the morning.
 */
export async function smsToPayer(
  platform: Platform,
  tx: Tx,
  { key, payment, text, values }: Sms,
): Promise<void> {
  const person = (await findReachables(tx, [payment.payerId])).get(payment.payerId);
  const number = payment.phone ?? (person?.phoneProved ? person.phoneNumber : null);
  if (!person || !number) return;
  const { locale, region } = person;
  const words = platform.translate(locale, text, writeValues(values, locale, region));
  await tx.tell([
    {
      channel: 'sms',
      to: number,
      subject: null,
      text: writeSms(platform, locale, words),
      personId: person.id,
      dedupeKey: key,
      ...morningAfter(platform.clock.now()),
    },
  ]);
}

/** From when on an SMS may wake whoever it is for. */
function morningAfter(now: Date): { sendAfter?: Date } {
  const [day, time] = [dayInKigali(now), timeInKigali(now)];
  if (time < '07:00') return { sendAfter: instantAt(day, '07:00') };
  if (time < '21:00') return {};
  return { sendAfter: new Date(instantAt(day, '07:00').getTime() + 24 * 3_600_000) };
}
