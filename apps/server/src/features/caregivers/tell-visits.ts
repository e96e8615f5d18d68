import { links } from '@hafi/contract/core/links';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { circleWith } from '../circle/circle.public.ts';
import {
  forgetActivity,
  type NoticeValues,
  notify,
  recordActivity,
  tellMany,
} from '../notifications/notifications.public.ts';
import { activities, news, titles } from './caregivers.messages.ts';
import type { ScheduleRow } from './schedules.repo.ts';
import type { VisitRow } from './visits.repo.ts';

/** Caregiver and elder of a visit. */
type Between = Pick<ScheduleRow, 'caregiverId' | 'elderId'>;

const linkFor = (personId: string, { caregiverId, elderId }: Between) =>
  personId === caregiverId ? links.caregiverDashboard : links.careVisits(elderId);

async function namesOf(db: Db, { caregiverId, elderId }: Between) {
  const people = await findPeople(db, [caregiverId, elderId]);
  const nameOf = (id: string) => people.get(id)?.name ?? '—';
  return { caregiver: nameOf(caregiverId), elder: nameOf(elderId) };
}

/** The date and time of an instant, for message texts. */
export const dateAndTime = (at: Date) => ({
  date: { date: at.toISOString() },
  time: { time: at.toISOString() },
});

/**
 * Notifies the caregiver and the elder of a change of scheduled visits, in the caller's transaction;
 * if the caregiver made it, or the elder has died, also those who book for the elder.
 */
export async function tellChange(
  platform: Platform,
  tx: Tx,
  notified: {
    readonly between: Between;
    readonly by: string;
    readonly news: Exclude<keyof typeof news, 'done'>;
    readonly values: NoticeValues;
  },
): Promise<void> {
  const { between, by } = notified;
  const { caregiverId, elderId } = between;
  const isDeath = notified.news === 'died' || notified.news === 'diedNext';
  const helpers =
    by === caregiverId || isDeath ? await circleWith(tx, elderId, 'bookings:manage') : [];
  const people = new Set([caregiverId, elderId, ...helpers]);
  const isNew = notified.news === 'planned' || notified.news === 'weekly';
  const values = { ...(await namesOf(tx, between)), ...notified.values };
  const notices = [...people].map((personId) => ({
    personId,
    type: 'appointment' as const,
    priority: notified.news === 'unconfirmed' || isDeath ? ('high' as const) : ('medium' as const),
    title: isNew ? titles.planned : titles.changed,
    text: news[notified.news],
    values,
    link: linkFor(personId, between),
    at: platform.clock.now(),
  }));
  await tellMany(platform, tx, { by, notices });
}

/** Adds a notice that a visit is done, for the elder and for those who read the elder's health. */
export async function tellDone(
  platform: Platform,
  tx: Tx,
  visit: VisitRow & { readonly leftAt: Date },
): Promise<void> {
  const at = platform.clock.now();
  const names = await namesOf(tx, visit);
  const until = { time: visit.leftAt.toISOString() };
  const values = { ...names, ...dateAndTime(visit.arrivedAt), until };
  const people = new Set([visit.elderId, ...(await circleWith(tx, visit.elderId, 'health:read'))]);
  for (const personId of people) {
    await notify(tx, {
      by: visit.caregiverId,
      personId,
      type: 'family',
      priority: 'low',
      title: titles.done,
      text: news.done,
      values,
      at,
      link: linkFor(personId, visit),
    });
  }
  await recordVisit(tx, visit, 'done');
}

/** The one line of a home visit: that it has begun, then that it is done. */
export async function recordVisit(
  tx: Tx,
  { arrivedAt, caregiverId, elderId, id, leftAt }: VisitRow,
  what: 'begun' | 'done',
): Promise<void> {
  await forgetVisit(tx, { elderId, id });
  await recordActivity(tx, {
    about: elderId,
    by: caregiverId,
    kind: 'home-visit',
    text: activities[what],
    ref: id,
    at: leftAt ?? arrivedAt,
  });
}

/** Deletes the line of a home visit that was taken back. */
export function forgetVisit(tx: Tx, { elderId, id }: Pick<VisitRow, 'elderId' | 'id'>) {
  return forgetActivity(tx, { about: elderId, kind: 'home-visit', ref: id });
}

/** After the commit, refetches the screens of all who see these visits. */
export async function announceVisits(tx: Tx, between: Between): Promise<void> {
  const { caregiverId, elderId } = between;
  const readers = await circleWith(tx, elderId, 'health:read');
  const planners = await circleWith(tx, elderId, 'bookings:manage');
  const people = [...new Set([elderId, caregiverId, ...readers, ...planners])];
  tx.changed(['caregivers', 'notifications', 'activity'], people);
}
