import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  amlodipine,
  type MedicationStage,
  startMedicationStage,
} from '../../test/medication-stage.ts';
import { medicationStatements } from './medication-statements.ts';

let stage: MedicationStage;
beforeAll(async () => {
  stage = await startMedicationStage();
});
afterAll(() => stage.close());

it('says how many doses as needed a day may have, and how far apart they are', async () => {
  const elder = await stage.person();
  const asNeeded = (mostPerDay: number, more: object = {}) =>
    amlodipine({ pillsPerDose: 2, schedule: { kind: 'as-needed', mostPerDay, ...more } });
  const medicines = [
    asNeeded(4, { leastHours: 6 }),
    asNeeded(2, { leastHours: 1 }),
    asNeeded(3),
  ] as const;
  for (const medicine of medicines) await stage.add(elder, medicine);
  const { platform } = stage;
  const statements = await medicationStatements(platform.db, elder.personId, '2026-11-23');
  const said = statements.map(({ dosage: [dosage] = [] }) => [
    dosage?.asNeededBoolean,
    dosage?.maxDosePerPeriod?.numerator?.value,
    dosage?.maxDosePerPeriod?.denominator?.code,
    dosage?.additionalInstruction?.map(({ text }) => text),
  ]);
  expect(said).toHaveLength(3);
  expect(said).toEqual(
    expect.arrayContaining([
      [true, 8, 'd', ['at least 6 hours apart']],
      [true, 4, 'd', ['at least 1 hour apart']],
      [true, 6, 'd', undefined],
    ]),
  );
});
