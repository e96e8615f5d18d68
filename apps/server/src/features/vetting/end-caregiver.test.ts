import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CareStage, startCareStage } from '../../test/care-stage.ts';
import { makeElder } from '../../test/factories/elder.factory.ts';
import { vettingStage } from '../../test/vetting-stage.ts';

let care: CareStage;

beforeAll(async () => {
  care = await startCareStage();
});
afterAll(() => care.close());

it('ends the coming visits of a caregiver whose confirmation ends, and tells each family what to do', async () => {
  const stage = vettingStage(care.app);
  const admin = await stage.coordinator();
  const caregiver = await stage.person({
    roles: ['CAREGIVER'],
    firstName: 'Chantal',
    lastName: 'Ingabire',
    district: 'Gasabo',
    sector: 'Remera',
  });
  await stage.sent(caregiver);
  await stage.confirmed(admin, caregiver);
  const planned = await makeElder(care.app);
  const daughter = await care.person({ roles: ['FAMILY'] });
  await care.join(planned, caregiver, 'caregiver', ['health:read']);
  await care.join(planned, daughter, 'child', ['bookings:manage']);
  await care.plan(daughter, planned, caregiver, { weekdays: [1, 3], endsOn: '2026-12-09' });
  const quiet = await makeElder(care.app);
  await care.join(quiet, caregiver, 'caregiver');
  await stage.decide(admin, caregiver, 'end', { text: 'A family has complained.' });
  await care.app.due.run('vetting.end-promises');
  await care.app.due.run('vetting.end-promises');
  const careVisits = (await care.get(daughter, planned, 'visit-schedules')).json().data;
  expect(careVisits.schedules).toEqual([]);
  const inCircle = /no longer confirms Chantal Ingabire.*look in the circle.*\+250/;
  const cancelled = /planned visits of Chantal Ingabire.*are cancelled.*somebody else.*\+250/;
  for (const who of [planned, daughter]) {
    const told = (await care.bell(who)).slice(0, 2);
    expect(told).toEqual([expect.stringMatching(cancelled), expect.stringMatching(inCircle)]);
  }
  expect(await care.bell(quiet)).toEqual([expect.stringMatching(inCircle)]);
  // Nothing of why: the coordinator's words are for the caregiver.
  expect(JSON.stringify(await care.bell(planned))).not.toContain('complained');
});
