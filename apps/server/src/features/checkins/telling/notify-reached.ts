import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  emergencyContactsOf,
  findPeople,
  findReachable,
  findReachables,
} from '../../accounts/accounts.public.ts';
import { circleWith } from '../../circle/circle.public.ts';
import { type OutgoingNotice, tellMany } from '../../notifications/notifications.public.ts';
import { titles, toCircle } from '../checkins.messages.ts';
import type { NotifiedRow } from '../notified-people.repo.ts';
import { outsideFor } from './outside-for.ts';
import { stillNotified } from './still-notified.ts';
import { writeToContact } from './tell-contacts.ts';

/**
 * Tells everybody who was notified that an elder did not check in, or is not well, that somebody has
 * reached them; once each, and not who says so.
 */
export async function notifyReached(
  platform: Platform,
  tx: Tx,
  { at, by, elderId }: { readonly elderId: string; readonly by: string; readonly at: Date },
  notified: readonly NotifiedRow[],
): Promise<void> {
  const people = await findPeople(tx, [elderId, by]);
  const isKnowing = await stillNotified(tx, elderId);
  const members = new Set(await circleWith(tx, elderId, 'alerts:receive'));
  const idOf = new Map(
    notified.flatMap(({ expectedId, personId }) =>
      personId ? [[personId, expectedId] as const] : [],
    ),
  );
  const reachables = await findReachables(tx, [...idOf.keys()]);
  const notices = [...idOf]
    .filter(([personId]) => personId !== by && isKnowing(personId))
    .map(
      ([personId, id]): OutgoingNotice => ({
        personId,
        type: 'emergency',
        priority: 'high',
        title: titles.reached,
        text: toCircle.reached,
        outside: outsideFor('reached', reachables.get(personId)),
        values: {
          elder: people.get(elderId)?.name ?? '—',
          person: people.get(by)?.name ?? '—',
          time: { time: at.toISOString() },
        },
        link: members.has(personId) ? links.lateCheckIn(id, elderId) : links.admin,
        at,
        dedupeKey: `check-in-reached:${id}:${personId}`,
      }),
    );
  await tellMany(platform, tx, { by, notices });
  const named = (await emergencyContactsOf(tx, [elderId])).get(elderId)?.phoneNumber;
  const row = notified.find(({ phone }) => phone !== null && phone === named);
  const elder = row && (await findReachable(tx, elderId));
  if (row && elder && named) {
    const key = `check-in-reached:${row.expectedId}`;
    await tx.tell([writeToContact(platform, { what: 'reached', elder, at, to: named, key })]);
  }
  tx.changed(
    ['notifications', 'checkins'],
    notices.map(({ personId }) => personId),
  );
}
