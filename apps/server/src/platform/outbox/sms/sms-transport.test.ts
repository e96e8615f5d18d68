import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSmsSandbox } from '../../../test/sms-sandbox.ts';
import { testClock } from '../../../test/test-clock.ts';
import { africasTalking } from './africastalking.ts';
import { smsTransport } from './sms-transport.ts';

const clock = testClock('2026-11-23T06:00:00Z');
const message = { channel: 'sms', to: '+250788000001', subject: null, text: 'Muraho' } as const;

let box: Awaited<ReturnType<typeof startSmsSandbox>>;
beforeEach(async () => {
  box = await startSmsSandbox();
});
afterEach(() => box.close());

/** Both providers, Pindo first. */
const both = () => smsTransport(clock, [box.pindo, box.africasTalking]);

describe('SMS by two providers', () => {
  it('go out through the first, with its receipt', async () => {
    const text = 'L’hôpital vous attend : ça ira';
    const receipt = await both()({ ...message, text });
    const [sms, ...others] = await box.taken();
    expect(others).toEqual([]);
    expect(sms).toMatchObject({ to: message.to, text: "L'hopital vous attend : ca ira" });
    expect(receipt).toEqual({ provider: 'pindo', reference: sms?.id, parts: 1 });
  });

  it('take the other one when the first is down, and leave that one alone for a minute', async () => {
    const send = both();
    await box.faults({ http: { next: 500, times: 1, only: 'pindo' } });
    const receipt = await send(message);
    expect(receipt).toMatchObject({ provider: 'africastalking' });
    await send(message);
    clock.advance({ seconds: 61 });
    await send(message);
    expect(await box.takers()).toEqual(['africastalking', 'africastalking', 'pindo']);
  });

  it('take the other one when the first cuts the connection after it has taken it', async () => {
    await box.faults({ http: { next: 'lost', times: 1, only: 'pindo' } });
    await both()(message);
    expect(await box.takers()).toEqual(['pindo', 'africastalking']);
  });

  it('take the other one for a number that the first does not serve, which is not down for that', async () => {
    const second = africasTalking({
      url: () => 'http://127.0.0.1:9',
      username: 'hafi',
      apiKey: 'key',
      sender: undefined,
    });
    const send = smsTransport(clock, [box.pindo, second]);
    await expect(send({ ...message, to: '+254712345678' })).rejects.toMatchObject({ status: 409 });
    await send(message);
    expect(await box.takers()).toEqual(['pindo']);
  });

  it('do not go again through the one that did not deliver them', async () => {
    await both()({ ...message, avoid: 'pindo' });
    expect(await box.takers()).toEqual(['africastalking']);
  });

  it('wait when both are down: the failure of the first is told', async () => {
    await box.faults({ http: { next: 500, times: 2 } });
    await expect(both()(message)).rejects.toMatchObject({ status: 500 });
    expect(await box.taken()).toEqual([]);
  });
});

describe("Africa's Talking", () => {
  it('says of each number whether it was taken, whatever its answer as a whole', async () => {
    const { send } = box.africasTalking;
    await expect(send({ to: '0788000001', text: 'Muraho' })).rejects.toMatchObject({
      status: 403,
      protocol: 'sms',
    });
    await expect(send({ to: '+254712345678', text: 'Muraho' })).rejects.toMatchObject({
      status: 404,
    });
    expect(await send({ to: message.to, text: 'Muraho' })).toMatch(/^ATXid_/);
  });
});
