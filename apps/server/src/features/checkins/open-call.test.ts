import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { checkInStage, checkInTitles, watchCheckIns } from '../../test/check-ins/check-in-stage.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let stage: Awaited<ReturnType<typeof checkInStage>>;
let coordinator: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  stage = await checkInStage(app);
  coordinator = await makePerson(app, { roles: ['ADMIN'], firstName: 'Olive' });
});
afterAll(() => app.close());

const call = 'Somebody asks for your call';
const { clear } = checkInTitles;
const get = async (who: SignedIn, path: string) => (await callAs(app, who).get(path)).json().data;
const glanceOf = async (who: SignedIn) => (await get(who, '/api/glances'))[0];
const own = async () => (await get(stage.elder, '/api/check-ins')).call;
const list = () => get(coordinator, '/api/admin/late-check-ins');

/** Says something at a time (UTC), and has what follows at once be done. */
async function say(time: string, mood?: string, day = '2026-11-23') {
  app.clock.set(`${day}T${time}Z`);
  await stage.say(mood ? { mood } : {});
  await watchCheckIns(app.platform);
}
/** The page behind the last notice. */
async function pathOf(who: SignedIn): Promise<string> {
  const { link } = (await stage.bell(who)).at(-1) ?? { link: '' };
  return `${stage.at}/late-check-ins/${/^\/check-ins\/([^?]+)\?elder=/.exec(link)?.[1]}`;
}

describe('an elder who is not well', () => {
  it('is told the circle at once, and the coordinators when nobody has taken it', async () => {
    const daughter = await stage.relative(['alerts:receive', 'health:read'], 'Chantal');
    await say('06:00:00');
    expect((await glanceOf(daughter)).wellBeing).toBe('well');
    await say('06:05:00', 'not-well');
    expect(await stage.titles(daughter)).toEqual([call]);
    expect((await stage.bell(daughter)).at(-1)?.message).toContain('said at 08:05: not well');
    expect(await get(daughter, await pathOf(daughter))).toMatchObject({
      why: 'not-well',
      expectedAt: '2026-11-23T06:05:00.000Z',
      answeredAt: null,
    });
    expect(await glanceOf(daughter)).toMatchObject({
      wellBeing: 'look',
      checkInMissed: false,
      checkIn: { mood: 'not-well', late: { why: 'not-well', acknowledgedBy: null } },
    });
    await stage.watchAt('06:19:59');
    expect(await stage.titles(coordinator)).toEqual([]);
    await stage.watchAt('06:20:00');
    expect((await stage.bell(coordinator)).at(-1)?.message).toMatch(
      /^Vestine Uwase asked for a call at 08:05, and nobody of the circle has taken it/,
    );
    expect(await list()).toMatchObject([{ why: 'not-well' }]);
    await stage.watchAt('09:00:00');
    expect(await stage.titles(daughter)).toHaveLength(1);
    expect(await stage.titles(coordinator)).toHaveLength(1);
  });

  it('is looked after by who says so: nobody else is told, and she sees who it is', async () => {
    const daughter = await stage.relative(['alerts:receive'], 'Chantal');
    await say('06:00:00', 'not-well');
    expect(await own()).toMatchObject({ isTelling: true, told: [], takenBy: null });
    await callAs(app, daughter).post(`${await pathOf(daughter)}/acknowledge`, undefined);
    expect(await own()).toMatchObject({ takenBy: 'Chantal Uwase' });
    await stage.watchAt('06:20:00');
    expect(await stage.titles(coordinator)).toEqual([]);
    // Said again later, it is a new call; so-so ends none.
    await say('06:30:00', 'so-so');
    await say('06:50:00', 'not-well');
    expect(await stage.titles(daughter)).toEqual([call, call]);
    expect(await own()).toMatchObject({ at: '2026-11-23T06:50:00.000Z', takenBy: null });
  });

  it('without anybody to tell is told the coordinators at once, and knows it', async () => {
    await say('06:00:00', 'not-well');
    expect(await stage.titles(coordinator)).toEqual([call]);
    expect(await own()).toMatchObject({ told: [], isTelling: true });
  });

  it.each([
    ['says so', 'well'],
    ['checks in once more', undefined],
  ])('and is well again, who %s, gives the all-clear to everybody once', async (_, mood) => {
    const daughter = await stage.relative();
    await say('06:00:00', 'not-well');
    await stage.watchAt('06:15:00');
    await say('07:00:00', mood);
    await say('07:01:00', mood);
    expect(await stage.titles(daughter)).toEqual([call, clear]);
    expect(await stage.titles(coordinator)).toEqual([call, clear]);
    expect(await own()).toBeNull();
    expect(await list()).toEqual([]);
  });

  it('is told once, however often she says it while nobody has answered', async () => {
    const daughter = await stage.relative();
    for (const time of ['06:00:00', '06:01:00', '06:02:00']) {
      await say(time, 'not-well');
      await say(time, 'so-so');
    }
    expect(await stage.titles(daughter)).toEqual([call]);
  });

  it('is not ended by a check-in of before that arrives late, nor called now by an old one', async () => {
    const daughter = await stage.relative();
    await say('06:00:00', 'not-well');
    await stage.say({ at: '2026-11-23T05:00:00Z' });
    expect(await own()).not.toBeNull();
    app.clock.set('2026-11-26T06:00:00Z');
    await stage.say({ at: '2026-11-24T05:00:00Z', mood: 'not-well' });
    await watchCheckIns(app.platform);
    expect(await stage.titles(daughter)).toEqual([call]);
  });

  it('answers the check-in that was missed, without an all-clear', async () => {
    const daughter = await stage.relative();
    await stage.plan();
    await stage.climbAll();
    await stage.watchAt('06:40:00');
    await say('06:50:00', 'not-well');
    expect(await stage.titles(daughter)).toEqual([checkInTitles.missed, call]);
    expect((await stage.bell(coordinator)).at(-1)?.message).toContain('is not well. Please call');
  });
});

it('a check-in of which nobody can be told stands as untold, and is tried again', async () => {
  await app.platform.db.execute(
    `update people set roles = '{}' where id = '${coordinator.personId}'`,
  );
  await stage.plan();
  await stage.climbAll();
  expect((await glanceOf(await stage.relative(['health:read']))).checkIn.late.toldAt).toBeNull();
  const another = await makePerson(app, { roles: ['ADMIN'] });
  await stage.watchAt('06:20:00');
  expect(await stage.titles(another)).toEqual([checkInTitles.missed]);
});
