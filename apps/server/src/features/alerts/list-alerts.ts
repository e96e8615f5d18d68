import type { HealthAlert } from '@hafi/contract/alerts/alert.schemas';
import type { listAlerts as listEndpoint } from '@hafi/contract/alerts/alerts.contract';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type { Caller } from '../../platform/auth/principal.ts';
import { readTimePage } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { listElders, logAccess, may, openHealth } from '../circle/circle.public.ts';
import { presentAlerts } from './alerts.presenter.ts';
import { findAlerts, findOpenAlerts } from './alerts.repo.ts';

/**
 * An elder's alerts, newest first.
 * @throws Problem not-found; invalid-input for an unknown cursor
 */
export async function listAlerts(
  platform: Platform,
  caller: Caller,
  elderId: string,
  query: ParsedInput<typeof listEndpoint>['query'],
): Promise<Answer<typeof listEndpoint>> {
  const access = await openHealth(platform, caller, elderId, 'vitals');
  const mayWrite = () => may(access, 'health:write');
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findAlerts(platform.db, elderId, page),
    ({ raisedAt: at, id }) => ({ at, id }),
  );
  return { data: await presentAlerts(platform, items, caller, { mayWrite }), nextCursor };
}

/**
 * The alerts of all elders whose health the caller reads that nobody has acknowledged, or that are
 * urgent and have not ended, most severe first.
 */
export async function listOpenAlerts(platform: Platform, caller: Caller): Promise<HealthAlert[]> {
  const elders = (await listElders(platform, caller)).filter(({ permissions }) =>
    permissions.includes('health:read'),
  );
  const rows = await findOpenAlerts(
    platform.db,
    elders.map(({ id }) => id),
  );
  for (const { by, decidesAs, id, permissions, relation } of elders) {
    if (!rows.some(({ elderId }) => elderId === id)) continue;
    const access = { elderId: id, personId: caller.personId, by, decidesAs, permissions, relation };
    await logAccess(platform, access, 'vitals');
  }
  const urgentFirst = rows.toSorted((a, b) => a.level.localeCompare(b.level));
  const writable = new Set(
    elders.filter(({ permissions }) => permissions.includes('health:write')).map(({ id }) => id),
  );
  return presentAlerts(platform, urgentFirst, caller, { mayWrite: (id) => writable.has(id) });
}
