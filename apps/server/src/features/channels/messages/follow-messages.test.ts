import { smsParts, toGsmText } from '@hafi/base/sms-text';
import { locales } from '@hafi/i18n/locales';
import { translate } from '@hafi/i18n/server-catalogue';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { findSmsStop } from '../../../platform/outbox/sms/sms-stops.repo.ts';
import { callAs } from '../../../test/call-as.ts';
import { channelsEnv, channelsStage } from '../../../test/channels/channels-stage.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import type { SignedIn } from '../../../test/factories/person.factory.ts';
import { amlodipine } from '../../../test/medication-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { channelMessages } from '../channels.tables.ts';
import { lockWaiting } from './channel-messages.repo.ts';
import { replyTexts } from './reply.messages.ts';

let app: TestApp;
let stage: ReturnType<typeof channelsStage>;

beforeAll(async () => {
  app = await startTestApp({ env: channelsEnv });
  stage = channelsStage(app);
});
afterEach(() => app.reset());
afterAll(() => app.close());

it('every answer is one SMS, without a word of health, in three languages', () => {
  for (const locale of locales) {
    for (const text of Object.values(replyTexts)) {
      const said = translate(locale, text, {
        time: '23:59',
        code: '*384*25000#',
        number: '+250788000000',
        elder: 'Nyirabahizi-Uwimana Vest',
        elders: 'Nyirabahizi-Uwimana Vest, Nyirabahizi-Uwimana Vest',
        phone: '+250 788 000 000',
        minutes: '180',
      });
      expect(smsParts(toGsmText(said)), said).toBe(1);
      expect(said).not.toMatch(/medic|imiti|umuti|dose|PIN|[{}]/i);
    }
  }
});

describe('an SMS of an elder', () => {
  it('checks in, is answered once however often it comes, and the family sees it', async () => {
    const elder = await stage.elder();
    const { elder: _, ...daughter } = await makeMember(app, {
      elder,
      permissions: ['health:read'],
    });
    for (let times = 0; times < 3; times += 1) {
      expect((await stage.sms(elder.phone, 'Meze neza', 'sms-1')).statusCode).toBe(200);
      await stage.follow();
    }
    expect(await stage.wellDays(elder)).toEqual(['2026-11-23']);
    expect(await stage.receivedBy(elder.phone)).toEqual([
      'Hafi: thank you. It is noted at 08:00 that you are well. In danger call 912.',
    ]);
    const [glance] = (await callAs(app, daughter).get('/api/glances')).json().data;
    expect(glance.lastCheckIn).toBe('2026-11-23T06:00:00.000Z');
  });

  it('counts for the moment at which it came, also when it takes effect later', async () => {
    const elder = await stage.elder();
    await stage.sms(elder.phone, '1');
    app.clock.advance({ hours: 20 });
    await stage.follow();
    expect(await stage.wellDays(elder)).toEqual(['2026-11-23']);
  });

  it('is not stored with its text', async () => {
    const elder = await stage.elder();
    await stage.sms(elder.phone, 'My head hurts since Monday');
    const rows = await app.platform.db.select().from(channelMessages);
    expect(rows).toMatchObject([{ command: 'unknown', phone: elder.phone }]);
    expect(JSON.stringify(rows)).not.toContain('head');
    expect(await stage.receivedBy(elder.phone)).toEqual([
      expect.stringContaining('did not understand'),
    ]);
  });

  it('is answered each time where it is not understood, unless it may be a machine', async () => {
    const elder = await stage.elder();
    for (let times = 0; times < 25; times += 1) await stage.sms(elder.phone, '2 nafashe');
    const said = await stage.receivedBy(elder.phone);
    expect(said[0]).toContain('did not understand');
    expect(said).toHaveLength(20);
    expect(await stage.wellDays(elder)).toEqual([]);
    app.clock.advance({ minutes: 11 });
    for (const text of ['I fell', 'I fell']) {
      await stage.sms(elder.phone, text);
      expect(await stage.receivedBy(elder.phone)).toHaveLength(1);
    }
  });

  it('is told once that they are too many in a minute, and STOP and START are done all the same', async () => {
    const elder = await stage.elder();
    for (let times = 0; times < 60; times += 1) await stage.sms(elder.phone, 'Meze neza');
    await stage.follow();
    await deliverAll(app);
    app.sent.length = 0;
    for (const text of ['COMING', 'Meze neza', 'COMING']) await stage.sms(elder.phone, text);
    expect(await stage.receivedBy(elder.phone)).toEqual([expect.stringContaining('too many SMS')]);
    app.sent.length = 0;
    for (const text of ['STOP', 'START', 'STOP']) await stage.sms(elder.phone, text);
    const said = await stage.receivedBy(elder.phone);
    expect(said.map((text) => /no more SMS|again/.exec(text)?.[0])).toEqual([
      'no more SMS',
      'again',
    ]);
    expect(await findSmsStop(app.platform.db, elder.phone)).not.toBeNull();
  });

  it('for help does not wait behind what many others say', async () => {
    for (const text of ['Meze neza', 'TAKEN', 'HELP']) {
      const { phone } = await stage.elder();
      await stage.sms(phone, text);
      app.clock.advance({ seconds: 1 });
    }
    const all = { limit: 3, now: app.clock.now(), open: () => undefined };
    const waiting = await inTransaction(app.platform, (tx) => lockWaiting(tx, all));
    expect(waiting.map(({ command }) => command)).toEqual(['help', 'well', 'taken']);
  });
});

