import * as contract from '@hafi/contract/exchange/referral.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { heavyRead } from '../../../platform/rate-limit/heavy-read.ts';
import type { MedicineSource } from '../summary/gather-summary.ts';
import { writeReferral } from './write-referral.ts';

/** Rate limit, because drawing a PDF is expensive, and each is kept. */
const letters = { max: 30, seconds: 3600 };

/** The endpoint of letters of referral. */
export function referralHandlers(
  platform: Platform,
  { medicines }: { medicines: MedicineSource },
): readonly Handler[] {
  return [
    handle(contract.writeReferral, async ({ body, locale, params, principal }) => {
      await platform.rateLimiter.take(`referral:${principal.personId}`, letters);
      const wanted = { locale: body.locale ?? locale, medicines };
      const data = await heavyRead(platform, principal.personId, () =>
        writeReferral(platform, principal, params.id, body, wanted),
      );
      return { data };
    }),
  ];
}
