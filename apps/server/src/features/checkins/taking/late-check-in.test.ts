import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { type CheckInStage, checkInStageAlone } from '../../../test/check-ins/check-in-stage.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: CheckInStage;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  stage = await checkInStageAlone(app);
});
afterAll(() => app.close());

/** Climbs until the circle is notified; returns the path of the page behind the notice. */
async function missed(who: SignedIn): Promise<string> {
  await stage.plan();
  await stage.watchAt('06:02:00');
  await stage.watchAt('06:10:00');
  const { link } = (await stage.bell(who)).at(-1) ?? { link: '' };
  const [, id] = /^\/check-ins\/([^?]+)\?elder=/.exec(link) ?? [];
  return `${stage.at}/late-check-ins/${id}`;
}
const get = async (who: SignedIn, path: string) => callAs(app, who).get(path);
const glanceOf = async (who: SignedIn) => (await get(who, '/api/glances')).json().data[0];

describe('a check-in that did not come', () => {
  it('is looked after by the first who says so, which stops the ladder', async () => {
    const daughter = await stage.relative(['alerts:receive'], 'Chantal');
    const son = await stage.relative(['health:read', 'alerts:receive'], 'Jean');
    const coordinator = await makePerson(app, { roles: ['ADMIN'] });
    const path = await missed(daughter);
    const page = (await get(daughter, path)).json().data;
    expect(page).toMatchObject({
      expectedAt: '2026-11-23T06:00:00.000Z',
      toldAt: '2026-11-23T06:10:00.000Z',
      acknowledgedBy: null,
      answeredAt: null,
      elder: { name: 'Vestine Uwase' },
    });
    const notified = page.told.map(({ name, you }: { name: string; you: boolean }) => [name, you]);
    expect(notified.sort()).toEqual([
      ['Chantal Uwase', true],
      ['Jean Uwase', false],
    ]);
    app.clock.set('2026-11-23T06:20:00Z');
    const acts = await Promise.all([daughter, son].map((who) => who.post(`${path}/acknowledge`)));
    const by = new Set(acts.map((act) => act.json().data.acknowledgedBy.name));
    expect(by.size).toBe(1);
    const [first] = by;
    expect(await glanceOf(son)).toMatchObject({
      wellBeing: 'look',
      checkIn: { late: { acknowledgedBy: { name: first } } },
    });
    await stage.watchAt('06:40:00');
    await stage.watchAt('09:00:00');
    expect(await stage.titles(coordinator)).toEqual([]);
    await stage.say({ mood: 'so-so' });
    expect((await get(son, path)).json().data).toMatchObject({
      answeredAt: '2026-11-23T09:00:00.000Z',
      mood: 'so-so',
    });
  });

  it('is shown in glances to who is told of alerts, without how the elder said to be', async () => {
    const daughter = await stage.relative(['alerts:receive']);
    expect(await glanceOf(daughter)).toMatchObject({ wellBeing: null, checkIn: null });
    await missed(daughter);
    expect(await glanceOf(daughter)).toMatchObject({
      wellBeing: 'look',
      checkIn: { mood: null, expectedAt: null, late: { toldAt: '2026-11-23T06:10:00.000Z' } },
    });
    await stage.say({ mood: 'not-well' });
    expect(await glanceOf(daughter)).toMatchObject({ wellBeing: null, checkIn: null });
  });

  it('is not open to others, nor to who was told and has left since', async () => {
    const left = await makeMember(app, { elder: stage.elder, permissions: ['alerts:receive'] });
    const friend = await stage.relative(['messages']);
    const path = await missed(left);
    expect((await get(left, path)).statusCode).toBe(200);
    expect((await get(friend, path)).statusCode).toBe(404);
    await left.end();
    expect((await get(left, path)).statusCode).toBe(404);
    expect((await callAs(app, left).post(`${path}/acknowledge`)).statusCode).toBe(404);
  });
});

