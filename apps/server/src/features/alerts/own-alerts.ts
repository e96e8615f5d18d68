import { consciousnessAt, isVital } from '@hafi/contract/alerts/alert-kinds';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { measurementOf } from '../vitals/vitals.public.ts';
import { deleteKnower } from './alert-people.repo.ts';
import { type AlertRow, deleteAlertsOf, findEveryAlert } from './alerts.repo.ts';
import { letGoOfAlerts } from './taking/let-go.ts';

/** The score, or the level of consciousness. */
const observed = ({ kind, value }: AlertRow) =>
  kind === 'news2' ? String(value / 10) : consciousnessAt(value / 10);

/** Alerts as personal data of the elder; erased with the account. Who leaves gives back what is others'. */
export const alertData = (platform: Platform): readonly PersonalData[] => [
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
    end: (personId) =>
      inTransaction(platform, (tx) =>
        letGoOfAlerts(platform, tx, { personId, elderId: null, leaves: true }),
      ),
    erase: async (tx, personId) => {
      await deleteKnower(tx, personId);
      await deleteAlertsOf(tx, personId);
    },
  },
];
