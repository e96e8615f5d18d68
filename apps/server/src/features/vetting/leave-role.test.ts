import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { vettingStage } from '../../test/vetting-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof vettingStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = vettingStage(app);
});
afterAll(() => app.close());

async function unchecked(role: 'DOCTOR' | 'CAREGIVER' | 'VOLUNTEER') {
  const who = await makePerson(app, { roles: [role], verified: false });
  return { ...who, ...callAs(app, who) };
}
const leave = (who: ReturnType<typeof callAs>, role: string) =>
  who.post('/api/vetting/leave-role', { role });
const rolesOf = async (who: ReturnType<typeof callAs>) => {
  const { roles, verified } = (await who.get('/api/auth/session')).json().data;
  return { roles, verified };
};

it.each(['DOCTOR', 'CAREGIVER', 'VOLUNTEER'] as const)(
  'a %s by mistake takes another role, and its access',
  async (role) => {
    const who = await unchecked(role);
    expect((await leave(who, 'FAMILY')).statusCode).toBe(200);
    expect(await rolesOf(who)).toEqual({ roles: ['FAMILY'], verified: true });
    // It is no way back: who has another role is not asked here.
    expect((await leave(who, 'DOCTOR')).statusCode).toBe(403);
  },
);

it('another role that is checked starts unchecked, and nobody becomes a coordinator', async () => {
  const who = await unchecked('DOCTOR');
  expect((await leave(who, 'ADMIN')).statusCode).toBe(400);
  expect((await leave(who, 'CAREGIVER')).statusCode).toBe(200);
  expect(await rolesOf(who)).toEqual({ roles: ['CAREGIVER'], verified: false });
});

it('is for a coordinator once something depends on it', async () => {
  const practice = await makeDoctor(app, { listed: false });
  const doctor = { ...practice, ...callAs(app, practice) };
  const sent = await stage.volunteer();
  await stage.sent(sent);
  const two = await makePerson(app, { roles: ['FAMILY', 'VOLUNTEER'], verified: false });
  for (const who of [doctor, sent, callAs(app, two)]) {
    expect((await leave(who, 'FAMILY')).json()).toMatchObject({ status: 409, code: 'role-in-use' });
  }
});

it('the audit log says who changed it', async () => {
  const who = await unchecked('VOLUNTEER');
  await leave(who, 'PATIENT');
  const admin = await stage.coordinator();
  const [event] = (await admin.get('/api/admin/audit')).json().data;
  expect(event).toMatchObject({ action: 'person.roles', reason: 'VOLUNTEER → PATIENT' });
});
