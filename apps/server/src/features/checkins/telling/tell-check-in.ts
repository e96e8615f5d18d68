import type { Mood } from '@hafi/contract/checkins/checkin.schemas';
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
import type { ExpectedRow } from '../expected-check-ins.repo.ts';
import { findNotifiedPeople, type NotifiedRow } from '../notified-people.repo.ts';
import { outsideFor } from './outside-for.ts';
import { stillNotified } from './still-notified.ts';
import { writeToContact } from './tell-contacts.ts';

/** How what was said is told: well where nothing else was. */
const kindOf = (mood: Mood | undefined) =>
  mood === 'not-well' ? 'heard' : mood === 'so-so' ? 'soSo' : 'clear';

/** Tells the named contacts that were told by SMS, once, as far as they are still named. */
async function clearPhones(
  platform: Platform,
  tx: Tx,
  { at, elderId, what }: { elderId: string; at: Date; what: 'clear' | 'soSo' },
  rows: readonly NotifiedRow[],
): Promise<void> {
  const named = (await emergencyContactsOf(tx, [elderId])).get(elderId)?.phoneNumber;
  const row = rows.find(({ phone }) => phone !== null && phone === named);
  const elder = row && (await findReachable(tx, elderId));
  if (!row || !elder || !named) return;
  const key = `check-in-clear:${row.expectedId}`;
  await tx.tell([writeToContact(platform, { what, elder, at, to: named, key })]);
}

/**
 * Tells everybody who was notified that a check-in did not come, or that the elder is not well, that she
 * was heard from; once each. Of who is not well the circle is notified by a ladder of its own.
 */
export async function tellAllClear(
  platform: Platform,
  tx: Tx,
  { at, elderId, mood }: { elderId: string; at: Date; mood: Mood | undefined },
  expected: readonly Pick<ExpectedRow, 'id'>[],
): Promise<void> {
  const rows = await findNotifiedPeople(
    tx,
    expected.map(({ id }) => id),
  );
  if (rows.length === 0) return;
  const isKnowing = await stillNotified(tx, elderId);
  const members = new Set(await circleWith(tx, elderId, 'alerts:receive'));
  const elder = (await findPeople(tx, [elderId])).get(elderId)?.name ?? '';
  const when = at.toISOString();
  const kind = kindOf(mood);
  // Of several days that one check-in answers, the latest counts.
  const idOf = new Map(
    rows.flatMap(({ expectedId, personId }) => (personId ? [[personId, expectedId] as const] : [])),
  );
  const reachables = await findReachables(tx, [...idOf.keys()]);
  const notices = [...idOf]
    .filter(([personId]) => isKnowing(personId) && !(kind === 'heard' && members.has(personId)))
    .map(
      ([personId, id]): OutgoingNotice => ({
        personId,
        // By every channel that has said that no check-in came.
        type: 'emergency',
        priority: 'high',
        title: titles[kind === 'heard' ? 'call' : 'clear'],
        text: toCircle[kind],
        outside: outsideFor(kind, reachables.get(personId)),
        values: { elder, date: { date: when }, time: { time: when } },
        link: members.has(personId) ? links.lateCheckIn(id, elderId) : links.admin,
        at: platform.clock.now(),
        dedupeKey: `check-in-clear:${id}:${personId}`,
      }),
    );
  await tellMany(platform, tx, { by: elderId, notices });
  if (kind !== 'heard') await clearPhones(platform, tx, { elderId, at, what: kind }, rows);
  tx.changed(
    ['notifications', 'checkins'],
    notices.map(({ personId }) => personId),
  );
}