describe('"taken"', () => {
  const add = (elder: SignedIn, times: readonly string[], name: string) =>
    callAs(app, elder).post(`/api/elders/${elder.personId}/medications`, {
      ...amlodipine({
        name,
        schedule: { kind: 'times', times, weekdays: [1, 2, 3, 4, 5, 6, 7] },
      }),
      confirmed: true,
    });
  const states = async (elder: SignedIn): Promise<string[]> => {
    const { doses } = (await callAs(app, elder).get(`/api/elders/${elder.personId}/doses`)).json()
      .data;
    return doses.map(({ state }: { state: string }) => state);
  };
  const said = async (elder: SignedIn & { phone: string }) => {
    await stage.sms(elder.phone, 'TAKEN');
    app.sent.length = 0;
    return (await stage.receivedBy(elder.phone)).filter((text) => text.startsWith('Hafi:'));
  };

  it('records everything that the last reminder named', async () => {
    const elder = await stage.elder();
    await add(elder, ['09:00'], 'Amlodipine');
    await add(elder, ['09:00', '19:00'], 'Metformin');
    app.clock.set('2026-11-23T07:00:00Z');
    await app.due.run('medications.remind-doses');
    await deliverAll(app);
    expect(await said(elder)).toEqual(['Hafi: thank you. What was due at 09:00 is noted as done.']);
    expect(await states(elder)).toEqual(['taken', 'taken', 'upcoming']);
  });

  it('records nothing when two times wait, or none', async () => {
    const elder = await stage.elder();
    await add(elder, ['09:00'], 'Amlodipine');
    await add(elder, ['11:00'], 'Metformin');
    expect(await said(elder)).toEqual([expect.stringContaining('nothing waits')]);
    for (const at of ['07', '09']) {
      app.clock.set(`2026-11-23T${at}:00:00Z`);
      await app.due.run('medications.remind-doses');
      await deliverAll(app);
    }
    expect(await said(elder)).toEqual([expect.stringContaining('Please dial *384*250#')]);
    expect(await states(elder)).toEqual(['due', 'due']);
  });
});

describe('a missed call', () => {
  it('checks in, costs nothing and is confirmed once by SMS', async () => {
    const elder = await stage.elder();
    const ring = await stage.missedCall(elder.phone, 'call-1');
    expect(ring.headers['content-type']).toContain('application/xml');
    expect(ring.body).toContain('<Response><Reject/></Response>');
    await stage.missedCall(elder.phone, 'call-1');
    await stage.missedCall(elder.phone, 'call-1', { isActive: '0', durationInSeconds: '0' });
    expect(await stage.receivedBy(elder.phone)).toEqual([expect.stringContaining('you are well')]);
    expect(await stage.wellDays(elder)).toEqual(['2026-11-23']);
  });

  it('does nothing when it is over, ours, or hidden', async () => {
    const elder = await stage.elder();
    await stage.missedCall(elder.phone, 'a', { isActive: '0' });
    await stage.missedCall(elder.phone, 'b', { direction: 'Outbound' });
    await stage.missedCall('Unknown', 'c');
    expect(await stage.receivedBy(elder.phone)).toEqual([]);
    expect(await stage.wellDays(elder)).toEqual([]);
  });
});
