import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople, findPeopleWithRole, findReachables } from '../../accounts/accounts.public.ts';
import { circlesWith } from '../../circle/circle.public.ts';
import {
  findDeliveries,
  isAsleep,
  type OutgoingNotice,
  recordActivities,
  tellEach,
} from '../../notifications/notifications.public.ts';
import { activities, titles, toCircle, toCoordinators } from '../checkins.messages.ts';
import type { ExpectedRow } from '../expected-check-ins.repo.ts';
import { insertNotified } from '../notified-people.repo.ts';
import { outsideFor } from './outside-for.ts';
import { type ContactPhone, writeToContact } from './tell-contacts.ts';

type Missed = Pick<
  ExpectedRow,
  'awayAt' | 'elderId' | 'expectedAt' | 'id' | 'lapses' | 'stepAt' | 'why'
>;

/** By why people are notified: its title, and its words. */
const titleOf = { missed: titles.missed, 'not-well': titles.call } as const;
const wordsOf = ({ awayAt, why }: Pick<Missed, 'awayAt' | 'why'>) =>
  why === 'not-well' ? 'call' : awayAt ? 'away' : 'missed';
/** Those who are told before the elder is asked, because that was at night; ids of rows. */
async function findUnasked(tx: Tx, rows: readonly Missed[]): Promise<ReadonlySet<string>> {
  const away = rows.filter((row) => wordsOf(row) === 'away' && row.lapses === 0);
  if (away.length === 0) return new Set();
  const elders = await findReachables(
    tx,
    away.map(({ elderId }) => elderId),
  );
  const slept = ({ elderId, stepAt }: Missed) => {
    const elder = elders.get(elderId);
    return elder !== undefined && stepAt !== null && isAsleep(elder, stepAt);
  };
  return new Set(away.filter(slept).map(({ id }) => id));
}

/** Once somebody has taken it and nothing came of it. */
const againOf = { missed: 'missedAgain', 'not-well': 'callAgain' } as const;
const textOf = (row: Missed) => (row.lapses > 0 ? againOf[row.why] : wordsOf(row));
/** Who has used Hafi since did not fail to come, but has not said to be well. */
const seenOr = <W extends string>({ row, seenAt }: Pick<Telling, 'row' | 'seenAt'>, words: W) =>
  seenAt && row.lapses === 0 && wordsOf(row) === 'missed' ? 'seen' : words;
/** When it should have come. */
const whenOf = ({ expectedAt }: Missed) => {
  const at = expectedAt.toISOString();
  return { date: { date: at }, time: { time: at } };
};

/** What happens once each time that it is told. */
const keyOf = ({ id, lapses }: Missed, step: string): string =>
  lapses > 0 ? `check-in:${id}:${step}:${lapses}` : `check-in:${id}:${step}`;

const seenValue = (at: Date | null | undefined): Record<string, { readonly time: string }> =>
  at ? { seen: { time: at.toISOString() } } : {};

/** How many were notified, and how many of them by a message, not in the app alone. */
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

/** A late check-in that people are notified of. */
export interface Telling {
  readonly row: Missed;
  /** The named contacts without an account. */
  readonly contacts: readonly ContactPhone[];
  /** Who took it, by name, where nothing came of it. */
  readonly lapsedBy?: string;
  /** When the elder has last used Hafi, since the check-in was expected. */
  readonly seenAt?: Date | null;
}

/** How many were notified of each, by its id. */
export type ReachedOf = ReadonlyMap<string, Reached>;

interface Written {
  readonly row: Missed;
  readonly notices: readonly OutgoingNotice[];
}

/** Sends the notices of many in a fixed number of statements. */
async function send(
  platform: Platform,
  tx: Tx,
  written: readonly Written[],
  now: Date,
): Promise<ReachedOf> {
  const notices = written.flatMap((each) => each.notices);
  const noticeIds = await tellEach(platform, tx, { by: null, notices });
  const deliveries = await findDeliveries(tx, [...noticeIds.values()]);
  const notified = written.flatMap(({ notices: own, row }) =>
    own.map((notice) => {
      const noticeId = noticeIds.get(notice);
      return {
        id: newId(),
        expectedId: row.id,
        personId: notice.personId,
        // Without a message they are notified in the app alone.
        noticeId: noticeId && deliveries.has(noticeId) ? noticeId : null,
        toldAt: now,
      };
    }),
  );
  await insertNotified(tx, notified);
  tx.changed(
    ['notifications', 'checkins'],
    notified.map(({ personId }) => personId),
  );
  const notifiedOf = Map.groupBy(notified, ({ expectedId }) => expectedId);
  return new Map(
    written.map(({ row }) => {
      const own = notifiedOf.get(row.id) ?? [];
      const messaged = own.filter(({ noticeId }) => noticeId !== null).length;
      return [row.id, { people: own.length, messaged }];
    }),
  );
}

