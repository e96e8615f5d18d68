import { smsParts, toGsmText } from '@hafi/base/sms-text';
import { locales } from '@hafi/i18n/locales';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { channelsEnv, channelsStage } from '../../../test/channels/channels-stage.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { protectionStage } from '../../../test/emergencies/protection-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof protectionStage>;
let phones: ReturnType<typeof channelsStage>;
beforeAll(async () => {
  app = await startTestApp({ env: { ...channelsEnv, SMS_NUMBER: '22750' } });
  stage = protectionStage(app);
  phones = channelsStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

/** Sends an SMS; what it is answered by. */
async function send(phone: string, text: string): Promise<string> {
  await deliverAll(app);
  app.sent.length = 0;
  await phones.sms(phone, text);
  await phones.follow();
  await deliverAll(app);
  return app.sent.filter(({ to }) => to === phone).at(-1)?.text ?? '';
}

/** An elder with a neighbour without an account. */
async function withNeighbour(firstName = 'Vérène') {
  const elder = await stage.elder({ firstName, locale: 'en' });
  const phone = nextNumber();
  await stage.name(elder, 'Gaspard Habimana', phone);
  return { elder, phone };
}
type Elder = Awaited<ReturnType<typeof withNeighbour>>['elder'];

/** Presses, and lets the first level be asked. */
async function call(elder: Elder, body: object = {}): Promise<string> {
  const { id } = await elder.press(body);
  await stage.pass(10);
  await deliverAll(app);
  return id;
}

describe('whoever a call asked by SMS', () => {
  it('is told in two parts at most what to send, and sees to it with one word', async () => {
    const { elder, phone } = await withNeighbour();
    const { id } = await elder.press();
    await stage.pass(10);
    const [asked] = (await stage.sms()).filter(({ to }) => to === phone);
    expect(asked?.text).toMatch(/calls for help.*send YES to 22750.*http/);
    expect(await send(phone, 'Yego')).toMatch(/noted that you see to the call of Vérène/);
    expect((await elder.see(id)).state).toBe('acknowledged');
    expect(await send(phone, 'Ndaje')).toMatch(/on the way to Vérène/);
    expect((await elder.see(id)).state).toBe('on-the-way');
    expect(await stage.steps(id)).toEqual(expect.arrayContaining(['acknowledged', 'coming']));
  });

  it('is counted on anew when they say once more that they come, after they were late', async () => {
    const { elder, phone } = await withNeighbour();
    const id = await call(elder);
    const coming = async () => (await stage.steps(id)).filter((step) => step === 'coming').length;
    await send(phone, 'Ndaje');
    const { nextLevelAt } = await elder.see(id);
    // Said twice, it does not wait longer.
    await stage.pass(60);
    await send(phone, 'Ndaje');
    expect((await elder.see(id)).nextLevelAt).toBe(nextLevelAt);
    await stage.pass(900);
    expect((await elder.see(id)).state).toBe('alerting');
    expect(await send(phone, 'Ndaje')).toMatch(/on the way to Vérène/);
    await stage.pass(890);
    expect((await elder.see(id)).state).toBe('on-the-way');
    await stage.pass(20);
    expect((await elder.see(id)).state).toBe('alerting');
    expect(await coming()).toBe(2);
  });

  it.each(['1', 'OK', 'yes'])('says yes by "%s", for who is no elder', async (said) => {
    const { elder, phone } = await withNeighbour();
    const id = await call(elder);
    await send(phone, said);
    expect((await elder.see(id)).state).toBe('acknowledged');
  });

  it('may say no: nothing is noted, and others are asked on', async () => {
    const { elder, phone } = await withNeighbour();
    const id = await call(elder);
    expect(await send(phone, 'OYA')).toMatch(/nothing is noted for the call of Vérène/);
    expect((await elder.see(id)).state).toBe('alerting');
  });

  it('with an account answers by the number that was told, proved or not', async () => {
    const elder = await stage.elder({ locale: 'en' });
    const daughter = await stage.contact(elder);
    const id = await call(elder);
    await send(daughter.phone, 'Ndaje');
    const { state } = await elder.see(id);
    expect(state).toBe('on-the-way');
  });

  it('is an elder herself: the call comes first, and her check-in stays her own', async () => {
    const neighbour = await phones.elder();
    const elder = await stage.elder({ firstName: 'Vérène', locale: 'en' });
    await stage.name(elder, 'Espérance', neighbour.phone);
    const id = await call(elder);
    expect(await send(neighbour.phone, 'YES')).toMatch(/see to the call of Vérène/);
    expect((await elder.see(id)).state).toBe('acknowledged');
    expect(await phones.wellDays(neighbour)).toEqual([]);
    expect(await send(neighbour.phone, '1')).toMatch(/you are well/);
    expect(await phones.wellDays(neighbour)).toHaveLength(1);
  });

  it('answers nothing during the countdown, after the end, and when no longer asked', async () => {
    const { elder, phone } = await withNeighbour();
    const { id } = await elder.press();
    expect(await send(phone, 'YES')).toMatch(/ntizi iyi nimero/);
    await stage.pass(10);
    await stage.name(elder, 'Gaspard Habimana', nextNumber());
    await send(phone, 'YES');
    expect((await elder.see(id)).state).not.toBe('acknowledged');
    await stage.name(elder, 'Gaspard Habimana', phone);
    await elder.act(id, 'resolve', { as: 'resolved' });
    expect(await send(phone, 'YES')).not.toContain('Vérène');
  });

  it('of two calls answers first the one without an answer, and is told which', async () => {
    const { elder: one, phone } = await withNeighbour('Vérène');
    const other = await stage.elder({ firstName: 'Agnès', locale: 'en' });
    await stage.name(other, 'Gaspard Habimana', phone);
    const first = await call(one);
    const second = await call(other);
    const said = [await send(phone, 'YES'), await send(phone, 'YES')];
    expect(said[0]).toContain('Agnès');
    expect(said[1]).toContain('Vérène');
    expect((await one.see(first)).state).toBe('acknowledged');
    expect((await other.see(second)).state).toBe('acknowledged');
  });
});

describe('the question whether one can be reached', () => {
  it('is answered by one word, yes and no', async () => {
    const { elder, phone } = await withNeighbour();
    await stage.ask(elder);
    const [asked] = await stage.sms();
    expect(asked?.text).toMatch(/Send YES or NO to 22750, or answer here: http/);
    app.clock.advance({ minutes: 1 });
    expect(await send(phone, 'OYA')).toMatch(/Vérène cannot call you/);
    expect((await stage.seen(elder)).contacts[0].standing).toBe('refused');
    expect(await send(phone, 'YEGO')).toMatch(/Vérène can call you/);
    expect(await stage.seen(elder)).toMatchObject({ state: 'on' });
  });

  it('waits behind a call for help', async () => {
    const { elder, phone } = await withNeighbour();
    await stage.ask(elder);
    app.clock.advance({ minutes: 1 });
    const id = await call(elder);
    await send(phone, 'YES');
    expect((await elder.see(id)).state).toBe('acknowledged');
    expect((await stage.seen(elder)).contacts[0].standing).toBe('asked');
    expect(await send(phone, 'OYA')).toMatch(/nothing is noted for the call/);
  });

  it.each([{}, { drill: true }])(
    'is not taken for an old call that nobody ended (%o)',
    async (body) => {
      const { elder, phone } = await withNeighbour();
      await call(elder, body);
      app.clock.advance({ minutes: 5 });
      await stage.ask(elder);
      expect(await send(phone, 'OYA')).toMatch(/Vérène cannot call you/);
      expect((await stage.seen(elder)).contacts[0].standing).toBe('refused');
      expect(await send(phone, 'YEGO')).toMatch(/see to the call/);
      app.clock.advance({ hours: 12 });
      expect(await send(phone, 'YEGO')).toMatch(/Vérène can call you/);
      expect(await stage.seen(elder)).toMatchObject({ state: 'on' });
    },
  );

  it('is not what somebody answers who is coming', async () => {
    const { elder, phone } = await withNeighbour();
    const id = await call(elder);
    app.clock.advance({ minutes: 5 });
    await stage.ask(elder);
    expect(await send(phone, 'Ndaje')).toMatch(/on the way to Vérène/);
    expect((await elder.see(id)).state).toBe('on-the-way');
    expect((await stage.seen(elder)).contacts[0].standing).toBe('asked');
  });

  it('is nobody’s that was not asked', async () => {
    const { elder, phone } = await withNeighbour();
    expect(await send(phone, 'YES')).toMatch(/ntizi iyi nimero/);
    await stage.ask(elder);
    app.clock.advance({ hours: 24 });
    expect(await send(nextNumber(), 'YES')).toMatch(/ntizi iyi nimero/);
    expect((await stage.seen(elder)).contacts[0].standing).toBe('asked');
  });
});

it.each(locales)('what asks by SMS has two parts at most, in %s', async (locale) => {
  const names = { firstName: 'Nyirabahizi-Uwimana', lastName: 'Mukandayisenga Uwamahoro Ingabire' };
  const home = { district: 'Nyamagabe', sector: 'Musange' };
  const elder = await stage.elder({ ...names, ...home, locale });
  const phone = nextNumber();
  await stage.name(elder, 'Gaspard Habimana', phone);
  const member = await stage.contact(elder, { locale });
  await stage.ask(elder);
  await elder.press();
  await stage.pass(10);
  const texts = (await stage.sms()).filter(({ to }) => [phone, member.phone].includes(to));
  expect(texts.length).toBeGreaterThanOrEqual(3);
  for (const { text } of texts) {
    expect(text).toContain('22750');
    expect(smsParts(toGsmText(text)), text).toBeLessThanOrEqual(2);
  }
});
