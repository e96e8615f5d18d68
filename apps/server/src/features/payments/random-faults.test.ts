import { expect, test } from 'vitest';
import { testSeed } from '../../../../../scripts/test/test-seed.ts';
import { playPayments } from '../../test/payments/play-payments.ts';
import { createTotal, paymentsWanted, reportPayments } from '../../test/payments/wanted.ts';

const wanted = paymentsWanted(100);
/** Stories at once: each pays for one appointment, care plan or badge, once or more. */
const together = Math.min(Math.ceil(wanted * 0.6), 400);

test(
  `whatever fails in whatever order, books and phones agree, and nobody pays twice (${wanted} payments, seed ${testSeed()})`,
  async () => {
    const total = createTotal();
    for (let from = 0; (total.counts.payments ?? 0) < wanted; from += together) {
      const nths = Array.from({ length: together }, (_, nth) => from + nth);
      const { counted, met, wrong } = await playPayments(testSeed(), nths);
      if (wrong.length > 0) reportPayments('wrong', wrong);
      expect(wrong).toEqual([]);
      total.add({ ...counted, stories: together }, met);
      reportPayments('so far', total.counts);
    }
    reportPayments('random faults on two servers', total);
    expect(total.counts.paid).toBeGreaterThan(wanted / 4);
    expect(total.counts.periods).toBeGreaterThan(wanted / 25);
    expect(total.counts.reviews).toBeGreaterThan(wanted / 25);
    expect(total.counts.byCard).toBeGreaterThan(wanted / 20);
    expect(total.counts.duplicates).toBeGreaterThan(wanted / 50);
  },
  60_000 + wanted * 1000,
);
