import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, findPeopleWithRole, findReachable } from '../accounts/accounts.public.ts';
import { circleWith } from '../circle/circle.public.ts';
import { recordActivity, type Told, tellMany } from '../notifications/notifications.public.ts';
import {
  activities,
  outsideCircle,
  titles,
  toCircle,
  toCoordinators,
} from './checkins.messages.ts';
import { type ExpectedRow, insertTold } from './expected-check-ins.repo.ts';

type Missed = Pick<ExpectedRow, 'elderId' | 'expectedAt' | 'id'>;

/** What every notice of a missed check-in has; it is sent at once, whatever the hour of the reader. */
const common = ({ id }: Missed, step: string, personId: string, now: Date) =>
  ({
    personId,
    type: 'health',
    priority: 'high',
    title: titles.missed,
    at: now,
    atOnce: true,
    dedupeKey: `check-in:${id}:${step}:${personId}`,
  }) as const;

async function send(
  platform: Platform,
  tx: Tx,
  { id }: Missed,
  notices: readonly Told[],
  now: Date,
): Promise<number> {
  const noticeIds = await tellMany(platform, tx, { by: null, notices });
  const told = notices.map(({ personId }) => personId);
  await insertTold(
    tx,
    told.map((personId) => ({
      expectedId: id,
      personId,
      toldAt: now,
      noticeId: noticeIds.get(personId) ?? null,
    })),
  );
  tx.changed(['notifications', 'checkins'], told);
  return told.length;
}

/** Tells the members who receive alerts that no check-in came. Returns how many there are. */
export async function tellCircle(
  platform: Platform,
  tx: Tx,
  row: Missed,
  now: Date,
): Promise<number> {
  const { elderId, expectedAt, id } = row;
  const time = { time: expectedAt.toISOString() };
  const elder = (await findPeople(tx, [elderId])).get(elderId)?.name ?? '';
  await recordActivity(tx, {
    about: elderId,
    by: null,
    kind: 'check-in',
    text: activities.missed,
    values: { time },
    key: `check-in-missed:${id}`,
    at: now,
  });
  const notices = (await circleWith(tx, elderId, 'alerts:receive')).map(
    (personId): Told => ({
      ...common(row, 'circle', personId, now),
      text: toCircle.missed,
      outside: outsideCircle.missed,
      values: { elder, time },
      link: links.lateCheckIn(id, elderId),
    }),
  );
  return send(platform, tx, row, notices, now);
}

/** Tells the coordinators that nobody of the circle has taken it, with the number to call. */
export async function tellCoordinators(
  platform: Platform,
  tx: Tx,
  row: Missed,
  now: Date,
): Promise<number> {
  const elder = await findReachable(tx, row.elderId);
  const values = {
    elder: elder?.name ?? '',
    phone: elder?.phoneNumber ?? '—',
    time: { time: row.expectedAt.toISOString() },
  };
  const notices = (await findPeopleWithRole(tx, 'ADMIN')).map(
    (personId): Told => ({
      ...common(row, 'coordinators', personId, now),
      text: toCoordinators.missed,
      outside: toCoordinators.outside,
      values,
      link: links.admin,
    }),
  );
  return send(platform, tx, row, notices, now);
}
