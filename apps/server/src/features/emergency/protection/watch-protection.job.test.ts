import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { daily } from '../../../test/check-ins/check-in-stage.ts';
import { nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { protectionStage } from '../../../test/emergencies/protection-stage.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

type Elder = Awaited<ReturnType<ReturnType<typeof protectionStage>['elder']>>;

let app: TestApp;
let stage: ReturnType<typeof protectionStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = protectionStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

describe('protection', () => {
  it('ends when the number of the contact changes: both are told, once, and when it is on again', async () => {
    const { daughter, elder } = await stage.protected();
    await stage.leaving();
    await stage.name(elder, 'Jean', nextNumber());
    expect(await stage.seen(elder)).toMatchObject({
      state: 'off',
      reasons: ['nobody-confirmed'],
    });
    await stage.wait();
    expect(await stage.news(elder)).toEqual(['Protection is off']);
    expect(await stage.news(daughter)).toEqual(['Protection is off']);
    // Both are notified of the protection, and the elder of the new contact by mail.
    expect(await stage.leaving()).toBe(3);
    await stage.wait();
    await stage.wait();
    expect(await stage.leaving()).toBe(0);
    expect(await stage.news(elder)).toHaveLength(1);
    await stage.answer(elder, daughter, true);
    // The message that shows whether one arrives.
    expect(await stage.leaving()).toBe(1);
    await stage.wait();
    expect(await stage.news(elder)).toEqual(['Protection is on again', 'Protection is off']);
    expect(await stage.news(daughter)).toEqual(['Protection is on again', 'Protection is off']);
    // Quietly: no channel but the app.
    expect(await stage.leaving()).toBe(0);
  });

  it('ends when the member who agreed leaves, or is told of alerts no more', async () => {
    for (const end of ['end', 'grant'] as const) {
      const elder = await stage.elder({ locale: 'en' });
      const member = await stage.contact(elder);
      await stage.answer(elder, member, true);
      await stage.check();
      expect((await stage.seen(elder)).state).toBe('on');
      if (end === 'end') await member.end();
      else await member.grant(['health:read']);
      expect((await stage.seen(elder)).reasons).toEqual(['no-contact']);
      await stage.wait();
      expect(await stage.news(elder)).toEqual(['Protection is off']);
      expect(await stage.news(member)).toEqual([]);
      // What a right carried does not come back with it.
      if (end === 'grant') {
        await member.grant(['alerts:receive']);
        expect((await stage.seen(elder)).reasons).toEqual(['nobody-confirmed']);
      }
    }
  });

  it('ends when the last call reached nobody who agreed, and is on once one answers anew', async () => {
    const elder = await stage.elder({ locale: 'en' });
    await stage.name(elder, 'Jean', nextNumber());
    await stage.ask(elder);
    await stage.say(await stage.token(), true);
    await stage.check();
    const { id } = await elder.press({ drill: true });
    await stage.pass(10);
    await stage.giveUp();
    expect(await stage.seen(elder)).toMatchObject({
      reasons: ['no-channel'],
      contacts: [{ standing: 'agreed', unreached: 'not-delivered' }],
    });
    await stage.wait();
    expect(await stage.news(elder)).toEqual(['Protection is off']);
    await elder.act(id, 'resolve', { as: 'resolved' });
    app.clock.advance({ days: 1 });
    await stage.sms();
    await stage.ask(elder);
    await stage.say(await stage.token(), true);
    expect((await stage.seen(elder)).state).toBe('on');
  });

  it('is not ended by a call that was withdrawn before it left', async () => {
    const elder = await stage.elder({ locale: 'en' });
    await stage.name(elder, 'Jean', nextNumber());
    await stage.ask(elder);
    await stage.say(await stage.token(), true);
    await stage.check();
    const { id } = await elder.press();
    await stage.pass(10);
    await elder.act(id, 'resolve', { as: 'false-alarm' });
    await stage.sms();
    expect((await stage.seen(elder)).state).toBe('on');
  });

  it('is told to the coordinators too, each end by its name', async () => {
    const desk = await makePerson(app, { roles: ['ADMIN'] });
    const { elder } = await stage.protected();
    expect(await stage.news(callAs(app, desk))).toEqual([]);
    await stage.name(elder, 'Jean', nextNumber());
    await stage.wait();
    await stage.wait();
    const [line, ...others] = (await callAs(app, desk).get('/api/notifications')).json().data;
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      title: 'Protection is off',
      message: expect.stringMatching(/^The protection of .+ is off: nobody has agreed/),
      link: '/admin/people',
    });
  });

  it('that ends for many at once is one message to the coordinators', async () => {
    const desk = await makePerson(app, { roles: ['ADMIN'] });
    for (let each = 0; each < 4; each += 1) {
      const { elder } = await stage.protected();
      await stage.name(elder, 'Jean', nextNumber());
    }
    await stage.wait();
    const lines = (await callAs(app, desk).get('/api/notifications')).json().data;
    expect(lines.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringMatching(/^The protection of several elders is off since just now/),
    ]);
  });

  it('that should be on after a day and never was is told to be off, once', async () => {
    const desk = await makePerson(app, { roles: ['ADMIN'] });
    const planned = await stage.elder({ locale: 'en' });
    const daughter = await stage.contact(planned, { locale: 'en' });
    await callAs(app, planned).put(`/api/elders/${planned.personId}/check-in-plan`, daily);
    const named = await stage.elder({ locale: 'en' });
    await stage.name(named, 'Jean', nextNumber());
    const none = await stage.elder({ locale: 'en' });
    const { elder: safe } = await stage.protected();
    const everybody = [planned, named, none, safe];
    const find = () => app.due.run('emergency.find-unprotected');
    const news = async () =>
      Promise.all(everybody.map(async (who) => (await stage.news(who)).length));
    await find();
    await stage.check();
    expect(await news()).toEqual([0, 0, 0, 0]);
    app.clock.advance({ days: 1 });
    for (let times = 0; times < 2; times += 1) {
      await find();
      await stage.check();
      expect(await news()).toEqual([1, 1, 0, 0]);
    }
    expect(await stage.news(daughter)).toEqual(['Protection is off']);
    expect(await stage.news(callAs(app, desk))).toHaveLength(2);
  });

  it('is never told to be off of whom it was never on', async () => {
    const elder = await stage.elder({ locale: 'en' });
    await stage.name(elder, 'Jean', nextNumber());
    await stage.ask(elder);
    await stage.sms();
    await stage.wait();
    await stage.wait(60 * 24);
    expect(await stage.news(elder)).toEqual([]);
    expect(await stage.leaving()).toBe(0);
  });

  it('is told once a day and reason at most, but at last of an end that stays', async () => {
    const { daughter, elder } = await stage.protected();
    const phone = nextNumber();
    await stage.name(elder, 'Jean', phone);
    await stage.wait();
    await stage.answer(elder, daughter, true);
    await stage.wait();
    await stage.answer(elder, daughter, false);
    await stage.wait();
    expect((await stage.news(elder)).filter((title) => title === 'Protection is off')).toHaveLength(
      1,
    );
    await stage.wait(60 * 24);
    expect((await stage.news(elder)).filter((title) => title === 'Protection is off')).toHaveLength(
      2,
    );
  });

  it('is told in quiet hours too', async () => {
    const { daughter, elder } = await stage.protected();
    const quietHours = { from: '00:00', to: '23:30' };
    for (const who of [elder, daughter]) {
      const notifications = { email: true, push: true, sms: true, quietHours };
      await callAs(app, who).put('/api/preferences', { notifications });
    }
    await stage.leaving();
    await stage.name(elder, 'Jean', nextNumber());
    await stage.wait();
    expect(await stage.news(elder)).toEqual(['Protection is off']);
    expect(await stage.leaving()).toBeGreaterThan(0);
  });

  it('is noticed by one of two processes', async () => {
    const { elder } = await stage.protected();
    await stage.name(elder, 'Jean', nextNumber());
    app.clock.advance({ minutes: 3 });
    await Promise.all([stage.check(), stage.check(), stage.check()]);
    expect(await stage.news(elder)).toEqual(['Protection is off']);
  });
});

