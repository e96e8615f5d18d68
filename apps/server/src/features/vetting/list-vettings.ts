import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type { listVettings as endpoint } from '@hafi/contract/vetting/vetting.contract';
import { readTimePage } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { findIdentities, findPeople } from '../accounts/accounts.public.ts';
import { findBadges } from '../badges/badges.public.ts';
import { findDoctorsByPersons } from '../doctors/doctors.public.ts';
import { findPapers, openedBy } from './papers.repo.ts';
import { presentToCheck } from './vetting.presenter.ts';
import { findSteps, findVettings } from './vetting.repo.ts';

/**
 * People who wait for a coordinator or are confirmed, with what they gave.
 * @throws Problem invalid-input for an unknown cursor
 */
export async function listVettings(
  { clock, db }: Platform,
  coordinatorId: string,
  query: ParsedInput<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { scope } = query;
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findVettings(db, scope, page),
    ({ changedAt, id, sentAt }) => ({
      at: scope === 'waiting' ? (sentAt ?? changedAt) : changedAt,
      id,
    }),
  );
  const ids = items.map(({ id }) => id);
  const people = items.map(({ personId }) => personId);
  const identities = await findIdentities(db, people);
  const doctors = await findDoctorsByPersons(db, people);
  const papers = await findPapers(db, ids);
  const steps = await findSteps(db, ids);
  const opened = await openedBy(db, coordinatorId, { papers, vettings: items });
  const badges = await findBadges(
    db,
    items.flatMap(({ badgeId }) => badgeId ?? []),
  );
  const approvers = await findPeople(
    db,
    badges.flatMap(({ checkedBy }) => checkedBy ?? []),
  );
  const now = clock.now();
  return {
    data: items.flatMap((row) => {
      const person = identities.get(row.personId);
      if (!person) return [];
      const doctor = doctors.get(row.personId);
      const badge = badges.find(({ id }) => id === row.badgeId);
      const approver = approvers.get(badge?.checkedBy ?? '')?.name ?? null;
      const about = { row, person, doctor, badge, approver };
      return [presentToCheck({ ...about, papers, steps, opened, now })];
    }),
    nextCursor,
  };
}
