import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { type CareStage, startCareStage } from '../../test/care-stage.ts';
import type { SignedIn } from '../../test/factories/person.factory.ts';
import { careData } from './own-visits.ts';

let stage: CareStage;
let caregiver: SignedIn;

beforeAll(async () => {
  stage = await startCareStage();
  caregiver = await stage.person({
    roles: ['CAREGIVER'],
    firstName: 'Chantal',
    lastName: 'Ingabire',
  });
});
afterAll(() => stage.close());

async function visited() {
  const elder = await stage.person();
  await stage.join(elder, caregiver, 'caregiver');
  return elder;
}

const read = async (personId: string) => {
  const parts = careData.map(
    async (part) => [part.name, await part.read(stage.platform.db, personId)] as const,
  );
  return Object.fromEntries(await Promise.all(parts));
};
const erase = (personId: string) =>
  inTransaction(stage.platform, async (tx) => {
    for (const part of careData) await part.erase?.(tx, personId);
  });

it('exports visits to the elder completely, to the caregiver without the elder’s health', async () => {
  const [elder, neighbour] = [await visited(), await visited()];
  const note = { note: 'Ate little.', condition: 'tired' };
  const answers = [
    await stage.plan(caregiver, elder, caregiver),
    await stage.plan(caregiver, neighbour, caregiver, { time: '12:00' }),
    await stage.log(caregiver, elder, '06:00', '07:00', note),
    await stage.log(caregiver, neighbour, '07:10', '07:50'),
  ];
  for (const { body, statusCode } of answers) expect(statusCode, body).toBe(201);
  expect(await read(elder.personId)).toMatchObject({
    visitSchedules: [
      { caregiver: 'Chantal Ingabire', startsOn: '2026-11-23', tasks: ['meal', 'washing'] },
    ],
    careVisits: [
      { startsAt: new Date('2026-11-23T04:00:00Z'), condition: 'tired', note: 'Ate little.' },
    ],
  });
  const { visitSchedules, careVisits } = await read(caregiver.personId);
  expect([visitSchedules?.length, careVisits?.length]).toEqual([2, 2]);
  expect(JSON.stringify(careVisits)).not.toMatch(/tired|Ate little/);
  // All of it is deleted with the elder's account; the neighbour's stays.
  await erase(elder.personId);
  expect(await read(elder.personId)).toEqual({ visitSchedules: [], careVisits: [] });
  expect((await read(neighbour.personId)).careVisits).toHaveLength(1);
  // What a caregiver logged about an elder belongs to the elder.
  await erase(caregiver.personId);
  expect(await read(neighbour.personId)).toMatchObject({ visitSchedules: [], careVisits: [{}] });
});
