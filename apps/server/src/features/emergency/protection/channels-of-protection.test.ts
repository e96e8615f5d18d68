import { defaultByType } from '@hafi/contract/accounts/preferences.schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import {
  ChannelNotSetUp,
  notSetUp,
  ProviderRefused,
  type Transport,
} from '../../../platform/outbox/transport.ts';
import { daily } from '../../../test/check-ins/check-in-stage.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { protectionStage } from '../../../test/emergencies/protection-stage.ts';
import type { SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { people } from '../../accounts/people.tables.ts';

/** What the SMS providers answer; null while they work. */
const sms: { failure: Error | null } = { failure: null };
const transport: Transport = async () => {
  if (sms.failure) throw sms.failure;
  return undefined;
};

let app: TestApp;
let stage: ReturnType<typeof protectionStage>;
beforeAll(async () => {
  app = await startTestApp({ sms: transport });
  stage = protectionStage(app);
});
beforeEach(async () => {
  sms.failure = null;
  await app.reset();
});
afterAll(() => app.close());

const setPerson = (who: SignedIn, change: object) =>
  app.platform.db.update(people).set(change).where(eq(people.id, who.personId));

/** An elder whose only contact has agreed, and has a phone alone. */
async function phoneOnly(of = stage) {
  const elder = await of.elder({ locale: 'en' });
  const daughter = await of.contact(elder, { locale: 'en' });
  await setPerson(daughter, { email: null });
  await of.answer(elder, daughter, true);
  return { elder, daughter };
}
type Elder = Awaited<ReturnType<typeof stage.elder>>;
const seen = async (elder: Elder, of = stage) => {
  const { reasons, state } = await of.seen(elder);
  return [state, ...reasons];
};
const pass = async (minutes: number) => {
  app.clock.advance({ minutes });
  await deliverAll(app);
};

describe('a channel that does not work', () => {
  it.each([402, 405, 500, 501, 502])('is one whose account is dead (%i)', async (status) => {
    const { elder } = await phoneOnly();
    await deliverAll(app);
    sms.failure = new ProviderRefused(status, 'sms');
    await phoneOnly();
    await pass(0);
    await pass(11);
    expect(await seen(elder)).toEqual(['off', 'no-channel']);
  });

  it('is none after ten minutes, until something leaves on it again', async () => {
    const { elder } = await phoneOnly();
    await deliverAll(app);
    sms.failure = new DOMException('too slow', 'TimeoutError');
    // Somebody else's message is what shows it.
    await phoneOnly();
    await pass(1);
    expect(await seen(elder)).toEqual(['on']);
    await pass(10);
    expect(await seen(elder)).toEqual(['off', 'no-channel']);
    expect(await stage.seen(elder)).toMatchObject({ contacts: [{ unreached: 'not-delivered' }] });
    sms.failure = null;
    await phoneOnly();
    await pass(11);
    expect(await seen(elder)).toEqual(['on']);
  });

  it('is one while another of theirs works, and when only one number is refused', async () => {
    const { elder } = await phoneOnly();
    const other = await stage.elder({ locale: 'en' });
    await stage.answer(other, await stage.contact(other), true);
    await deliverAll(app);
    await app.platform.db
      .update(outboxMessages)
      .set({ sentAt: null, failedAt: app.clock.now(), lastError: 'http-409' })
      .where(eq(outboxMessages.channel, 'sms'));
    app.clock.advance({ minutes: 15 });
    await phoneOnly();
    expect((await seen(other))[0]).toBe('on');
    await app.platform.db
      .update(outboxMessages)
      .set({ lastError: 'ECONNREFUSED' })
      .where(eq(outboxMessages.channel, 'sms'));
    expect(await seen(other)).toEqual(['on']);
    expect((await seen(elder))[0]).toBe('off');
  });

  it('is none from the start where the operator has not set it up', async () => {
    const bare = await startTestApp({ sms: notSetUp('no keys') });
    const of = protectionStage(bare);
    const elder = await of.elder({ locale: 'en' });
    const daughter = await of.contact(elder, { locale: 'en' });
    await bare.platform.db
      .update(people)
      .set({ email: null })
      .where(eq(people.id, daughter.personId));
    await of.answer(elder, daughter, true);
    expect(await seen(elder, of)).toEqual(['off', 'no-channel']);
    await expect(
      notSetUp('no keys')({ channel: 'sms', to: '', subject: null, text: '' }),
    ).rejects.toBeInstanceOf(ChannelNotSetUp);
    await bare.close();
  });
});

describe('who agrees without having been asked', () => {
  it('is sent a message, and does not count once that was lost', async () => {
    const { daughter, elder } = await phoneOnly();
    const texts = await app.platform.db.select().from(outboxMessages);
    expect(texts.filter(({ recipient }) => recipient === daughter.phone)).toMatchObject([
      { channel: 'sms', body: expect.stringContaining('This is a test') },
    ]);
    expect(await seen(elder)).toEqual(['on']);
    await stage.giveUp();
    expect(await seen(elder)).toEqual(['off', 'no-channel']);
  });

  it('is not reached by a number that nobody has proved', async () => {
    const { daughter, elder } = await phoneOnly();
    await deliverAll(app);
    await setPerson(daughter, { phoneNumber: nextNumber(), phoneVerified: false });
    expect(await stage.seen(elder)).toMatchObject({
      reasons: ['no-channel'],
      contacts: [{ unreached: 'no-address' }],
    });
  });

  it('gets no second message for saying it again', async () => {
    const { daughter, elder } = await phoneOnly();
    await deliverAll(app);
    const before = (await app.platform.db.select().from(outboxMessages)).length;
    await stage.answer(elder, daughter, true);
    await stage.answer(elder, daughter, false);
    await stage.answer(elder, daughter, true);
    const sent = (await app.platform.db.select().from(outboxMessages)).slice(before);
    expect(sent.filter(({ recipient }) => recipient === daughter.phone)).toEqual([]);
  });
});

describe('an elder with a plan whom no reminder can reach', () => {
  it('is not protected', async () => {
    const { elder } = await phoneOnly();
    await elder.put(`/api/elders/${elder.personId}/check-in-plan`, { ...daily, time: '20:00' });
    expect(await seen(elder)).toEqual(['on']);
    await setPerson(elder, { email: null, phoneVerified: false });
    expect(await seen(elder)).toEqual(['off', 'reminders-failing']);
  });

  it('is not protected either when they turned off every way for health', async () => {
    const { elder } = await phoneOnly();
    await elder.put(`/api/elders/${elder.personId}/check-in-plan`, { ...daily, time: '20:00' });
    const health = { email: false, push: false, sms: false };
    await elder.put('/api/preferences', { channelsByType: { ...defaultByType, health } });
    expect(await seen(elder)).toEqual(['off', 'reminders-failing']);
    const community = { ...defaultByType, community: health };
    await elder.put('/api/preferences', { channelsByType: community });
    expect(await seen(elder)).toEqual(['on']);
  });
});
