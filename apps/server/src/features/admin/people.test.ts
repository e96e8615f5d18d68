import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '../../platform/audit/audit.tables.ts';
import { callAs } from '../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { type Caller, vettingStage } from '../../test/vetting-stage.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await makePerson(app, { roles: ['ADMIN'], firstName: 'Aline', lastName: 'Umutoni' });
});
afterEach(() => app.reset());

const at = '/api/admin/people';
const reason = 'Two families say that money was asked for.';
const password = 'Umutoza-keza-1';
const list = async (query = '') => (await callAs(app, admin).get(`${at}${query}`)).json();
const names = async (query: string) =>
  (await list(query)).data.map(({ name }: { name: string }) => name);
const act = (who: SignedIn, id: string, what: string, body: object = { reason }) =>
  callAs(app, who).post(`${at}/${id}/${what}`, body);
const signIn = (email: string) =>
  app.http.inject({ method: 'POST', url: '/api/auth/signin', payload: { email, password } });

describe('the list of people', () => {
  test('finds by name without accents, by e-mail address, by number, and by role', async () => {
    await makePerson(app, { firstName: 'Espérance', lastName: 'Mukamana' });
    const claude = { firstName: 'Claude', lastName: 'Mugisha', email: 'claude@hafi.test' };
    const phoneNumber = '+250788000131';
    await makePerson(app, { ...claude, phoneNumber, roles: ['VOLUNTEER'] });
    expect(await names('?q=esperance')).toEqual(['Espérance Mukamana']);
    expect(await names('?q=ESPÉRANCE%20m')).toEqual(['Espérance Mukamana']);
    expect(await names('?q=claude@')).toEqual(['Claude Mugisha']);
    expect(await names('?q=0788%20000%20131')).toEqual(['Claude Mugisha']);
    expect(await names('?show=VOLUNTEER')).toEqual(['Claude Mugisha']);
    // What a pattern means to the database is a letter here.
    expect(await names('?q=%25')).toEqual([]);
    expect(await names('')).toEqual(['Aline Umutoni', 'Claude Mugisha', 'Espérance Mukamana']);
  });

  test('finds a name in any order and spelling, however its accents are stored', async () => {
    await makePerson(app, { firstName: 'Espe\u0301rance', lastName: "N'Da Mukamana" });
    await makePerson(app, { firstName: 'Jean', lastName: 'Habimana' });
    const wanted = ['Espérance', 'esperance', 'Espe\u0301rance', 'Mukamana Espérance'];
    const apostrophes = ['Esperance Mukamana', 'n\u2019da', "N'DA mukamana", 'NDa'];
    for (const q of [...wanted, ...apostrophes, 'Esperence', 'Mukamanna', 'mukam']) {
      expect(await names(`?q=${encodeURIComponent(q)}`), q).toEqual([
        "Espe\u0301rance N'Da Mukamana",
      ]);
    }
    expect(await names('?q=Esp%C3%A9rance%20Habimana')).toEqual([]);
  });

  test('comes in pages in order, with the number of all', async () => {
    for (const firstName of ['Bosco', 'Dativa', 'Chantal']) {
      await makePerson(app, { firstName, lastName: 'Ingabire' });
    }
    const first = await list('?limit=2');
    expect(first).toMatchObject({ count: 4, suspended: 0 });
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    const all = [...first.data, ...second.data].map(({ name }: { name: string }) => name);
    expect(all).toEqual(['Aline Umutoni', 'Bosco Ingabire', 'Chantal Ingabire', 'Dativa Ingabire']);
    expect(second.nextCursor).toBeNull();
    expect(await list('?cursor=zzz')).toMatchObject({ status: 400, code: 'invalid-input' });
  });

  test('shows neither numbers nor addresses; who opens a person is in the audit log', async () => {
    const elder = await makePerson(app, { phoneNumber: '+250788000001' });
    expect(JSON.stringify(await list())).not.toMatch(/788000001|@/);
    const { data } = (await callAs(app, admin).get(`${at}/${elder.personId}`)).json();
    expect(data).toMatchObject({
      phone: '+250788000001',
      email: elder.email,
      sessions: 1,
      suspension: null,
      canChange: true,
    });
    expect(await app.platform.db.select().from(auditEvents)).toMatchObject([
      { actorId: admin.personId, action: 'person.read', subjectId: elder.personId },
    ]);
    expect((await callAs(app, elder).get(at)).statusCode).toBe(403);
  });
});

