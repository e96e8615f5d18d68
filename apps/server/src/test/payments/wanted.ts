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
