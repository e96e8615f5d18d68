/** What chance begins with in tests: the same in each `npm test`, another in `npm run test:all`. */
export const testSeed = (): number => Number(process.env.HAFI_TEST_SEED ?? 74);
