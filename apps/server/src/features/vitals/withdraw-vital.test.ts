import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { pulse, vitalsStage } from '../../test/vitals-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof vitalsStage>;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  stage = vitalsStage(app);
  elder = await makePerson(app);
});
afterAll(() => app.close());

describe('a wrong reading', () => {
  const remove = (who: SignedIn, id: string) =>
    callAs(app, who).remove(`/api/elders/${elder.personId}/vitals/${id}`);
  const correct = (who: SignedIn, id: string, reading: object) =>
    callAs(app, who).post(`/api/elders/${elder.personId}/vitals/${id}/correct`, {
      id: newId(),
      ...reading,
    });

  it('stays in the history, marked, and counts nowhere; its alert is removed', async () => {
    const wrong = await stage.add(elder, elder, {
      kind: 'temperature',
      values: { value: 41 },
      confirmed: true,
    });
    const { id } = wrong.json().data;
    const removed = await remove(elder, id);
    expect(removed.json().data).toMatchObject({
      id,
      state: 'entered-in-error',
      mayCorrect: false,
      withdrawn: { at: app.clock.now().toISOString(), corrected: false },
    });
    expect((await remove(elder, id)).json()).toEqual(removed.json());
    const list = await stage.get(elder, elder, 'vitals?kind=temperature');
    expect(list).toMatchObject({ data: [{ id, state: 'entered-in-error' }], attention: [] });
    const { vitals } = (await stage.get(elder, elder, 'vitals/latest')).data;
    expect(vitals[2]).toEqual({
      kind: 'temperature',
      reading: null,
      change: null,
      closed: null,
      week: null,
    });
    const report = await stage.get(elder, elder, 'vitals/report?kind=temperature');
    expect(report.data.series).toEqual([]);
    const alerts = (await stage.get(elder, elder, 'alerts')).data;
    expect(alerts.map(({ kind }: { kind: string }) => kind)).not.toContain('temperature');
  });

  it('is replaced by the right one in one step, once', async () => {
    const wrong = (await stage.add(elder, elder, pulse(171, { confirmed: true }))).json().data;
    const right = pulse(71, { id: newId(), takenAt: wrong.takenAt });
    const done = await correct(elder, wrong.id, right);
    expect(done.statusCode).toBe(201);
    expect(done.json().data).toMatchObject({ values: { value: 71 }, alert: null });
    expect((await correct(elder, wrong.id, right)).json()).toEqual(done.json());
    expect((await correct(elder, wrong.id, pulse(72))).json().code).toBe('reading-withdrawn');
    const { data } = await stage.get(elder, elder, 'vitals?kind=heart-rate');
    const rightId = done.json().data.id;
    const kept = data.filter(({ id }: { id: string }) => [wrong.id, rightId].includes(id));
    const by = { id: elder.personId, name: 'Espérance Mukamana' };
    expect(kept).toMatchObject([
      { id: rightId, values: { value: 71 }, withdrawn: null },
      { id: wrong.id, values: { value: 171 }, withdrawn: { by, corrected: true } },
    ]);
    const other = { kind: 'weight', values: { value: 71 } };
    expect((await correct(elder, done.json().data.id, other)).json().errors).toMatchObject([
      { path: 'kind', code: 'other-kind' },
    ]);
  });

  it('can be marked only by its recorder and by the elder', async () => {
    const nurse = await stage.member(elder, ['health:read', 'health:write']);
    const other = await stage.member(elder, ['health:read', 'health:write']);
    const reader = await stage.member(elder, ['health:read']);
    const one = (await stage.add(nurse, elder, pulse(64))).json().data;
    const two = (await stage.add(nurse, elder, pulse(65))).json().data;
    expect((await remove(other, one.id)).statusCode).toBe(403);
    expect((await correct(other, one.id, pulse(66))).statusCode).toBe(403);
    expect((await remove(reader, one.id)).statusCode).toBe(404);
    expect((await remove(nurse, newId())).statusCode).toBe(404);
    const seen = (await stage.get(other, elder)).data.find(
      ({ id }: { id: string }) => id === one.id,
    );
    expect(seen.mayCorrect).toBe(false);
    expect((await remove(nurse, one.id)).statusCode).toBe(200);
    expect((await remove(elder, two.id)).statusCode).toBe(200);
  });
});
