import { dayInKigali, daysBetween, instantAt } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import { licenceEnds } from '@hafi/contract/vetting/vetting-terms';
import type { Tx } from '../../platform/db/tx.ts';
import type { BatchWork } from '../../platform/due/due-work.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, findPeopleWithRole, markUnchecked } from '../accounts/accounts.public.ts';
import { tellCheckEnded } from '../circle/circle.public.ts';
import { setPracticeVerified } from '../doctors/doctors.public.ts';
import { notify, tell } from '../notifications/notifications.public.ts';
import { announceStatus } from './announce-status.ts';
import { licenceTexts as texts } from './licence.messages.ts';
import { nextOfLicence } from './licence-days.ts';
import {
  insertStep,
  lockLicencesDue,
  marksGone,
  updateVetting,
  type VettingRow,
} from './vetting.repo.ts';

/** Tells those to whom somebody had promised something that the licence has ended. */
export type TellLicenceEnded = (tx: Tx, personId: string) => Promise<void>;

/**
 * Tells people 30, 7 and 1 days before their licence ends, and ends what it confirmed when it has: a
 * doctor leaves the directory. After an outage only the last notice is sent.
 */
export const endLicencesWork = (
  platform: Platform,
  tellEnded: TellLicenceEnded,
): BatchWork<VettingRow> => ({
  id: 'vetting.end-licences',
  everySeconds: 5,
  // Ending one tells its patients.
  batch: 1,
  take: lockLicencesDue,
  async handle(tx, rows, now) {
    for (const row of rows) {
      const until = row.checkedUntil;
      if (until === null) await updateVetting(tx, row.id, { licenceDueAt: null });
      else if (licenceEnds(until) <= now) await endLicence(platform, tx, { row, tellEnded });
      else await sayItEnds(platform, tx, row, until);
    }
  },
});

async function sayItEnds(
  platform: Platform,
  tx: Tx,
  row: VettingRow,
  until: string,
): Promise<void> {
  const at = platform.clock.now();
  await updateVetting(tx, row.id, { licenceDueAt: nextOfLicence(until, at) });
  // Who has sent a new one waits for a coordinator.
  if (row.renewalSentAt) return;
  const days = daysBetween(dayInKigali(at), until);
  await tell(platform, tx, {
    by: null,
    personId: row.personId,
    type: 'community',
    priority: 'high',
    title: texts.endsTitle,
    text: texts.ends,
    values: { date: { date: instantAt(until, '12:00').toISOString() } },
    link: links.papers,
    at,
    dedupeKey: `licence:${row.id}:${until}:${days}`,
  });
  tx.changed(['vetting', 'notifications'], [row.personId]);
}

async function endLicence(
  platform: Platform,
  tx: Tx,
  { row, tellEnded }: { readonly row: VettingRow; readonly tellEnded: TellLicenceEnded },
): Promise<void> {
  const { id, personId, renewalSentAt, role } = row;
  const at = platform.clock.now();
  // A new licence that waits is looked at like the papers of anybody.
  const state = renewalSentAt ? ('waiting' as const) : ('expired' as const);
  await updateVetting(tx, id, {
    ...marksGone(row, at),
    state,
    changedAt: at,
  });
  await insertStep(tx, { vettingId: id, act: 'expired', text: null, actorId: personId, at });
  await markUnchecked(tx, personId);
  await setPracticeVerified(tx, personId, null);
  if (role === 'DOCTOR') await tellEnded(tx, personId);
  else await tellCheckEnded(platform, tx, { by: null, personId });
  await tell(platform, tx, {
    by: null,
    personId,
    type: 'community',
    priority: 'high',
    title: texts.endedTitle,
    text: role === 'DOCTOR' ? texts.endedDoctor : texts.ended,
    link: links.papers,
    at,
  });
  await tellCoordinators(tx, personId, at);
  await announceStatus(tx, personId, at);
}

async function tellCoordinators(tx: Tx, personId: string, at: Date): Promise<void> {
  const coordinators = await findPeopleWithRole(tx, 'ADMIN');
  const name = (await findPeople(tx, [personId])).get(personId)?.name ?? '—';
  for (const coordinator of coordinators) {
    await notify(tx, {
      by: null,
      personId: coordinator,
      type: 'community',
      priority: 'medium',
      title: texts.coordinatorsTitle,
      text: texts.coordinators,
      values: { name },
      link: links.adminConfirmed,
      at,
    });
  }
  tx.changed(['admin', 'notifications'], coordinators);
}
