import { dayInKigali } from '@hafi/base/kigali-time';
import type { Tx } from '../../../platform/db/tx.ts';
import { startSms, stopSms } from '../../../platform/outbox/sms/sms-stops.repo.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countKey } from '../../../platform/rate-limit/count-failures.ts';
import { findByProvedNumber } from '../../accounts/accounts.public.ts';
import { callOf } from '../call-of.ts';
import { findElderOfPhone } from '../find-elder-of-phone.ts';
import { callGoesOn, type Reply } from './act-on-message.ts';
import { ofHelp } from './answer-message.ts';
import type { ChannelMessageRow } from './channel-messages.repo.ts';
import { replyTexts } from './reply.messages.ts';

/** Who called for help and sends "STOP" means the call, which an SMS cannot stop. */
async function meantCall(
  platform: Platform,
  { command, phone }: ChannelMessageRow,
): Promise<Reply | null> {
  const elder = command === 'stop' ? await findElderOfPhone(platform.db, phone) : undefined;
  const called = elder && (await callOf(platform, elder.id));
  return called ? callGoesOn(platform, called.standing) : null;
}

/**
 * Stops what is not urgent to a number, or lets it come again, and says so in one SMS; whoever's
 * number it is. What changes nothing, or comes in a flood, is answered once a day: it may be a machine.
 */
export async function stopOrStart(
  platform: Platform,
  tx: Tx,
  row: ChannelMessageRow,
  isFlood = false,
): Promise<string | null> {
  const { command, heardAt, phone } = row;
  const person = await findByProvedNumber(tx, phone);
  const call = await meantCall(platform, row);
  const change = () =>
    command === 'stop' ? stopSms(tx, phone, platform.clock.now()) : startSms(tx, phone);
  const hasChanged = !call && (await change());
  const { text: reply, values } = call ?? { text: command === 'stop' ? 'stopped' : 'started' };
  const text = platform.translate(person?.locale ?? 'rw', replyTexts[reply], values);
  const whom = countKey(platform, `channels-${command}`, phone);
  const once =
    (hasChanged || call) && !isFlood ? {} : { dedupeKey: `${whom}:${dayInKigali(heardAt)}` };
  const urgency = call ? ofHelp(platform) : {};
  const owner = person ? { personId: person.id } : {};
  const sms = { channel: 'sms', to: phone, subject: null, text, despiteStop: true } as const;
  await tx.tell([Object.assign(sms, owner, once, urgency)]);
  if (person && hasChanged) tx.changed('accounts', [person.id]);
  return person?.id ?? null;
}
