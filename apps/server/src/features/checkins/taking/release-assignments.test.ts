import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import {
  type CheckInStage,
  checkInStageAlone,
  checkInTitles,
} from '../../../test/check-ins/check-in-stage.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: CheckInStage;
let coordinator: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  stage = await checkInStageAlone(app);
  coordinator = await makePerson(app, { roles: ['ADMIN'], firstName: 'Olive' });
});
afterAll(() => app.close());

const { missed } = checkInTitles;

/** Climbs until the circle is notified, at 08:10; returns the path of the late check-in. */
async function untilNotified(who: SignedIn): Promise<string> {
  await stage.plan();
  await stage.watchAt('06:02:00');
  await stage.watchAt('06:10:00');
  const { link } = (await stage.bell(who)).at(-1) ?? { link: '' };
  const [, id] = /^\/check-ins\/([^?]+)\?elder=/.exec(link) ?? [];
  return `${stage.at}/late-check-ins/${id}`;
}
const take = (who: SignedIn, path: string) => callAs(app, who).post(`${path}/acknowledge`);
const page = async (who: SignedIn, path: string) => (await callAs(app, who).get(path)).json().data;
const ofDesk = () => stage.ofElder(coordinator, missed);
const list = async () =>
  (await callAs(app, coordinator).get('/api/admin/late-check-ins'))
    .json()
    .data.filter((line: { elder: { id: string } }) => line.elder.id === stage.elder.personId);

describe('"I take care of it"', () => {
  it('lapses after an hour in which nothing was heard: the ladder goes on, and others are told', async () => {
    const daughter = await stage.relative(['alerts:receive'], 'Chantal');
    const son = await stage.relative(['alerts:receive'], 'Jean');
    const path = await untilNotified(daughter);
    app.clock.set('2026-11-23T06:20:00Z');
    const taken = (await take(daughter, path)).json().data;
    expect(taken.heldUntil).toBe('2026-11-23T07:20:00.000Z');
    await stage.watchAt('07:19:59');
    expect([await stage.titles(son), await ofDesk()]).toEqual([[missed], []]);
    expect((await page(son, path)).acknowledgedBy.name).toBe('Chantal Uwase');
    await stage.watchAt('07:20:00');
    expect(await stage.titles(son)).toEqual([missed, missed]);
    expect((await stage.bell(son)).at(-1)?.message).toContain(
      'Chantal Uwase took care of it, and nothing was heard since',
    );
    expect((await page(son, path)).acknowledgedBy).toBeNull();
    await stage.watchAt('07:20:01');
    expect((await ofDesk()).map(({ message }) => message)).toEqual([
      expect.stringContaining('Somebody took it, and nothing was heard since'),
    ]);
    // Once: nothing comes again by itself.
    await stage.watchAt('09:00:00');
    await stage.watchAt('09:00:01');
    expect([(await stage.titles(son)).length, (await ofDesk()).length]).toEqual([2, 1]);
    // The other one takes it now, and holds it an hour in turn.
    await take(son, path);
    expect((await page(daughter, path)).acknowledgedBy.name).toBe('Jean Uwase');
    await stage.watchAt('10:00:01');
    await stage.watchAt('10:00:02');
    expect([(await stage.titles(daughter)).length, (await ofDesk()).length]).toEqual([3, 2]);
    expect(JSON.stringify((await stage.elder.get('/api/activity')).json().data)).toContain(
      'nothing was heard since',
    );
  });

  it('is held for longer by who says so again, and by nobody else', async () => {
    const daughter = await stage.relative(['alerts:receive'], 'Chantal');
    const son = await stage.relative(['alerts:receive'], 'Jean');
    const path = await untilNotified(daughter);
    app.clock.set('2026-11-23T06:20:00Z');
    await take(daughter, path);
    app.clock.set('2026-11-23T07:00:00Z');
    await take(son, path);
    expect((await page(son, path)).heldUntil).toBe('2026-11-23T07:20:00.000Z');
    await take(daughter, path);
    expect(await page(son, path)).toMatchObject({
      acknowledgedAt: '2026-11-23T06:20:00.000Z',
      heldUntil: '2026-11-23T08:00:00.000Z',
    });
    await stage.watchAt('07:59:59');
    expect(await stage.titles(son)).toEqual([missed]);
    await stage.watchAt('08:00:00');
    expect(await stage.titles(son)).toEqual([missed, missed]);
  });

  it('lapses within a minute when its taker leaves the circle', async () => {
    const left = await makeMember(app, { elder: stage.elder, permissions: ['alerts:receive'] });
    const son = await stage.relative(['alerts:receive'], 'Jean');
    const path = await untilNotified(son);
    app.clock.set('2026-11-23T06:12:00Z');
    await take(left, path);
    await stage.watchAt('06:13:00');
    expect((await page(son, path)).acknowledgedBy.id).toBe(left.personId);
    await left.end();
    await stage.watchAt('06:14:00');
    expect((await page(son, path)).acknowledgedBy).toBeNull();
    expect(await stage.titles(son)).toEqual([missed, missed]);
    expect(await stage.ofElder(left, missed)).toHaveLength(1);
    // The coordinators are notified in their time, as if nobody had taken it.
    await stage.watchAt('06:39:59');
    expect(await ofDesk()).toEqual([]);
    await stage.watchAt('06:40:00');
    expect(await ofDesk()).toHaveLength(1);
  });

  it('lapses at once when its taker is removed from the circle', async () => {
    const removed = await makeMember(app, { elder: stage.elder, permissions: ['alerts:receive'] });
    const son = await stage.relative(['alerts:receive'], 'Jean');
    const path = await untilNotified(son);
    app.clock.set('2026-11-23T06:12:00Z');
    await take(removed, path);
    const member = `${stage.at}/circle/members/${removed.personId}`;
    expect((await callAs(app, stage.elder).remove(member)).statusCode).toBe(200);
    await stage.watchAt('06:12:01');
    expect((await page(son, path)).acknowledgedBy).toBeNull();
  });

  it('of a coordinator lapses too: it stands on the list again, and the desk is told once more', async () => {
    const daughter = await stage.relative();
    await untilNotified(daughter);
    await stage.watchAt('06:40:00');
    const [{ id }] = await list();
    await callAs(app, coordinator).post(`/api/admin/late-check-ins/${id}/take`);
    expect((await list())[0].heldUntil).toBe('2026-11-23T07:40:00.000Z');
    expect(await ofDesk()).toHaveLength(1);
    await stage.watchAt('07:40:00');
    await stage.watchAt('07:40:01');
    expect((await list())[0].heldUntil).toBeNull();
    expect([(await ofDesk()).length, (await stage.titles(daughter)).length]).toEqual([2, 2]);
  });

  it('said by the elder does not lapse: they were heard from', async () => {
    const daughter = await stage.relative();
    await untilNotified(daughter);
    await stage.plan({ time: '20:00' });
    await stage.watchAt('08:00:00');
    expect(await stage.titles(daughter)).toEqual([missed]);
  });

  it('ends with a check-in: nobody is told again', async () => {
    const daughter = await stage.relative();
    const path = await untilNotified(daughter);
    await take(daughter, path);
    app.clock.set('2026-11-23T06:30:00Z');
    await stage.say();
    await stage.watchAt('07:30:00');
    expect(await stage.titles(daughter)).toEqual([missed, checkInTitles.clear]);
  });
});

