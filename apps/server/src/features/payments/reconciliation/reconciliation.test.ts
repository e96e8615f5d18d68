import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
let admin: SignedIn;

beforeAll(async () => {
  stage = await startPaymentStage();
  admin = await makePerson(stage.app, { roles: ['ADMIN'] });
});
afterAll(() => stage.close());

const day = '2026-11-23';

const paid = (method?: 'mtn' | 'airtel') => stage.paid(method);

const listOf = async (provider: 'momo' | 'airtel', of = day) =>
  (await fetch(`${stage.base}/statements/${provider}.csv?day=${of}`)).text();

const send = (text: string, { method = 'mtn', of = day, who = admin } = {}) =>
  stage.bringList(who, { method, day: of, text });

const notified = async () =>
  (await callAs(stage.app, admin).get('/api/notifications'))
    .json()
    .data.filter(({ message }: { message: string }) => message.includes('our books'));

test('a day on which both say the same is clean, and nobody is told', async () => {
  const { id } = await paid();
  await paid('airtel');
  await stage.giveBack(admin, id, 2000);
  await stage.sendRefunds();
  const refused = await stage.requested();
  await stage.answer(refused.number, 'refuse');
  await stage.sweepAfter({ seconds: 10 });
  const momo = await send(await listOf('momo'));
  expect(momo.json().data).toMatchObject({
    method: 'mtn',
    day,
    lines: 3,
    open: 0,
    differences: [],
  });
  const airtel = await send(await listOf('airtel'), { method: 'airtel' });
  expect(airtel.json().data).toMatchObject({ lines: 1, open: 0 });
  expect(await notified()).toEqual([]);
});

test('what differs is named, coordinators are told once, and it is resolved with a note', async () => {
  const { id } = await paid();
  const other = await paid();
  const [lost, changed] = [await reference(id), await reference(other.id)];
  const list = (await listOf('momo'))
    .split('\r\n')
    .filter((line) => !line.includes(lost))
    .map((line) => (line.includes(changed) ? line.replace('17000', '16000') : line));
  list.splice(-1, 0, '2026-11-23T08:00:00Z,unknown-1,99,PAYMENT,500,3,SUCCESSFUL');
  const differing = async () => {
    const { differences } = (await send(list.join('\r\n'))).json().data;
    return differences.map(({ kind, ours, theirs }: Record<string, unknown>) => [
      kind,
      ours,
      theirs,
    ]);
  };
  const expected = expect.arrayContaining([
    ['amount', 17_000, 16_000],
    ['missing-with-us', null, 500],
    ['missing-at-provider', 17_000, null],
  ]);
  expect(await differing()).toEqual(expected);
  expect(await differing()).toHaveLength(3);
  expect(await notified()).toHaveLength(1);
  const [report] = (await callAs(stage.app, admin).get('/api/admin/finance/statements'))
    .json()
    .data.filter(({ method }: { method: string }) => method === 'mtn');
  const [first] = report.differences;
  const resolve = (note: string) =>
    callAs(stage.app, admin).post(`/api/admin/finance/differences/${first.id}/resolve`, { note });
  const both = await Promise.all([resolve('Asked MTN'), resolve('Asked MTN too')]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  // A resolved one stays resolved when the day is imported again.
  await differing();
  const again = (await callAs(stage.app, admin).get('/api/admin/finance/statements')).json().data;
  const same = again.find(({ id: each }: { id: string }) => each === report.id);
  expect(same).toMatchObject({ open: 2 });
  expect(same.differences).toHaveLength(3);
  // Set right at the provider: what is open goes, what was resolved stays.
  expect((await send(await listOf('momo'))).json().data.open).toBe(0);
  const audit = (await callAs(stage.app, admin).get('/api/admin/audit')).json().data;
  const done = audit.filter(
    ({ action }: { action: string }) => action === 'statement.difference-resolved',
  );
  expect(done).toHaveLength(1);
  expect(audit.map(({ action }: { action: string }) => action)).toContain('statement.imported');
});

test('what moved around midnight may stand in the list of the day before', async () => {
  stage.clock.set('2026-11-24T21:59:58Z');
  const payment = await stage.requested();
  await stage.answer(payment.number, 'approve');
  await stage.sweepAfter({ seconds: 5 });
  // The provider's day is the 24th, our receipt's the 25th.
  const next = (await send('Reference,Amount,Status\r\n', { of: '2026-11-25' })).json().data;
  expect(next.differences).toMatchObject([{ kind: 'missing-at-provider' }]);
  expect(
    (await send(await listOf('momo', '2026-11-24'), { of: '2026-11-24' })).json().data.open,
  ).toBe(0);
  expect((await send('Reference,Amount,Status\r\n', { of: '2026-11-25' })).json().data.open).toBe(
    0,
  );
});

test('a file that is no list, and who is no coordinator', async () => {
  expect((await send('a,b\r\n1,2')).json()).toMatchObject({ code: 'no-statement' });
  expect((await send('Reference,Amount\r\nx,many')).json()).toMatchObject({ code: 'no-statement' });
  expect((await send('Reference,Amount\r\n', { who: stage.patient })).statusCode).toBe(403);
});

/** By what the provider knows a payment. */
async function reference(id: string): Promise<string> {
  return (await callAs(stage.app, admin).get(`/api/admin/payments/${id}`)).json().data.reference;
}
