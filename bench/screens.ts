import type { Page } from 'playwright-core';
import { demoAccounts } from '../apps/server/src/seed/demo-accounts.ts';
import { DASHBOARDS, MEMBER_ROUTES, ROLE_ROUTES, TAB_ROUTES } from '../e2e/fixtures/routes.ts';

/** A signed-in screen: who opens it, and its path or the beginning of it. */
export interface Screen {
  readonly email: string;
  readonly path: string;
  /** The page on which a link to it stands, where the path ends with the id of a thing. */
  readonly from?: string;
}

const { password } = demoAccounts;

/** The screens of one thing, by the pages that link to it. */
const ofOne: readonly Screen[] = [
  { email: 'elder@hafi.test', from: '/healthcare?tab=appointments', path: '/bookings/' },
  { email: 'family@hafi.test', from: '/family-dashboard', path: '/alerts/' },
  { email: 'caregiver@hafi.test', from: '/caregiver-dashboard', path: '/visits/' },
  { email: 'doctor@hafi.test', from: '/patients', path: '/patients/' },
  { email: 'admin@hafi.test', from: '/admin/inbox', path: '/admin/inbox/' },
];

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
  ...ofOne,
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
export async function addressOf(page: Page, { email, from, path }: Screen): Promise<string> {
  if (!from) return path;
  await page.goto(from);
  const link = page.locator(`main a[href^="${path}"]`).first();
  const found = await link.getAttribute('href', { timeout: 60_000 }).catch(() => null);
  if (!found) throw new Error(`${email} has no link to ${path} on ${from}`);
  return found;
}
