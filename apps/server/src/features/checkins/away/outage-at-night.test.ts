import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import { callAs } from '../../../test/call-as.ts';
import {
  type CheckInStage,
  checkInStageAlone,
  checkInTitles,
  watchCheckIns,
} from '../../../test/check-ins/check-in-stage.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { people } from '../../accounts/people.tables.ts';

let app: TestApp;
let stage: CheckInStage;
let daughter: SignedIn;
let coordinator: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  coordinator = await makePerson(app, { roles: ['ADMIN'] });
});
beforeEach(async () => {
  stage = await checkInStageAlone(app);
  daughter = await stage.relative(['alerts:receive', 'health:read']);
  await stage.plan();
});
afterAll(() => app.close());

const { missed, now } = checkInTitles;

const news = () => stage.missedNews(daughter);
describe('an outage that ends at night', () => {
  /** 03:00 in Kigali on Tuesday; the hour was 19:00 on Monday. */
  const night = '2026-11-24T01:00:00Z';
  const toElder = async () =>
    (await app.platform.db.select().from(outboxMessages)).filter(
      ({ personId }) => personId === stage.elder.personId,
    );

  beforeEach(async () => {
    await app.platform.db.delete(outboxMessages);
    await stage.plan({ time: '19:00' });
    await stage.comeBack(night);
  });

  it('has the circle told as always, that she was not woken', async () => {
    app.sent.length = 0;
    await stage.afterTheAsking();
    const [line, ...more] = await news();
    expect(more).toEqual([]);
    expect(line).toContain('It is night: we have not woken Vestine Uwase');
    await deliverAll(app);
    const [mail] = app.sent.filter(({ to }) => to === daughter.email);
    expect(mail?.text).toContain('It is night: we have not asked again');
  });

  it('does not wake her: the question stands in the app and is sent in the morning', async () => {
    expect(await stage.titles(stage.elder)).toEqual([now]);
    const [line] = await stage.bell(stage.elder);
    expect(line?.message).toContain('Hafi was not working for a while');
    const messages = await toElder();
    expect(messages.length).toBeGreaterThan(0);
    for (const { nextTryAt } of messages) {
      expect(nextTryAt.toISOString()).toBe('2026-11-24T04:00:00.000Z');
    }
  });

  it('has the coordinators ask the circle before they wake her, until the morning', async () => {
    const before = (await stage.ofElder(coordinator, missed)).length;
    const phoneNumber = '+250788000779';
    await app.platform.db
      .update(people)
      .set({ phoneNumber, phoneVerified: true })
      .where(eq(people.id, daughter.personId));
    await app.platform.db
      .update(people)
      .set({ phoneNumber: '+250788000781' })
      .where(eq(people.id, stage.elder.personId));
    await stage.afterTheAsking();
    app.clock.advance({ minutes: 30 });
    await watchCheckIns(app.platform);
    const toDesk = (await stage.ofElder(coordinator, missed)).slice(before);
    expect(toDesk.map(({ message }) => message)).toEqual([
      expect.stringMatching(/It is night: we have not woken Vestine Uwase.*phone the circle first/),
    ]);
    const cards = async () =>
      (await callAs(app, coordinator).get('/api/admin/late-check-ins')).json().data;
    const mine = async () =>
      (await cards()).find(
        (card: { elder: { id: string } }) => card.elder.id === stage.elder.personId,
      );
    const card = await mine();
    expect(card).toMatchObject({ away: true, night: true });
    const toCall = card.told.filter(({ phone }: { phone?: string | null }) => phone);
    expect(toCall).toMatchObject([{ id: daughter.personId, phone: phoneNumber }]);
    // Who has left the circle meanwhile is not called about her.
    const { at } = stage;
    await callAs(app, stage.elder).remove(`${at}/circle/members/${daughter.personId}`);
    const without = (await mine()).told.filter(({ phone }: { phone?: string | null }) => phone);
    expect(without).toEqual([]);
    app.clock.set('2026-11-24T04:00:00Z');
    const later = await mine();
    expect(later.night).toBe(false);
    expect(later.told.some((person: object) => 'phone' in person)).toBe(false);
  });

  it('asks nothing in the morning of who was heard from meanwhile, or reached', async () => {
    await stage.afterTheAsking();
    await stage.say();
    app.clock.set('2026-11-24T04:00:00Z');
    app.sent.length = 0;
    await deliverAll(app);
    expect(app.sent.filter(({ to }) => to === stage.elder.email)).toEqual([]);
  });

  it('is told in the evening without that, also where the circle is told after nine', async () => {
    await stage.plan({ time: '18:00' });
    await stage.watchAt('13:00:00', '2026-11-24');
    await stage.comeBack('2026-11-24T18:55:00Z');
    await stage.afterTheAsking();
    expect((await news()).at(-1)).toContain('Please call');
    expect((await news()).at(-1)).not.toContain('It is night');
  });
});
