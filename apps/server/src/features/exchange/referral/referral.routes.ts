import * as contract from '@hafi/contract/exchange/referral.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { MedicineSource } from '../summary/gather-summary.ts';
import { writeReferral } from './write-referral.ts';

/** The endpoint of letters of referral. */
export function referralHandlers(
  platform: Platform,
  { medicines }: { medicines: MedicineSource },
): readonly Handler[] {
  return [
    handle(contract.writeReferral, async ({ body, locale, params, principal }) => {
      const wanted = { locale: body.locale ?? locale, medicines };
      return { data: await writeReferral(platform, principal, params.id, body, wanted) };
    }),
  ];
}
