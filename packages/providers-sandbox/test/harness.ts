import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { type SandboxOptions, sandbox } from '../src/sandbox.ts';

/** A temporary directory that is removed when the test ends. */
export function temporaryDir(): { path: string; [Symbol.dispose](): void } {
  const path = mkdtempSync(join(tmpdir(), 'sandbox-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts the sandbox on a free port, with a clock that stands still until the test moves it. */
export async function startSandbox(options: Partial<SandboxOptions> = {}) {
  const dir = temporaryDir();
  const clock = { time: Date.UTC(2026, 10, 21, 8, 0, 0) };
  const app = Fastify({ forceCloseConnections: true });
  const box = sandbox({
    dataDir: dir.path,
    clock: { now: () => new Date(clock.time) },
    ...options,
  });
  await app.register(box.plugin, { prefix: '/sandbox' });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    base: `${origin}/sandbox`,
    recordMail: box.recordMail,
    pass: (seconds: number) => {
      clock.time += seconds * 1000;
    },
    [Symbol.asyncDispose]: async () => {
      await app.close();
      dir[Symbol.dispose]();
    },
  };
}

/** A MoMo merchant with a new API user, talking to `<base>/momo`. */
export async function momoMerchant(base: string, callbackHost = '127.0.0.1') {
  const user = randomUUID();
  const key = { 'ocp-apim-subscription-key': 'key' };
  const json = { 'content-type': 'application/json' };
  const momo = `${base}/momo`;
  await fetch(`${momo}/v1_0/apiuser`, {
    method: 'POST',
    headers: { ...key, ...json, 'x-reference-id': user },
    body: JSON.stringify({ providerCallbackHost: callbackHost }),
  });
  const made = await fetch(`${momo}/v1_0/apiuser/${user}/apikey`, { method: 'POST', headers: key });
  const { apiKey } = (await made.json()) as { apiKey: string };
  const basic = `Basic ${Buffer.from(`${user}:${apiKey}`).toString('base64')}`;
  async function token(product: string): Promise<string> {
    const headers = { ...key, authorization: basic };
    const answer = await fetch(`${momo}/${product}/token/`, { method: 'POST', headers });
    return ((await answer.json()) as { access_token: string }).access_token;
  }
  const bearers = {
    collection: await token('collection'),
    disbursement: await token('disbursement'),
  };
  const headersOf = (product: 'collection' | 'disbursement') => ({
    ...key,
    authorization: `Bearer ${bearers[product]}`,
    'x-target-environment': 'mtnrwanda',
  });
  const post =
    (product: 'collection' | 'disbursement', path: string) =>
    (body: object, headers: Record<string, string> = {}) =>
      fetch(`${momo}/${product}/v1_0/${path}`, {
        method: 'POST',
        headers: { ...headersOf(product), ...json, 'x-reference-id': randomUUID(), ...headers },
        body: JSON.stringify(body),
      });
  const read = (product: 'collection' | 'disbursement', path: string) => async (id: string) => {
    const answer = await fetch(`${momo}/${product}/v1_0/${path}/${id}`, {
      headers: headersOf(product),
    });
    return { code: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const requestToPay = post('collection', 'requesttopay');
  return {
    momo,
    basic,
    key,
    headersOf,
    requestToPay,
    payment: read('collection', 'requesttopay'),
    requestRefund: post('disbursement', 'refund'),
    refund: read('disbursement', 'refund'),
    /** Requests a payment and returns the reference. */
    ask: async (partyId: string, headers: Record<string, string> = {}) => {
      const id = randomUUID();
      const answer = await requestToPay(paymentOf(partyId), { 'x-reference-id': id, ...headers });
      return { id, code: answer.status };
    },
  };
}

/** A well-formed request to pay. */
export function paymentOf(partyId: string, changes: object = {}) {
  return {
    amount: '5000',
    currency: 'RWF',
    externalId: 'booking-1',
    payer: { partyIdType: 'MSISDN', partyId },
    payerMessage: 'Hafi visit',
    payeeNote: 'Hafi visit',
    ...changes,
  };
}

/** Answers a prompt on the payer's phone. */
export function answerPrompt(base: string, number: string, id: string, answer: string) {
  return fetch(`${base}/phone/${number}/prompts/${id}/${answer}`, {
    method: 'POST',
    redirect: 'manual',
  });
}

/** Sets faults and returns the resulting state. */
export async function setFaults(base: string, body: object) {
  const answer = await fetch(`${base}/faults`, { method: 'POST', body: JSON.stringify(body) });
  return { code: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** A server that records the requests it receives, and refuses the first `refused` of them. */
export async function startListener(refused = 0) {
  const received: {
    method?: string;
    headers: IncomingHttpHeaders;
    body: Record<string, unknown>;
  }[] = [];
  const waiting: { count: number; done: () => void }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({
      method: request.method,
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
    });
    response.statusCode = received.length > refused ? 200 : 503;
    response.end();
    for (const one of waiting) if (received.length >= one.count) one.done();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`,
    received,
    /** Resolves when `count` requests have arrived. */
    reached: (count: number) =>
      new Promise<void>((done) => {
        if (received.length >= count) done();
        else waiting.push({ count, done });
      }),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
