import { smsParts, toGsmText } from '@hafi/base/sms-text';
import { locales } from '@hafi/i18n/locales';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { channelsEnv, channelsStage } from '../../../test/channels/channels-stage.ts';
import { daily, watchCheckIns } from '../../../test/check-ins/check-in-stage.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { protectionStage } from '../../../test/emergencies/protection-stage.ts';
import { makeElder } from '../../../test/factories/elder.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof protectionStage>;
let phones: ReturnType<typeof channelsStage>;
let coordinator: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ env: { ...channelsEnv, SMS_NUMBER: '22750' } });
  stage = protectionStage(app);
  phones = channelsStage(app);
});
beforeEach(async () => {
  await app.reset();
  app.clock.set('2026-11-22T12:00:00Z');
  coordinator = await makePerson(app, { roles: ['ADMIN'] });
});
afterAll(() => app.close());

async function sms(phone: string): Promise<string[]> {
  await deliverAll(app);
  const texts = app.sent.filter(({ to }) => to === phone).map(({ text }) => text);
  app.sent.length = 0;
  return texts;
}
/** Sends an SMS; what it is answered by. */
async function send(phone: string, text: string): Promise<string> {
  await sms(phone);
  await phones.sms(phone, text);
  await phones.follow();
  return (await sms(phone)).at(-1) ?? '';
}
/** An elder with a plan of 08:00 whose only contact is a neighbour with nothing but a phone. */
async function withNeighbour(wishes: object = {}, phone = nextNumber()) {
  const elder = await stage.elder({ firstName: 'Vérène', locale: 'en', ...wishes });
  await stage.name(elder, 'Gaspard Habimana', phone);
  await callAs(app, elder).put(`/api/elders/${elder.personId}/check-in-plan`, daily);
  return { elder, phone };
}
async function at(time: string): Promise<void> {
  app.clock.set(`2026-11-23T${time}Z`);
  await watchCheckIns(app.platform);
}
const miss = async () => {
  for (const time of ['06:00:00', '06:02:00', '06:10:00']) await at(time);
};
/** Who looks after it, as the elder's home is notified. */
const takenBy = async (elder: SignedIn) => {
  const [line] = (await callAs(app, coordinator).get('/api/admin/late-check-ins')).json().data;
  const { data } = (await callAs(app, elder).get('/api/glances')).json();
  return { isWaiting: line !== undefined, glances: data.length };
};
const say = (elder: SignedIn) =>
  callAs(app, elder).post('/api/check-ins', { at: app.clock.now().toISOString() });

