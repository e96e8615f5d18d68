import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { callAs } from '../../../test/call-as.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { registerKept } from '../../../test/factories/kept-elder.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { issueSession } from '../../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { people } from '../../accounts/people.tables.ts';
import { news, titles } from '../../caregivers/caregivers.messages.ts';
import { tell } from '../../notifications/notifications.public.ts';

let app: TestApp;
let daughter: SignedIn;
let elderId: string;
/** The elder's number, a different one in each test. */
let phone: string;
let numbers = 8_223_456;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  phone = `+25078${String(numbers).padStart(7, '0')}`;
  numbers += 1;
  daughter = await makePerson(app, { firstName: 'Marie', lastName: 'Uwase', roles: ['FAMILY'] });
  elderId = await registerKept(app, daughter, { phoneNumber: phone });
});

const at = (part = '') => `/api/elders/${elderId}/number${part}`;
const send = (body: object = {}, who = daughter) => callAs(app, who).post(at(), body);
const prove = (code: string, who = daughter) => callAs(app, who).post(at('/prove'), { code });
const shown = async () => (await callAs(app, daughter).get(at())).json().data;
const sentTo = async (to = phone) => {
  await deliverAll(app);
  return app.sent.filter((each) => each.to === to).map(({ text }) => text);
};
const codeSent = async (to = phone) => /\b\d{6}\b/.exec((await sentTo(to)).at(-1) ?? '')?.[0] ?? '';

/** Tells the elder of a home visit, as schedules of home visits do. */
const tellOfCareVisit = () =>
  inTransaction(app.platform, (tx) =>
    tell(app.platform, tx, {
      by: null,
      personId: elderId,
      type: 'appointment',
      priority: 'medium',
      title: titles.changed,
      text: news.ended,
      values: { caregiver: 'Chantal', elder: 'Vérène' },
      link: '/dashboard',
      at: app.clock.now(),
    }),
  );

describe('the number of a kept elder', () => {
  it('gets no SMS until it is proved, and all of them from then on', async () => {
    expect(await shown()).toEqual({
      phoneNumber: phone,
      proved: false,
      pending: null,
      shared: [],
    });
    await tellOfCareVisit();
    expect(await sentTo()).toHaveLength(1);
    expect((await send()).json().data).toEqual({ pending: phone });
    expect((await sentTo()).at(-1)).toContain('Marie confirms that Hafi may send you SMS');
    expect(await shown()).toMatchObject({ proved: false, pending: phone });
    expect((await prove(await codeSent())).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ phoneNumber: phone, proved: true, pending: null });
    const before = (await sentTo()).length;
    await tellOfCareVisit();
    expect(await sentTo()).toHaveLength(before + 1);
  });

  it('can be another one, which counts only once it is proved', async () => {
    const other = `+25073${phone.slice(6)}`;
    await send({ phoneNumber: other });
    expect((await shown()).phoneNumber).toBe(phone);
    expect((await prove(await codeSent(other))).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ phoneNumber: other, proved: true });
  });

  it('is proved only by the code of this session, and not after five wrong ones', async () => {
    await send();
    const code = await codeSent();
    const { cookie } = await issueSession(app.platform, daughter.personId);
    const elsewhere = { ...daughter, headers: { cookie } };
    expect((await prove(code, elsewhere)).json().code).toBe('invalid-one-time-code');
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await prove(wrong)).json().code).toBe('invalid-one-time-code');
    }
    expect((await prove(code)).json().code).toBe('invalid-one-time-code');
    expect((await shown()).proved).toBe(false);
  });

  it('leaves a stranger who proved it before, and is refused while somebody of the circle has', async () => {
    const stranger = await makePerson(app, { phoneNumber: phone });
    await makeMember(app, { elder: stranger, who: daughter });
    const husband = await makePerson(app, { firstName: 'Gaspard' });
    await send();
    expect((await prove(await codeSent())).statusCode).toBe(200);
    const { db } = app.platform;
    const [left] = await db.select().from(people).where(eq(people.id, stranger.personId));
    expect(left?.phoneNumber).toBeNull();
    const shared = `+25079${phone.slice(6)}`;
    const proved = { phoneNumber: shared, phoneVerified: true };
    await db.update(people).set(proved).where(eq(people.id, husband.personId));
    await makeMember(app, { elder: { ...daughter, personId: elderId }, who: husband });
    await send({ phoneNumber: shared });
    expect((await prove(await codeSent(shared))).json().code).toBe('phone-in-use');
  });

  it('is asked for five times an hour', async () => {
    for (let times = 0; times < 5; times += 1) expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(429);
  });

  it('names who of the circle has it too, and for whom a phone with it acts', async () => {
    const husband = await makePerson(app, { firstName: 'Gaspard', phoneNumber: phone });
    const stranger = await makePerson(app, { firstName: 'Eve' });
    const { db } = app.platform;
    const typed = { phoneNumber: phone, phoneVerified: false };
    await db.update(people).set(typed).where(eq(people.id, stranger.personId));
    expect((await shown()).shared).toEqual([]);
    await makeMember(app, { elder: husband, who: daughter });
    expect((await shown()).shared).toEqual([{ firstName: 'Gaspard', acts: true }]);
    await db.update(people).set({ phoneVerified: false }).where(eq(people.id, husband.personId));
    expect((await shown()).shared).toEqual([{ firstName: 'Gaspard', acts: false }]);
  });

  it('opens the account to who holds the phone only while who keeps it hands it over', async () => {
    await send();
    await prove(await codeSent());
    const signIn = async () => {
      const ask = { phoneNumber: phone };
      await app.http.inject({ method: 'POST', url: '/api/auth/phone/request-code', payload: ask });
      const payload = { ...ask, code: await codeSent() };
      return app.http.inject({ method: 'POST', url: '/api/auth/phone/signin', payload });
    };
    const decidesAs = async () =>
      (await callAs(app, daughter).get('/api/elders')).json().data[0].decidesAs;
    for (let times = 0; times < 2; times += 1) {
      const refused = await signIn();
      expect(refused).toMatchObject({ statusCode: 403 });
      expect(refused.json().code).toBe('account-is-kept');
      expect(refused.headers['set-cookie'] ?? '').not.toContain('session');
    }
    expect(await decidesAs()).toBe('manager');
    const notices = (await callAs(app, daughter).get('/api/notifications')).json().data;
    expect(notices).toMatchObject([{ message: expect.stringContaining('Was it Vérène?') }]);
    const to = { phoneNumber: phone };
    await callAs(app, daughter).post(`/api/elders/${elderId}/hand-over`, to);
    expect((await signIn()).json().data.id).toBe(elderId);
    expect(await decidesAs()).toBeNull();
  });

  it('is for the manager only', async () => {
    const { cookie } = await issueSession(app.platform, elderId);
    const elder = { ...daughter, headers: { cookie } };
    const stranger = await makePerson(app, { roles: ['FAMILY'] });
    const doctor = await makeDoctor(app);
    for (const who of [elder, stranger, doctor]) {
      expect((await callAs(app, who).get(at())).statusCode).toBe(404);
      expect((await send({}, who)).statusCode).toBe(404);
      expect((await prove('123456', who)).statusCode).toBe(404);
    }
  });
});
