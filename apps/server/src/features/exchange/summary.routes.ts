import * as contract from '@hafi/contract/exchange/summary.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { heavyRead } from '../../platform/rate-limit/heavy-read.ts';
import type { MedicineSource } from './gather-summary.ts';
import { getSummary, openSummary } from './get-summary.ts';

/** Rate limit, because drawing a PDF is expensive. */
const opens = { max: 60, seconds: 3600 };

const headers = (setHeader: (name: string, value: string) => void) => {
  setHeader('content-disposition', 'inline; filename="hafi-summary.pdf"');
  setHeader('cache-control', 'no-store');
  setHeader('x-robots-tag', 'noindex');
};

/** Endpoints of the clinic summary. */
export function summaryHandlers(
  platform: Platform,
  { medicines }: { medicines: MedicineSource },
): readonly Handler[] {
  return [
    handle(contract.getSummary, async ({ locale, params, principal, query, setHeader }) => {
      await platform.rateLimiter.take(`summary:${principal.personId}`, opens);
      headers(setHeader);
      const wanted = { locale: query.locale ?? locale, medicines };
      return heavyRead(platform, principal.personId, () =>
        getSummary(platform, principal, params.id, wanted),
      );
    }),
    handle(contract.openSummary, async ({ address, locale, params, query, setHeader }) => {
      await platform.rateLimiter.take(`summary-link:${address}`, opens);
      headers(setHeader);
      const wanted = { locale: query.locale ?? locale, medicines };
      return openSummary(platform, params.token, wanted);
    }),
  ];
}
