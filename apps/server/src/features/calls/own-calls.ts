import { inTransaction } from '../../platform/db/in-transaction.ts';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { deleteAutoAnswersOf, findAutoAnswersOf } from './auto-answer/auto-answers.repo.ts';
import { secondsOf } from './course/announce-call.ts';
import { findLiveOf } from './course/calls.repo.ts';
import { lockWithPeople } from './course/enter-call.ts';
import { moveCall } from './course/move-call.ts';
import { eraseCallsOf, findBytes, findPastCalls } from './view/call-log.repo.ts';

/** More calls than this nobody makes in the year that they are kept. */
const most = 100_000;

/** Leaves every call that goes on. */
async function leaveCalls(platform: Platform, personId: string): Promise<void> {
  for (const { id } of await findLiveOf(platform.db, [personId])) {
    await inTransaction(platform, async (tx) => {
      const call = await lockWithPeople(tx, id);
      if (call) await moveCall(platform, tx, call, { type: 'remove', people: [personId] });
    });
  }
}

/** Calls as personal data of those who took part. */
export const callData = (platform: Platform): readonly PersonalData[] => [
  {
    name: 'calls',
    async read(db, personId) {
      const past = await findPastCalls(db, personId, { after: null, limit: most });
      const ids = past.map(({ row }) => row.id);
      const bytes = await findBytes(db, personId, ids);
      return past.map(({ row, state }) => ({
        id: row.id,
        kind: `call-${row.media}`,
        startedByYou: row.startedBy === personId,
        startedAt: dataTime(row.startedAt),
        endedAt: dataTime(row.endedAt),
        status: `call-${state}`,
        seconds: secondsOf(row),
        bytes: bytes.get(row.id) ?? 0,
      }));
    },
    end: (personId) => leaveCalls(platform, personId),
    erase: eraseCallsOf,
  },
  {
    name: 'callAutoAnswers',
    async read(db, personId) {
      const rows = await findAutoAnswersOf(db, personId);
      const ids = rows.flatMap((row) => [row.elderId, row.personId]);
      const people = await findPeople(db, ids);
      const nameOf = (id: string) => people.get(id)?.name ?? null;
      return rows.map((row) => ({
        elder: nameOf(row.elderId),
        name: nameOf(row.personId),
        setAt: dataTime(row.setAt),
      }));
    },
    erase: deleteAutoAnswersOf,
  },
];
