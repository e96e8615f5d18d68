import { randomUUID } from 'node:crypto';
import { failureReasons, type PaymentNotifier } from '@hafi/contract/payments/payments.contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { type OpenedPage, type PaymentProvider, ProviderUnreachable } from './payment-provider.ts';
import { notifierOf } from './provider-of.ts';

/** What every provider with a page for cards must do. A new adapter is a line here. */
const adapters = [
  {
    name: 'flutterwave',
    ask: 'v3/payments',
    status: 'verify_by_reference',
    refund: '/refund',
    refunds: true,
    tellsRefusals: true,
    tellsFees: { fee: 493 },
  },
  {
    name: 'irembopay',
    ask: 'payments/invoices',
    status: 'payments/invoices/',
    refund: '',
    refunds: false,
    tellsRefusals: false,
    tellsFees: {},
  },
] as const;

const cards = {
  pays: '5531886652142950',
  asks: '4187427415564246',
  poor: '5258585922666506',
};

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage({ CARD_TIMEOUT_MS: '1500' });
});
afterEach(() => stage.faults({ reset: true, callback: 'drop' }));
afterAll(() => stage.close());

/** What the tests of one provider ask. */
function asking(name: PaymentNotifier) {
  const provider = (): PaymentProvider => {
    const found = notifierOf(stage.platform, name);
    if (!found) throw new Error(`${name} is not set up`);
    return found;
  };

  function wish() {
    const reference = randomUUID();
    const payment = { reference, id: randomUUID(), amount: 17_000, phone: '' };
    const ask = () => provider().ask({ ...payment, opened: null, ...stage.wish() });
    const status = (opened: OpenedPage | null) => provider().status({ ...payment, opened });
    return { payment, ask, status };
  }

  async function requested() {
    const { ask, payment, status } = wish();
    const said = await ask();
    const opened = 'accepted' in said ? said.opened : undefined;
    if (!opened) throw new Error('no page was opened');
    const { page } = opened;
    const type = (number: string) => stage.press(page, 'card', { number });
    return { ask, opened, page, payment, status: () => status(opened), type };
  }

  async function paid() {
    const { opened, page, payment, status, type } = await requested();
    await type(cards.pays);
    const said = await status();
    if (said?.state !== 'succeeded') throw new Error('it is not paid');
    const { transactionId } = said;
    const refund = (amount: number, reference = randomUUID()) =>
      provider().refund({
        reference,
        id: randomUUID(),
        amount,
        since: stage.clock.now(),
        payment: { ...payment, opened, transactionId },
      });
    const given = async () => (await stage.checkout(page)).refunds;
    return { given, refund };
  }

  return { asked: requested, paid, provider, wish };
}