describe('a suspension', () => {
  test('ends all sessions, refuses the sign-in with its reason, and can be lifted', async () => {
    const claude = await makePerson(app, { roles: ['FAMILY'], password });
    expect((await act(admin, claude.personId, 'suspend')).statusCode).toBe(200);
    expect((await callAs(app, claude).get('/api/notifications')).statusCode).toBe(401);
    const refused = await signIn(claude.email);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'account-suspended',
      message: expect.stringContaining(reason),
    });
    // A wrong password learns nothing.
    const payload = { email: claude.email, password: 'Not-the-password-1' };
    const wrong = await app.http.inject({ method: 'POST', url: '/api/auth/signin', payload });
    expect(wrong.json()).toMatchObject({ code: 'invalid-credentials' });
    expect(await list('?show=suspended')).toMatchObject({ count: 1, suspended: 1 });
    const { data } = (await callAs(app, admin).get(`${at}/${claude.personId}`)).json();
    expect(data.suspension).toMatchObject({ reason, by: 'Aline Umutoni' });
    expect((await act(admin, claude.personId, 'suspend')).json().code).toBe('already-suspended');
    // Lifted
    const lifted = await act(admin, claude.personId, 'lift', { reason: 'It was a mistake.' });
    expect(lifted.statusCode).toBe(200);
    expect((await signIn(claude.email)).statusCode).toBe(200);
    expect((await act(admin, claude.personId, 'lift')).json().code).toBe('not-suspended');
    const audited = await app.platform.db.select().from(auditEvents).orderBy(auditEvents.id);
    expect(audited.map(({ action, reason: why }) => [action, why])).toEqual([
      ['person.suspended', reason],
      ['person.read', null],
      ['person.restored', 'It was a mistake.'],
    ]);
  });

  test('ends what a coordinator confirmed', async () => {
    const stage = vettingStage(app);
    const coordinator = await stage.coordinator();
    const volunteer: Caller = await stage.volunteer();
    await stage.sent(volunteer);
    await stage.openAll(coordinator, volunteer);
    const { id = '', name, sentAt = '' } = (await stage.row(coordinator, volunteer)) ?? {};
    await coordinator.post(`/api/admin/vettings/${id}/confirm`, { sentAt, name });
    await act(admin, volunteer.personId, 'suspend');
    const { data } = (await callAs(app, admin).get(`${at}/${volunteer.personId}`)).json();
    expect(data).toMatchObject({ verified: false, suspended: true });
    await act(admin, volunteer.personId, 'lift');
    const after = (await callAs(app, admin).get(`${at}/${volunteer.personId}`)).json().data;
    expect(after).toMatchObject({ verified: false, suspended: false });
  });

  test("is nobody's own, nobody else's than a coordinator's, and of a person who exists", async () => {
    const { personId } = await makePerson(app);
    expect((await act(admin, admin.personId, 'suspend')).statusCode).toBe(403);
    const doctor = await makePerson(app, { roles: ['DOCTOR'] });
    expect((await act(doctor, personId, 'suspend')).statusCode).toBe(403);
    expect((await act(admin, crypto.randomUUID(), 'suspend')).statusCode).toBe(404);
    expect((await act(admin, personId, 'suspend', { reason: ' ' })).statusCode).toBe(400);
  });
});

describe('roles', () => {
  const change = (id: string, roles: string[], who = admin) =>
    act(who, id, 'roles', { roles, reason });
  const rolesOf = async (id: string) =>
    (await callAs(app, admin).get(`${at}/${id}`)).json().data.roles;

  test('are given and taken, and hold at once', async () => {
    const { headers, personId, ...rest } = await makePerson(app, { roles: ['FAMILY'] });
    const who = { headers, personId, ...rest };
    expect((await change(personId, ['FAMILY', 'ADMIN'])).statusCode).toBe(200);
    expect((await callAs(app, who).get(at)).statusCode).toBe(200);
    expect((await change(personId, ['FAMILY'])).statusCode).toBe(200);
    expect((await callAs(app, who).get(at)).statusCode).toBe(403);
  });

  test('keep the role of an elder, and start a checked one unconfirmed', async () => {
    const { personId } = await makePerson(app, { roles: ['PATIENT'] });
    await change(personId, ['VOLUNTEER']);
    expect(await rolesOf(personId)).toEqual(['PATIENT', 'VOLUNTEER']);
    const { data } = (await callAs(app, admin).get(`${at}/${personId}`)).json();
    expect(data.verified).toBe(false);
    await change(personId, []);
    expect(await rolesOf(personId)).toEqual(['PATIENT']);
  });

  test("refuse none at all, two that are checked, a confirmed one taken, and one's own", async () => {
    const { personId } = await makePerson(app, { roles: ['FAMILY'] });
    expect((await change(personId, [])).json().code).toBe('roles-not-possible');
    const two = await change(personId, ['DOCTOR', 'CAREGIVER']);
    expect(two.json().code).toBe('roles-not-possible');
    const doctor = await makePerson(app, { roles: ['DOCTOR'], verified: true });
    expect((await change(doctor.personId, ['CAREGIVER'])).json().code).toBe('role-confirmed');
    expect((await change(admin.personId, ['FAMILY'])).statusCode).toBe(403);
    expect(await rolesOf(doctor.personId)).toEqual(['DOCTOR']);
  });
});
