import type { getWaiting as contract } from '@hafi/contract/admin/admin.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import type { Platform } from '../../platform/platform.ts';
import { countClaimsWaiting } from '../circle/circle.public.ts';
import { countOpenReports } from '../messages/messages.public.ts';
import { countBankLinesWaiting, countHanging } from '../payments/payments.public.ts';
import { countOpenMessages } from '../support/support.public.ts';
import { countWaiting } from '../vetting/vetting.public.ts';

/** How much waits for a coordinator in each part of the work; counts alone, for every page. */
export async function getWaiting({
  clock,
  db,
}: Platform): Promise<Answer<typeof contract>['data']> {
  const [papers, claims, inbox, reports, payments, bankLines] = await Promise.all([
    countWaiting(db),
    countClaimsWaiting(db),
    countOpenMessages(db),
    countOpenReports(db),
    countHanging(db, clock.now()),
    countBankLinesWaiting(db),
  ]);
  return { people: papers + claims, inbox, reports, payments, bankLines };
}
