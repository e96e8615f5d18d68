import type { Page } from 'playwright-core';
import { demoAccounts } from '../apps/server/src/seed/demo-accounts.ts';
import { DASHBOARDS, MEMBER_ROUTES, ROLE_ROUTES, TAB_ROUTES } from '../e2e/fixtures/routes.ts';
import { addressesOf, THING_ROUTES } from '../e2e/fixtures/things.ts';

/** A signed-in screen: who opens it, and its path or the beginning of it. */
export interface Screen {
  readonly email: string;
  readonly path: string;
  /** The page on which a link to it stands, where the path ends with the id of a thing. */
  readonly from?: string;
}

const { password } = demoAccounts;

/** Every signed-in screen. */
export const screens: readonly Screen[] = [
  ...Object.entries(DASHBOARDS).map(([email, path]) => ({ path, email })),
  ...[...MEMBER_ROUTES, ...TAB_ROUTES, '/doctors', '/booking'].map((path) => ({
    path,
    email: 'elder@hafi.test',
  })),
  ...Object.entries(ROLE_ROUTES).flatMap(([email, paths]) =>
    paths.map((path) => ({ path, email })),
  ),
  ...THING_ROUTES,
];

/** Signs in who opens a screen. */
export async function signInFor(page: Page, { email }: Screen, address: string): Promise<void> {
  const answer = await page.request.post('/api/auth/signin', {
    data: { email, password },
    headers: { origin: address },
  });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
}

/** The address of a screen, which the signed-in page may have to look for. */
export async function addressOf(page: Page, { from, path }: Screen): Promise<string> {
  const [address = path] = from ? await addressesOf(page, { from, path }) : [];
  return address;
}
