import { defaultChoice } from '@hafi/contract/accounts/preferences.schemas';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { isNotArriving } from '../../../platform/outbox/not-arriving.repo.ts';
import { countUndelivered, findFailed } from '../../../platform/outbox/outbox.repo.ts';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import type { QueuedMessage } from '../../../platform/outbox/transport.ts';
import { callAs } from '../../../test/call-as.ts';
import { channelsEnv, channelsStage } from '../../../test/channels/channels-stage.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountSms } from '../../accounts/account-sms.messages.ts';
import { people } from '../../accounts/people.tables.ts';
import { tell } from '../../notifications/notifications.public.ts';
import { smsStopData } from '../sms-stop.ts';

let app: TestApp;
let stage: ReturnType<typeof channelsStage>;

beforeAll(async () => {
  app = await startTestApp({ env: channelsEnv });
  stage = channelsStage(app);
});
afterEach(() => app.reset());
afterAll(() => app.close());

const queue = (message: QueuedMessage) => inTransaction(app.platform, (tx) => tx.tell([message]));
const plain = (phone: string): QueuedMessage => ({
  channel: 'sms',
  to: phone,
  subject: null,
  text: 'Muraho',
});
const notice = (who: SignedIn, type: 'health' | 'emergency') =>
  inTransaction(app.platform, (tx) =>
    tell(app.platform, tx, {
      by: null,
      personId: who.personId,
      type,
      priority: 'high',
      title: { id: 'medications.title.time' },
      text: { id: 'medications.elder.due' },
      values: { time: { time: '2026-11-23T06:00:00.000Z' } },
      dedupeKey: newId(),
    }),
  );
const withSms = { preferences: { notifications: { ...defaultChoice, sms: true } } };
const stoppedAt = async (who: SignedIn) =>
  (await callAs(app, who).get('/api/sms-stop')).json().data.stoppedAt;

describe('STOP', () => {
  it('ends all SMS to the number but emergencies, codes and answers, also what waits', async () => {
    const elder = await stage.elder(withSms);
    await notice(elder, 'health');
    await stage.sms(elder.phone, 'STOP');
    await stage.follow();
    // What waited was withdrawn too.
    expect(await stage.receivedBy(elder.phone)).toEqual([
      expect.stringMatching(/no more SMS.*calls for help, codes.*START/),
    ]);
    await notice(elder, 'health');
    expect(await stage.receivedBy(elder.phone)).toEqual([]);
    await notice(elder, 'emergency');
    expect(await stage.receivedBy(elder.phone)).toHaveLength(1);
    await queue(accountSms(app.platform, 'en', elder.phone, 'code', { code: '482913' }));
    expect(await stage.receivedBy(elder.phone)).toEqual([expect.stringContaining('482913')]);
    await stage.sms(elder.phone, '1');
    expect(await stage.receivedBy(elder.phone)).toEqual([expect.stringContaining('you are well')]);
    // What was not wanted told nobody, is passed on to nobody, and is no fault of the operator's.
    const kept = await app.platform.db.select().from(outboxMessages);
    const unsent = kept.filter(({ sentAt }) => !sentAt);
    expect(unsent).toHaveLength(2);
    expect(unsent.every((row) => row.lastError === 'stopped' && isNotArriving(row))).toBe(true);
    expect(await countUndelivered(app.platform.db)).toBe(0);
    expect(await findFailed(app.platform.db, { after: null, limit: 9 })).toEqual([]);
  });

  it('holds until START, in the settings of the owner too, who can end it there', async () => {
    const elder = await stage.elder(withSms);
    expect(await stoppedAt(elder)).toBeNull();
    await stage.sms(elder.phone, 'Hagarika');
    await stage.receivedBy(elder.phone);
    expect(await stoppedAt(elder)).toBe(app.clock.now().toISOString());
    await stage.sms(elder.phone, 'START');
    expect(await stage.receivedBy(elder.phone)).toEqual([expect.stringContaining('again')]);
    await notice(elder, 'health');
    expect(await stage.receivedBy(elder.phone)).toHaveLength(1);

    await stage.sms(elder.phone, 'ARRET');
    await stage.receivedBy(elder.phone);
    const end = await callAs(app, elder).remove('/api/sms-stop');
    expect(end.json()).toEqual({ data: { stoppedAt: null } });
    await notice(elder, 'health');
    expect(await stage.receivedBy(elder.phone)).toHaveLength(1);
  });

  it('works for a number without an account, and says so once a day', async () => {
    const phone = stage.number();
    await stage.sms(phone, 'STOP');
    expect(await stage.receivedBy(phone)).toHaveLength(1);
    await stage.sms(phone, 'STOP');
    await stage.sms(phone, 'STOP');
    expect(await stage.receivedBy(phone)).toHaveLength(1);
    await queue(plain(phone));
    expect(await stage.receivedBy(phone)).toEqual([]);
    await queue({ ...plain(phone), priority: 'urgent' });
    expect(await stage.receivedBy(phone)).toEqual(['Muraho']);
  });

  it('while a call for help goes on is answered with how to stop that, and ends nothing', async () => {
    const elder = await stage.elder(withSms);
    await stage.sms(elder.phone, 'HELP');
    await stage.sms(elder.phone, 'STOP');
    expect((await stage.receivedBy(elder.phone)).at(-1)).toMatch(
      /does not stop the call.*\*384\*250\*2\*2#/,
    );
    expect(await stoppedAt(elder)).toBeNull();
  });

  it('of a number that a person only typed is not theirs to see or to end', async () => {
    const phone = stage.number();
    const other = await makePerson(app, { phoneNumber: phone });
    await app.platform.db
      .update(people)
      .set({ phoneVerified: false })
      .where(eq(people.id, other.personId));
    await stage.sms(phone, 'STOP');
    await stage.receivedBy(phone);
    expect(await stoppedAt(other)).toBeNull();
    await callAs(app, other).remove('/api/sms-stop');
    await queue(plain(phone));
    expect(await stage.receivedBy(phone)).toEqual([]);
  });

  it('is in the export of its owner and goes with the account', async () => {
    const { personId, phone } = await stage.elder(withSms);
    await stage.sms(phone, 'STOP');
    await stage.receivedBy(phone);
    const { db } = app.platform;
    const stoppedAt = app.clock.now();
    expect(await smsStopData.read(db, personId)).toEqual([{ stoppedAt }]);
    await inTransaction(app.platform, async (tx) => smsStopData.erase?.(tx, personId));
    expect(await smsStopData.read(db, personId)).toEqual([]);
  });

  it('from an address without the secret stops nothing', async () => {
    const elder = await stage.elder(withSms);
    const form = { id: newId(), from: elder.phone, to: '22750', text: 'STOP' };
    expect((await stage.post('sms', form, 'x'.repeat(40))).statusCode).toBe(404);
    await stage.follow();
    expect(await stoppedAt(elder)).toBeNull();
  });
});
