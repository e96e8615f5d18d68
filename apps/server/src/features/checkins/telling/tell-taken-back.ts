import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople, findReachable, findReachables } from '../../accounts/accounts.public.ts';
import { circleWith } from '../../circle/circle.public.ts';
import { type OutgoingNotice, tellEach } from '../../notifications/notifications.public.ts';
import { titles, toCircle } from '../checkins.messages.ts';
import { insertNotified, type NotifiedRow } from '../notified-people.repo.ts';
import { outsideFor } from './outside-for.ts';
import { stillNotified } from './still-notified.ts';
import { writeToContact } from './tell-contacts.ts';

/**
 * Tells whoever was given the all-clear that the elder has taken it back, and keeps them among those who
 * were notified of the check-in that is expected again (`expectedId`).
 */
export async function tellTakenBack(
  platform: Platform,
  tx: Tx,
  { at, elderId, expectedId }: { elderId: string; expectedId: string; at: Date },
  notified: readonly NotifiedRow[],
): Promise<void> {
  const elder = (await findPeople(tx, [elderId])).get(elderId)?.name ?? '';
  const isKnowing = await stillNotified(tx, elderId);
  const members = new Set(await circleWith(tx, elderId, 'alerts:receive'));
  const ids = [...new Set(notified.flatMap(({ personId }) => personId ?? []))].filter(isKnowing);
  const people = await findReachables(tx, ids);
  const notices = ids.map(
    (personId): OutgoingNotice => ({
      personId,
      type: 'emergency',
      priority: 'high',
      title: titles.takenBack,
      text: toCircle.takenBack,
      outside: outsideFor('takenBack', people.get(personId)),
      values: { elder, time: { time: at.toISOString() } },
      link: members.has(personId) ? links.lateCheckIn(expectedId, elderId) : links.admin,
      at,
      dedupeKey: `check-in-taken-back:${expectedId}:${personId}`,
    }),
  );
  const noticeIds = await tellEach(platform, tx, { by: elderId, notices });
  const phones = notified.filter(({ phone }) => phone !== null);
  const reachable = await findReachable(tx, elderId);
  const rows = [
    ...notices.map((notice) => ({
      personId: notice.personId,
      noticeId: noticeIds.get(notice) ?? null,
    })),
    ...phones.map(({ name, phone }) => ({ name, phone, noticeId: null })),
  ].map((row) => Object.assign({ id: newId(), expectedId, toldAt: at }, row));
  await insertNotified(tx, rows);
  const key = `check-in-taken-back:${expectedId}`;
  await tx.tell(
    phones.flatMap(({ phone }) =>
      phone && reachable
        ? [writeToContact(platform, { what: 'takenBack', elder: reachable, at, to: phone, key })]
        : [],
    ),
  );
  tx.changed(['notifications', 'checkins'], ids);
}
