import { smsParts, toGsmText } from '@hafi/base/sms-text';
import { locales } from '@hafi/i18n/locales';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { daily, watchCheckIns } from '../../../test/check-ins/check-in-stage.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { emergencyStage, nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let people: ReturnType<typeof emergencyStage>;
let coordinator: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  people = emergencyStage(app);
});
beforeEach(async () => {
  await app.reset();
  app.clock.set('2026-11-22T12:00:00Z');
  coordinator = await makePerson(app, { roles: ['ADMIN'] });
});
afterAll(() => app.close());

/** An elder with a plan of 08:00 whose only contact is a neighbour with nothing but a phone. */
async function withNeighbour(wishes: object = {}) {
  const elder = await people.elder({ firstName: 'Vérène', locale: 'en', ...wishes });
  const phone = nextNumber();
  await people.name(elder, 'Gaspard Habimana', phone);
  await callAs(app, elder).put(`/api/elders/${elder.personId}/check-in-plan`, daily);
  return { elder, phone };
}
async function at(time: string): Promise<void> {
  app.clock.set(`2026-11-23T${time}Z`);
  await watchCheckIns(app.platform);
}
async function miss() {
  for (const time of ['05:50:00', '06:00:00', '06:02:00', '06:10:00']) await at(time);
}
/** The SMS that have gone to a number since they were last asked for. */
async function sms(phone: string): Promise<string[]> {
  await deliverAll(app);
  const texts = app.sent.filter(({ to }) => to === phone).map(({ text }) => text);
  app.sent.length = 0;
  return texts;
}
const say = (elder: SignedIn, mood?: string) =>
  callAs(app, elder).post('/api/check-ins', {
    at: app.clock.now().toISOString(),
    ...(mood ? { mood } : {}),
  });
const notified = async () =>
  (await callAs(app, coordinator).get('/api/admin/late-check-ins')).json().data;

describe('a named contact with nothing but a phone', () => {
  it('is told of a missed check-in with the number to call, and stands among who was told', async () => {
    const { elder, phone } = await withNeighbour();
    await miss();
    const [requested, ...others] = await sms(phone);
    expect(others).toEqual([]);
    expect(requested).toMatch(
      /Vérène .*was expected to give a sign at 08:00.*call now, or go there/,
    );
    // Somebody was notified, so the coordinators wait as they do for a circle.
    expect(await notified()).toEqual([]);
    await at('06:40:00');
    expect(await notified()).toMatchObject([
      { told: [{ name: 'Gaspard Habimana', telling: 'told', isCoordinator: false }, {}] },
    ]);
    await say(elder);
    expect(await sms(phone)).toEqual([expect.stringMatching(/All clear.*Vérène/)]);
  });

  it('is told of who is not well, and of nothing once it is withdrawn', async () => {
    const { elder, phone } = await withNeighbour();
    app.clock.set('2026-11-23T04:00:00Z');
    await say(elder, 'not-well');
    await watchCheckIns(app.platform);
    expect(await sms(phone)).toEqual([expect.stringMatching(/asks for a call.*912/)]);
    app.clock.set('2026-11-23T04:30:00Z');
    await say(elder, 'well');
    expect(await sms(phone)).toEqual([expect.stringMatching(/All clear/)]);
  });

  it('hears no all-clear who is not named any more', async () => {
    const { elder, phone } = await withNeighbour();
    await miss();
    await sms(phone);
    await people.name(elder, 'Jean', nextNumber());
    await say(elder);
    expect(await sms(phone)).toEqual([]);
  });
});

it.each(locales)(
  'what is said of an outage at night has two parts at most, in %s',
  async (locale) => {
    const names = { firstName: 'Nyirabahizi-Uwimana', lastName: 'Mukandayisenga Uwamahoro' };
    const { phone } = await withNeighbour({ ...names, locale });
    for (const time of ['01:00:00', '01:08:00']) {
      app.clock.set(`2026-11-24T${time}Z`);
      await watchCheckIns(app.platform);
    }
    const [alarm = '', ...more] = await sms(phone);
    expect(more).toEqual([]);
    expect(alarm).toMatch(/night|nuit|nijoro/);
    expect(smsParts(toGsmText(alarm)), alarm).toBeLessThanOrEqual(2);
  },
);

it.each(locales)('what is said by SMS has two parts at most, in %s', async (locale) => {
  const names = { firstName: 'Nyirabahizi-Uwimana', lastName: 'Mukandayisenga Uwamahoro Ingabire' };
  const { elder, phone } = await withNeighbour({ ...names, locale });
  await miss();
  const alarm = await sms(phone);
  await say(elder);
  const texts = [...alarm, ...(await sms(phone))];
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(smsParts(toGsmText(text)), text).toBeLessThanOrEqual(2);
});
