import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import { measurementOf } from '../vitals/vitals.public.ts';
import { deleteAlertsOf, findEveryAlert } from './alerts.repo.ts';

/** Alerts as personal data of the elder; erased with the account. */
export const alertData: readonly PersonalData[] = [
  {
    name: 'healthAlerts',
    read: async (db, personId) =>
      (await findEveryAlert(db, personId)).map((row) => ({
        id: row.id,
        type: row.kind,
        measurement: measurementOf(row.kind, row),
        meaning: row.level,
        takenAt: dataTime(row.takenAt),
        acknowledgedAt: dataTime(row.acknowledgedAt),
        endedAt: dataTime(row.endedAt),
        closingNote: row.endNote,
        createdAt: dataTime(row.raisedAt),
      })),
    erase: deleteAlertsOf,
  },
];
