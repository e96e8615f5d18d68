import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMessages } from '../../platform/outbox/outbox.tables.ts';
import {
  type CheckInStage,
  checkInStageAlone,
  checkInTitles,
  watchCheckIns,
} from '../../test/check-ins/check-in-stage.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

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

const { soon, now, missed } = checkInTitles;

describe('whatever breaks', () => {
  it('processes that run at the same moment tell nobody twice', async () => {
    const daughter = await stage.relative();
    await stage.plan();
    for (const time of ['03:00:00', '06:00:00', '06:02:00', '06:10:00', '06:40:00']) {
      app.clock.set(`2026-11-23T${time}Z`);
      await Promise.all([1, 2, 3, 4].map(() => watchCheckIns(app.platform)));
    }
    expect(await stage.titles(stage.elder)).toEqual([soon, now, now]);
    expect(await stage.titles(daughter)).toEqual([missed]);
  });

  it('after an outage the elder is asked first, and nothing comes in a heap', async () => {
    const daughter = await stage.relative();
    await stage.plan();
    await stage.watchAt('03:00:00');
    await stage.watchAt('09:00:00');
    await watchCheckIns(app.platform);
    expect(await stage.titles(stage.elder)).toEqual([soon, now]);
    expect(await stage.titles(daughter)).toEqual([]);
    await stage.watchAt('09:07:59');
    expect(await stage.titles(daughter)).toEqual([]);
    await stage.watchAt('09:08:00');
    expect(await stage.titles(daughter)).toEqual([missed]);
  });

  it('after half a day she is asked and the circle told all the same, and the next day is as always', async () => {
    const daughter = await stage.relative();
    await stage.plan();
    await stage.watchAt('03:00:00');
    await stage.watchAt('18:30:00');
    await watchCheckIns(app.platform);
    expect(await stage.titles(stage.elder)).toEqual([soon, now]);
    expect(await stage.titles(daughter)).toEqual([]);
    await stage.watchAt('18:38:00');
    expect(await stage.titles(daughter)).toEqual([missed]);
    await stage.watchAt('03:00:00', '2026-11-24');
    await stage.watchAt('06:02:00', '2026-11-24');
    await stage.watchAt('06:10:00', '2026-11-24');
    expect(await stage.titles(daughter)).toEqual([missed, missed]);
  });

  it('what the circle was told of climbs on after any outage', async () => {
    await stage.relative();
    await stage.plan();
    await stage.climbAll();
    const before = (await stage.ofElder(coordinator, missed)).length;
    await stage.watchAt('02:00:00', '2026-11-26');
    expect(await stage.ofElder(coordinator, missed)).toHaveLength(before + 1);
  });

  it('a clock that ran ahead and is set back asks on the true day', async () => {
    const daughter = await stage.relative();
    await stage.plan();
    await stage.watchAt('03:00:00', '2026-11-26');
    await stage.climbAll();
    expect(await stage.titles(daughter)).toEqual([missed]);
    // Ahead within the day: steps that were taken too early are taken again in their time.
    await stage.say();
    await stage.watchAt('06:10:30', '2026-11-24');
    await stage.watchAt('06:11:00', '2026-11-24');
    const notified = (await stage.titles(daughter)).length;
    await stage.watchAt('02:00:00', '2026-11-24');
    for (const time of ['03:00:00', '06:00:00', '06:02:00', '06:10:00']) {
      await stage.watchAt(time, '2026-11-24');
    }
    expect((await stage.titles(daughter)).length).toBe(notified + 1);
  });

  it('no alarm leaves after the all-clear, nor is one sent again that did not arrive', async () => {
    const daughter = await stage.relative();
    const son = await stage.relative();
    await stage.plan();
    await stage.climbAll();
    const messagesTo = async ({ personId }: SignedIn) =>
      app.platform.db.select().from(outboxMessages).where(eq(outboxMessages.personId, personId));
    const sent = (await messagesTo(son)).find(({ noticeId }) => noticeId);
    await app.platform.db
      .update(outboxMessages)
      .set({ sentAt: app.clock.now() })
      .where(eq(outboxMessages.id, sent?.id ?? ''));
    app.clock.advance({ minutes: 5 });
    await stage.say();
    // Another provider would send it again until then (hear-report.ts).
    expect((await messagesTo(son)).find(({ id }) => id === sent?.id)).toMatchObject({
      uselessAt: app.clock.now(),
    });
    app.sent.length = 0;
    await deliverAll(app);
    const subjects = (to: string) =>
      app.sent
        .filter((each) => each.to === to && !each.subject?.includes('News'))
        .map(({ subject }) => subject);
    expect(subjects(daughter.email)).toEqual(['Hafi: The greeting has come']);
    expect(subjects(son.email)).toEqual(['Hafi: The greeting has come']);
  });
});
