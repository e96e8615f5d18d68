import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '../../platform/audit/audit.tables.ts';
import { deliverAll } from '../../test/deliver-all.ts';
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

  const call = async (method: 'GET' | 'POST', path: string, who = admin) => {
    const answer = await app.http.inject({
      method,
      url: `/api/admin/${path}`,
      headers: who.headers,
    });
    return { status: answer.statusCode, body: answer.json() };
  };

  test('verifies a doctor, who is listed, notified by mail, and in the audit log', async () => {
    const doctor = await makeDoctor(app, { listed: false, person: { locale: 'fr' } });
    const waiting = await call('GET', 'doctors-to-verify');
    expect(waiting.body.data).toEqual([
      {
        id: doctor.doctorId,
        name: 'Dr Jean Habimana',
        specialty: 'cardiology',
        workplace: 'Remera Clinic',
        experience: 12,
        since: '2026-11-23T06:00:00.000Z',
      },
    ]);
    expect((await call('POST', `doctors/${doctor.doctorId}/verify`)).status).toBe(200);
    expect((await call('GET', 'doctors-to-verify')).body.data).toEqual([]);
    const shown = await app.http.inject(`/api/doctors/${doctor.doctorId}`);
    expect(shown.json().data.verified).toBe(true);
    await deliverAll(app);
    expect(app.sent).toEqual([
      expect.objectContaining({
        to: doctor.email,
        subject: 'Vous figurez maintenant dans Hafi',
        text: expect.stringContaining('Dr Jean Habimana'),
      }),
    ]);
    const log = await app.platform.db.select().from(auditEvents);
    expect(log).toEqual([
      {
        id: expect.any(String),
        actorId: admin.personId,
        action: 'doctor.verified',
        subjectId: doctor.doctorId,
        at: new Date('2026-11-23T06:00:00Z'),
      },
    ]);
    expect((await call('POST', `doctors/${doctor.doctorId}/verify`)).status).toBe(404);
  });

  test('the audit log cannot be altered', async () => {
    const { db } = app.platform;
    await expect(db.update(auditEvents).set({ action: 'nothing' })).rejects.toThrow();
    await expect(db.delete(auditEvents)).rejects.toThrow();
    expect(await db.select().from(auditEvents)).toHaveLength(1);
  });

  test('sees the statistics of the service', async () => {
    await makeDoctor(app, { listed: false });
    const { body } = await call('GET', 'overview');
    expect(body.data).toEqual({
      people: 3,
      doctorsListed: 1,
      doctorsWaiting: 1,
      bookingsToday: 0,
      bookingsComing: 0,
      paymentsPending: 0,
      paidThisMonth: 0,
      undelivered: 0,
    });
  });

  test('is the only role that may', async () => {
    const doctor = await makeDoctor(app, { listed: false });
    for (const role of ['PATIENT', 'DOCTOR', 'CAREGIVER', 'VOLUNTEER', 'FAMILY'] as const) {
      const who = await makePerson(app, { roles: [role] });
      expect((await call('GET', 'overview', who)).status).toBe(403);
      expect((await call('GET', 'doctors-to-verify', who)).status).toBe(403);
      expect((await call('POST', `doctors/${doctor.doctorId}/verify`, who)).status).toBe(403);
    }
  });
});
