import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import {
  amlodipine,
  type MedicationStage,
  startMedicationStage,
} from '../../test/medication-stage.ts';
import { watchDoses } from '../../test/watch-doses.ts';
import { medicationData } from './own-medications.ts';

let stage: MedicationStage;

beforeAll(async () => {
  stage = await startMedicationStage();
});
afterAll(() => stage.close());

it('exports what a person takes and took, and erases it without affecting others', async () => {
  const [elder, neighbour] = [await stage.person(), await stage.person()];
  const { db } = stage.platform;
  for (const person of [elder, neighbour]) {
    await stage.add(person, amlodipine({ note: 'With water' }));
  }
  stage.clock.set('2026-11-23T07:00:00Z');
  await watchDoses(stage.platform);
  const read = async (personId: string) => {
    const parts = medicationData.map(
      async (part) => [part.name, await part.read(db, personId)] as const,
    );
    return Object.fromEntries(await Promise.all(parts));
  };
  expect(await read(elder.personId)).toMatchObject({
    medications: [{ name: 'Amlodipine', dosage: '5 mg', note: 'With water', pills: 40 }],
    medicationChanges: [{ name: 'Amlodipine', type: 'begun', pills: null }],
    doses: [{ name: 'Amlodipine', dueAt: new Date('2026-11-23T07:00:00Z'), status: null }],
  });
  await inTransaction(stage.platform, async (tx) => {
    for (const { erase } of medicationData) await erase?.(tx, elder.personId);
  });
  expect(await read(elder.personId)).toEqual({
    medications: [],
    medicationChanges: [],
    doses: [],
  });
  expect((await read(neighbour.personId)).doses).toHaveLength(1);
  // No reminder is sent for what was deleted.
  stage.clock.set('2026-11-23T09:00:00Z');
  await watchDoses(stage.platform);
});
