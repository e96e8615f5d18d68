import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import { callAs } from '../../../test/call-as.ts';
import { channelsEnv, channelsStage } from '../../../test/channels/channels-stage.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { emergencies } from '../../emergency/emergency.tables.ts';

let app: TestApp;
let stage: ReturnType<typeof channelsStage>;

beforeAll(async () => {
  app = await startTestApp({ env: channelsEnv });
  stage = channelsStage(app);
});
afterEach(() => app.reset());
afterAll(() => app.close());

/** An elder with a daughter who is notified of alerts. */
async function elderWithDaughter() {
  const elder = await stage.elder();
  const permissions = ['alerts:receive'] as const;
  const { elder: _, ...daughter } = await makeMember(app, { elder, permissions });
  return { ...elder, daughter };
}
const calls = () => app.platform.db.select().from(emergencies);
const queued = async (phone: string) =>
  (await app.platform.db.select().from(outboxMessages)).filter(
    ({ recipient }) => recipient === phone,
  );

/** Calls for help, and lets the people be notified. */
async function callHelp(phone: string): Promise<void> {
  await stage.sms(phone, 'HELP');
  await stage.follow();
  app.clock.advance({ seconds: 11 });
  await app.due.run('emergency.fire');
  await stage.receivedBy(phone);
}

