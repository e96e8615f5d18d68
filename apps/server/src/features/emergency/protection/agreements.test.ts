import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { protectionStage } from '../../../test/emergencies/protection-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { people } from '../../accounts/people.tables.ts';
import { agreementData } from './own-agreements.ts';
import { contactAgreements, protectionStates } from './protection.tables.ts';

let app: TestApp;
let stage: ReturnType<typeof protectionStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = protectionStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

describe('who is asked', () => {
  it('agrees by the link of an SMS, and only then counts', async () => {
    const elder = await stage.elder({ firstName: 'Espérance', locale: 'en' });
    expect(await stage.seen(elder)).toMatchObject({
      state: 'off',
      reasons: ['no-contact'],
      contacts: [],
    });
    const phone = nextNumber();
    await stage.name(elder, 'Vestine Mukantwari', phone);
    const { contacts, ...before } = await stage.seen(elder);
    expect(before).toMatchObject({ state: 'off', reasons: ['nobody-confirmed'], mayAsk: true });
    expect(contacts).toMatchObject([{ name: 'Vestine Mukantwari', standing: 'not-asked' }]);
    const requested = (await stage.ask(elder)).json().data;
    expect(requested.contacts[0]).toMatchObject({ standing: 'waiting', mayBeAsked: false });
    const token = await stage.token();
    expect(app.sent.at(-1)?.to).toBe(phone);
    expect(app.sent.at(-1)?.text).toContain('would call you in an emergency');
    expect(await stage.seen(elder)).toMatchObject({
      state: 'off',
      reasons: ['nobody-confirmed'],
      contacts: [{ standing: 'asked', at: app.clock.now().toISOString() }],
    });
    expect((await stage.open(token)).json().data).toEqual({
      elder: { name: 'Espérance Mukamana', firstName: 'Espérance' },
      name: 'Vestine Mukantwari',
      agrees: null,
    });
    app.clock.advance({ minutes: 5 });
    expect((await stage.say(token, true)).json().data.agrees).toBe(true);
    expect(await stage.seen(elder)).toMatchObject({
      state: 'on',
      reasons: [],
      contacts: [{ standing: 'agreed', at: app.clock.now().toISOString(), unreached: null }],
    });
  });

  it('says no, which the elder is told and sees', async () => {
    const elder = await stage.elder();
    await stage.name(elder, 'Jean', nextNumber());
    await stage.ask(elder);
    await stage.say(await stage.token(), false);
    expect((await stage.seen(elder)).contacts[0].standing).toBe('refused');
    const notices = (await elder.get('/api/notifications')).json().data;
    expect(notices[0]).toMatchObject({ link: `/emergency/protection?elder=${elder.personId}` });
    expect(notices[0].message).toContain('Jean');
    expect(await stage.leaving()).toBe(1);
  });

  it('is asked in the app when there is an account, and answers there or by the link', async () => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder, { firstName: 'Claudine' });
    const stranger = await stage.person();
    await stage.ask(elder, daughter.personId);
    const [notice] = (await daughter.get('/api/notifications')).json().data;
    expect(notice.link).toBe(`/emergency/protection?elder=${elder.personId}`);
    expect((await stage.answer(elder, stranger, true)).statusCode).toBe(404);
    expect((await stage.answer(elder, elder, true)).statusCode).toBe(404);
    expect((await stage.answer(elder, daughter, true)).json().data).toMatchObject({
      state: 'on',
      mayAsk: false,
      contacts: [{ you: true, standing: 'agreed' }],
    });
    expect((await daughter.get('/api/notifications')).json().unread).toBe(0);
    expect((await daughter.get('/api/protection')).json().data).toMatchObject([
      { elder: { id: elder.personId, you: false }, state: 'on' },
    ]);
  });

  it('does not protect from abroad alone, until somebody near agrees too', async () => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder, { firstName: 'Claudine' });
    const neighbour = await stage.contact(elder, { firstName: 'Patrick' });
    const { db } = app.platform;
    await db.update(people).set({ country: 'BE' }).where(eq(people.id, daughter.personId));
    expect((await stage.answer(elder, daughter, true)).json().data).toMatchObject({
      state: 'off',
      reasons: ['nobody-near'],
    });
    expect((await stage.answer(elder, neighbour, true)).json().data).toMatchObject({
      state: 'on',
      reasons: [],
    });
  });

  it('is asked once a day, whoever asks, and by who decides only', async () => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder);
    await stage.name(elder, 'Jean', nextNumber());
    expect((await stage.ask(elder, null, daughter)).statusCode).toBe(404);
    expect((await stage.ask(elder, elder.personId)).statusCode).toBe(404);
    await stage.ask(elder);
    expect(await stage.sms()).toHaveLength(1);
    expect((await stage.ask(elder)).json().code).toBe('contact-asked-today');
    app.clock.advance({ hours: 23, minutes: 59 });
    expect((await stage.ask(elder)).json().code).toBe('contact-asked-today');
    expect(await stage.sms()).toEqual([]);
    app.clock.advance({ minutes: 1 });
    expect((await stage.ask(elder)).statusCode).toBe(200);
    expect(await stage.sms()).toHaveLength(1);
    const both = await Promise.all([
      stage.ask(elder, daughter.personId),
      stage.ask(elder, daughter.personId),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
  });

  it('has a link that dies with the number, with the right, and after a month', async () => {
    const elder = await stage.elder();
    await stage.name(elder, 'Jean', nextNumber());
    await stage.ask(elder);
    const token = await stage.token();
    expect((await stage.open(token)).statusCode).toBe(200);
    await stage.name(elder, 'Jean', nextNumber());
    expect((await stage.open(token)).statusCode).toBe(404);
    expect((await stage.say(token, true)).statusCode).toBe(404);
    app.clock.advance({ hours: 25 });
    await stage.ask(elder);
    const again = await stage.token();
    app.clock.advance({ days: 30, seconds: 1 });
    expect((await stage.say(again, true)).statusCode).toBe(404);
    expect((await stage.known(elder))?.contacts[0]?.standing).toBe('asked');
  });

  it('is not reached when no provider took the SMS, which is never shown as sent', async () => {
    const elder = await stage.elder();
    await stage.name(elder, 'Jean', nextNumber());
    await stage.ask(elder);
    await stage.giveUp();
    expect((await stage.seen(elder)).contacts[0]).toMatchObject({
      standing: 'unreached',
      unreached: 'not-delivered',
    });
  });
});

