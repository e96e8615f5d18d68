import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lightContract } from '../light-contract.ts';

const contract = join(
  import.meta.dirname,
  '../../../packages/contract/src/accounts/accounts.contract.ts',
);
const scriptOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/** A contract as the browser gets it, whose schemas are loaded from `complete`. */
async function lightened(complete: string) {
  const load = lightContract.load as (id: string) => Promise<string>;
  const code = await load(contract);
  const requested = JSON.stringify(`${contract}?whole`);
  expect(code).toContain(requested);
  return import(/* @vite-ignore */ scriptOf(code.replaceAll(requested, JSON.stringify(complete))));
}

test('a form is validated by the schema of its endpoint', async () => {
  const strict = '{ body: { safeParseAsync: async () => ({ success: false }) } }';
  const { signIn } = await lightened(scriptOf(`export const signIn = ${strict};`));
  expect(await signIn.body.safeParseAsync({})).toEqual({ success: false });
});

test('a form of a page older than the published version is sent, and the server validates it', async () => {
  const { signIn } = await lightened('./gone-with-the-version-before.js');
  const typed = { email: 'esperance@hafi.test', password: 'secret' };
  expect(await signIn.body.safeParseAsync(typed)).toEqual({ success: true, data: typed });
});
