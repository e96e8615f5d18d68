import { dosesBetween } from '@hafi/contract/medications/schedule';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { callAs } from '../../../test/call-as.ts';
import {
  amlodipine,
  type MedicationStage,
  startMedicationStage,
} from '../../../test/medication-stage.ts';
import { watchDoses } from '../../../test/watch-doses.ts';
import { deleteMedicationsOf } from '../medications.repo.ts';
import { findAllDosesOf } from './doses.repo.ts';

const start = Date.parse('2026-11-23T06:00:00Z');
const minute = 60_000;
let stage: MedicationStage;

beforeAll(async () => {
  stage = await startMedicationStage();
});
afterAll(() => stage.close());

/**
 * Limits to less than a day: the same hour of the next day gives another reminder with the same
 * text.
 */
const withinADay = (minutes: readonly number[]) => {
  let [now, latest] = [0, 0];
  for (const jump of minutes) {
    now = Math.max(0, now + jump);
    latest = Math.max(latest, now);
  }
  return latest < 24 * 60;
};
/** Minutes by which the clock jumps before the process polls again. */
const jumps = fc
  .array(fc.integer({ min: -200, max: 400 }), { minLength: 1, maxLength: 12 })
  .filter(withinADay);

it('records each dose once, however the clock jumps, and reminds of none twice', async () => {
  await fc.assert(
    fc.asyncProperty(jumps, async (minutes) => {
      stage.clock.set(new Date(start));
      const elder = await stage.person();
      const schedule = { kind: 'interval' as const, everyHours: 1, startTime: '00:30' };
      await stage.add(elder, amlodipine({ schedule }));
      let [now, latest] = [start, start];
      for (const jump of minutes) {
        now = Math.max(start, now + jump * minute);
        latest = Math.max(latest, now);
        stage.clock.set(new Date(now));
        await watchDoses(stage.platform);
      }
      // Finally the clock is right, later than everything that it had shown.
      const end = new Date(latest + 1);
      stage.clock.set(end);
      await watchDoses(stage.platform);
      const course = { schedule, startsOn: '2026-11-23', endsOn: null };
      const kept = await findAllDosesOf(stage.platform.db, elder.personId);
      const planned = dosesBetween(course, new Date(start), end);
      expect(kept.map(({ dueAt }) => dueAt)).toEqual(planned);
      const bell = await callAs(stage.app, elder).get('/api/notifications?limit=100');
      const texts = bell
        .json()
        .data.map(({ title, message }: Record<string, string>) =>
          `${title} ${message}`.replace(/^A reminder waits.*/, ''),
        );
      const reminders = texts.filter((text: string) => text !== '');
      expect(new Set(reminders).size).toBe(reminders.length);
      // So that the next run does not remind this elder too.
      await inTransaction(stage.platform, (tx) => deleteMedicationsOf(tx, elder.personId));
    }),
    { numRuns: 10 },
  );
}, 300_000);
