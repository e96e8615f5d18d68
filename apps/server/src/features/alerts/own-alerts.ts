import { consciousnessAt, isVital } from '@hafi/contract/alerts/alert-kinds';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import { measurementOf } from '../vitals/vitals.public.ts';
import { deleteKnower } from './alert-people.repo.ts';
import { type AlertRow, deleteAlertsOf, findEveryAlert } from './alerts.repo.ts';

/** The score, or the level of consciousness. */
const observed = ({ kind, value }: AlertRow) =>
  kind === 'news2' ? String(value / 10) : consciousnessAt(value / 10);

/** Alerts as personal data of the elder; erased with the account. */
export const alertData: readonly PersonalData[] = [
  {
    name: 'healthAlerts',
    read: async (db, personId) =>
      (await findEveryAlert(db, personId)).map((row) => ({
        id: row.id,
        type: row.kind,
        measurement: isVital(row.kind) ? measurementOf(row.kind, row) : observed(row),
        meaning: row.level,
        judgedBy: row.judgedBy,
        takenAt: dataTime(row.takenAt),
        acknowledgedAt: dataTime(row.acknowledgedAt),
        endedAt: dataTime(row.endedAt),
        note: row.endNote,
        outcome: row.outcome,
        place: row.place,
        createdAt: dataTime(row.raisedAt),
      })),
    erase: async (tx, personId) => {
      await deleteKnower(tx, personId);
      await deleteAlertsOf(tx, personId);
    },
  },
];
