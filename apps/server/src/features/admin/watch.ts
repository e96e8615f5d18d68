import { messageChannels } from '@hafi/contract/admin/failures.contract';
import type * as contract from '@hafi/contract/admin/watch.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { findDeliveries } from '../../platform/outbox/outbox.repo.ts';
import type { Platform } from '../../platform/platform.ts';
import { findIdentities } from '../accounts/accounts.public.ts';
import { findSteps, findUnanswered } from '../alerts/alerts.public.ts';

/** What a first screen can hold; more is a disaster that needs more than a screen. */
const most = 50;

/** Urgent alerts that nobody has taken over, without what was measured. */
export async function listUrgentAlerts({
  db,
}: Platform): Promise<Answer<typeof contract.listUrgentAlerts>['data']> {
  const alerts = await findUnanswered(db, most);
  const elders = await findIdentities(
    db,
    alerts.map(({ elderId }) => elderId),
  );
  const steps = await findSteps(
    db,
    alerts.map(({ id }) => id),
  );
  return alerts.flatMap(({ elderId, id, since }) => {
    const elder = elders.get(elderId);
    if (!elder) return [];
    const { district, name, phoneNumber: phone, sector } = elder;
    const told = steps
      .filter(({ alertId }) => alertId === id)
      .map(({ at, people, step }) => ({ step, at: at.toISOString(), people }));
    return [
      {
        id,
        elder: { id: elderId, name, phone, district, sector },
        since: since.toISOString(),
        steps: told,
      },
    ];
  });
}

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
