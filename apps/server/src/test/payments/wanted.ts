/**
 * How many payments a test makes at least: `few` in each run, and its half of `HAFI_PAYMENTS` where that
 * is set.
 */
export const paymentsWanted = (few: number): number => {
  const all = process.env.HAFI_PAYMENTS ?? (process.env.HAFI_TEST_ALL ? '1000' : '');
  return all === '' ? few : Math.ceil(Number(all) / 2);
};

/** Says what was played, where more than usual was wanted. */
export function reportPayments(what: string, counts: object): void {
  if (process.env.HAFI_PAYMENTS) process.stderr.write(`${what}: ${JSON.stringify(counts)}\n`);
}

/** Adds up counts, each by its name. */
export function createTotal() {
  const counts: Record<string, number> = {};
  const met: Record<string, number> = {};
  const addTo = (sums: Record<string, number>, more: object) => {
    for (const [what, count] of Object.entries(more)) sums[what] = (sums[what] ?? 0) + count;
  };
  return {
    counts,
    /** How often each fault was met. */
    met,
    add(counted: object, faults: object): void {
      addTo(counts, counted);
      addTo(met, faults);
    },
  };
}
