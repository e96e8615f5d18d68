import type { EmergencyStatistics } from '@hafi/contract/emergency/statistics.schemas';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emergencyStage } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

const read = async (): Promise<EmergencyStatistics[]> => {
  const olive = await stage.coordinator();
  return (await olive.get('/api/emergency-statistics')).json().data;
};

/** Somebody is told after 2 seconds, sees to it after 20, and is there after 320. */
async function helped(as: 'resolved' | 'false-alarm' | null = 'resolved', body: object = {}) {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const { id } = await elder.press(body);
  await stage.pass(10);
  app.clock.advance({ seconds: 2 });
  await stage.sms();
  app.clock.advance({ seconds: 18 });
  await daughter.act(id, 'acknowledge');
  app.clock.advance({ seconds: 300 });
  await daughter.act(id, 'arrived');
  if (as) await elder.act(id, 'resolve', { as });
}

it('times what has happened since each fired, without drills, stopped ones and false alarms', async () => {
  for (let each = 0; each < 2; each += 1) await helped();
  await helped(null);
  await helped('false-alarm');
  await helped('resolved', { drill: true });
  const stopped = await stage.elder();
  await stopped.act((await stopped.press()).id, 'cancel');
  const alone = await stage.elder();
  const unanswered = await alone.press();
  await stage.pass(10);
  await alone.act(unanswered.id, 'resolve', { as: 'resolved' });
  const [now, before] = await read();
  expect(now).toMatchObject({
    emergencies: 4,
    falseAlarms: 1,
    open: 1,
    neverAnswered: 1,
    toNotice: { count: 3, median: 2, ninetieth: 2 },
    toAnswer: { count: 3, median: 20, ninetieth: 20 },
    toArrival: { count: 3, median: 320, ninetieth: 320 },
  });
  expect(before).toMatchObject({ emergencies: 0, falseAlarms: 0, toNotice: { median: null } });
});

it('still knows the first notice when the messages are gone, and compares with the 30 days before', async () => {
  for (let each = 0; each < 3; each += 1) await helped();
  app.clock.advance({ days: 45 });
  await app.due.run('outbox.sweep-outbox');
  const [now, before] = await read();
  expect(now?.emergencies).toBe(0);
  expect(before).toMatchObject({ emergencies: 3, toNotice: { count: 3, median: 2 } });
});

it('is for coordinators alone', async () => {
  const elder = await stage.elder();
  expect((await elder.get('/api/emergency-statistics')).statusCode).toBe(403);
});