describe('an agreement', () => {
  it('is asked for again before its year is over, and lapses without an answer', async () => {
    const { elder } = await stage.protected();
    await stage.sms();
    const renew = () => app.due.run('emergency.renew-agreements');
    app.clock.advance({ days: 350 });
    await renew();
    expect(await stage.sms()).toEqual([]);
    app.clock.advance({ days: 1 });
    await renew();
    await renew();
    expect(await stage.sms()).toHaveLength(1);
    expect((await stage.known(elder))?.reasons).toEqual([]);
    app.clock.advance({ days: 14 });
    expect((await stage.known(elder))?.reasons).toEqual(['nobody-confirmed']);
    expect(await stage.leaving()).toBe(0);
    await stage.check();
    // The elder and the daughter.
    expect(await stage.leaving()).toBe(2);
  });
});

it('forgets who agreed with the account of either', async () => {
  const { daughter, elder } = await stage.protected();
  await stage.answer(elder, daughter, true);
  const { db } = app.platform;
  expect(await db.select().from(contactAgreements)).toHaveLength(2);
  expect(await agreementData.read(db, daughter.personId)).toMatchObject([{ agrees: true }]);
  await inTransaction(app.platform, async (tx) => agreementData.erase?.(tx, daughter.personId));
  expect(await db.select().from(contactAgreements)).toHaveLength(1);
  await inTransaction(app.platform, async (tx) => agreementData.erase?.(tx, elder.personId));
  expect(await db.select().from(contactAgreements)).toEqual([]);
  expect(await db.select().from(protectionStates)).toEqual([]);
});

it('is shown to no stranger, and no member who is told of nothing', async () => {
  const { elder } = await stage.protected();
  const stranger = await stage.person();
  expect((await stranger.get(stage.at(elder))).statusCode).toBe(404);
  expect((await stranger.get('/api/protection')).json().data).toMatchObject([
    { elder: { you: true }, state: 'off', reasons: ['no-contact'] },
  ]);
});