describe('"I have reached her"', () => {
  it('ends it for everybody who was told, once, and asks nobody any more', async () => {
    const daughter = await stage.relative(['alerts:receive'], 'Chantal');
    const son = await stage.relative(['alerts:receive', 'health:read'], 'Jean');
    const path = await untilNotified(daughter);
    await take(daughter, path);
    app.clock.set('2026-11-23T06:30:00Z');
    const reach = () => callAs(app, daughter).post(`${path}/reached`);
    const acts = await Promise.all([reach(), reach()]);
    expect(acts.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await page(son, path)).toMatchObject({
      answeredAt: '2026-11-23T06:30:00.000Z',
      reachedBy: { name: 'Chantal Uwase' },
      mood: null,
    });
    expect(await stage.titles(son)).toEqual([missed, 'Somebody was reached']);
    expect((await stage.bell(son)).at(-1)?.message).toBe(
      'Chantal Uwase has reached Vestine Uwase, at 08:30. Nobody is waited for any more.',
    );
    expect(await stage.titles(daughter)).toEqual([missed]);
    await stage.watchAt('08:00:00');
    expect((await stage.titles(son)).length).toBe(2);
    const glance = (await callAs(app, son).get('/api/glances')).json().data[0];
    expect([glance.checkInMissed, glance.checkIn.late]).toEqual([false, null]);
    expect(await ofDesk()).toEqual([]);
  });

  it('is said by coordinators of what they were told of, and by nobody who may not know', async () => {
    const daughter = await stage.relative();
    const friend = await stage.relative(['messages']);
    const path = await untilNotified(daughter);
    const desk = async (who: SignedIn, id: string) =>
      (await callAs(app, who).post(`/api/admin/late-check-ins/${id}/reached`)).statusCode;
    const id = path.split('/').at(-1) ?? '';
    expect(await desk(coordinator, id)).toBe(404);
    expect((await callAs(app, friend).post(`${path}/reached`)).statusCode).toBe(404);
    await stage.watchAt('06:40:00');
    expect(await desk(daughter, id)).toBe(403);
    expect(await desk(coordinator, id)).toBe(200);
    expect(await list()).toEqual([]);
    expect(await stage.titles(daughter)).toEqual([missed, 'Somebody was reached']);
    expect((await page(daughter, path)).reachedBy.id).toBe(coordinator.personId);
  });
});
