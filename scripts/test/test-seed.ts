/**
 * The seed of random values in tests: the same in each `npm test`, a new one in `npm run test:all`.
 */
export const testSeed = (): number => Number(process.env.HAFI_TEST_SEED ?? 74);
