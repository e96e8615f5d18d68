import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { pressure, pulse, vitalsStage } from '../../test/vitals-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof vitalsStage>;
let elder: SignedIn;
let daughter: SignedIn;
let nurse: SignedIn;

beforeEach(async () => {
  app ??= await startTestApp();
  stage = vitalsStage(app);
  app.clock.set('2026-11-23T06:00:00Z');
  elder = await makePerson(app);
  daughter = await stage.member(elder, ['health:read', 'alerts:receive']);
  nurse = await stage.member(elder, ['health:read', 'health:write']);
});
afterAll(() => app.close());

const breaths = (value: number) => ({ kind: 'respiratory-rate', values: { value } });
const oxygen = (value: number, more: object) => ({
  kind: 'oxygen-saturation',
  values: { value },
  ...more,
});
const temperature = (value: number) => ({ kind: 'temperature', values: { value } });
const awake = { breathing: 'air', consciousness: 'alert' };

async function enter(...readings: object[]) {
  const answers = [];
  for (const reading of readings)
    answers.push((await stage.add(nurse, elder, reading)).json().data);
  return answers;
}
const alertsOf = async (kind: string) =>
  (await stage.get(daughter, elder, 'alerts')).data.filter(
    (alert: { kind: string }) => alert.kind === kind,
  );
const bell = async () => (await callAs(app, daughter).get('/api/notifications')).json().data;

describe('a complete set of observations', () => {
  it('of NEWS2 11 from five vitals to watch is an emergency of its own', async () => {
    const ill = [
      breaths(24),
      oxygen(92, { breathing: 'oxygen', consciousness: 'alert' }),
      pressure(91, 60),
      pulse(130),
      temperature(39),
    ];
    const answers = await enter(...ill);
    expect(answers.map(({ status }) => status.level)).toEqual(Array(5).fill('watch'));
    expect(await alertsOf('news2')).toMatchObject([
      { level: 'urgent', values: { value: 11 }, acknowledgedAt: null },
    ]);
    expect(answers.at(-1).alert).toMatchObject({ kind: 'news2', level: 'urgent' });
    const [notice] = await bell();
    expect(notice).toMatchObject({ type: 'emergency', priority: 'high' });
    expect(notice.message).toMatch(/NEWS2: 11.*912/);
    const glance = (await callAs(app, daughter).get('/api/glances')).json().data[0];
    expect(glance).toMatchObject({ wellBeing: 'urgent', urgent: [{ kind: 'news2' }] });
    // A low score later ends it.
    app.clock.advance({ hours: 2 });
    await enter(breaths(16), oxygen(97, awake), pressure(125, 80), pulse(72), temperature(36.8));
    expect(await alertsOf('news2')).toMatchObject([{ endedAt: stage.hoursAgo(0) }]);
  });

  it('of NEWS2 5 or 6 raises an alert to watch, of 4 none', async () => {
    await enter(breaths(21), oxygen(95, awake), pressure(125, 80), pulse(95), temperature(36.8));
    expect(await alertsOf('news2')).toEqual([]);
    await enter(temperature(38.5));
    expect(await alertsOf('news2')).toMatchObject([{ level: 'watch', values: { value: 5 } }]);
  });

  it('whose last reading was wrong raises nothing', async () => {
    const readings = [breaths(21), oxygen(94, awake), pressure(125, 80), pulse(95)];
    const wrong = (await enter(...readings, temperature(38.5))).at(-1);
    expect(await alertsOf('news2')).toHaveLength(1);
    await callAs(app, nurse).remove(`/api/elders/${elder.personId}/vitals/${wrong.id}`);
    expect(await alertsOf('news2')).toEqual([]);
  });

  it('is told nothing of to a person who may only write', async () => {
    const writer = await stage.member(elder, ['health:write']);
    await enter(breaths(24), oxygen(92, awake), pressure(91, 60), pulse(130));
    const { alert } = (await stage.add(writer, elder, temperature(39))).json().data;
    expect(alert).toMatchObject({ kind: 'temperature', level: 'watch' });
  });
});

describe('somebody who does not react', () => {
  it('is an emergency although every number is normal', async () => {
    const [answer] = await enter(oxygen(97, { breathing: 'air', consciousness: 'unresponsive' }));
    expect(answer).toMatchObject({
      status: { level: 'normal' },
      alert: { kind: 'consciousness', level: 'urgent', values: { value: 5 } },
    });
    const [notice] = await bell();
    expect(notice).toMatchObject({ type: 'emergency' });
    expect(notice.message).toMatch(/did not react.*Call 912/);
    const [entry] = (await stage.get(daughter, elder, 'timeline?kind=alerts')).data;
    expect(JSON.stringify(entry)).toContain('Consciousness');
  });

  it('is over when somebody says that the person is alert again', async () => {
    await enter(oxygen(97, { breathing: 'air', consciousness: 'new-confusion' }));
    app.clock.advance({ hours: 1 });
    await enter(pulse(70));
    expect(await alertsOf('consciousness')).toMatchObject([{ endedAt: null }]);
    await enter(oxygen(97, awake));
    expect(await alertsOf('consciousness')).toMatchObject([{ endedAt: stage.hoursAgo(0) }]);
  });

  it('is forgotten when it was a mistake', async () => {
    const [wrong] = await enter(oxygen(97, { breathing: 'air', consciousness: 'pain' }));
    await callAs(app, nurse).remove(`/api/elders/${elder.personId}/vitals/${wrong.id}`);
    expect(await alertsOf('consciousness')).toEqual([]);
  });
});