describe('the plan', () => {
  const get = async (who: SignedIn) => callAs(app, who).get(`${stage.at}/check-in-plan`);

  it('is off until somebody makes one, and is changed by the elder and who decides', async () => {
    const daughter = await stage.relative(['health:read']);
    const manager = await stage.member([], { decidesAs: 'manager' });
    expect((await get(daughter)).json().data).toMatchObject({
      isOn: false,
      changedAt: null,
      mayChange: false,
      told: 1,
      reachable: true,
    });
    expect((await stage.plan({}, daughter)).statusCode).toBe(403);
    expect((await stage.plan({ time: '09:15' }, manager)).json().data).toMatchObject({
      isOn: true,
      time: '09:15',
      mayChange: true,
      changedBy: 'Claudine Uwase',
    });
    expect((await stage.bell(stage.elder)).at(-1)?.message).toBe(
      'Claudine Uwase changed when Vestine Uwase is expected to check in.',
    );
    for (const time of ['09:20', '24:00', '9:00']) {
      expect((await stage.plan({ time })).statusCode).toBe(400);
    }
    expect((await stage.plan({ weekdays: [] })).statusCode).toBe(400);
    expect((await stage.plan({ weekdays: [3, 1, 3] })).json().data.weekdays).toEqual([1, 3]);
  });

  it('is paused until a day to come, within three months, and says so to the circle', async () => {
    const daughter = await stage.relative();
    await stage.plan();
    const pause = async (until: string) => stage.plan({ pause: { until, reason: 'Away' } });
    for (const until of ['2026-11-21', '2027-02-23', '2026-02-30']) {
      expect((await pause(until)).statusCode).toBeGreaterThanOrEqual(400);
    }
    expect((await pause('2026-11-24')).json().data.pause).toEqual({
      until: '2026-11-24',
      reason: 'Away',
    });
    expect((await stage.bell(daughter)).at(-1)?.message).toMatch(
      /paused the check-ins of Vestine Uwase until Tuesday 24 November/,
    );
    app.clock.set('2026-11-25T06:00:00Z');
    expect((await get(daughter)).json().data.pause).toBeNull();
    await stage.plan({ isOn: false });
    expect((await stage.bell(daughter)).at(-1)?.message).toMatch(/turned off the check-ins/);
  });

  it('that changes while somebody is waited for keeps the hour, or ends it in a name', async () => {
    const daughter = await stage.relative();
    await stage.plan();
    await stage.watchAt('06:02:00');
    await stage.plan({ weekdays: [1, 2] });
    await stage.watchAt('06:10:00');
    expect(await stage.titles(daughter)).toHaveLength(1);
    await stage.plan({ time: '20:00' });
    expect((await glanceOf(daughter)).checkIn.late.acknowledgedBy.name).toBe('Vestine Uwase');
    await stage.watchAt('06:40:00');
    expect(await stage.titles(daughter)).toHaveLength(1);
  });
});

describe('a check-in that the family has not taken', () => {
  const list = async (who: SignedIn) => (await get(who, '/api/admin/late-check-ins')).json().data;
  /** Climbs until the coordinators are notified. */
  const toCoordinators = async (who: SignedIn) => {
    const path = await missed(who);
    await stage.watchAt('06:40:00');
    return path;
  };

  it('stands on the list of coordinators, one of whom takes it and is named to the family', async () => {
    const daughter = await stage.relative(['alerts:receive'], 'Chantal');
    const coordinator = await makePerson(app, { roles: ['ADMIN'], firstName: 'Olive' });
    const path = await missed(daughter);
    expect(await list(coordinator)).toEqual([]);
    await stage.watchAt('06:40:00');
    const [line, ...others] = await list(coordinator);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      elder: { id: stage.elder.personId, name: 'Vestine Uwase' },
      expectedAt: '2026-11-23T06:00:00.000Z',
    });
    expect(Object.keys(line.elder).sort()).toEqual(['district', 'id', 'name', 'phone', 'sector']);
    const notified = line.told.map(
      ({ isCoordinator, name }: { isCoordinator: boolean; name: string }) =>
        [name.split(' ')[0], isCoordinator].join(' '),
    );
    expect(notified).toEqual(expect.arrayContaining(['Chantal false', 'Olive true']));
    // The circle's page stays closed to who does not belong to it.
    expect((await get(coordinator, path)).statusCode).toBe(404);
    for (const who of [daughter, stage.elder]) {
      expect((await get(who, '/api/admin/late-check-ins')).statusCode).toBe(403);
      const taking = await callAs(app, who).post(`/api/admin/late-check-ins/${line.id}/take`);
      expect(taking.statusCode).toBe(403);
    }
    const take = () => callAs(app, coordinator).post(`/api/admin/late-check-ins/${line.id}/take`);
    expect((await take()).statusCode).toBe(200);
    // Who takes it keeps it on the list, until when they hold it.
    expect(await list(coordinator)).toMatchObject([{ heldUntil: '2026-11-23T07:40:00.000Z' }]);
    expect((await get(daughter, path)).json().data).toMatchObject({
      acknowledgedBy: { id: coordinator.personId },
    });
    const activity = (await get(stage.elder, '/api/activity')).json().data;
    expect(JSON.stringify(activity)).toContain('that did not come is looked after');
    // Again, or by somebody else: the first stays named.
    const another = await makePerson(app, { roles: ['ADMIN'] });
    expect(await list(another)).toEqual([]);
    const again = await callAs(app, another).post(`/api/admin/late-check-ins/${line.id}/take`);
    expect(again.json().data.acknowledgedBy.id).toBe(coordinator.personId);
  });

  it('leaves the list when it comes, and is one line however many days it is', async () => {
    const daughter = await stage.relative();
    const coordinator = await makePerson(app, { roles: ['ADMIN'] });
    await toCoordinators(daughter);
    for (const time of ['06:02:00', '06:10:00', '06:40:00'])
      await stage.watchAt(time, '2026-11-24');
    const [line, ...others] = await list(coordinator);
    expect([line.expectedAt, others]).toEqual(['2026-11-24T06:00:00.000Z', []]);
    await stage.say();
    expect(await list(coordinator)).toEqual([]);
    const late = await callAs(app, coordinator).post(`/api/admin/late-check-ins/${line.id}/take`);
    expect(late.statusCode).toBe(404);
  });
});
