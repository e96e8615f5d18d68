import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { isAirtel, isPayment, settleAny } from '../money.ts';

type StatementRequest = FastifyRequest<{
  Params: { provider: string };
  Querystring: { day?: unknown };
}>;

const kigaliHours = 2;

/** What is kept of a payment here; nothing of a refund. */
const RATE = 0.005;

/** The Kigali day of an instant. */
const dayOf = (instant: string) =>
  new Date(Date.parse(instant) + kigaliHours * 3_600_000).toISOString().slice(0, 10);

/**
 * `GET /statements/momo.csv?day=2026-11-23`, and of `airtel`: the transactions that ended on a Kigali
 * day, as a merchant exports them from the provider's portal.
 */
export function statementRoutes(app: FastifyInstance, context: Context): void {
  app.get('/statements/:provider.csv', (request: StatementRequest, reply) => {
    const { provider } = request.params;
    if (provider !== 'momo' && provider !== 'airtel') return reply.code(404).send('');
    const today = dayOf(context.clock.now().toISOString());
    const day = typeof request.query.day === 'string' ? request.query.day : today;
    const lines = context.store
      .transactions()
      .filter((each) => isAirtel(each) === (provider === 'airtel'))
      .map((each) => settleAny(context, each))
      .flatMap((each) => {
        const { amount, id, outcome } = each;
        if (!outcome || dayOf(outcome.at) !== day) return [];
        const { at, financialTransactionId: number = '', status } = outcome;
        const type = isPayment(each) ? 'PAYMENT' : 'REFUND';
        const hasCome = type === 'PAYMENT' && status === 'SUCCESSFUL';
        const fee = hasCome ? Math.round(Number(amount) * RATE) : 0;
        return [[at, id, number, type, amount, fee, status].join(',')];
      });
    const head = 'Date,Reference,Financial Transaction Id,Type,Amount,Fee,Status';
    return reply.type('text/csv; charset=utf-8').send([head, ...lines, ''].join('\r\n'));
  });
}
