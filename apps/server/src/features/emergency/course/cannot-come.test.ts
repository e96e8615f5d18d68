import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { byLink, tokenOf } from '../../../test/emergencies/called-emergency.ts';
import { emergencyStage, nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { answerByPhone } from '../emergency.public.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

async function called() {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder, { firstName: 'Claudine' });
  const son = await stage.contact(elder, { firstName: 'Jean' });
  const volunteer = await stage.volunteer();
  const { id } = await elder.press();
  await stage.pass(10);
  return { elder, daughter, son, volunteer, id };
}

it('asks the next level as soon as nobody is left who may come', async () => {
  const { daughter, elder, id, son, volunteer } = await called();
  expect(await daughter.act(id, 'cannot')).toMatchObject({ state: 'alerting', level: 'contacts' });
  expect((await son.act(id, 'cannot')).level).toBe('volunteers');
  expect(await volunteer.list()).toMatchObject([{ id }]);
  const { responders } = await elder.see(id);
  expect(responders.map(({ knows, name }) => [name.split(' ')[0], knows])).toContainEqual([
    'Claudine',
    'cannot',
  ]);
  expect(await stage.steps(id)).toEqual([
    'pressed',
    'fired',
    'asked contacts 2',
    'cannot',
    'cannot',
    'asked volunteers 1',
  ]);
  // Again, it does nothing.
  await son.act(id, 'cannot');
  expect(await stage.steps(id)).toHaveLength(6);
});

it('is told to the elder of who was counted on, whose place others are asked to take at once', async () => {
  const { daughter, elder, id, volunteer } = await called();
  await daughter.act(id, 'coming', {
    minutes: 10,
    position: { latitude: -1.9, longitude: 30, accuracy: 5 },
  });
  await stage.sms();
  const view = await daughter.act(id, 'cannot');
  expect(view).toMatchObject({ state: 'alerting', level: 'volunteers' });
  expect(view.responders.find(({ you }) => you)).toMatchObject({
    knows: 'cannot',
    position: null,
    dueAt: null,
  });
  const texts = (await stage.sms()).filter(({ to }) => to === elder.phone);
  expect(texts.map(({ text }) => text)).toEqual(['Hafi: Claudine Mukamana cannot come after all.']);
  expect(await volunteer.list()).toMatchObject([{ id }]);
  // Who can come after all is counted on again.
  expect(await daughter.act(id, 'coming', { minutes: 5 })).toMatchObject({ state: 'on-the-way' });
});

it('asks nobody else while another is counted on', async () => {
  const { daughter, id, son } = await called();
  await daughter.act(id, 'coming', { minutes: 10 });
  await son.act(id, 'coming', { minutes: 5 });
  expect(await son.act(id, 'cannot')).toMatchObject({ state: 'on-the-way', level: 'contacts' });
  await son.act(id, 'acknowledge');
  expect(await daughter.act(id, 'cannot')).toMatchObject({
    state: 'acknowledged',
    level: 'contacts',
  });
  expect(await son.act(id, 'cannot')).toMatchObject({ state: 'alerting', level: 'volunteers' });
});

it('by the last who was asked has the elder and the coordinators told', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const olive = await stage.coordinator();
  const { id } = await elder.press();
  await stage.pass(10);
  await stage.pass(60);
  await daughter.act(id, 'coming', { minutes: 10 });
  await stage.sms();
  await daughter.act(id, 'cannot');
  const sms = await stage.sms();
  const to = (phone: string) => sms.filter((each) => each.to === phone).map(({ text }) => text);
  expect(to(elder.phone)).toHaveLength(2);
  expect(to(elder.phone).join()).toContain('Call 912');
  expect(to(olive.phone)).toHaveLength(1);
});

it('is said by link and by SMS as well', async () => {
  const elder = await stage.elder();
  const gaspard = nextNumber();
  await stage.name(elder, 'Gaspard Habimana', gaspard);
  await stage.volunteer();
  for (const way of ['link', 'sms'] as const) {
    const { id } = await elder.press();
    await stage.pass(10);
    const token = tokenOf((await stage.sms()).find(({ to }) => to === gaspard)?.text);
    if (way === 'link') await byLink(app).act(token, { act: 'cannot' });
    else await answerByPhone(app.platform, gaspard, { what: 'no', minutes: null, words: null });
    expect(await elder.see(id)).toMatchObject({ state: 'alerting', level: 'volunteers' });
    await elder.act(id, 'resolve', { as: 'resolved' });
  }
});

it('has more people asked at once by the elder and by who is told of their alerts', async () => {
  const { daughter, elder, id, volunteer } = await called();
  expect((await elder.see(id)).can.askMore).toBe(true);
  expect((await elder.act(id, 'escalate', { after: 'contacts' })).level).toBe('volunteers');
  await stage.coordinator();
  expect((await daughter.act(id, 'escalate', { after: 'volunteers' })).level).toBe('coordinators');
  expect((await volunteer.see(id)).can.askMore).toBe(false);
  expect(await volunteer.refusal(id, 'escalate')).toBe('not-allowed');
});
