import { toGsmText } from '@hafi/base/sms-text';
import { minuteInMs } from '@hafi/base/time';
import type { Clock } from '../../clock/clock.ts';
import { failureCode } from '../failure-code.ts';
import { type Receipt, RecipientGone, type Transport } from '../transport.ts';
import { isDown, isForGood } from './refusals.ts';
import type { SmsProvider, SmsProviderName } from './sms-provider.ts';

/** How long a provider that is down is asked after the others, in milliseconds. */
const restMs = minuteInMs;

/**
 * How long a provider may take to answer, in milliseconds: two that hang must end before the lease of
 * the message does. A call for help goes on to the next one much sooner; the last one has longer.
 */
const answerInMs = 12_000;
const urgentAnswerInMs = 4000;

/**
 * Sends SMS through the first provider that takes it. One that is down is asked last for a minute,
 * so that an alarm does not wait for it. With `avoid`, a provider that took the SMS and did not
 * deliver it is asked last.
 *
 * A provider that does not answer in time, or without an id, may have taken the SMS: the person may
 * then get it twice, which is better than never. When no other takes it either, an answer without an
 * id counts as taken: each further attempt would send it again.
 *
 * Of several failures that of a provider is told before that of the number, which would hide that
 * an account is dead. A number that every provider refuses for good is gone: the notice takes its
 * next channel at once.
 */
export function smsTransport(clock: Clock, providers: readonly SmsProvider[]): Transport {
  const restsUntil = new Map<SmsProviderName, number>();
  const isResting = ({ name }: SmsProvider) => (restsUntil.get(name) ?? 0) > clock.now().getTime();
  const inOrder = (avoid: string | null | undefined) => {
    const last = (each: SmsProvider) => (each.name === avoid ? 2 : isResting(each) ? 1 : 0);
    return providers.toSorted((one, other) => last(one) - last(other));
  };
  return async ({ avoid, priority, text: written, to }, tried = () => undefined) => {
    const text = toGsmText(written);
    const order = inOrder(avoid);
    const failures: unknown[] = [];
    let unclear: Receipt | undefined;
    for (const provider of order) {
      const { name } = provider;
      const isHurried = priority === 'urgent' && provider !== order.at(-1);
      const note = (outcome: string) =>
        tried({ provider: name, at: clock.now().toISOString(), outcome });
      try {
        const taken = await provider.send({ to, text }, isHurried ? urgentAnswerInMs : answerInMs);
        note(taken.reference === null ? 'unclear' : 'taken');
        restsUntil.delete(name);
        if (taken.reference !== null) return { provider: name, ...taken };
        unclear ??= { provider: name, ...taken };
      } catch (error) {
        note(failureCode(error));
        failures.push(error);
        if (isDown(error)) restsUntil.set(name, clock.now().getTime() + restMs);
      }
    }
    if (unclear) return unclear;
    if (failures.every(isForGood)) throw new RecipientGone('no provider serves this number');
    throw failures.find(isDown) ?? failures[0];
  };
}
