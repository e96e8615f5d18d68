import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id, instant, rwf } from '../core/fields.ts';
import { paidFor } from './payment.schemas.ts';

/** A month of Kigali, `YYYY-MM`, of the years 2000 to 2199. */
const month = z.string().check(z.regex(/^2[01]\d{2}-(0[1-9]|1[0-2])$/, { error: 'invalid-date' }));

export const readOwnStatement = endpoint({
  method: 'GET',
  path: '/api/payment-statements/:month',
  access: 'signed-in',
  topics: ['payments'],
  summary: 'What one paid and got back in a month of Kigali.',
  params: z.object({ month }),
  output: dataOf(
    z.object({
      month: z.string(),
      paid: rwf,
      given: rwf,
      /** Promised back and not given yet, at the end of the month or now. */
      onItsWay: rwf,
      lines: z.array(
        z.object({
          at: instant,
          kind: z.enum(['payment', 'refund']),
          paymentId: id,
          /** Of the receipt or the credit note. */
          number: z.string(),
          paidFor,
          amount: rwf,
        }),
      ),
    }),
  ),
});

export const getOwnStatementPdf = endpoint({
  method: 'GET',
  path: '/api/payment-statements/:month/statement.pdf',
  access: 'signed-in',
  topics: [],
  localised: true,
  summary: 'The same as PDF.',
  params: z.object({ month }),
  output: 'application/pdf',
  heavy: { perHour: 60 },
});
