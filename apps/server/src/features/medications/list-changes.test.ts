import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import type { SignedIn } from '../../test/factories/person.factory.ts';
import {
  amlodipine,
  type MedicationStage,
  startMedicationStage,
} from '../../test/medication-stage.ts';

let stage: MedicationStage;

beforeAll(async () => {
  stage = await startMedicationStage();
});
afterAll(() => stage.close());

const urlOf = (elder: SignedIn, part = '') => `/api/elders/${elder.personId}/medications${part}`;

async function historyOf(elder: SignedIn, id: string, reader = elder) {
  const answer = await callAs(stage.app, reader).get(urlOf(elder, `/${id}/history`));
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

describe('the history of a medicine', () => {
  it('says what was done with it, by whom and when, newest first', async () => {
    const elder = await stage.person();
    const daughter = await stage.join(elder, ['health:read', 'health:write']);
    const own = callAs(stage.app, elder);
    const added = await own.post(urlOf(elder), amlodipine({ note: 'With water' }));
    const { id } = added.json().data;
    const begun = stage.clock.now().toISOString();
    stage.clock.advance({ minutes: 5 });
    const change = amlodipine({ dosage: '10 mg', pills: undefined, endsOn: '2026-12-24' });
    await callAs(stage.app, daughter).put(urlOf(elder, `/${id}`), change);
    stage.clock.advance({ minutes: 5 });
    await own.post(urlOf(elder, `/${id}/refill`), { pills: 30 });
    stage.clock.advance({ minutes: 5 });
    await own.post(urlOf(elder, `/${id}/stop`), { reason: 'Swollen feet' });
    expect(await historyOf(elder, id)).toMatchObject([
      { kind: 'stopped', title: 'Medicine stopped: Amlodipine', lines: ['Swollen feet'] },
      { kind: 'refilled', title: 'Bought more: Amlodipine', lines: ['Added: 30'], by: null },
      {
        kind: 'changed',
        title: 'Medicine changed: Amlodipine',
        lines: [
          'Strength: 10 mg. Before: 5 mg',
          'Note: taken out. Before: With water',
          expect.stringMatching(/^Last day: .*24/),
        ],
        by: expect.stringContaining(' '),
      },
      {
        kind: 'begun',
        at: begun,
        by: null,
        lines: ['5 mg', 'Every day at 09:00, 19:00'],
      },
    ]);
    const timeline = await callAs(stage.app, daughter).get(
      `/api/elders/${elder.personId}/timeline?kind=medications`,
    );
    expect(timeline.json().data).toMatchObject([
      { title: 'Medicine stopped: Amlodipine', details: ['Swollen feet'] },
      { title: 'Medicine changed: Amlodipine' },
      { title: 'Medicine begun: Amlodipine', at: begun },
    ]);
  });

  it('says what changed when only the time between doses as needed did', async () => {
    const elder = await stage.person();
    const own = callAs(stage.app, elder);
    const asNeeded = (leastHours: number) =>
      amlodipine({ schedule: { kind: 'as-needed', mostPerDay: 3, leastHours } });
    const { id } = (await own.post(urlOf(elder), asNeeded(4))).json().data;
    await own.put(urlOf(elder, `/${id}`), asNeeded(6));
    const [change] = await historyOf(elder, id);
    expect(change.lines).toEqual([
      expect.stringMatching(/6 hours apart\. Before: .* 4 hours apart$/),
    ]);
  });

  it('has no entry for a change that changes nothing', async () => {
    const elder = await stage.person();
    const own = callAs(stage.app, elder);
    const { id } = (await own.post(urlOf(elder), amlodipine())).json().data;
    expect((await own.put(urlOf(elder, `/${id}`), amlodipine())).statusCode).toBe(200);
    expect(await historyOf(elder, id)).toMatchObject([{ kind: 'begun' }]);
  });

  it('has no entry of refused changes', async () => {
    const elder = await stage.person();
    const own = callAs(stage.app, elder);
    const { id } = (await own.post(urlOf(elder), amlodipine())).json().data;
    await own.post(urlOf(elder, `/${id}/stop`), {});
    expect((await own.post(urlOf(elder, `/${id}/refill`), { pills: 30 })).statusCode).toBe(409);
    expect(await historyOf(elder, id)).toHaveLength(2);
  });

  it("is not there for another elder's medicine, nor for who may not read", async () => {
    const [elder, other] = [await stage.person(), await stage.person()];
    const { id } = (await callAs(stage.app, elder).post(urlOf(elder), amlodipine())).json().data;
    const wrong = await callAs(stage.app, other).get(urlOf(other, `/${id}/history`));
    expect(wrong.statusCode).toBe(404);
    const nosy = await callAs(stage.app, other).get(urlOf(elder, `/${id}/history`));
    expect(nosy.statusCode).toBe(404);
  });

  it('cannot be altered', async () => {
    const elder = await stage.person();
    await callAs(stage.app, elder).post(urlOf(elder), amlodipine());
    const rewrite = stage.platform.db.execute(
      sql`update medication_changes set name = 'x' where elder_id = ${elder.personId}`,
    );
    await expect(rewrite).rejects.toThrow();
  });
});