describe('a call for help by SMS', () => {
  it('calls once, and says how to stop it', async () => {
    const elder = await stage.elder();
    await stage.sms(elder.phone, 'TABARA', 'sms-1');
    await stage.sms(elder.phone, 'TABARA', 'sms-1');
    expect(await stage.receivedBy(elder.phone)).toEqual([
      expect.stringMatching(/within 10 seconds.*dial \*384\*250\*2\*2#.*912/),
    ]);
    const rows = [{ elderId: elder.personId, state: 'counting-down', via: 'sms' }];
    expect(await calls()).toMatchObject(rows);
    expect(await stage.dial(elder.phone).press('2', '2')).toContain('It is stopped');
  });

  it('does not call again while help is called', async () => {
    const elder = await elderWithDaughter();
    await callHelp(elder.phone);
    await stage.sms(elder.phone, '2');
    expect(await stage.receivedBy(elder.phone)).toEqual([
      expect.stringContaining('help is called already'),
    ]);
    expect(await calls()).toHaveLength(1);
  });

  it('shows what the elder writes with it and after it, also a single word', async () => {
    const elder = await elderWithDaughter();
    for (const words of ['help I fell in the bathroom', 'the gate is locked', 'gateau', 'HELP']) {
      await stage.sms(elder.phone, words);
      await stage.follow();
    }
    app.clock.advance({ seconds: 11 });
    await app.due.run('emergency.fire');
    const [{ id } = { id: '' }] = await calls();
    const view = await callAs(app, elder.daughter).get(`/api/emergencies/${id}`);
    const events: { step: string; note: string | null }[] = view.json().data.events;
    expect(events.filter(({ step }) => step === 'wrote')).toMatchObject([
      { note: 'help I fell in the bathroom', you: false },
      { note: 'the gate is locked' },
      { note: 'gateau' },
    ]);
  });

  it('is answered before all else, and not when it is long over', async () => {
    const elder = await stage.elder();
    await stage.sms(elder.phone, 'HELP');
    await stage.follow();
    await stage.sms(elder.phone, 'STOP');
    await stage.follow();
    const uselessAt = new Date(app.clock.now().getTime() + 15 * 60_000);
    const urgent = { priority: 'urgent', uselessAt };
    expect(await queued(elder.phone)).toMatchObject([urgent, urgent]);
  });
});

describe('while help is called', () => {
  it.each([
    ['counts down', 0, /within 10 seconds.*dial/],
    ['is told', 11, /help is called already/],
  ])('and %s, a missed call notes nothing, and is answered like help', async (_, passed, said) => {
    const elder = await elderWithDaughter();
    await stage.sms(elder.phone, 'HELP');
    await stage.follow();
    app.clock.advance({ seconds: passed });
    await app.due.run('emergency.fire');
    await stage.receivedBy(elder.phone);
    // However often it rings, and also after a check-in that was confirmed in this hour.
    for (let times = 0; times < 2; times += 1) {
      await stage.missedCall(elder.phone);
      expect(await stage.receivedBy(elder.phone)).toEqual([expect.stringMatching(said)]);
    }
    expect(await stage.wellDays(elder)).toEqual([]);
  });

  it('"1" notes nothing either, and says how the call ends', async () => {
    const elder = await elderWithDaughter();
    await stage.sms(elder.phone, 'HELP');
    await stage.receivedBy(elder.phone);
    await stage.sms(elder.phone, '1');
    expect(await stage.receivedBy(elder.phone)).toEqual([
      expect.stringMatching(/To stop it dial \*384/),
    ]);
    expect(await stage.dial(elder.phone).press('1')).toMatch(/^CON Hafi tells.*\n2 Stop it/);
    app.clock.advance({ seconds: 11 });
    await app.due.run('emergency.fire');
    await stage.sms(elder.phone, '1');
    expect(await stage.receivedBy(elder.phone)).toEqual([
      expect.stringMatching(/tell who calls you/),
    ]);
    expect(await stage.dial(elder.phone).press('1')).toMatch(/^CON Help is called/);
    expect(await stage.wellDays(elder)).toEqual([]);
  });

  it('says how the call stands: being told, told, answered', async () => {
    const elder = await elderWithDaughter();
    await stage.sms(elder.phone, 'HELP');
    await stage.follow();
    app.clock.advance({ seconds: 11 });
    await app.due.run('emergency.fire');
    const ring = async () => {
      await stage.missedCall(elder.phone);
      return (await stage.receivedBy(elder.phone)).at(-1);
    };
    const screen = () => stage.dial(elder.phone).press('2');
    expect(await screen()).toContain('your people are being told');
    expect(await ring()).toContain('your people are being told');
    expect(await screen()).toContain('your people are told, nobody has answered yet');
    expect(await ring()).toContain('nobody has answered yet');
    const [{ id } = { id: '' }] = await calls();
    const { daughter } = elder;
    await callAs(app, daughter).post(`/api/emergencies/${id}/acknowledge`, undefined);
    expect(await screen()).toContain('somebody sees to it');
    expect(await ring()).toContain('somebody sees to it');
  });

  it('says that nobody has answered, and to call 912, for half a day', async () => {
    const elder = await stage.elder();
    await callHelp(elder.phone);
    const nobody = expect.stringMatching(/nobody has answered yet\. Call 912/);
    for (const minutes of [0, 20, 600]) {
      app.clock.advance({ minutes });
      await stage.missedCall(elder.phone);
      expect(await stage.receivedBy(elder.phone)).toEqual([nobody]);
      await stage.sms(elder.phone, '1');
      expect(await stage.receivedBy(elder.phone)).toEqual([nobody]);
      expect(await stage.dial(elder.phone).press('1')).toMatch(/^CON Nobody has answered yet/);
    }
    expect(await stage.wellDays(elder)).toEqual([]);
    app.clock.advance({ hours: 12 });
    await stage.missedCall(elder.phone);
    await stage.follow();
    expect(await stage.wellDays(elder)).toHaveLength(1);
  });

  it('calls once more by one key after everybody was asked in vain, and can stop that', async () => {
    const elder = await stage.elder();
    await callHelp(elder.phone);
    expect(await stage.dial(elder.phone).press('2')).not.toContain('again');
    app.clock.advance({ minutes: 1 });
    const call = stage.dial(elder.phone);
    expect(await call.press('2')).toMatch(/1 Call my people again/);
    expect(await call.press('1')).toMatch(/^CON Hafi tells.*\n2 Stop it/);
    expect(await call.press('2')).toMatch(/^CON It is stopped/);
    expect(await stage.dial(elder.phone).press('2')).toMatch(/^CON Nobody has answered yet/);
  });

  it('and stopped, a missed call checks in again', async () => {
    const elder = await stage.elder();
    await stage.sms(elder.phone, 'HELP');
    await stage.follow();
    await stage.dial(elder.phone).press('2', '2');
    await stage.missedCall(elder.phone);
    await stage.follow();
    expect(await stage.wellDays(elder)).toEqual(['2026-11-23']);
  });
});

describe('what calls for help', () => {
  it.each(['I cannot breathe', 'sinshobora guhumeka', 'ＨＥＬＰ', `HELP ${'please '.repeat(400)}`])(
    '"%s" is answered by the call',
    async (words) => {
      const elder = await stage.elder();
      expect((await stage.sms(elder.phone, words)).statusCode).toBe(200);
      expect(await stage.receivedBy(elder.phone)).toEqual([
        expect.stringContaining('calls your people'),
      ]);
      expect(await calls()).toHaveLength(1);
    },
  );

  it.each(['false alarm', 'cancel', 'no help needed', 'fausse alerte'])(
    '"%s" after it is answered by how to stop it, and stops nothing',
    async (words) => {
      const elder = await elderWithDaughter();
      await stage.sms(elder.phone, 'HELP');
      await stage.receivedBy(elder.phone);
      await stage.sms(elder.phone, words);
      expect(await stage.receivedBy(elder.phone)).toEqual([
        expect.stringMatching(/To stop it dial \*384\*250\*2\*2#/),
      ]);
      app.clock.advance({ seconds: 11 });
      await app.due.run('emergency.fire');
      await stage.receivedBy(elder.phone);
      await stage.sms(elder.phone, words);
      expect(await stage.receivedBy(elder.phone)).toEqual([
        expect.stringMatching(/tell who calls you/),
      ]);
    },
  );
});

describe('a number that nobody proved', () => {
  it('is told at once that its call for help called nobody, whatever it sent before', async () => {
    const phone = stage.number();
    await stage.sms(phone, '1');
    expect(await stage.receivedBy(phone)).toEqual([
      expect.stringContaining('Hafi ntizi iyi nimero'),
    ]);
    await stage.sms(phone, 'HELP');
    await stage.sms(phone, 'HELP');
    await stage.follow();
    expect((await queued(phone)).at(-1)).toMatchObject({ priority: 'urgent' });
    expect(await stage.receivedBy(phone)).toEqual([expect.stringMatching(/^Nta wahamagawe.*912/)]);
    app.clock.advance({ minutes: 5 });
    await stage.sms(phone, 'HELP');
    expect(await stage.receivedBy(phone)).toEqual([expect.stringMatching(/^Nta wahamagawe.*912/)]);
    expect(await calls()).toEqual([]);
  });

  it('is otherwise answered once a day', async () => {
    const phone = stage.number();
    for (let times = 0; times < 2; times += 1) {
      await stage.sms(phone, '1');
      await stage.missedCall(phone);
    }
    expect(await stage.receivedBy(phone)).toHaveLength(1);
    app.clock.advance({ hours: 24 });
    await stage.sms(phone, '1');
    expect(await stage.receivedBy(phone)).toHaveLength(1);
  });
});

describe('what the network held back', () => {
  const held = (phone: string, text: string, date: string) =>
    stage.post('sms', { id: `${phone}${text}${date}`, from: phone, to: '22750', text, date });

  it('counts for the day on which it was sent, and asks again for today', async () => {
    const elder = await stage.elder();
    await held(elder.phone, '1', '2026-11-22 19:30:00');
    expect(await stage.receivedBy(elder.phone)).toEqual([
      expect.stringMatching(/earlier day.*send 1 again/),
    ]);
    expect(await stage.wellDays(elder)).toEqual(['2026-11-22']);
    await held(elder.phone, '1', '2026-11-23T05:10:00Z');
    expect(await stage.receivedBy(elder.phone)).toEqual([
      expect.stringContaining('noted at 07:10'),
    ]);
  });

  it.each(['2026-11-23 09:00:00', '2026-11-01 05:00:00', 'yesterday', '2026-99-99 00:00:00', ''])(
    'counts from when it came with a time that cannot be (%s)',
    async (date) => {
      const elder = await stage.elder();
      await held(elder.phone, '1', date);
      await stage.follow();
      expect(await stage.wellDays(elder)).toEqual(['2026-11-23']);
    },
  );

  it('calls for help however old it is', async () => {
    const elder = await stage.elder();
    await held(elder.phone, 'HELP', '2026-11-20 05:00:00');
    await stage.follow();
    expect(await calls()).toHaveLength(1);
  });
});

it('rings as often as one likes, and pays for one confirmation an hour', async () => {
  const elder = await stage.elder();
  for (let times = 0; times < 5; times += 1) await stage.missedCall(elder.phone);
  expect(await stage.receivedBy(elder.phone)).toEqual([expect.stringContaining('you are well')]);
  app.clock.advance({ hours: 1 });
  await stage.missedCall(elder.phone);
  expect(await stage.receivedBy(elder.phone)).toHaveLength(1);
});

it('a hidden number that dials is shown 912', async () => {
  for (const phoneNumber of ['', 'anonymous', '22750']) {
    const answer = await stage.post('ussd', { sessionId: 'hidden', phoneNumber, text: '' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/^END Hafi ntibona nimero.*912/);
  }
});
