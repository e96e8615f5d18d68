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
    const [requested] = (await stage.sms()).filter(({ to }) => to === phone);
    expect(requested?.text).toMatch(/calls for help.*send YES to 22750.*http/);
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

  it('may say no: that is noted, and others are asked on', async () => {
    const { elder, phone } = await withNeighbour();
    const id = await call(elder);
    expect(await send(phone, 'OYA')).toMatch(/noted that you cannot go to Vérène/);
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
    expect(await send(neighbour.phone, 'ok')).toMatch(/you are well/);
    expect(await phones.wellDays(neighbour)).toHaveLength(1);
  });

  it('answers nothing during the countdown and when no longer asked, and is told of the end', async () => {
    const { elder, phone } = await withNeighbour();
    const { id } = await elder.press();
    expect(await send(phone, 'YES')).toMatch(/nta cyo mwari mubajijwe/);
    await stage.pass(10);
    await stage.name(elder, 'Gaspard Habimana', nextNumber());
    await send(phone, 'YES');
    expect((await elder.see(id)).state).not.toBe('acknowledged');
    await stage.name(elder, 'Gaspard Habimana', phone);
    await elder.act(id, 'resolve', { as: 'resolved' });
    expect(await send(phone, "I'm coming")).toMatch(/of Vérène is over/);
    await stage.pass(13 * 3600);
    expect(await send(phone, 'YES')).not.toContain('Vérène');
  });
});

describe('what somebody writes in their own words', () => {
  const shown = async (elder: Elder, id: string, name = 'Gaspard') => {
    const { events, responders } = await elder.see(id);
    const [line] = responders.filter((each) => each.name.startsWith(name));
    const wrote = events.filter(({ step }) => step === 'wrote');
    return { ...line, notes: wrote.map(({ note }) => note) };
  };

  it.each([
    ["I'm coming in 10 minutes", 10],
    ['Ndaje mu minota 5', 5],
    ['J’arrive dans 20 min avec la voiture', 20],
  ])('"%s" is understood, and shown', async (words, minutes) => {
    const { elder, phone } = await withNeighbour();
    const id = await call(elder);
    expect(await send(phone, words)).toContain(`on the way to Vérène, there in ${minutes} minutes`);
    const line = await shown(elder, id);
    expect(line).toMatchObject({ knows: 'coming', wrote: words, notes: [words] });
    const dueIn = (new Date(line.dueAt ?? 0).getTime() - app.clock.now().getTime()) / 60_000;
    expect(Math.round(dueIn)).toBe(minutes);
  });

  it('that is not understood is asked back each time, of whoever was asked, and shown', async () => {
    const { elder, phone } = await withNeighbour();
    const daughter = await stage.contact(elder);
    const id = await call(elder);
    const texts = ['hospital', 'the gate is locked', 'call the ambulance for her', 'thanks a lot'];
    for (const words of texts)
      expect(await send(phone, words)).toMatch(/Vérène called for help.*YES/);
    expect(await send(daughter.phone, 'is this a joke')).toMatch(/Vérène/);
    expect(await shown(elder, id)).toMatchObject({ knows: 'seen', wrote: texts.at(-1) });
    expect((await shown(elder, id)).notes).toEqual([...texts, 'is this a joke']);
    expect((await elder.see(id)).state).toBe('alerting');
  });

  it('says that one cannot, that 912 was called, and asks how the call stands', async () => {
    const { elder, phone } = await withNeighbour();
    const id = await call(elder);
    expect(await send(phone, 'Is she ok?')).toMatch(/goes on, and nobody has answered/);
    await send(phone, 'Je ne peux pas, je suis à Huye');
    expect(await shown(elder, id)).toMatchObject({ knows: 'cannot' });
    expect(await send(phone, 'I cannot, but I am coming')).toMatch(/called for help/);
    expect(await shown(elder, id)).toMatchObject({ knows: 'cannot' });
    expect(await send(phone, 'I called 912')).toMatch(/912 was called for Vérène/);
    expect(await stage.steps(id)).toContain('ambulance-called');
  });

  it('stands beside nothing that contradicts it: what was written before goes', async () => {
    const { elder, phone } = await withNeighbour();
    const id = await call(elder);
    await send(phone, 'Ndaje mu minota icumi');
    await send(phone, 'Sinshobora');
    expect(await shown(elder, id)).toMatchObject({ knows: 'cannot', wrote: null });
    await send(phone, 'the gate is locked');
    await send(phone, 'Ndaje');
    expect(await shown(elder, id)).toMatchObject({ knows: 'coming', wrote: null });
    expect((await shown(elder, id)).notes).toEqual(['Ndaje mu minota icumi', 'the gate is locked']);
  });

  it('of help for her calls nobody else, and never says that nobody was called', async () => {
    const { elder, phone } = await withNeighbour();
    await call(elder);
    for (const words of ['HELP', 'send help', 'she needs help now']) {
      expect(await send(phone, words)).toMatch(/Vérène called for help/);
    }
    await phones.missedCall(phone);
    expect((await phones.receivedBy(phone)).at(-1)).toMatch(/called for help/);
  });

  it('survives letters that a database cannot store', async () => {
    const { elder, phone } = await withNeighbour();
    const id = await call(elder);
    await send(phone, 'wait \u0000\u0007 there');
    expect(await shown(elder, id)).toMatchObject({ wrote: 'wait there' });
  });

  it('and is an elder with "OK": the call is answered, and she is asked of herself', async () => {
    const neighbour = await phones.elder();
    const elder = await stage.elder({ firstName: 'Vérène', locale: 'en' });
    await stage.name(elder, 'Espérance', neighbour.phone);
    const id = await call(elder);
    expect(await send(neighbour.phone, 'OK')).toMatch(/see to the call of Vérène.*send 1 again/);
    expect((await elder.see(id)).state).toBe('acknowledged');
    expect(await phones.wellDays(neighbour)).toEqual([]);
    await send(neighbour.phone, '1');
    expect(await phones.wellDays(neighbour)).toHaveLength(1);
  });
});

describe('the question whether one can be reached', () => {
  it('is asked again where the answer is no yes and no no', async () => {
    const { elder, phone } = await withNeighbour();
    await stage.ask(elder);
    app.clock.advance({ minutes: 1 });
    expect(await send(phone, 'who is this please')).toMatch(/Vérène asks whether/);
    expect((await stage.seen(elder)).contacts[0].standing).toBe('asked');
  });

  it('is answered by one word, yes and no', async () => {
    const { elder, phone } = await withNeighbour();
    await stage.ask(elder);
    const [requested] = await stage.sms();
    expect(requested?.text).toMatch(/Send YES or NO to 22750, or answer here: http/);
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
    expect(await send(phone, 'OYA')).toMatch(/noted that you cannot go/);
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
    expect(await send(phone, 'YES')).toMatch(/nta cyo mwari mubajijwe/);
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
