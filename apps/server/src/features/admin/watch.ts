import { messageChannels } from '@hafi/contract/admin/failures.contract';
import type * as contract from '@hafi/contract/admin/watch.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { findDeliveries } from '../../platform/outbox/outbox.repo.ts';
import type { Platform } from '../../platform/platform.ts';

/** How each channel delivers. */
export async function listDeliveries({
  clock,
  db,
}: Platform): Promise<Answer<typeof contract.listDeliveries>['data']> {
  const known = await findDeliveries(db, clock.now());
  return messageChannels.map((channel) => {
    const row = known.find((each) => each.channel === channel);
    return {
      channel,
      waiting: row?.waiting ?? 0,
      oldest: row?.oldest?.toISOString() ?? null,
      givenUp: row?.givenUp ?? 0,
    };
  });
}
