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

const sentTo = async (...phones: string[]) =>
  (await stage.sms()).filter(({ to }) => phones.includes(to)).map(({ text }) => text);
const unanswered = 'Hafi: Nobody has answered yet. Call 912.';
const late = 'Hafi: Nobody has come yet. Call 912.';

it('tells the elder and who pressed once the last level has not answered for its time', async () => {
  const elder = await stage.elder();
  const son = await stage.contact(elder);
  await stage.contact(elder);
  await stage.coordinator();
  const { id } = await son.press({ elderId: elder.personId });
  await stage.pass(10);
  await stage.pass(60);
  expect(await elder.see(id)).toMatchObject({ level: 'coordinators', nextLevel: null });
  expect(await sentTo(elder.phone, son.phone)).toEqual([]);
  await stage.pass(59.9);
  expect(await sentTo(elder.phone, son.phone)).toEqual([]);
  await stage.pass(0.1);
  expect(await sentTo(elder.phone, son.phone)).toEqual([unanswered, unanswered]);
  expect((await stage.steps(id)).at(-1)).toBe('unanswered');
  await stage.pass(3600);
  expect(await sentTo(elder.phone, son.phone)).toEqual([]);
});

it('tells them at once where there is nobody to ask, and says nothing once somebody answers', async () => {
  const alone = await stage.elder();
  await alone.press();
  await stage.pass(10);
  expect(await sentTo(alone.phone)).toEqual([unanswered]);
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const { id } = await elder.press();
  await stage.pass(10);
  await daughter.act(id, 'acknowledge');
  await stage.sms();
  await stage.pass(170);
  expect(await sentTo(elder.phone)).toEqual([]);
  // She saw it, and nobody has come.
  await stage.pass(10);
  expect(await sentTo(elder.phone)).toEqual([late]);
});

it('tells them and the coordinators that whoever was on the way is late, each time anew', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const olive = await stage.coordinator();
  const { id } = await elder.press();
  await stage.pass(10);
  await stage.pass(60);
  for (let round = 0; round < 2; round += 1) {
    await daughter.act(id, 'coming', { minutes: 5 });
    await stage.sms();
    await stage.pass(300 + 599);
    expect(await stage.sms()).toEqual([]);
    await stage.pass(1);
    const notified = await stage.sms();
    expect(notified.filter(({ to }) => to === elder.phone).map(({ text }) => text)).toEqual([late]);
    expect(notified.find(({ to }) => to === olive.phone)?.text).toContain('on the way is late');
    expect(notified).toHaveLength(2);
  }
  expect((await elder.see(id)).responders).toHaveLength(2);
});

it('tells them and the coordinators that nobody has come though the last level sees to it', async () => {
  for (const answer of ['acknowledge', 'ambulance']) {
    const elder = await stage.elder();
    const olive = await stage.coordinator();
    const other = await stage.coordinator();
    const { id } = await elder.press();
    await stage.pass(10);
    expect(await olive.act(id, answer)).toMatchObject({ state: 'acknowledged', nextLevel: null });
    await stage.sms();
    await stage.pass(179.9);
    expect(await stage.sms()).toEqual([]);
    await stage.pass(0.1);
    const notified = await stage.sms();
    expect(notified.filter(({ to }) => to === elder.phone).map(({ text }) => text)).toEqual([late]);
    for (const { phone } of [olive, other]) {
      const texts = notified.filter(({ to }) => to === phone).map(({ text }) => text);
      expect(texts.map((text) => text.includes('nobody is there yet'))).toEqual([true]);
    }
    await elder.act(id, 'resolve', { as: 'resolved' });
    await app.reset();
  }
});

it('says neither to anybody any more once the call has ended', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const olive = await stage.coordinator();
  const { id } = await daughter.press({ elderId: elder.personId });
  await stage.pass(10);
  await olive.act(id, 'acknowledge');
  await stage.sms();
  await stage.pass(180);
  expect(await stage.steps(id)).toContain('unanswered');
  await elder.act(id, 'resolve', { as: 'resolved' });
  const notified = await stage.sms();
  expect(notified.filter(({ text }) => text === late || text.includes('nobody is there'))).toEqual(
    [],
  );
  expect(notified.some(({ to }) => to === olive.phone)).toBe(true);
});

it('says nothing of a drill that somebody has seen', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const { id } = await elder.press({ drill: true });
  await stage.pass(10);
  await daughter.act(id, 'acknowledge');
  await stage.pass(600);
  expect((await elder.see(id)).state).toBe('acknowledged');
  expect(await stage.steps(id)).not.toContain('unanswered');
});

it('asks the coordinators instead where their level follows, and tells nothing of a drill', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const olive = await stage.coordinator();
  const { id } = await elder.press();
  await stage.pass(10);
  await daughter.act(id, 'coming', { minutes: 5 });
  await stage.sms();
  await stage.pass(900);
  const notified = await stage.sms();
  expect(notified.filter(({ to }) => to === elder.phone).map(({ text }) => text)).toEqual([late]);
  const toOlive = notified.filter(({ to }) => to === olive.phone);
  expect(toOlive.map(({ text }) => text.includes('nobody is there yet'))).toEqual([true]);
  const drilling = await stage.elder();
  await drilling.press({ drill: true });
  await stage.pass(10);
  await stage.pass(600);
  expect(await sentTo(drilling.phone)).toEqual([]);
});

it('fits one SMS of plain letters in each language', async () => {
  const texts = ['emergency.answer.unanswered', 'emergency.answer.late'];
  for (const locale of ['rw', 'en', 'fr'] as const) {
    for (const id of texts) {
      const text = app.platform.translate(locale, { id });
      expect(text).toMatch(/^[\w .,;:!?'àéèù-]+$/);
      expect(text.length).toBeLessThan(150);
      expect(text).toContain('912');
    }
  }
});