/** Tells the named contacts without an account, by SMS. Returns how many, by id. */
async function tellPhones(
  platform: Platform,
  tx: Tx,
  tellings: readonly Telling[],
  { now, unasked }: { readonly now: Date; readonly unasked: ReadonlySet<string> },
): Promise<ReadonlyMap<string, number>> {
  const some = tellings.filter(({ contacts }) => contacts.length > 0);
  const elders = await findReachables(
    tx,
    some.map(({ row }) => row.elderId),
  );
  const notified = some.flatMap(({ contacts, row, seenAt }) => {
    const elder = elders.get(row.elderId);
    return elder ? contacts.map((to) => ({ ...to, id: newId(), elder, row, seenAt })) : [];
  });
  await tx.tell(
    notified.map(({ elder, id, phone, row, seenAt }) => ({
      ...writeToContact(platform, {
        what: unasked.has(row.id) ? 'awayNight' : seenOr({ row, seenAt }, wordsOf(row)),
        elder,
        seenAt,
        at: row.expectedAt,
        to: phone,
        key: keyOf(row, 'circle'),
      }),
      noticeId: id,
    })),
  );
  await insertNotified(
    tx,
    notified.map(({ id, name, phone, row }) => ({
      id,
      name,
      phone,
      expectedId: row.id,
      noticeId: id,
      toldAt: now,
    })),
  );
  const notifiedOf = Map.groupBy(notified, ({ row }) => row.id);
  return new Map([...notifiedOf].map(([id, all]) => [id, all.length]));
}

/**
 * Tells the members who receive alerts, and the named contacts, that no check-in came, or that the
 * elder is not well. A fixed number of statements, however many elders are late.
 */
export async function tellCircles(
  platform: Platform,
  tx: Tx,
  tellings: readonly Telling[],
  now: Date,
): Promise<ReachedOf> {
  if (tellings.length === 0) return new Map();
  const elderIds = [...new Set(tellings.map(({ row }) => row.elderId))];
  const elders = await findPeople(tx, elderIds);
  // That she asked for a call was recorded when she said it.
  const missed = tellings.filter(({ row }) => row.why === 'missed' && row.lapses === 0);
  await recordActivities(
    tx,
    missed.map(({ row }) => ({
      about: row.elderId,
      by: null,
      kind: 'check-in',
      text: row.awayAt ? activities.away : activities.missed,
      values: whenOf(row),
      key: `check-in-missed:${row.id}`,
      at: now,
    })),
  );
  const circles = await circlesWith(tx, elderIds, 'alerts:receive');
  const people = await findReachables(tx, [...new Set([...circles.values()].flat())]);
  const unasked = await findUnasked(
    tx,
    tellings.map(({ row }) => row),
  );
  const written = tellings.map(({ lapsedBy = '', row, seenAt }) => ({
    row,
    notices: (circles.get(row.elderId) ?? []).map(
      (personId): OutgoingNotice => ({
        ...common(row, 'circle', personId, now),
        text: toCircle[unasked.has(row.id) ? 'awayNight' : seenOr({ row, seenAt }, textOf(row))],
        outside: outsideFor(
          unasked.has(row.id) ? 'awayNight' : seenOr({ row, seenAt }, wordsOf(row)),
          people.get(personId),
        ),
        values: Object.assign(
          { elder: elders.get(row.elderId)?.name ?? '', person: lapsedBy },
          whenOf(row),
          seenValue(seenAt),
        ),
        link: links.lateCheckIn(row.id, row.elderId),
      }),
    ),
  }));
  const phones = await tellPhones(platform, tx, tellings, { now, unasked });
  const reached = await send(platform, tx, written, now);
  return new Map(
    [...reached].map(([id, { messaged, people: notified }]) => {
      const called = phones.get(id) ?? 0;
      return [id, { people: notified + called, messaged: messaged + called }];
    }),
  );
}

/**
 * Whether an elder whom nobody has taken is not to be woken yet: it is night, and the service was away at
 * the hour, so that nothing says that she does not simply sleep.
 */
export const isLeftAsleep = (
  row: Pick<Missed, 'awayAt' | 'lapses' | 'why'>,
  elder: Parameters<typeof isAsleep>[0] | undefined,
  now: Date,
): boolean =>
  wordsOf(row) === 'away' && row.lapses === 0 && elder !== undefined && isAsleep(elder, now);

/**
 * Tells the coordinators that nobody of the circle has taken these, with the numbers to call; at night
 * after an outage, to ask the circle by phone before they wake the elder.
 */
export async function tellCoordinators(
  platform: Platform,
  tx: Tx,
  rows: readonly Missed[],
  now: Date,
): Promise<ReachedOf> {
  if (rows.length === 0) return new Map();
  const elders = await findReachables(
    tx,
    rows.map(({ elderId }) => elderId),
  );
  const coordinators = await findPeopleWithRole(tx, 'ADMIN');
  const written = rows.map((row) => {
    const elder = elders.get(row.elderId);
    const who = { elder: elder?.name ?? '', phone: elder?.phoneNumber ?? '—' };
    const values = Object.assign(who, whenOf(row));
    const notices = coordinators.map(
      (personId): OutgoingNotice => ({
        ...common(row, 'coordinators', personId, now),
        text: toCoordinators[isLeftAsleep(row, elder, now) ? 'awayNight' : textOf(row)],
        outside: row.why === 'missed' ? toCoordinators.outside : toCoordinators.outsideCall,
        values,
        link: links.admin,
      }),
    );
    return { row, notices };
  });
  return send(platform, tx, written, now);
}
