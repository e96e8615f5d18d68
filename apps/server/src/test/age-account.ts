import { dayInMs } from '@hafi/base/time';
import { eq } from 'drizzle-orm';
import { people } from '../features/accounts/people.tables.ts';
import type { TestApp } from './test-app.ts';

/** Makes an account 8 days old, so that what holds for new ones holds for it no more. */
export async function ageAccount<P extends { personId: string }>(
  { clock, platform }: Pick<TestApp, 'clock' | 'platform'>,
  person: P,
): Promise<P> {
  const createdAt = new Date(clock.now().getTime() - 8 * dayInMs);
  await platform.db.update(people).set({ createdAt }).where(eq(people.id, person.personId));
  return person;
}
