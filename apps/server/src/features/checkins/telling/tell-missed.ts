import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findPeople,
  findPeopleWithRole,
  findReachable,
  findReachables,
} from '../../accounts/accounts.public.ts';
import { circleWith } from '../../circle/circle.public.ts';
import {
  findDeliveries,
  recordActivity,
  type Told,
  tellMany,
} from '../../notifications/notifications.public.ts';
import { activities, titles, toCircle, toCoordinators } from '../checkins.messages.ts';
import type { ExpectedRow } from '../expected-check-ins.repo.ts';
import { insertTold } from '../told-people.repo.ts';
import { outsideFor } from './outside-for.ts';
import { type ContactPhone, writeToContact } from './tell-contacts.ts';

type Missed = Pick<ExpectedRow, 'awayAt' | 'elderId' | 'expectedAt' | 'id' | 'lapses' | 'why'>;

/** By why people are told: its title, and its words. */
const titleOf = { missed: titles.missed, 'not-well': titles.call } as const;
const wordsOf = ({ awayAt, why }: Missed) =>
  why === 'not-well' ? 'call' : awayAt ? 'away' : 'missed';
/** Once somebody has taken it and nothing came of it. */
const againOf = { missed: 'missedAgain', 'not-well': 'callAgain' } as const;
const textOf = (row: Missed) => (row.lapses > 0 ? againOf[row.why] : wordsOf(row));
/** When it should have come. */
const whenOf = ({ expectedAt }: Missed) => {
  const at = expectedAt.toISOString();
  return { date: { date: at }, time: { time: at } };
};

/** What happens once each time that it is told. */
const keyOf = ({ id, lapses }: Missed, step: string): string =>
  lapses > 0 ? `check-in:${id}:${step}:${lapses}` : `check-in:${id}:${step}`;

/** How many were told, and how many of them by a message, not in the app alone. */
export interface Reached {
  readonly people: number;
  readonly messaged: number;
}

export const nobody: Reached = { people: 0, messaged: 0 };

/** As an emergency: she may lie on the floor, so every channel is used, at whatever hour. */
const common = (row: Missed, step: string, personId: string, now: Date) =>
  ({
    personId,
    type: 'emergency',
    priority: 'high',
    title: titleOf[row.why],
    at: now,
    dedupeKey: `${keyOf(row, step)}:${personId}`,
  }) as const;

async function send(
  platform: Platform,
  tx: Tx,
  { id }: Missed,
  notices: readonly Told[],
  now: Date,
): Promise<Reached> {
  const noticeIds = await tellMany(platform, tx, { by: null, notices });
  const deliveries = await findDeliveries(tx, [...noticeIds.values()]);
  const told = notices.map(({ personId }) => {
    const noticeId = noticeIds.get(personId);
    // Without a message they are told in the app alone.
    return { personId, noticeId: noticeId && deliveries.has(noticeId) ? noticeId : null };
  });
  await insertTold(
    tx,
    told.map((each) => ({ ...each, id: newId(), expectedId: id, toldAt: now })),
  );
  tx.changed(
    ['notifications', 'checkins'],
    told.map(({ personId }) => personId),
  );
  return {
    people: told.length,
    messaged: told.filter(({ noticeId }) => noticeId !== null).length,
  };
}

/** Tells the named contacts without an account, by SMS. */
async function tellPhones(
  platform: Platform,
  tx: Tx,
  row: Missed,
  contacts: readonly ContactPhone[],
  now: Date,
): Promise<number> {
  const elder = await findReachable(tx, row.elderId);
  if (!elder) return 0;
  const told = contacts.map((contact) => ({ ...contact, id: newId() }));
  await tx.tell(
    told.map(({ id, phone }) => ({
      ...writeToContact(platform, {
        what: wordsOf(row),
        elder,
        at: row.expectedAt,
        to: phone,
        key: keyOf(row, 'circle'),
      }),
      noticeId: id,
    })),
  );
  await insertTold(
    tx,
    told.map(({ id, name, phone }) => ({
      id,
      name,
      phone,
      expectedId: row.id,
      noticeId: id,
      toldAt: now,
    })),
  );
  return told.length;
}

/**
 * Tells the members who receive alerts, and the named contacts, that no check-in came, or that the
 * elder is not well; `lapsedBy` took it, and nothing came of it.
 */
export async function tellCircle(
  platform: Platform,
  tx: Tx,
  row: Missed,
  contacts: readonly ContactPhone[],
  now: Date,
  lapsedBy = '',
): Promise<Reached> {
  const { awayAt, elderId, id, why } = row;
  const when = whenOf(row);
  const elder = (await findPeople(tx, [elderId])).get(elderId)?.name ?? '';
  // That she asked for a call was recorded when she said it.
  if (why === 'missed' && row.lapses === 0) {
    await recordActivity(tx, {
      about: elderId,
      by: null,
      kind: 'check-in',
      text: awayAt ? activities.away : activities.missed,
      values: when,
      key: `check-in-missed:${id}`,
      at: now,
    });
  }
  const members = await circleWith(tx, elderId, 'alerts:receive');
  const people = await findReachables(tx, members);
  const notices = members.map(
    (personId): Told => ({
      ...common(row, 'circle', personId, now),
      text: toCircle[textOf(row)],
      outside: outsideFor(wordsOf(row), people.get(personId)),
      values: Object.assign({ elder, person: lapsedBy }, when),
      link: links.lateCheckIn(id, elderId),
    }),
  );
  const phones = await tellPhones(platform, tx, row, contacts, now);
  const reached = await send(platform, tx, row, notices, now);
  return { people: reached.people + phones, messaged: reached.messaged + phones };
}

/** Tells the coordinators that nobody of the circle has taken it, with the number to call. */
export async function tellCoordinators(
  platform: Platform,
  tx: Tx,
  row: Missed,
  now: Date,
): Promise<Reached> {
  const elder = await findReachable(tx, row.elderId);
  const who = { elder: elder?.name ?? '', phone: elder?.phoneNumber ?? '—' };
  const values = Object.assign(who, whenOf(row));
  const notices = (await findPeopleWithRole(tx, 'ADMIN')).map(
    (personId): Told => ({
      ...common(row, 'coordinators', personId, now),
      text: toCoordinators[textOf(row)],
      outside: row.why === 'missed' ? toCoordinators.outside : toCoordinators.outsideCall,
      values,
      link: links.admin,
    }),
  );
  return send(platform, tx, row, notices, now);
}
