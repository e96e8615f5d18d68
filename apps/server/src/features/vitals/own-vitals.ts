import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import { deleteLimitsOf, findLimits } from './own-limits/own-limits.repo.ts';
import { deleteVitalsOf, findEveryReading } from './readings.repo.ts';
import { kindOf, readContext, readLimits, readStatus, readValues } from './vital-codes.ts';

/** A measurement as figures: `148/86 mmHg`. */
export function measurementOf(
  kind: keyof typeof vitalKinds,
  row: Parameters<typeof readValues>[0],
) {
  const values = readValues(row);
  const figures =
    'systolic' in values ? `${values.systolic}/${values.diastolic}` : String(values.value);
  return `${figures} ${vitalKinds[kind].unit}`;
}

/** An elder's readings as personal data; erased with the account. */
export const vitalsData: readonly PersonalData[] = [
  {
    name: 'vitals',
    read: async (db, personId) => [
      ...(await findEveryReading(db, personId)).map((row) => {
        const kind = kindOf(row.kind);
        const { breathing, consciousness, glucoseContext } = readContext(row);
        return {
          id: row.id,
          type: kind,
          measurement: measurementOf(kind, row),
          glucoseContext,
          breathing,
          consciousness,
          meaning: readStatus(row.status).level,
          judgedBy: readLimits(row),
          status: row.withdrawnAt ? 'entered-in-error' : 'final',
          takenAt: dataTime(row.takenAt),
          device: row.deviceName,
          createdAt: dataTime(row.recordedAt),
        };
      }),
      ...(await findLimits(db, personId)).map(({ endedAt, limits, reason, setAt }) => ({
        type: limits,
        why: reason,
        status: endedAt ? 'ended' : 'active',
        createdAt: dataTime(setAt),
      })),
    ],
    erase: async (tx, personId) => {
      await deleteVitalsOf(tx, personId);
      await deleteLimitsOf(tx, personId);
    },
  },
];
