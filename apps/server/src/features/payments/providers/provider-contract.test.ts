import { randomUUID } from 'node:crypto';
import { failureReasons } from '@hafi/contract/payments/payments.contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { type PaymentProvider, ProviderUnreachable } from './payment-provider.ts';
import { providerFor } from './provider-of.ts';

/** What every provider must do, whatever its protocol. A new adapter is a line here. */
const adapters = [
  {
    method: 'mtn',
    ask: 'requesttopay',
    status: 'requesttopay/',
    token: 'token',
    refund: 'v1_0/refund',
    tokenMinutes: 60,
    refundsParts: true,
  },
  {
    method: 'airtel',
    ask: 'merchant/v1/payments',
    status: 'standard/v1/payments/',
    token: 'oauth2/token',
    refund: 'payments/refund',
    tokenMinutes: 3,
    refundsParts: false,
  },
] as const;

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage({ MOMO_TIMEOUT_MS: '2000', AIRTEL_TIMEOUT_MS: '2000' });
});
afterEach(() => stage.faults({ reset: true, callback: 'drop' }));
afterAll(() => stage.close());

describe.each(adapters)('$method', ({ method, refundsParts, tokenMinutes, ...path }) => {
  let provider: PaymentProvider;
  beforeAll(() => {
    const found = providerFor(stage.platform, method);
    if (!found) throw new Error(`${method} is not set up`);
    provider = found;
  });

  function wish() {
    const phone = stage.newNumber(method);
    const payment = {
      reference: randomUUID(),
      id: randomUUID(),
      amount: 17_000,
      phone,
      opened: null,
    };
    const ask = () => provider.ask({ ...payment, ...stage.wish() });
    const status = () => provider.status(payment);
    return { payment, phone, ask, status };
  }

  async function requested() {
    const wished = wish();
    expect(await wished.ask()).toEqual({ accepted: true });
    return wished;
  }

  async function paid() {
    const { payment, phone, status } = await requested();
    await stage.answer(phone, 'approve');
    const said = await status();
    if (said?.state !== 'succeeded') throw new Error('it is not paid');
    const { transactionId } = said;
    const refund = (amount: number, reference = randomUUID()) =>
      provider.refund({
        reference,
        id: randomUUID(),
        amount,
        since: stage.clock.now(),
        payment: { ...payment, transactionId },
      });
    const refunds = async () =>
      (await stage.phone(phone)).payments.filter(
        (each) => each.kind === 'refund' && each.status === 'SUCCESSFUL',
      ).length;
    return { phone, refund, refunds, status, transactionId };
  }

  test('asks the phone for the amount, and says when it is approved', async () => {
    const { phone, status } = await requested();
    expect((await stage.phone(phone)).prompts).toMatchObject([
      { amount: '17000', message: 'Kwishyura n ubuzima' },
    ]);
    expect(await status()).toEqual({ state: 'pending' });
    await stage.answer(phone, 'approve');
    expect(await status()).toEqual({
      state: 'succeeded',
      transactionId: expect.stringMatching(/./),
      differs: null,
    });
  });

  test('says who refused, and what nobody has answered', async () => {
    const [refused, ignored] = [await requested(), await requested()];
    await stage.answer(refused.phone, 'refuse');
    expect(await refused.status()).toMatchObject({ state: 'failed', failure: 'refused' });
    stage.clock.advance({ minutes: 6 });
    expect(await ignored.status()).toMatchObject({ state: 'failed', failure: 'too-late' });
  });

  test('each code of a failure has a reason of ours', async () => {
    const first = await requested();
    const [prompt] = (await stage.phone(first.phone)).prompts;
    for (const code of prompt?.failures ?? []) {
      const { phone, status } = await requested();
      await stage.answer(phone, { code });
      const said = await status();
      expect(said, code).toMatchObject({ state: 'failed', reason: code });
      expect(failureReasons, code).toContain(said?.state === 'failed' ? said.failure : '');
    }
    expect(prompt?.failures.length).toBeGreaterThan(8);
  });

  test('does not know a reference that nobody has asked with', async () => {
    expect(await wish().status()).toBeNull();
  });

  test('a time-out before the request was taken: asked again, charged once', async () => {
    const { ask, phone, status } = wish();
    await provider.ready();
    await stage.faults({ http: { next: 'timeout', times: 1, only: path.ask } });
    await expect(ask()).rejects.toThrow(ProviderUnreachable);
    expect(await status()).toBeNull();
    expect(await ask()).toEqual({ accepted: true });
    expect((await stage.phone(phone)).prompts).toHaveLength(1);
  });

  test('an answer lost after the request was taken: known, and asked again it is no second', async () => {
    const { ask, phone, status } = wish();
    await provider.ready();
    await stage.faults({ http: { next: 'lost', times: 1, only: path.ask } });
    await expect(ask()).rejects.toThrow(ProviderUnreachable);
    expect(await status()).toEqual({ state: 'pending' });
    expect(await ask()).toEqual({ accepted: true });
    expect((await stage.phone(phone)).prompts).toHaveLength(1);
    await stage.answer(phone, 'approve');
    expect(await ask()).toEqual({ accepted: true });
    expect(await status()).toMatchObject({ state: 'succeeded' });
  });

  test.each([500, 'lie', 'timeout', 'lost'])(
    'an answer of no use (%s) decides nothing',
    async (next) => {
      const { ask, phone, status } = wish();
      stage.clock.advance({ minutes: tokenMinutes });
      for (const only of [path.token, path.ask]) {
        await stage.faults({ http: { next, times: 1, only } });
        await expect(ask(), only).rejects.toThrow(ProviderUnreachable);
      }
      await ask();
      await stage.answer(phone, 'approve');
      await stage.faults({ http: { next, times: 1, only: path.status } });
      await expect(status()).rejects.toThrow(ProviderUnreachable);
      expect(await status()).toMatchObject({ state: 'succeeded' });
    },
  );

  test.each(['amount', 'currency', 'payer'])(
    'says when the %s is another than was asked for',
    async (tell) => {
      const { phone, status } = await requested();
      await stage.answer(phone, 'approve');
      await stage.faults({ tell });
      expect(await status()).toMatchObject({ state: 'succeeded', differs: tell });
    },
  );

  test('a payment of which it does not say how it ended is open', async () => {
    const { phone, status } = await requested();
    await stage.answer(phone, 'approve');
    await stage.faults({ tell: 'ambiguous' });
    expect(await status()).toEqual({ state: 'pending' });
  });

  test('gets a new token when the old one has ended', async () => {
    await requested();
    stage.clock.advance({ minutes: tokenMinutes });
    const { status } = await requested();
    expect(await status()).toEqual({ state: 'pending' });
  });

  test('gives a payment back, once', async () => {
    const { refund, refunds } = await paid();
    const reference = randomUUID();
    expect(await refund(17_000, reference)).toMatchObject({ state: 'succeeded' });
    await refund(17_000, reference);
    await refund(17_000);
    expect(await refunds()).toBe(1);
  });

  test('gives a part back, or says that it cannot', async () => {
    const { refund, refunds } = await paid();
    expect(await refund(15_000)).toMatchObject({
      state: refundsParts ? 'succeeded' : 'impossible',
    });
    expect(await refunds()).toBe(refundsParts ? 1 : 0);
  });

  test('says that a refund failed, and sends the next', async () => {
    const { refund, refunds } = await paid();
    await stage.faults({ refund: 'fail' });
    expect(await refund(17_000)).toMatchObject({ state: 'failed', reason: expect.any(String) });
    await stage.faults({ refund: 'none' });
    expect(await refund(17_000)).toMatchObject({ state: 'succeeded' });
    expect(await refunds()).toBe(1);
  });

  test.each(['lost', 'timeout', 500])(
    'a refund whose answer is %s is not paid twice',
    async (next) => {
      const { refund, refunds } = await paid();
      const reference = randomUUID();
      await stage.faults({ http: { next, times: 1, only: path.refund } });
      await expect(refund(17_000, reference)).rejects.toThrow(ProviderUnreachable);
      await refund(17_000, reference);
      expect(await refunds()).toBe(1);
    },
  );

  test('reads no reference in what is no notice', () => {
    for (const body of [undefined, null, 'x', {}, { transaction: { id: 'x' } }]) {
      expect(provider.readNotice({ body, headers: {}, sent: '' })).toBeNull();
    }
  });
});
