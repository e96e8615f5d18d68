import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { request } from 'undici';
import { makeDoctor } from '../../apps/server/src/test/factories/doctor.factory.ts';
import { issueSession } from '../../apps/server/src/test/issue-session.ts';
import type { openPrivateApp } from '../private-app.ts';

/** Payments of one person; more would be refused. */
const perPerson = 15;
/** How long payers take on their phones, in milliseconds. */
const thinkMs = 2000;
/** How many phones answer at once. */
const phonesAtOnce = 8;

/** Somebody who pays for an appointment. */
export interface Order {
  readonly booking: string;
  readonly cookie: string;
  readonly phone: string;
}

/** Inserts payers, and an appointment for each payment, half an hour apart with one doctor. */
export async function fillOrders(
  { platform, pool }: Awaited<ReturnType<typeof openPrivateApp>>,
  count: number,
): Promise<Order[]> {
  const { doctorId } = await makeDoctor({ platform });
  const people = Math.ceil(count / perPerson);
  await pool.query(`
    insert into people (id, first_name, last_name, roles, locale, created_at, updated_at)
    select gen_random_uuid(), 'Payer', n::text, '{PATIENT}', 'rw', now(), now()
    from generate_series(1, ${people}) n`);
  const { rows } = await pool.query(`select id from people where first_name = 'Payer'`);
  const payers: { id: string; cookie: string }[] = [];
  for (const { id } of rows as { id: string }[]) {
    payers.push({ id, cookie: (await issueSession(platform, id)).cookie });
  }
  const orders = Array.from({ length: count }, (_, nth) => {
    const payer = payers[nth % payers.length] ?? { id: '', cookie: '' };
    const phone = `+25078${String(3_000_000 + nth)}`;
    return { booking: randomUUID(), cookie: payer.cookie, payer: payer.id, phone };
  });
  await pool.query(
    `insert into bookings (id, doctor_id, patient_id, booked_by, starts_at, ends_at, blocked_until, type,
      duration, price, service_fee, total, mode, status, payment_state, created_at, updated_at,
      held_since, free_until)
    select id, $1, patient, patient, at, at + interval '30 minutes', at + interval '30 minutes',
      'general', 30, 15000, 2000, 17000, 'in-person', 'booked', 'due', now(), now(), now(), at - interval '1 day'
    from (select id, patient, date_trunc('hour', now()) + interval '1 day' + nth * interval '30 minutes'
      as at from unnest($2::uuid[], $3::uuid[]) with ordinality as wanted(id, patient, nth)) wishes`,
    [doctorId, orders.map(({ booking }) => booking), orders.map(({ payer }) => payer)],
  );
  await pool.query('analyze');
  return orders;
}

/** Asks for one payment; its milliseconds, or null when it was not taken. */
export async function pay(address: string, order: Order): Promise<number | null> {
  const began = performance.now();
  const answer = await request(`${address}/api/payments`, {
    method: 'POST',
    headers: {
      cookie: order.cookie,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      for: { kind: 'booking', id: order.booking },
      method: 'mtn',
      phone: order.phone,
      billing: { firstName: 'Espérance', lastName: 'Mukamana', email: 'payer@hafi.test' },
      acceptTerms: true,
    }),
  });
  const body = await answer.body.text();
  if (answer.statusCode === 201) return performance.now() - began;
  process.stderr.write(`${answer.statusCode} ${body.slice(0, 200)}\n`);
  return null;
}

/** Payers who approve what their phones have shown for a while, until stopped. */
export function approving(pool: Pool, sandboxUrl: string) {
  let isOver = false;
  const answered = new Set<string>();
  const approve = async ({ phone, reference }: { reference: string; phone: string }) => {
    const url = `${sandboxUrl}/phone/${encodeURIComponent(phone)}/prompts/${reference}/approve`;
    const answer = await request(url, { method: 'POST' });
    await answer.body.dump();
  };
  const act = async () => {
    while (!isOver) {
      const { rows } = await pool.query(
        `select provider_reference as reference, phone from payments
        where next_check_at is not null and status = 'pending'
          and created_at < now() - interval '${thinkMs} milliseconds'`,
      );
      const open = (rows as { reference: string; phone: string }[]).filter(
        ({ reference }) => !answered.has(reference),
      );
      for (const { reference } of open) answered.add(reference);
      const one = async () => {
        for (let next = open.pop(); next; next = open.pop()) await approve(next);
      };
      await Promise.all(Array.from({ length: phonesAtOnce }, one));
      await pause(100);
    }
  };
  const acting = act();
  return {
    async stop() {
      isOver = true;
      await acting;
    },
  };
}
