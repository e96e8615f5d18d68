import * as shared from '@hafi/contract/exchange/shared-summary.contract';
import * as contract from '@hafi/contract/exchange/summary.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { MedicineSource } from './gather-summary.ts';
import { getSummary } from './get-summary.ts';
import {
  endSummaryLink,
  listSummaryLinks,
  makeSummaryLink,
  openSummary,
  previewSummary,
} from './share-summary.ts';

/** Previews of links from one address. */
const previews = { max: 60, seconds: 3600 };

type SetHeader = (name: string, value: string) => void;

const asPage = (setHeader: SetHeader) => {
  setHeader('content-disposition', 'inline; filename="hafi-summary.pdf"');
  unkept(setHeader);
};
const unkept = (setHeader: SetHeader) => {
  setHeader('cache-control', 'no-store');
  setHeader('x-robots-tag', 'noindex');
};

/** Endpoints of the clinic summary and its links. */
export function summaryHandlers(
  platform: Platform,
  { medicines }: { medicines: MedicineSource },
): readonly Handler[] {
  return [
    handle(contract.getSummary, async ({ locale, params, principal, query, setHeader }) => {
      asPage(setHeader);
      const wanted = { locale: query.locale ?? locale, medicines };
      return getSummary(platform, principal, params.id, wanted);
    }),
    handle(contract.listSummaryLinks, async ({ params, principal }) => ({
      data: await listSummaryLinks(platform, principal, params.id),
    })),
    handle(contract.makeSummaryLink, async ({ body, params, principal, setHeader }) => {
      setHeader('cache-control', 'no-store');
      return { data: await makeSummaryLink(platform, principal, params.id, body.hours) };
    }),
    handle(contract.endSummaryLink, async ({ params, principal }) => {
      await endSummaryLink(platform, principal, { elderId: params.id, linkId: params.linkId });
      return { data: null };
    }),
    handle(shared.previewSummary, async ({ address, params, setHeader }) => {
      await platform.rateLimiter.take(`summary-link:${address}`, previews);
      unkept(setHeader);
      return { data: await previewSummary(platform, params.token) };
    }),
    handle(shared.openSummary, async ({ locale, params, query, setHeader }) => {
      asPage(setHeader);
      const wanted = { locale: query.locale ?? locale, medicines };
      return openSummary(platform, params.token, wanted);
    }),
  ];
}
