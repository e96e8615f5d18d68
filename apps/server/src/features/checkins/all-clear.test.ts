import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CheckInStage,
  checkInStageAlone,
  checkInTitles,
  watchCheckIns,
} from '../../test/check-ins/check-in-stage.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { expectedCheckIns } from './checkins.tables.ts';

let app: TestApp;
let stage: CheckInStage;
let coordinator: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  coordinator = await makePerson(app, { roles: ['ADMIN'] });
});
beforeEach(async () => {
  stage = await checkInStageAlone(app);
});
afterAll(() => app.close());

const { missed, clear } = checkInTitles;

describe('a check-in that comes after all', () => {
  it('gives the all-clear once to everybody who was told and may still know', async () => {
    const daughter = await stage.relative();
    const son = await makeMember(app, { elder: stage.elder, permissions: ['alerts:receive'] });
    const friend = await stage.relative(['messages']);
    await stage.plan();
    await stage.climbAll();
    await stage.watchAt('06:40:00');
    await son.end();
    app.clock.set('2026-11-23T07:12:00Z');
    const before = (await stage.ofElder(coordinator, clear)).length;
    await Promise.all([stage.say(), stage.say(), stage.say()]);
    await stage.say();
    const notified = await stage.ofElder(daughter, clear);
    expect(notified.map(({ message }) => message)).toEqual([
      'All clear: Vestine Uwase said on Monday 23 November at 09:12 that all is well.',
    ]);
    expect(await stage.ofElder(coordinator, clear)).toHaveLength(before + 1);
    expect(await stage.ofElder(son, clear)).toEqual([]);
    expect(await stage.titles(friend)).toEqual([]);
  });

  it('counts a check-in that was made offline and arrives late, with its time', async () => {
    const daughter = await stage.relative();
    await stage.plan();
    await stage.climbAll();
    app.clock.set('2026-11-24T01:00:00Z');
    await stage.say({ at: '2026-11-23T05:55:00Z' });
    const [notified] = await stage.ofElder(daughter, clear);
    expect(notified?.message).toContain('on Monday 23 November at 07:55');
    await stage.watchAt('06:40:00');
    expect(await stage.ofElder(daughter, missed)).toHaveLength(1);
  });

  it('answers for the days before too, with one all-clear', async () => {
    const daughter = await stage.relative();
    await stage.plan();
    for (const day of ['2026-11-23', '2026-11-24']) {
      await stage.watchAt('06:02:00', day);
      await stage.watchAt('06:10:00', day);
    }
    await stage.say();
    expect(await stage.titles(daughter)).toEqual([missed, missed, clear]);
    const open = await app.platform.db
      .select()
      .from(expectedCheckIns)
      .where(isNull(expectedCheckIns.answeredAt));
    expect(open).toEqual([]);
  });

  it('says that an elder who is not well was heard from, not that all is well', async () => {
    const daughter = await stage.relative();
    await stage.plan();
    await stage.climbAll();
    await stage.say({ mood: 'not-well' });
    await watchCheckIns(app.platform);
    const after = (await stage.bell(daughter)).slice(-1);
    expect(after.map(({ message }) => message).join(' ')).not.toContain('all is well.');
    expect(after.map(({ title }) => title)).toContain('Somebody asks for your call');
  });

  it('says of an elder who is so-so that they answered: how they feel stays in the app', async () => {
    const daughter = await stage.relative();
    await stage.plan();
    await stage.climbAll();
    await deliverAll(app);
    app.sent.length = 0;
    await stage.say({ mood: 'so-so' });
    const [notified] = await stage.ofElder(daughter, clear);
    expect(notified?.message).toContain(
      'has answered on Monday 23 November at 08:10, and feels so-so',
    );
    await deliverAll(app);
    const mail = app.sent.find(({ to }) => to === daughter.email);
    expect(mail?.text).toContain('has answered on Monday 23 November at 08:10. Please call.');
    expect(mail?.text).not.toMatch(/so-so|all is well|all clear/i);
  });
});
