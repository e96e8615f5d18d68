import { smsParts, toGsmText } from '@hafi/base/sms-text';
import { minuteInMs } from '@hafi/base/time';
import type { Clock } from '../../clock/clock.ts';
import { ProviderRefused, type Transport } from '../transport.ts';
import type { SmsProvider, SmsProviderName } from './sms-provider.ts';

/** How long a provider that is down is asked after the others, in milliseconds. */
const restMs = minuteInMs;

/** Refusals that meet every SMS: keys that are not valid (any more), too many requests. */
const refusesAll = new Set([401, 402, 403, 429]);

/** Africa's Talking: the account has no money left. */
const noMoney = 405;

/** Whether the provider itself fails, and not only this SMS. */
function isDown(error: unknown): boolean {
  if (!(error instanceof ProviderRefused)) return true;
  const { protocol, status } = error;
  return status >= 500 || (protocol === 'sms' ? status === noMoney : refusesAll.has(status));
}

/**
 * Sends SMS through the first provider that takes it. One that is down is asked last for a minute,
 * so that an alarm does not wait for it. With `avoid`, a provider that took the SMS and did not
 * deliver it is asked last.
 *
 * A provider that does not answer in time may have taken the SMS: the person may then get it twice,
 * which is better than never.
 */
export function smsTransport(clock: Clock, providers: readonly SmsProvider[]): Transport {
  const restsUntil = new Map<SmsProviderName, number>();
  const isResting = ({ name }: SmsProvider) => (restsUntil.get(name) ?? 0) > clock.now().getTime();
  const inOrder = (avoid: string | null | undefined) => {
    const last = (each: SmsProvider) => (each.name === avoid ? 2 : isResting(each) ? 1 : 0);
    return providers.toSorted((one, other) => last(one) - last(other));
  };
  return async ({ avoid, text: written, to }) => {
    const text = toGsmText(written);
    let failure: unknown;
    for (const provider of inOrder(avoid)) {
      try {
        const reference = await provider.send({ to, text });
        restsUntil.delete(provider.name);
        return { provider: provider.name, reference, parts: smsParts(text) };
      } catch (error) {
        failure ??= error;
        if (isDown(error)) restsUntil.set(provider.name, clock.now().getTime() + restMs);
      }
    }
    throw failure;
  };
}
