import { dayInKigali, instantAt } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { circleWith, type ElderAccess } from '../circle/circle.public.ts';
import { recordActivity, tellMany } from '../notifications/notifications.public.ts';
import type { PlanRow } from './check-in-plans.repo.ts';
import { activities, titles, toCircle } from './checkins.messages.ts';

interface Changed {
  readonly access: ElderAccess;
  readonly before: PlanRow | undefined;
  readonly row: PlanRow;
}

const isPaused = (row: PlanRow | undefined, today: string): boolean =>
  row?.pausedUntil != null && row.pausedUntil >= today;

/** What others have to know; null where nothing changes for them. */
function newsOf({ before, row }: Pick<Changed, 'before' | 'row'>) {
  if (!row.isOn) return before?.isOn ? ('planOff' as const) : null;
  const today = dayInKigali(row.changedAt);
  const isNewPause = isPaused(row, today) && before?.pausedUntil !== row.pausedUntil;
  return isNewPause ? ('planPaused' as const) : ('planChanged' as const);
}

/**
 * Tells the elder and the members who receive alerts that the plan was changed: above all that
 * nobody is told any more when a check-in does not come.
 */
export async function tellPlan(
  platform: Platform,
  tx: Tx,
  { access, before, row }: Changed,
): Promise<void> {
  const { elderId, personId: by } = access;
  const news = newsOf({ before, row });
  if (!news) return;
  const at = row.changedAt;
  await recordActivity(tx, {
    about: elderId,
    by,
    kind: 'check-in',
    text: activities.planChanged,
    at,
  });
  const people = await findPeople(tx, [elderId, by]);
  const date = { date: instantAt(row.pausedUntil ?? dayInKigali(at), '12:00').toISOString() };
  const values = {
    person: people.get(by)?.name ?? '—',
    elder: people.get(elderId)?.name ?? '—',
    date,
  };
  const notified = [elderId, ...(await circleWith(tx, elderId, 'alerts:receive'))];
  await tellMany(platform, tx, {
    by,
    notices: notified.map((personId) => ({
      personId,
      type: 'health' as const,
      priority: news === 'planChanged' ? ('low' as const) : ('medium' as const),
      title: titles.plan,
      text: toCircle[news],
      values,
      link: links.checkInPlan(elderId),
      at,
    })),
  });
  tx.changed('notifications', notified);
}
