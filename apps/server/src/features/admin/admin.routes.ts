import * as contract from '@hafi/contract/admin/admin.contract';
import * as failures from '@hafi/contract/admin/failures.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AdminSources } from './admin-sources.ts';
import { listFailedMessages, listSetAside, retryFailedMessage, retrySetAside } from './failures.ts';
import { getOverview } from './get-overview.ts';
import { closeUnreachedNotice, listUnreached } from './unreached.ts';

export function adminHandlers(platform: Platform, sources: AdminSources): readonly Handler[] {
  return [
    handle(contract.getOverview, async () => ({ data: await getOverview(platform, sources) })),
    handle(failures.listFailedMessages, ({ query }) => listFailedMessages(platform, query)),
    handle(failures.retryFailedMessage, async ({ principal, params }) => {
      await retryFailedMessage(platform, principal.personId, params.id);
      return { data: null };
    }),
    handle(failures.listUnreached, ({ query }) => listUnreached(platform, query)),
    handle(failures.closeUnreached, async ({ principal, params }) => {
      await closeUnreachedNotice(platform, principal.personId, params.id);
      return { data: null };
    }),
    handle(failures.listSetAside, ({ query }) => listSetAside(platform, query)),
    handle(failures.retrySetAside, async ({ principal, params }) => {
      await retrySetAside(platform, principal.personId, params.id);
      return { data: null };
    }),
  ];
}