describe('the reminders of a check-in', () => {
  /** A plan of every day at 10:00 in Kigali, made at 08:00. */
  const plan = (elder: Elder, more = {}) =>
    elder.put(`/api/elders/${elder.personId}/check-in-plan`, {
      isOn: true,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      time: '10:00',
      pause: null,
      ...more,
    });
  const remind = async () => {
    await app.due.run('checkins.open-expected');
    await app.due.run('checkins.climb');
  };

  it('fail when a step was forgotten, and not while the ladder climbs, nor paused', async () => {
    const { elder } = await stage.protected();
    await plan(elder);
    await remind();
    expect((await stage.seen(elder)).state).toBe('on');
    // 09:50 is over by more than a quarter of an hour, and nobody has polled.
    app.clock.advance({ hours: 2, minutes: 6 });
    expect((await stage.seen(elder)).reasons).toEqual(['reminders-failing']);
    await remind();
    expect((await stage.seen(elder)).state).toBe('on');
    app.clock.advance({ hours: 1 });
    expect((await stage.seen(elder)).reasons).toEqual(['reminders-failing']);
    await plan(elder, { pause: { until: '2026-12-01', reason: null } });
    expect((await stage.seen(elder)).state).toBe('on');
  });

  it('alarm nobody while they are made up for after an outage', async () => {
    const { elder } = await stage.protected();
    await plan(elder);
    await remind();
    app.clock.advance({ hours: 3 });
    await stage.check();
    expect(await stage.news(elder)).toEqual([]);
    await remind();
    await stage.wait();
    expect(await stage.news(elder)).toEqual([]);
  });

  it('fail when the last one reached the elder on no channel', async () => {
    const { elder } = await stage.protected();
    await plan(elder);
    await remind();
    await stage.sms();
    // Each step is checked, so that there is no outage.
    for (let minutes = 0; minutes <= 120; minutes += 10) {
      await remind();
      await stage.wait(10);
    }
    await stage.giveUp();
    expect((await stage.seen(elder)).reasons).toEqual(['reminders-failing']);
    await stage.wait();
    expect(await stage.news(elder)).toContain('Protection is off');
  });
});
