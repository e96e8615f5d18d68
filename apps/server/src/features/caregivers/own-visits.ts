import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { deleteSchedulesOf, findSchedulesEver } from './schedules.repo.ts';
import { deleteVisitsWith, findVisitsEver } from './visits.repo.ts';

/**
 * Scheduled and logged home visits as personal data. They belong to the elder and are erased with
 * the elder's account; a caregiver's export has only when and with whom.
 */
export const careData: readonly PersonalData[] = [
  {
    name: 'visitSchedules',
    read: async (db, personId) => {
      const rows = await findSchedulesEver(db, personId);
      const ids = rows.flatMap((row) => [row.elderId, row.caregiverId]);
      const people = await findPeople(db, [...new Set(ids)]);
      return rows.map((row) => ({
        id: row.id,
        elder: people.get(row.elderId)?.name ?? '—',
        caregiver: people.get(row.caregiverId)?.name ?? '—',
        schedule: [row.time, `${row.minutes} min`, row.weekdays.join(' ')].join(' · ').trim(),
        startsOn: row.startsOn,
        endsOn: row.endsOn,
        tasks: row.tasks,
        note: row.note,
        createdAt: dataTime(row.createdAt),
        endedAt: dataTime(row.endedAt),
      }));
    },
    erase: deleteSchedulesOf,
  },
  {
    name: 'careVisits',
    read: async (db, personId) => {
      const rows = await findVisitsEver(db, personId);
      const ids = rows.flatMap((row) => [row.elderId, row.caregiverId]);
      const people = await findPeople(db, [...new Set(ids)]);
      return rows.map((row) => ({
        id: row.id,
        elder: people.get(row.elderId)?.name ?? '—',
        caregiver: people.get(row.caregiverId)?.name ?? '—',
        startsAt: dataTime(row.arrivedAt),
        endsAt: dataTime(row.leftAt),
        tasks: row.tasks,
        ...(row.elderId === personId ? { condition: row.condition, note: row.note } : {}),
        createdAt: dataTime(row.createdAt),
      }));
    },
    erase: deleteVisitsWith,
  },
];
