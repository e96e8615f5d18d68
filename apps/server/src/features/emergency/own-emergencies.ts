import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { cancelCall } from './course/cancel-emergency.ts';
import { deleteEmergenciesOf, findEmergenciesOf } from './course/emergencies.repo.ts';
import { endEmergency } from './course/end-emergency.ts';
import { deleteWords } from './course/events.repo.ts';
import { deleteResponder, findEverCalled } from './course/responders.repo.ts';
import { forgetGatePhoto } from './gate-photo/stored-gate-photo.ts';
import { letGoOfCalls } from './let-go.ts';
import {
  deleteAnswering,
  deleteSettings,
  findAnswering,
  findCallOrders,
  findGatePhoto,
  findSettings,
} from './settings.repo.ts';

async function settingsData(db: Db, personId: string) {
  const { landmarks, sharesCard, simplePress } = await findSettings(db, personId);
  const answersCalls = (await findAnswering(db, [personId])).has(personId);
  const hasPhoto = (await findGatePhoto(db, personId)) !== null;
  const gatePhoto = hasPhoto ? `/api/elders/${personId}/gate-photo` : null;
  const callOrder = (await findCallOrders(db, [personId])).get(personId) ?? [];
  return [{ landmarks, gatePhoto, sharesCard, simplePress, callOrder, answersCalls }];
}

/** Nobody is left to be helped: who was told learns that it is over. */
async function endOpen(platform: Platform, personId: string): Promise<void> {
  for (const { id, state } of await findEmergenciesOf(platform.db, personId)) {
    if (state === 'counting-down') await cancelCall(platform, { id, by: personId });
    else if (!hasEnded(state))
      await endEmergency(platform, { id, by: personId, as: 'resolved', outcome: null });
  }
}

/** Calls for help as personal data of the elder, and of who was asked. */
export const emergencyData = (platform: Platform): readonly PersonalData[] => [
  {
    name: 'emergencies',
    read: async (db, personId) =>
      (await findEmergenciesOf(db, personId)).map((row) => ({
        id: row.id,
        status: row.state,
        level: row.level,
        drill: row.drill,
        via: row.via,
        startedAt: dataTime(row.startedAt),
        endedAt: dataTime(row.endedAt),
        note: row.endNote,
        outcome: row.outcome,
        outcomePlace: row.outcomePlace,
      })),
    async end(personId) {
      await endOpen(platform, personId);
      await inTransaction(platform, (tx) =>
        letGoOfCalls(platform, tx, { personId, elderId: null, leaves: true }),
      );
    },
    erase: async (tx, personId) => {
      await deleteResponder(tx, personId);
      await deleteWords(tx, personId);
      await deleteEmergenciesOf(tx, personId);
    },
  },
  {
    name: 'emergencyHelp',
    read: async (db, personId) =>
      (await findEverCalled(db, personId)).map((row) => ({
        id: row.id,
        level: row.level,
        toldAt: dataTime(row.toldAt),
        seenAt: dataTime(row.seenAt),
        acknowledgedAt: dataTime(row.acknowledgedAt),
        comingAt: dataTime(row.comingAt),
        arrivedAt: dataTime(row.arrivedAt),
        wrote: row.wrote || null,
      })),
  },
  {
    name: 'emergencySettings',
    read: settingsData,
    erase: async (tx, personId) => {
      await forgetGatePhoto(platform, tx, await findGatePhoto(tx, personId));
      await deleteSettings(tx, personId);
      await deleteAnswering(tx, personId);
    },
  },
];
