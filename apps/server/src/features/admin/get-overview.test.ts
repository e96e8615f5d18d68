import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '../../platform/audit/audit.tables.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

describe('the coordinator', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await makePerson(app, { roles: ['ADMIN'] });
  });
  afterAll(() => app.close());

  const call = async (path: string, who = admin) => {
    const answer = await app.http.inject({ url: `/api/admin/${path}`, headers: who.headers });
    return { status: answer.statusCode, body: answer.json() };
  };

  test('the audit log cannot be altered', async () => {
    const { db } = app.platform;
    const action = 'message.retried';
    const event = { actorId: admin.personId, action, subjectId: admin.personId } as const;
    await inTransaction(app.platform, (tx) => recordAudit(tx, { ...event, at: app.clock.now() }));
    await expect(db.update(auditEvents).set({ action: 'nothing' })).rejects.toThrow();
    await expect(db.delete(auditEvents)).rejects.toThrow();
    expect(await db.select().from(auditEvents)).toHaveLength(1);
  });

  test('sees the statistics of the service', async () => {
    await makeDoctor(app);
    const { body } = await call('overview');
    expect(body.data).toEqual({
      people: 2,
      doctorsListed: 1,
      peopleWaiting: 0,
      bookingsToday: 0,
      bookingsComing: 0,
      paymentsPending: 0,
      bankLinesWaiting: 0,
      paidThisMonth: 0,
      undelivered: 0,
      accessLogs: null,
    });
  });

  test('reads in one answer how much waits in each part of the work', async () => {
    expect((await call('waiting')).body.data).toEqual({
      people: 0,
      inbox: 0,
      reports: 0,
      payments: 0,
      bankLines: 0,
    });
    const message = {
      name: 'Marie-Louise Ingabire',
      email: 'marie@hafi.test',
      subject: 'Question',
      message: 'Where do I find the doctors of Huye?',
    };
    const sent = await app.http.inject({ method: 'POST', url: '/api/contact', payload: message });
    expect(sent.statusCode).toBeLessThan(300);
    expect((await call('waiting')).body.data).toMatchObject({ inbox: 1, people: 0 });
  });

  test('is the only role that may', async () => {
    for (const role of ['PATIENT', 'DOCTOR', 'CAREGIVER', 'VOLUNTEER', 'FAMILY'] as const) {
      const who = await makePerson(app, { roles: [role] });
      expect((await call('overview', who)).status).toBe(403);
      expect((await call('vettings', who)).status).toBe(403);
    }
  });
});
