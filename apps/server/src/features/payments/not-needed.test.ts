import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makePerson } from '../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../test/payment-stage.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage();
});
afterEach(() => stage.faults({ reset: true, callback: 'drop' }));
afterAll(() => stage.close());

const listed = async (id: string) => {
  const answer = await callAs(stage.app, stage.patient).get('/api/payments?limit=20');
  const { data } = answer.json() as { data: { id: string; comesBack: number }[] };
  return data.find((each) => each.id === id)?.comesBack;
};
const messages = async (): Promise<string[]> => {
  const answer = await callAs(stage.app, stage.patient).get('/api/notifications?limit=50');
  return (answer.json().data as { message: string }[]).map(({ message }) => message);
};
const check = async (id: string) =>
  (await callAs(stage.app, stage.patient).post(`/api/payments/${id}/check`)).json().data;

describe('who got no prompt and asks', () => {
  test('is told that the provider answered, and what', async () => {
    const { id, number } = await stage.requested();
    expect(await check(id)).toMatchObject({ status: 'pending', provider: 'answered' });
    await stage.answer(number, 'refuse');
    expect(await check(id)).toMatchObject({ status: 'failed', failure: 'refused' });
  });

  test('is told that the provider does not answer', async () => {
    const { id } = await stage.requested();
    await stage.faults({ http: { next: 500, times: 99, only: 'requesttopay' } });
    expect(await check(id)).toMatchObject({ status: 'pending', provider: 'silent' });
  });

  test('is told that Airtel wants to be asked later, and it is not asked', async () => {
    const { id } = await stage.requested('airtel');
    expect(await check(id)).toMatchObject({ status: 'pending', provider: 'later' });
  });
});

describe('a payment that waits for its payer', () => {
  test('cancelled and then refused, is not offered to be paid again', async () => {
    const { bookingId, id, number } = await stage.requested();
    await stage.cancel(bookingId);
    await stage.answer(number, 'refuse');
    await stage.sweepAfter({ seconds: 5 });
    expect(await stage.payment(id)).toMatchObject({ status: 'failed', comesBack: 0 });
    expect((await messages())[0]).toMatch(/nothing is to be paid any more/);
  });

  test('says that all of it would come back once its appointment is cancelled', async () => {
    const { bookingId, id, number } = await stage.requested();
    expect(await stage.payment(id)).toMatchObject({ status: 'pending', comesBack: 0 });
    await stage.cancel(bookingId);
    expect(await stage.payment(id)).toMatchObject({ status: 'pending', comesBack: 17_000 });
    expect(await listed(id)).toBe(17_000);
    await stage.answer(number, 'approve');
    await stage.sweepAfter({ seconds: 5 });
    expect(await stage.payment(id)).toMatchObject({
      status: 'succeeded',
      comesBack: 0,
      refunds: [{ amount: 17_000 }],
    });
  });

  test('says so of one that holds nothing any more, because other money came', async () => {
    const [bookingId, number, second] = [await stage.book(), stage.newNumber(), stage.newNumber()];
    stage.providerClock('stopped');
    await stage.pay(bookingId, { number });
    await stage.sweepAfter({ minutes: 14 });
    await stage.sweepAfter({ minutes: 2 });
    const next = (await stage.pay(bookingId, { number: second })).json().data;
    await stage.answer(number, 'approve');
    await stage.sweepAfter({ minutes: 61 });
    stage.providerClock('on');
    expect(await stage.bookingState(bookingId)).toBe('paid');
    const { amount, comesBack, status } = await stage.payment(next.id);
    expect(status === 'pending' ? comesBack : amount).toBe(17_000);
  });

  test('says of a late cancellation what is the fee, and so does the notice of it', async () => {
    stage.clock.set('2026-11-24T14:00:00Z');
    const { bookingId, id, number } = await stage.requested();
    await stage.cancel(bookingId);
    expect(await stage.payment(id)).toMatchObject({ status: 'pending', comesBack: 15_000 });
    await stage.answer(number, 'approve');
    await stage.sweepAfter({ seconds: 5 });
    const said = await messages();
    expect(said[0]).toBe(
      'Your payment of 17,000 RWF came after a late cancellation. 2,000 RWF of it is the fee. We are sending 15,000 RWF back to you.',
    );
    expect(said.filter((each) => each.includes('nothing to pay any more'))).toHaveLength(1);
  });
});

test('own payments can be asked for by what was paid for; nobody sees those of others', async () => {
  const { bookingId, id } = await stage.requested();
  const url = `/api/payments?limit=20&of=${bookingId}`;
  const own = (await callAs(stage.app, stage.patient).get(url)).json().data as { id: string }[];
  expect(own.map((each) => each.id)).toEqual([id]);
  expect((await callAs(stage.app, await makePerson(stage.app)).get(url)).json().data).toEqual([]);
});
