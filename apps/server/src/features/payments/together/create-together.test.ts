import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ageAccount } from '../../../test/age-account.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { withRefusedRow } from '../../../test/payments/with-refused-row.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage();
});
afterAll(() => stage.close());

const rowsOf = async (query: ReturnType<typeof sql>) =>
  ((await stage.platform.db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;

/** Appointments, each of somebody of their own. */
const wishes = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const person = await ageAccount(stage.app, await makePerson(stage.app));
      return { person, booking: await stage.book(person) };
    }),
  );

type Wish = Awaited<ReturnType<typeof wishes>>[number] & {
  readonly key?: string;
  readonly number?: string;
};

/** Asks for all at the same moment: the status of each answer, and its payment or its code. */
const payAll = async (wanted: readonly Wish[]): Promise<[number, string][]> => {
  const answers = await Promise.all(
    wanted.map(({ booking, key, number = stage.newNumber(), person }) =>
      stage.pay(booking, { person, number, ...(key ? { key } : {}) }),
    ),
  );
  return answers.map((answer) => {
    const { code, data } = answer.json();
    return [answer.statusCode, data?.id ?? code];
  });
};

const statesOf = async (wanted: readonly Wish[]) => {
  const rows = await rowsOf(
    sql`select id, payment_state as state, payment_id is not null as known from bookings`,
  );
  return wanted.map(({ booking }) => {
    const { known, state } = rows.find(({ id }) => id === booking) ?? {};
    return [state, known];
  });
};

/** How many transactions have stored payments: rows that one has written share its number. */
const transactions = async (ids: readonly string[]) => {
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const [row] = await rowsOf(sql`select count(distinct xmin::text)::int as count
    from payment_events where status = 'created' and payment_id in (${list})`);
  return row?.count;
};

test('what is asked for at one moment is stored together: each with its event, booking and prompt', async () => {
  const wanted = await wishes(9);
  const answers = await payAll(wanted);
  expect(answers.map(([status]) => status)).toEqual(wanted.map(() => 201));
  const ids = answers.map(([, id]) => id);
  expect(new Set(ids).size).toBe(9);
  for (const id of ids) expect(await stage.steps(id)).toEqual(['created', 'pending']);
  expect(await statesOf(wanted)).toEqual(wanted.map(() => ['pending', true]));
  // The first may go alone, while the others gather.
  expect(await transactions(ids)).toBeLessThan(6);
});

test('each has its own refusal, and a key its own payment, whoever asks at the same moment', async () => {
  const [plain, paid, twice, again, reused, stranger] = await wishes(6);
  if (!plain || !paid || !twice || !again || !reused || !stranger) throw new Error('too few');
  await stage.platform.db.execute(
    sql`update bookings set payment_state = 'at-desk' where id = ${paid.booking}`,
  );
  const known = { ...again, key: `key-${again.booking}`, number: stage.newNumber() };
  const [[, earlier] = []] = await payAll([known]);
  // The answer under the key has gone.
  await stage.platform.db.execute(sql`delete from idempotency_keys`);
  const key = `key-${reused.booking}`;
  const other = { person: reused.person, booking: await stage.book(reused.person), key };
  await payAll([other]);
  await stage.platform.db.execute(sql`delete from idempotency_keys`);
  const answers = await payAll([
    plain,
    paid,
    twice,
    twice,
    known,
    { ...reused, key },
    { booking: stranger.booking, person: plain.person },
    { booking: randomUUID(), person: plain.person },
  ]);
  const [first, second] = [answers[2], answers[3]];
  expect([first?.[0], second?.[0]].sort()).toEqual([201, 409]);
  expect([first?.[1], second?.[1]]).toContain('payment-in-progress');
  expect(answers[0]?.[0]).toBe(201);
  expect(answers[1]).toEqual([409, 'already-paid']);
  expect(answers[4]).toEqual([201, earlier]);
  expect(answers[5]).toEqual([422, 'idempotency-key-reused']);
  expect(answers.slice(6)).toEqual([
    [404, 'not-found'],
    [404, 'not-found'],
  ]);
  const [stored] = await rowsOf(
    sql`select count(*)::int as count from payments where purpose_id in (${paid.booking}, ${reused.booking}, ${stranger.booking})`,
  );
  expect(stored).toEqual({ count: 0 });
});

test('one that cannot be stored fails alone', async () => {
  const wanted = await wishes(5);
  const [, bad] = wanted;
  if (!bad) throw new Error('too few');
  await withRefusedRow(
    stage.platform,
    { table: 'payments', column: 'purpose_id', id: bad.booking },
    async () => {
      const answers = await payAll(wanted);
      expect(answers.map(([status]) => status)).toEqual([201, 500, 201, 201, 201]);
    },
  );
  const states = await statesOf(wanted);
  expect(states.map(([state]) => state)).toEqual([
    'pending',
    'due',
    'pending',
    'pending',
    'pending',
  ]);
  expect((await payAll([bad]))[0]?.[0]).toBe(201);
});

test('one key that is sent many times at once means one payment', async () => {
  const [wish, other] = await wishes(2);
  if (!wish || !other) throw new Error('too few');
  const number = stage.newNumber();
  const key = randomUUID();
  const send = () => stage.pay(wish.booking, { person: wish.person, key, number });
  const answers = await Promise.all([send(), send(), payAll([other]).then(() => send()), send()]);
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
  expect((await stage.phone(number)).prompts).toHaveLength(1);
});

test('a key whose answer was never stored is answered by the payment that its request has stored', async () => {
  const wanted = (await wishes(3)).map((wish) => ({
    ...wish,
    key: randomUUID(),
    number: stage.newNumber(),
  }));
  const first = await payAll(wanted);
  // As a process leaves it that dies after the commit.
  await stage.platform.db.execute(sql`update idempotency_keys
    set status = null, body = null, steps = '{"0": ""}', started_at = started_at - interval '1 minute'
    where key in (${sql.join(
      wanted.map(({ key }) => sql`${key}`),
      sql`, `,
    )})`);
  expect(await payAll(wanted)).toEqual(first);
});
