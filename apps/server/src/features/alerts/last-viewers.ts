import type { HealthAlert } from '@hafi/contract/alerts/alert.schemas';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { findCircle } from '../circle/circle.public.ts';
import { findAlertPeople } from './alert-people.repo.ts';
import type { AlertRow } from './alerts.repo.ts';

type Viewer = NonNullable<HealthAlert['seen']>;

/** Who may know of an elder's alerts now: whoever was taken out of the circle watches no more. */
async function watchers({ clock, db }: Pick<Platform, 'clock' | 'db'>, elderId: string) {
  const circle = await findCircle(db, elderId, clock.now());
  return new Set([...circle.with('health:read', 'alerts:receive'), ...circle.doctors]);
}

async function namesOf(db: Db, ids: readonly string[]) {
  return new Map([...(await findPeople(db, ids)).values()].map(({ id, name }) => [id, name]));
}

/**
 * The last person besides the reader and the elder who opened each alert and still may know of it,
 * by alert.
 */
export async function lastViewers(
  platform: Pick<Platform, 'clock' | 'db'>,
  rows: readonly Pick<AlertRow, 'elderId' | 'id'>[],
  readerId: string,
): Promise<ReadonlyMap<string, Viewer>> {
  const elderOf = new Map(rows.map(({ elderId, id }) => [id, elderId]));
  const views = (await findAlertPeople(platform.db, [...elderOf.keys()])).flatMap((view) =>
    view.seenAt && view.personId !== readerId && view.personId !== elderOf.get(view.alertId)
      ? [{ ...view, seenAt: view.seenAt }]
      : [],
  );
  if (views.length === 0) return new Map();
  const watching = new Map<string, ReadonlySet<string>>();
  for (const elderId of new Set(elderOf.values())) {
    watching.set(elderId, await watchers(platform, elderId));
  }
  const names = await namesOf(
    platform.db,
    views.map(({ personId }) => personId),
  );
  const last = new Map<string, Viewer>();
  for (const { alertId, personId, seenAt } of views.sort(
    (one, other) => +one.seenAt - +other.seenAt,
  )) {
    const name = names.get(personId);
    if (name === undefined || !watching.get(elderOf.get(alertId) ?? '')?.has(personId)) continue;
    last.set(alertId, { name, at: seenAt.toISOString() });
  }
  return last;
}
