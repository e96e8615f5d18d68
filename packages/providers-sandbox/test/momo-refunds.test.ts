import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { answerPrompt, momoMerchant, setFaults, startSandbox } from './harness.ts';

const PAYER = '250788123456';

async function paidMerchant(base: string) {
  const merchant = await momoMerchant(base);
  const { id: paid } = await merchant.ask(PAYER);
  await answerPrompt(base, PAYER, paid, 'approve');
  const giveBack = async (amount: string, referenceIdToRefund: string = paid) => {
    const id = randomUUID();
    const answer = await merchant.requestRefund(
      {
        amount,
        currency: 'RWF',
        externalId: 'refund-1',
        payerMessage: 'Visit cancelled',
        payeeNote: 'Visit cancelled',
        referenceIdToRefund,
      },
      { 'x-reference-id': id },
    );
    return { id, status: answer.status, body: (await merchant.refund(id)).body };
  };
  return { merchant, giveBack };
}

test('a payment is refunded in parts, never more than was paid', async () => {
  await using box = await startSandbox();
  const { giveBack } = await paidMerchant(box.base);
  const first = await giveBack('3000');
  expect(first.status).toBe(202);
  expect(first.body).toMatchObject({
    status: 'SUCCESSFUL',
    amount: '3000',
    payee: { partyIdType: 'MSISDN', partyId: PAYER },
  });
  expect((await giveBack('2001')).body).toMatchObject({ status: 'FAILED', reason: 'NOT_ALLOWED' });
  expect((await giveBack('2000')).body.status).toBe('SUCCESSFUL');
});

test('a payment that nobody made is not refunded', async () => {
  await using box = await startSandbox();
  const { merchant, giveBack } = await paidMerchant(box.base);
  expect((await giveBack('1', randomUUID())).body.reason).toBe('RESOURCE_NOT_FOUND');
  const { id } = await merchant.ask(PAYER);
  expect((await giveBack('1', id)).body.reason).toBe('NOT_ALLOWED');
  expect((await giveBack('1', 'x')).status).toBe(400);
});

test('the switch makes a refund fail', async () => {
  await using box = await startSandbox();
  const { giveBack } = await paidMerchant(box.base);
  await setFaults(box.base, { refund: 'fail' });
  expect((await giveBack('10')).body.reason).toBe('INTERNAL_PROCESSING_ERROR');
});

test('a refund stays pending while the switch says so, and is then decided when it is read', async () => {
  await using box = await startSandbox();
  const { giveBack, merchant } = await paidMerchant(box.base);
  await setFaults(box.base, { refund: 'pending' });
  const { body, id } = await giveBack('10');
  expect(body.status).toBe('PENDING');
  await setFaults(box.base, { refund: 'none' });
  expect((await merchant.refund(id)).body.status).toBe('SUCCESSFUL');
});
