import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { writePlainMethods } from './plain-methods.ts';

let app: TestApp;
afterEach(() => app.close());

const wish = { query: new URLSearchParams(), locale: 'en' as const };

test.each([
  ['nothing is set up', {}, /^No way to pay is set up here yet/],
  [
    'a bank account is',
    {
      BANK_NAME: 'Bank of Kigali',
      BANK_ACCOUNT_NAME: 'Hafi Ltd',
      BANK_ACCOUNT_NUMBER: '100012345678',
    },
    /^What works here: Bank Transfer\. /,
  ],
])('readers without JavaScript read which ways to pay work where %s', async (_what, env, said) => {
  app = await startTestApp({ env });
  expect(await writePlainMethods(app.platform, wish)).toMatch(said);
});
