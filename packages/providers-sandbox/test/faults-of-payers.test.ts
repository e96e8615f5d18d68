import { expect, test } from 'vitest';
import { answerPrompt, momoMerchant, setFaults, startListener, startSandbox } from './harness.ts';

const [first, second, other] = ['250788000001', '250788000002', '250788000003'];
const payers = [`+${first}`, `+${second}`];

test('faults of some payers leave the others alone, and are counted once met', async () => {
  await using box = await startSandbox();
  const merchant = await momoMerchant(box.base);
  await setFaults(box.base, { payers, http: { next: 500, times: 2, only: 'requesttopay' } });
  expect((await merchant.ask(other)).code).toBe(202);
  expect((await merchant.ask(second)).code).toBe(500);
  expect((await merchant.ask(first)).code).toBe(500);
  const { code, id } = await merchant.ask(first);
  expect(code).toBe(202);
  await answerPrompt(box.base, `+${first}`, id, 'approve');
  await setFaults(box.base, { payers, tell: 'ambiguous', http: { next: 500, only: id } });
  expect((await merchant.payment(id)).code).toBe(500);
  expect((await merchant.payment(id)).body.status).toBe('PENDING');
  const { body } = await setFaults(box.base, { payers, reset: true });
  expect((await merchant.payment(id)).body.status).toBe('SUCCESSFUL');
  expect(body.met).toEqual({
    '500 POST /sandbox/momo/collection/v1_0/requesttopay': 2,
    '500 GET /sandbox/momo/collection/v1_0/requesttopay/:id of a paid one': 1,
    'told ambiguous': 1,
  });
});

test('callbacks of some payers are held and released by themselves', async () => {
  await using box = await startSandbox();
  await using listener = await startListener();
  const merchant = await momoMerchant(box.base);
  const paid = async (partyId: string) => {
    const { id } = await merchant.ask(partyId, { 'x-callback-url': listener.url });
    await answerPrompt(box.base, `+${partyId}`, id, 'approve');
  };
  await setFaults(box.base, { payers, callback: 'delay' });
  for (const partyId of [first, other, second]) await paid(partyId);
  await listener.reached(1);
  const { body } = await setFaults(box.base, { payers, release: true });
  await listener.reached(3);
  expect(listener.received.map((one) => (one.body.payer as { partyId: string }).partyId)).toEqual([
    other,
    first,
    second,
  ]);
  expect(body.met).toEqual({ 'callback late': 2 });
});

test('what holds for everybody cannot be set for some', async () => {
  await using box = await startSandbox();
  const { code } = await setFaults(box.base, { payers, advanceSeconds: 5 });
  expect(code).toBe(400);
});
