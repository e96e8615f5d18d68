import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { schedule } from '../../test/payments/payment-acts.ts';
import { playPayments } from '../../test/payments/play-payments.ts';
import { paymentsWanted, reportPayments } from '../../test/payments/wanted.ts';

const wanted = paymentsWanted(100);

test(
  `whatever fails in whatever order, books and phones agree, and nobody pays twice (${wanted} payments)`,
  async () => {
    const total = { payments: 0, paid: 0, duplicates: 0, refunds: 0, byHand: 0, schedules: 0 };
    while (total.payments < wanted) {
      await fc.assert(
        fc.asyncProperty(schedule, async (acts) => {
          const { counted, wrong } = await playPayments(acts);
          expect(wrong).toEqual([]);
          total.schedules += 1;
          for (const [what, count] of Object.entries(counted))
            total[what as keyof typeof counted] += count;
        }),
        // Shrinking takes hours; the seed repeats it.
        {
          numRuns: 1,
          endOnFailure: true,
          seed: (fc.readConfigureGlobal().seed ?? 0) + total.schedules,
        },
      );
    }
    reportPayments('random faults on two servers', total);
    expect(total.paid).toBeGreaterThan(wanted / 4);
    expect(total.duplicates).toBeGreaterThan(wanted / 50);
  },
  60_000 + wanted * 1000,
);
