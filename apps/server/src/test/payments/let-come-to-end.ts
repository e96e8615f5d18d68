import { sql } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import { callAs } from '../call-as.ts';
import { makePerson } from '../factories/person.factory.ts';
import type { TestApp } from '../test-app.ts';

/** Minutes between two looks at the providers, until nothing can come any more. */
const steps = [1, 3, 5, 12, 30, 60, 60, 60, 120, 360, 720, 1440];

/** The due work that lets take effect what was paid of plans and badges, or went back. */
export const follows = ['plans.follow-plans', 'vetting.follow-badges'];

/** The due work that failed and was set aside, one sentence each. */
export async function failuresIn({ db }: Platform): Promise<string[]> {
  const found = await db.execute(sql`select work_id, row_id, code from set_aside`);
  return (found as unknown as { rows: object[] }).rows.map(
    (row) => `work failed: ${JSON.stringify(row)}`,
  );
}

/**
 * Lets all that is due come to its end by the controlled clock, on all servers, then settles by hand what
 * only a coordinator can: parts of Airtel's refunds, one of Airtel's whose answer was lost, and what was
 * held because of what its provider said then. Returns what failed, or hangs otherwise. `besides` is what
 * the servers do at each step besides.
 */
export async function letComeToEnd(
  servers: readonly Pick<TestApp, 'clock' | 'due' | 'http' | 'platform'>[],
  besides: readonly string[] = [],
): Promise<string[]> {
  const [first] = servers;
  if (!first) throw new Error('there is no server');
  const all = (work: string) => Promise.all(servers.map(({ due }) => due.run(work)));
  for (const minutes of steps) {
    first.clock.advance({ minutes });
    await all('payments.settle-payments');
    await all('payments.settle-payments');
    for (const work of besides) await all(work);
    await all('payments.send-refunds');
  }
  const failures = await failuresIn(first.platform);
  const hanging = await settleByHand(first, () => all('payments.send-refunds'));
  // On a busy machine a provider may have been too slow for the first try.
  for (const minutes of [1, 2, 5, 30]) {
    first.clock.advance({ minutes });
    for (const work of besides) await all(work);
    await all('payments.send-refunds');
  }
  return [...failures, ...hanging];
}

async function settleByHand(
  server: Pick<TestApp, 'http' | 'platform'>,
  sendRefunds: () => Promise<unknown>,
): Promise<string[]> {
  const admin = callAs(server, await makePerson(server, { roles: ['ADMIN'] }));
  const url = '/api/admin/hanging-payments';
  const wrong = new Set<string>();
  const tried = new Map<string, number>();
  // The list shows only so many at once.
  for (;;) {
    const listed: { id: string; method: string; trouble: string }[] = (
      await admin.get(`${url}?limit=100`)
    ).json().data;
    const open = listed.filter(({ id }) => (tried.get(id) ?? 0) < 2);
    if (open.length === 0) return [...wrong];
    for (const { id, method, trouble } of open) {
      tried.set(id, (tried.get(id) ?? 0) + 1);
      const by = trouble === 'refund-impossible' ? 'hand' : 'provider';
      if (trouble === 'wrong-amount') await admin.post(`${url}/${id}/ask`);
      else if (method !== 'airtel' || !trouble.startsWith('refund-'))
        wrong.add(`${id} by ${method} hangs for ever: ${trouble}`);
      else await admin.post(`${url}/${id}/settle`, { by });
    }
    await sendRefunds();
  }
}
