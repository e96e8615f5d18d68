import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { makePerson } from '../factories/person.factory.ts';
import type { PaymentStage } from '../payment-stage.ts';
import type { TestApp } from '../test-app.ts';

/** Coordinators who give payments back. */
export async function createCoordinators({ app, platform }: PaymentStage) {
  const admin = await makePerson(app, { roles: ['ADMIN'] });
  const give = ({ http }: TestApp, id: string, amount: number) =>
    http.inject({
      method: 'POST',
      url: `/api/admin/payments/${id}/refunds`,
      headers: { ...admin.headers, 'idempotency-key': randomUUID() },
      payload: { amount, left: amount, reason: 'As you asked' },
    });
  return {
    /**
     * Two give the first or last payment of these things that has something left back whole at once, each on a
     * server; one of them can.
     */
    async giveBack(
      servers: readonly TestApp[],
      purposes: readonly string[],
      which: 'first' | 'last',
    ) {
      const found = await platform.db.execute(
        sql`select id, amount - coalesce((select sum(amount)::int from refunds where payment_id = p.id), 0) as left
            from payments p where purpose_id = any(${sql.param([...purposes])}::uuid[]) and status = 'succeeded'
            order by created_at, id`,
      );
      const all = (found as unknown as { rows: { id: string; left: number }[] }).rows;
      const paid = all.filter(({ left }) => left > 0).at(which === 'first' ? 0 : -1);
      if (!paid) return [];
      return Promise.all(servers.map((server) => give(server, paid.id, paid.left)));
    },
  };
}

export type Coordinators = Awaited<ReturnType<typeof createCoordinators>>;
