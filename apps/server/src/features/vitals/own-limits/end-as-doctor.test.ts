import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import { giveAppointmentAccessNow } from '../../../test/factories/appointment-access.factory.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Caller, vettingStage } from '../../../test/vetting-stage.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('own limits end when a coordinator no longer confirms the doctor who set them', async () => {
  const stage = vettingStage(app);
  const admin = await stage.coordinator();
  const elder = await makePerson(app, { firstName: 'Vestine' });
  const daughter = await makeMember(app, { elder, permissions: ['health:read'] });
  const neighbour = await makeMember(app, { elder, permissions: ['messages'] });
  const at = (part: string) => `/api/elders/${elder.personId}/${part}`;
  const checkedDoctor = async (firstName: string): Promise<Caller> => {
    const signedIn = await makeDoctor(app, { person: { firstName }, listed: false });
    const doctor = { ...signedIn, ...callAs(app, signedIn) };
    await stage.sent(doctor, ['identity', 'licence'], stage.licence);
    await stage.confirmed(admin, doctor);
    await giveAppointmentAccessNow(app, elder, doctor);
    return doctor;
  };
  const [jean, grace] = [await checkedDoctor('Jean'), await checkedDoctor('Grace')];
  const set = async (doctor: Caller, limits: string) =>
    expect((await doctor.post(at('own-limits'), { limits, reason: 'COPD' })).statusCode).toBe(201);
  await set(jean, 'oxygen-scale-2');
  await set(grace, 'systolic-150');
  app.clock.advance({ minutes: 1 });
  await stage.decide(admin, jean, 'end', { text: 'The licence is not his.' });
  // Twice, as after a process that died.
  await app.due.run('vetting.end-promises');
  await app.due.run('vetting.end-promises');

  const own = callAs(app, elder);
  const { ownLimits } = (await own.get(at('vitals/latest'))).json().data;
  expect(ownLimits.current).toMatchObject([{ limits: 'systolic-150' }]);
  app.clock.advance({ minutes: 1 });
  const reading = { id: newId(), kind: 'oxygen-saturation', values: { value: 90 } };
  const kept = await own.post(at('vitals'), { ...reading, confirmed: true });
  expect(kept.json().data).toMatchObject({ status: { level: 'urgent' }, judgedBy: null });

  const notifiedOf = async (who: typeof elder) =>
    JSON.stringify((await callAs(app, who).get('/api/notifications')).json().data).match(
      /no longer confirms Jean Habimana, who had chosen how/g,
    )?.length ?? 0;
  expect([
    await notifiedOf(elder),
    await notifiedOf(daughter),
    await notifiedOf(neighbour),
  ]).toEqual([1, 1, 0]);
  const timeline = (await own.get(at('timeline'))).json().data;
  expect(timeline).toContainEqual(
    expect.objectContaining({
      title: 'Oxygen is judged as usual again, by scale 1 of NEWS2',
      details: ['A coordinator no longer confirms the doctor who had chosen it'],
      by: null,
    }),
  );
});
