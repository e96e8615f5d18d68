import { dayInMs, hourInMs } from '@hafi/base/time';
import { links } from '@hafi/contract/core/links';
import {
  agreementDays,
  type ProtectionReason,
  renewalDays,
} from '@hafi/contract/emergency/protection-terms';
import type { Tx } from '../../../platform/db/tx.ts';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findPeopleWithRole,
  findReachables,
  type Reachable,
} from '../../accounts/accounts.public.ts';
import { circlesWith } from '../../circle/circle.public.ts';
import { notify, tellMany } from '../../notifications/notifications.public.ts';
import { keyOf } from '../course/whom-to-ask.ts';
import { type AgreementRow, deleteAgreements, keyOfRow, lockToRenew } from './agreements.repo.ts';
import { announceProtection } from './announce-protection.ts';
import { findContacts, findProtection } from './find-protection.ts';
import {
  offForCircle,
  offForDesk,
  offTexts,
  onTexts,
  protectionTitles,
} from './protection.messages.ts';
import { checkEveryMs, followsFrom, type Seen } from './protection-rules.ts';
import { lockToCheck, type StateRow, updateState } from './states.repo.ts';
import { writeQuestion } from './write-question.ts';

/** Tells the elder and their people that protection is off, or on again: that in the app only. */
async function tellOf(
  platform: Platform,
  tx: Tx,
  seen: Seen,
  whom: { readonly elder: Reachable; readonly members: readonly string[]; readonly now: Date },
): Promise<void> {
  const { elder, members, now } = whom;
  const { isOnAgain, tells } = seen;
  const common = (personId: string) => ({
    personId,
    type: 'family' as const,
    values: { elder: elder.name },
    link: links.protection(elder.id),
    at: now,
  });
  const people = [elder.id, ...members];
  if (tells) {
    await tellMany(platform, tx, {
      by: null,
      notices: people.map((personId) => ({
        ...common(personId),
        priority: 'high',
        // Whoever is without protection tonight cannot wait for the morning.
        atOnce: true as const,
        title: protectionTitles.off,
        text: (personId === elder.id ? offTexts : offForCircle)[tells],
        dedupeKey: `protection:${elder.id}:${tells}:${personId}:${now.toISOString()}`,
      })),
    });
  }
  if (!isOnAgain) return;
  for (const personId of people) {
    await notify(tx, {
      by: null,
      ...common(personId),
      priority: 'low',
      title: protectionTitles.on,
      text: onTexts[personId === elder.id ? 'elder' : 'circle'],
    });
  }
}

/** Whose protection has ended, and why. */
interface Ended {
  readonly elder: Reachable;
  readonly why: ProtectionReason;
}

/** More ends than these at once have one cause, which the coordinators look for first. */
const mostSingly = 3;

/** Tells the coordinators whose protection has ended; many at once in one message an hour. */
async function tellDesk(
  platform: Platform,
  tx: Tx,
  ended: readonly Ended[],
  now: Date,
): Promise<void> {
  if (ended.length === 0) return;
  const desk = await findPeopleWithRole(tx, 'ADMIN');
  const common = (personId: string) => ({
    personId,
    type: 'family' as const,
    priority: 'high' as const,
    title: protectionTitles.off,
    link: links.adminPeople,
    at: now,
  });
  const hour = Math.floor(now.getTime() / hourInMs);
  const notices = desk.flatMap((personId) =>
    ended.length > mostSingly
      ? [
          {
            ...common(personId),
            text: offForDesk,
            dedupeKey: `protection-many:${hour}:${personId}`,
          },
        ]
      : ended.map(({ elder, why }) => ({
          ...common(personId),
          text: offForCircle[why],
          values: { elder: elder.name },
          dedupeKey: `protection:${elder.id}:${why}:desk:${personId}:${now.toISOString()}`,
        })),
  );
  await tellMany(platform, tx, { by: null, notices });
  tx.changed('notifications', desk);
}

const hasChanged = (row: StateRow, { row: now }: Seen): boolean =>
  row.state !== now.state || row.reasons.join() !== now.reasons.join();

/**
 * Notices that an elder's protection ends, whatever ended it: a number that was changed, a member who
 * left, messages that do not arrive, an agreement that lapsed. Every process polls; the row decides.
 */
export const watchProtectionWork = (
  platform: Platform,
): BatchWork<StateRow & { readonly id: string }> => ({
  id: 'emergency.watch-protection',
  everySeconds: 5,
  batch: 100,
  // A next check that lies farther ahead than any can was written while the clock was wrong.
  take: (tx, due) => lockToCheck(tx, due, new Date(due.now.getTime() + 2 * checkEveryMs)),
  async handle(tx, rows, now) {
    const ids = rows.map(({ elderId }) => elderId);
    const found = await findProtection({ ...platform, db: tx }, ids, now);
    const elders = await findReachables(tx, ids);
    const circles = await circlesWith(tx, ids, 'alerts:receive');
    await deleteAgreements(
      tx,
      [...found.values()].flatMap(({ ended }) => ended.map(({ id }) => id)),
    );
    const ended: Ended[] = [];
    for (const row of rows) {
      const { elderId } = row;
      const seen = followsFrom(row, found.get(elderId)?.reasons ?? [], now);
      await updateState(tx, elderId, {
        ...seen.row,
        checkedAt: now,
        nextCheckAt: new Date(now.getTime() + checkEveryMs),
      });
      const elder = elders.get(elderId);
      if (elder) {
        await tellOf(platform, tx, seen, { elder, members: circles.get(elderId) ?? [], now });
      }
      if (elder && seen.tells) ended.push({ elder, why: seen.tells });
      if (hasChanged(row, seen) || seen.tells) await announceProtection(tx, elderId);
    }
    await tellDesk(platform, tx, ended, now);
  },
});

/** Asks again who agreed almost a year ago, so that nothing lapses unasked. */
export const renewAgreementsWork = (platform: Platform): BatchWork<AgreementRow> => ({
  id: 'emergency.renew-agreements',
  everySeconds: 60,
  batch: 50,
  take: (tx, due) =>
    lockToRenew(tx, due, new Date(due.now.getTime() - (agreementDays - renewalDays) * dayInMs)),
  async handle(tx, rows) {
    const ids = [...new Set(rows.map(({ elderId }) => elderId))];
    const contacts = await findContacts(tx, ids);
    const elders = await findReachables(tx, ids);
    for (const row of rows) {
      const elder = elders.get(row.elderId);
      const target = contacts.get(row.elderId)?.find((each) => keyOf(each) === keyOfRow(row));
      if (elder && target)
        await writeQuestion(platform, tx, { id: row.id, elder, target, by: null });
      else await deleteAgreements(tx, [row.id]);
    }
    for (const elderId of ids) await announceProtection(tx, elderId);
  },
});
