import * as contract from '@hafi/contract/messages/moderation.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { blockPerson, listBlocks, unblockPerson } from './block-person.ts';
import { closeReport, listReports } from './decide-report.ts';
import { reportMessage } from './report-message.ts';

/** Rate limit; nobody reports more. */
const reports = { max: 30, seconds: 3600 };

/** Endpoints for blocks and reported messages. */
export function moderationHandlers(platform: Platform): readonly Handler[] {
  return [
    handle(contract.listBlocks, async ({ principal }) => ({
      data: await listBlocks(platform, principal.personId),
    })),
    handle(contract.blockPerson, async ({ params, principal }) => {
      const { personId } = principal;
      await blockPerson(platform, { personId, otherId: params.personId });
      return { data: null };
    }),
    handle(contract.unblockPerson, async ({ params, principal }) => {
      const { personId } = principal;
      await unblockPerson(platform, { personId, otherId: params.personId });
      return { data: null };
    }),
    handle(contract.reportMessage, async ({ body, params, principal }) => {
      await platform.rateLimiter.take(`message-reports:${principal.personId}`, reports);
      await reportMessage(platform, principal, { messageId: params.id, ...body });
      return { data: null };
    }),
    handle(contract.listReports, ({ principal, query }) =>
      listReports(platform, principal.personId, query),
    ),
    handle(contract.closeReport, async ({ body, params, principal }) => {
      await closeReport(platform, principal.personId, { id: params.id, ...body });
      return { data: null };
    }),
  ];
}