describe('a named contact without an account', () => {
  it.each(['YEGO', '1', 'Ndaje'])(
    'takes a missed check-in by "%s", as the SMS says',
    async (word) => {
      const { elder, phone } = await withNeighbour();
      await miss();
      expect(await sms(phone)).toEqual([
        expect.stringMatching(/To look after it send YES to 22750/),
      ]);
      app.clock.set('2026-11-23T06:15:00Z');
      expect(await send(phone, word)).toMatch(/^Hafi: thank you. You look after Vérène. .*912/);
      // The coordinators are not notified in their time: somebody looks after it.
      await at('06:40:00');
      await at('07:14:59');
      expect((await takenBy(elder)).isWaiting).toBe(false);
      const activity = JSON.stringify((await callAs(app, elder).get('/api/activity')).json().data);
      expect(activity).toContain('that did not come is looked after');
      // And the all-clear comes to the phone.
      await sms(phone);
      await say(elder);
      expect(await sms(phone)).toEqual([expect.stringMatching(/All clear.*Vérène/)]);
    },
  );

  it('of whom nothing is heard for an hour is told again, and the coordinators too', async () => {
    const { elder, phone } = await withNeighbour();
    await miss();
    app.clock.set('2026-11-23T06:15:00Z');
    await send(phone, 'YEGO');
    // Said once more, it counts for another hour.
    app.clock.set('2026-11-23T07:00:00Z');
    expect(await send(phone, 'YEGO')).toMatch(/You look after Vérène/);
    await at('07:15:00');
    expect(await sms(phone)).toEqual([]);
    await at('08:00:00');
    await at('08:00:01');
    expect(await sms(phone)).toEqual([expect.stringMatching(/was expected to give a sign/)]);
    expect((await takenBy(elder)).isWaiting).toBe(true);
  });

  it('who is not named any more takes nothing', async () => {
    const { elder, phone } = await withNeighbour();
    await miss();
    await stage.name(elder, 'Jean', nextNumber());
    expect(await send(phone, 'YEGO')).not.toMatch(/look after/);
    await at('06:40:00');
    expect((await takenBy(elder)).isWaiting).toBe(true);
  });

  it('who took it and is not named any more holds it no longer than a minute', async () => {
    const { elder, phone } = await withNeighbour();
    await miss();
    app.clock.set('2026-11-23T06:15:00Z');
    await send(phone, 'YEGO');
    await stage.name(elder, 'Jean', nextNumber());
    await at('06:16:00');
    await at('06:40:00');
    expect((await takenBy(elder)).isWaiting).toBe(true);
  });

  it('answers what was asked last: the check-in, and not the question of before', async () => {
    const { elder, phone } = await withNeighbour();
    await stage.ask(elder);
    await miss();
    expect(await send(phone, 'YEGO')).toMatch(/You look after Vérène/);
    // A call for help goes before it.
    const pressed = await elder.press();
    await stage.pass(10);
    await deliverAll(app);
    expect(await send(phone, 'YEGO')).toMatch(/noted that you see to the call of Vérène/);
    expect((await elder.see(pressed.id)).state).toBe('acknowledged');
  });

  it('who is an elder too checks in with "1", and takes it with a yes', async () => {
    const phone = nextNumber();
    await makeElder(app, { phoneNumber: phone, locale: 'en' });
    await withNeighbour({}, phone);
    await miss();
    expect(await send(phone, '1')).toMatch(/well/i);
    expect(await send(phone, 'YES')).toMatch(/You look after Vérène/);
  });
});

it('words that are no yes are asked back, and take nothing', async () => {
  const { elder, phone } = await withNeighbour();
  await miss();
  expect(await send(phone, 'what is this')).toMatch(/Vérène has given no sign yet.*YES/);
  expect(await send(phone, 'I cannot')).toMatch(/nothing is noted for Vérène/);
  await at('06:40:00');
  expect((await takenBy(elder)).isWaiting).toBe(true);
});

it('a member with an account takes it by SMS as well', async () => {
  const { elder } = await withNeighbour();
  const daughter = await stage.contact(elder, { locale: 'en' });
  await miss();
  expect(await send(daughter.phone, 'YES')).toMatch(/You look after Vérène/);
  await at('06:40:00');
  expect((await takenBy(elder)).isWaiting).toBe(false);
});

it('a missed call or a stray word of the elder ends no alarm of which somebody was told', async () => {
  const own = nextNumber();
  const { elder, phone } = await withNeighbour({ phoneNumber: own });
  await miss();
  await sms(phone);
  await phones.missedCall(own);
  expect((await phones.receivedBy(own)).at(-1)).toMatch(/gave no sign.*send 1.*send 2/);
  for (const unrelated of ['ok', 'thanks', 'Murakoze']) {
    expect(await send(own, unrelated)).toMatch(/gave no sign.*send 1.*send 2/);
  }
  expect(await sms(phone)).toEqual([]);
  expect(await phones.wellDays(elder)).toEqual([]);
  expect(await send(own, '1')).toMatch(/you are well/);
  expect(await phones.wellDays(elder)).toHaveLength(1);
});

it.each(locales)('what is said by SMS has two parts at most, in %s', async (locale) => {
  const names = { firstName: 'Nyirabahizi-Uwimana', lastName: 'Mukandayisenga Uwamahoro Ingabire' };
  const { elder, phone } = await withNeighbour({ ...names, locale });
  await miss();
  const [alarm = ''] = await sms(phone);
  const answer = await send(phone, 'YEGO');
  await callAs(app, coordinator).get('/api/admin/late-check-ins');
  await say(elder);
  for (const text of [alarm, answer, ...(await sms(phone))]) {
    expect(text).not.toBe('');
    expect(smsParts(toGsmText(text)), text).toBeLessThanOrEqual(2);
  }
});
