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
  const blind = { text: 'A family has complained.', agreed: undefined };
  const refused = await stage.decide(admin, caregiver, 'end', blind);
  expect(refused.json().code).toBe('promises-changed');
  expect(await stage.promises(admin, caregiver)).toMatchObject({
    lines: [{ kind: 'home-visits', count: 6 }],
    refund: 0,
  });
  await stage.decide(admin, caregiver, 'end', { text: 'A family has complained.' });
  expect((await stage.bell(caregiver))[0]?.message).toMatch(/complained\..*home visits: 6/);
  await care.app.due.run('vetting.end-promises');
  await care.app.due.run('vetting.end-promises');
  const careVisits = (await care.get(daughter, planned, 'visit-schedules')).json().data;
  expect(careVisits.schedules).toEqual([]);
  const inCircle = /no longer confirms Chantal Ingabire.*look in the circle.*\+250/;
  const cancelled =
    /planned visits of Chantal Ingabire.*are cancelled: Hafi no longer confirms Chantal.*somebody else.*\+250/;
  for (const who of [planned, daughter]) {
    const notices = (await care.bell(who)).slice(0, 2);
    expect(notices).toEqual([expect.stringMatching(cancelled), expect.stringMatching(inCircle)]);
  }
  expect(await care.bell(quiet)).toEqual([expect.stringMatching(inCircle)]);
  // Nothing of why: the coordinator's words are for the caregiver.
  expect(JSON.stringify(await care.bell(planned))).not.toContain('complained');
});

/** A caregiver whom nobody has confirmed, with one planned visit of a family that chose her. */
async function chosen() {
  const stage = vettingStage(care.app);
  const admin = await stage.coordinator();
  const caregiver = await stage.person({ roles: ['CAREGIVER'], firstName: 'Diane' });
  const elder = await makeElder(care.app);
  await care.join(elder, caregiver, 'caregiver');
  await care.plan(elder, elder, caregiver, { startsOn: '2026-12-02' });
  const planned = async () => {
    await care.app.due.run('vetting.end-promises');
    return (await care.get(elder, elder, 'visit-schedules')).json().data.schedules.length;
  };
  const { personId } = caregiver;
  const act = (what: string, body: object) =>
    admin.post(`/api/admin/people/${personId}/${what}`, { reason: 'Because.', ...body });
  return { stage, admin, caregiver, elder, planned, act };
}

it('leaves the visits of a caregiver whose first papers are refused: the family chose her', async () => {
  const { admin, caregiver, planned, stage } = await chosen();
  await stage.sent(caregiver);
  expect(await stage.row(admin, caregiver)).toMatchObject({ refusalEnds: false });
  const blind = { text: 'It cannot be read.', agreed: undefined };
  expect((await stage.decide(admin, caregiver, 'refuse', blind)).statusCode).toBe(200);
  expect(await planned()).toBe(1);
});

it.each([
  ['suspend', {}],
  ['roles', { roles: ['VOLUNTEER'] }],
  ['roles', { roles: ['FAMILY'] }],
])('ends the visits with %s %j only as agreed, and tells the family', async (what, body) => {
  const { act, admin, caregiver, elder, planned, stage } = await chosen();
  expect((await act(what, body)).json().code).toBe('promises-changed');
  expect(await planned()).toBe(1);
  const { version: agreed } = await stage.promises(admin, caregiver);
  expect((await act(what, { ...body, agreed })).statusCode).toBe(200);
  expect(await planned()).toBe(0);
  expect((await care.bell(elder))[0]).toContain('Hafi no longer confirms Diane');
  if (what === 'suspend') return;
  expect((await stage.bell(caregiver))[0]?.message).toMatch(/changed your role.*home visits: 1/);
});
