import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSmsSandbox } from '../../../test/sms-sandbox.ts';
import { testClock } from '../../../test/test-clock.ts';
import { failureCode } from '../failure-code.ts';
import { type OutgoingMessage, ProviderRefused, type Transport } from '../transport.ts';
import { africasTalking } from './africastalking.ts';
import { pindo } from './pindo.ts';
import type { SmsProvider, SmsProviderName } from './sms-provider.ts';
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

/** A provider that refuses every SMS: Pindo by its answer, Africa's Talking for each recipient. */
const refusing = (name: SmsProviderName, status: number): SmsProvider => ({
  name,
  send: () => Promise.reject(new ProviderRefused(status, name === 'pindo' ? 'http' : 'sms')),
});

describe('SMS by two providers', () => {
  it('go out through the first, with its receipt', async () => {
    const text = 'L’hôpital vous attend : ça ira';
    const receipt = await both()({ ...message, text });
    const [sms, ...others] = await box.taken();
    expect(others).toEqual([]);
    expect(sms).toMatchObject({ to: message.to, text: "L'hopital vous attend : ca ira" });
    expect(receipt).toEqual({ provider: 'pindo', reference: sms?.id, billed: 1 });
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
    await expect(send({ ...message, to: '+254712345678' })).rejects.toThrow('fetch failed');
    await send(message);
    expect(await box.takers()).toEqual(['pindo']);
  });

  it.each([402, 405, 500, 501, 502])(
    'tell that an account is dead (%i), though the other one only does not serve the number',
    async (status) => {
      const send = smsTransport(clock, [
        refusing('pindo', 409),
        refusing('africastalking', status),
      ]);
      expect(await send(message).catch(failureCode)).toBe(`sms-${status}`);
    },
  );

  it.each([403, 404, 406])('give a number up that both refuse for good (%i)', async (status) => {
    const send = smsTransport(clock, [refusing('pindo', 409), refusing('africastalking', status)]);
    expect(await send(message).catch(failureCode)).toBe('gone');
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

/** A provider at whose address something else answers 200. */
async function inPlaceOf(body: string) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const url = () => `http://127.0.0.1:${port}`;
  const first = pindo({ url, token: 'token', sender: 'Hafi' });
  const second = africasTalking({ url, username: 'hafi', apiKey: 'key', sender: 'Hafi' });
  return { first, second, close: () => server.close() };
}

/** Sends, and returns what was handed to whom. */
async function handedOver(send: Transport, more: Partial<OutgoingMessage> = {}) {
  const all: string[] = [];
  const receipt = await send({ ...message, ...more }, ({ outcome, provider }) =>
    all.push(`${provider} ${outcome}`),
  ).catch(failureCode);
  return { all, receipt };
}

describe('an answer that names no SMS', () => {
  it('is none when it is a page: the other one takes it, else it was not sent', async () => {
    const page = await inPlaceOf('<h1>Back soon</h1>');
    const send = smsTransport(clock, [page.first, box.africasTalking]);
    expect(await handedOver(send)).toMatchObject({
      all: ['pindo no-answer', 'africastalking taken'],
      receipt: { provider: 'africastalking' },
    });
    expect(await handedOver(smsTransport(clock, [page.first, page.second]))).toEqual({
      all: ['pindo no-answer', 'africastalking no-answer'],
      receipt: 'no-answer',
    });
    page.close();
  });

  it('without an id has the other one take it; from the last one it counts as taken', async () => {
    const other = await inPlaceOf('{"status":"ok"}');
    expect(await handedOver(smsTransport(clock, [other.first, box.africasTalking]))).toMatchObject({
      all: ['pindo unclear', 'africastalking taken'],
      receipt: { provider: 'africastalking', reference: expect.any(String) },
    });
    expect(await handedOver(smsTransport(clock, [other.first, other.second]))).toEqual({
      all: ['pindo unclear', 'africastalking unclear'],
      receipt: { provider: 'pindo', reference: null, billed: null },
    });
    other.close();
  });
});

describe('patience', () => {
  it('with a call for help is short where another provider is left', async () => {
    const waits: number[] = [];
    const slow = (name: 'africastalking' | 'pindo'): SmsProvider => ({
      name,
      async send(_, withinMs) {
        waits.push(withinMs);
        throw new DOMException('too slow', 'TimeoutError');
      },
    });
    const send = () => smsTransport(clock, [slow('pindo'), slow('africastalking')]);
    expect(await handedOver(send(), { priority: 'urgent' })).toEqual({
      all: ['pindo timeout', 'africastalking timeout'],
      receipt: 'timeout',
    });
    await handedOver(send());
    expect(waits).toEqual([4000, 12_000, 12_000, 12_000]);
  });
});

describe("Africa's Talking", () => {
  it('says of each number whether it was taken, whatever its answer as a whole', async () => {
    const { send } = box.africasTalking;
    await expect(send({ to: '0788000001', text: 'Muraho' }, 1000)).rejects.toMatchObject({
      status: 403,
      protocol: 'sms',
    });
    await expect(send({ to: '+254712345678', text: 'Muraho' }, 1000)).rejects.toMatchObject({
      status: 404,
    });
    expect(await send({ to: message.to, text: 'Muraho' }, 1000)).toMatchObject({
      reference: expect.stringMatching(/^ATXid_/),
    });
  });
});