describe.each(adapters)('$name', ({ name, tellsFees, tellsRefusals, ...path }) => {
  const { asked: requested, provider, wish } = asking(name);

  test('opens a page, which is open until a card has paid on it', async () => {
    const { page, status, type } = await requested();
    expect(page).toMatch(/^http/);
    expect(await status()).toEqual({ state: 'pending' });
    await type(cards.pays);
    expect(await status()).toEqual({
      state: 'succeeded',
      transactionId: expect.stringMatching(/./),
      differs: null,
      ...tellsFees,
    });
  });

  test('a card whose bank asks first is open until it is answered', async () => {
    const { page, status, type } = await requested();
    await type(cards.asks);
    expect(await status()).toEqual({ state: 'pending' });
    await stage.press(page, 'code', { code: '12345' });
    expect(await status()).toMatchObject({ state: 'succeeded' });
  });

  test('a refused card is never the end: another may be typed on the page', async () => {
    const { status, type } = await requested();
    await type(cards.poor);
    expect(await status()).toEqual(
      tellsRefusals
        ? {
            state: 'failed',
            reason: 'Insufficient Funds',
            failure: 'not-enough-money',
            mayStillCome: true,
          }
        : { state: 'pending' },
    );
    await type(cards.pays);
    expect(await status()).toMatchObject({ state: 'succeeded' });
  });

  test('does not know a reference that nobody has asked with', async () => {
    expect(await wish().status(null)).toBeNull();
  });

  test.each(['timeout', 'lost', 500, 'lie'])(
    'a request that was answered with %s is asked again, and is one page',
    async (next) => {
      const { ask, status } = wish();
      await stage.faults({ http: { next, times: 1, only: path.ask } });
      await expect(ask()).rejects.toThrow(ProviderUnreachable);
      // Without its page nobody can pay it: it counts as not asked.
      expect(await status(null)).toBeNull();
      const said = await ask();
      expect(said).toMatchObject({ accepted: true, opened: { page: expect.any(String) } });
      expect(await ask()).toEqual(said);
    },
  );

  test.each([500, 'lie', 'timeout', 'lost'])(
    'a status that was answered with %s decides nothing',
    async (next) => {
      const { status, type } = await requested();
      await type(cards.pays);
      await stage.faults({ http: { next, times: 1, only: path.status } });
      await expect(status()).rejects.toThrow(ProviderUnreachable);
      expect(await status()).toMatchObject({ state: 'succeeded' });
    },
  );

  test.each(['amount', 'currency', 'reference'])(
    'says when the %s is another than was asked for',
    async (tell) => {
      const { status, type } = await requested();
      await type(cards.pays);
      await stage.faults({ tell });
      expect(await status()).toMatchObject({ state: 'succeeded', differs: tell });
    },
  );

  test('a payment of which it does not say how it ended is open', async () => {
    const { status, type } = await requested();
    await type(cards.pays);
    await stage.faults({ tell: 'ambiguous' });
    expect(await status()).toEqual({ state: 'pending' });
  });

  test('reads no reference in what is no notice, or is not signed', () => {
    const id = randomUUID();
    const bodies = [undefined, null, 'x', {}, { data: { tx_ref: id, transactionId: id } }];
    for (const body of bodies) {
      const sent = JSON.stringify(body) ?? '';
      for (const headers of [{}, { 'verif-hash': 'x', 'irembopay-signature': 't=1,s=x' }]) {
        expect(provider().readNotice({ body, sent, headers })).toBeNull();
      }
    }
  });
});

describe.each(adapters.filter(({ tellsRefusals }) => tellsRefusals))('$name', ({ name }) => {
  const { asked: requested } = asking(name);

  test('each code of a failure has a reason of ours', async () => {
    const { codes } = await stage.checkout((await requested()).page);
    for (const code of codes) {
      const { page, status } = await requested();
      await stage.press(page, 'fail', { code });
      const said = await status();
      expect(said, code).toMatchObject({ state: 'failed', reason: code });
      expect(failureReasons, code).toContain(said?.state === 'failed' ? said.failure : '');
    }
    expect(codes.length).toBeGreaterThan(8);
  });
});

describe.each(adapters.filter(({ refunds }) => refunds))('$name', ({ name, ...path }) => {
  const { paid } = asking(name);

  test('gives parts back, each once, and never more than was paid', async () => {
    const { given, refund } = await paid();
    const reference = randomUUID();
    expect(await refund(15_000, reference)).toMatchObject({ state: 'succeeded' });
    expect(await refund(15_000, reference)).toMatchObject({ state: 'succeeded' });
    expect(await refund(15_000)).toMatchObject({ state: 'failed' });
    expect(await given()).toMatchObject([{ amount: 15_000 }]);
  });

  test.each(['lost', 'timeout', 500, 'lie'])(
    'a refund whose answer is %s is not paid twice',
    async (next) => {
      const { given, refund } = await paid();
      const reference = randomUUID();
      await stage.faults({ http: { next, times: 1, only: path.refund } });
      await expect(refund(5000, reference)).rejects.toThrow(ProviderUnreachable);
      expect(await refund(5000, reference)).toMatchObject({ state: 'succeeded' });
      expect(await given()).toHaveLength(1);
    },
  );

  test('says that a refund failed, and sends the next', async () => {
    const { given, refund } = await paid();
    await stage.faults({ refund: 'fail' });
    expect(await refund(17_000)).toMatchObject({ state: 'failed', reason: expect.any(String) });
    await stage.faults({ refund: 'none' });
    expect(await refund(17_000)).toMatchObject({ state: 'succeeded' });
    expect(await given()).toHaveLength(1);
  });
});

describe.each(adapters.filter(({ refunds }) => !refunds))('$name', ({ name }) => {
  const { paid } = asking(name);

  test('leaves what it cannot send back to a coordinator', async () => {
    expect(await (await paid()).refund(17_000)).toMatchObject({ state: 'impossible' });
  });
});
