import { type Link, links } from '@hafi/contract/core/links';
import { and, count, eq, inArray, isNull, like, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { insertOnce } from '../../platform/db/insert-once.ts';
import { newestFirst } from '../../platform/db/keyset.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Notice } from './notice.ts';
import { notifications } from './notifications.tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** In milliseconds, the precision of a cursor. */
const databaseNow = sql`date_trunc('milliseconds', now())`;

/** A notice that was given to be stored, and whether it was: its key had not come before. */
interface Stored {
  readonly id: string;
  readonly isNew: boolean;
}

/** Stores notifications, except those whose key exists already. Returns each, in the order given. */
export async function insertNotifications(tx: Tx, notices: readonly Notice[]): Promise<Stored[]> {
  const rows = notices.map((notice) => ({
    id: newId(),
    personId: notice.personId,
    type: notice.type,
    priority: notice.priority,
    titleId: notice.title.id,
    textId: notice.text.id,
    values: notice.values ?? {},
    link: notice.link ?? null,
    dedupeKey: notice.dedupeKey ?? null,
    createdAt: notice.at,
  }));
  const [first, ...others] = rows;
  const stored = first ? await insertNotices(tx, [first, ...others]) : [];
  const ids = new Set(stored.map(({ id }) => id));
  return rows.map(({ id }) => ({ id, isNew: ids.has(id) }));
}

/** Finds notifications by id; those that their owner deleted are gone. */
export async function findNotificationsById(
  db: Db,
  ids: readonly string[],
): Promise<NotificationRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(notifications)
    .where(inArray(notifications.id, [...ids]));
}

/** Finds notifications by their key. */
export async function findNoticesByKey(
  db: Db,
  keys: readonly string[],
): Promise<NotificationRow[]> {
  if (keys.length === 0) return [];
  return db
    .select()
    .from(notifications)
    .where(inArray(notifications.dedupeKey, [...keys]));
}

const insertNotices = insertOnce(
  notifications,
  (rows) => rows.onConflictDoNothing().returning({ id: notifications.id }),
  { createdAt: databaseNow },
);

const newestNotice = newestFirst(notifications.createdAt, notifications.id);

/** Which of a person's notifications; all when nothing is said. */
export interface NoticeFilter {
  /** Only those that have not left the bell. */
  readonly inBell?: boolean;
  readonly type?: NotificationRow['type'] | undefined;
  readonly unread?: boolean;
}

/** One page of a person's notifications, newest first. */
export async function findNotifications(
  db: Db,
  personId: string,
  { after, limit }: Wanted,
  { inBell, type, unread }: NoticeFilter = {},
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.personId, personId),
        inBell ? isNull(notifications.clearedAt) : undefined,
        type && eq(notifications.type, type),
        unread ? isNull(notifications.readAt) : undefined,
        newestNotice.beyond(after),
      ),
    )
    .orderBy(...newestNotice.by)
    .limit(limit);
}

export async function countUnread(db: Db, personId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.personId, personId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

/** Marks a person's notices as read, all of them or those with a link. */
export async function markRead(tx: Tx, personId: string, at: Date, link?: Link): Promise<void> {
  const { personId: owner, readAt } = notifications;
  const wanted = link && eq(notifications.link, link);
  await tx
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(owner, personId), isNull(readAt), wanted));
}

/** Takes one notification out of the bell, as read; returns whether it exists. */
export async function clearNotice(
  tx: Tx,
  personId: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const { clearedAt, readAt } = notifications;
  const first = (column: typeof readAt | typeof clearedAt) =>
    sql`coalesce(${column}, ${at.toISOString()}::timestamptz)`;
  const rows = await tx
    .update(notifications)
    .set({ readAt: first(readAt), clearedAt: first(clearedAt) })
    .where(and(eq(notifications.id, id), eq(notifications.personId, personId)))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Deletes one notification; returns whether it existed. */
export async function deleteNotification(tx: Tx, personId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.personId, personId)))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Deletes a person's notices with a link. */
export async function deleteNoticesWith(tx: Tx, personId: string, link: Link): Promise<void> {
  await tx
    .delete(notifications)
    .where(and(eq(notifications.personId, personId), eq(notifications.link, link)));
}

/** What a notice about an elder is about; each may be read by another permission. */
export type NoticeSubject =
  | 'everything'
  | 'health'
  | 'emergencies'
  | 'bookings'
  | 'home-visits'
  | 'requests';

/** The pages that such a notice links to, before they name the elder. */
const pagesOf: Readonly<Record<NoticeSubject, readonly string[]>> = {
  everything: [''],
  health: [links.healthcare, links.alert('', '').split('?')[0] ?? '', '/check-in'],
  emergencies: [links.emergency('', '').split('?')[0] ?? ''],
  bookings: [links.bookingDetails(''), links.bookWith('', '', '').split('?')[0] ?? ''],
  'home-visits': [links.careVisits('').split('&')[0] ?? ''],
  requests: [links.volunteering],
};

/** Deletes what a person was notified about an elder, known by the page it links to. Returns their ids. */
export async function deleteNoticesAbout(
  tx: Tx,
  personId: string,
  elderId: string,
  subjects: readonly NoticeSubject[],
): Promise<string[]> {
  const linked = subjects
    .flatMap((each) => pagesOf[each])
    .map((page) => like(notifications.link, `${page}%elder=${elderId}%`));
  if (linked.length === 0) return [];
  const rows = await tx
    .delete(notifications)
    .where(and(eq(notifications.personId, personId), or(...linked)))
    .returning({ id: notifications.id });
  return rows.map(({ id }) => id);
}
