import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { hourInMs } from '@hafi/base/time';
import type { Cron } from '../../../platform/due/cron.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type PaymentProvider, ProviderUnreachable } from '../providers/payment-provider.ts';
import { providersWithStatement } from '../providers/provider-of.ts';
import { receiveAllFurther } from '../together/receive-further.ts';
import { compareDay } from './compare-day.ts';
import { receiveListed } from './receive-listed.ts';
import { findLastFetched } from './reconciliation.repo.ts';

/** How long after midnight a day is over for a provider too, and coordinators are awake, in hours. */
const morning = 6;

/** From so many missing days on it is an error. */
const troublesome = 2;

/**
 * Fetches from the providers that give it the list of each day that is over, and compares it with our
 * books: after an outage all that were missed, in their order. The day before is fetched anew, because what
 * was under way then may have ended since. A list that does not come whole is asked for again an hour later.
 */
export const fetchStatements = (platform: Platform): Cron => ({
  id: 'payments.fetch-statements',
  at: { minute: 20 },
  async run() {
    for (const provider of providersWithStatement(platform)) await catchUp(platform, provider);
  },
});

async function catchUp(platform: Platform, provider: PaymentProvider): Promise<void> {
  const { clock, db, log } = platform;
  const last = addDays(dayInKigali(new Date(clock.now().getTime() - morning * hourInMs)), -1);
  const fetched = await findLastFetched(db, provider.notifier);
  if (fetched !== null && fetched >= last) return;
  let day = fetched ?? last;
  try {
    for (; day <= last; day = addDays(day, 1)) await fetchDay(platform, provider, day);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    const missed = { provider: provider.notifier, day, reason: error.message };
    const isTrouble = day <= addDays(last, -troublesome);
    log[isTrouble ? 'error' : 'warn'](missed, 'a provider did not give the list of a day');
  }
}

async function fetchDay(platform: Platform, provider: PaymentProvider, day: string): Promise<void> {
  const { method, notifier } = provider;
  const lines = (await provider.statement?.(day)) ?? [];
  await receiveListed(platform, method, lines, receiveAllFurther, { isNumbered: true });
  await compareDay(platform, { method, provider: notifier, day, lines, actorId: null });
}
