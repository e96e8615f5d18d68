import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { socialAccounts } from '../credentials.tables.ts';
import { people } from '../people.tables.ts';

type SocialAccountRow = typeof socialAccounts.$inferSelect;

export async function findPersonBySocialAccount(
  db: Db,
  provider: SocialAccountRow['provider'],
  subject: string,
) {
  const [row] = await db
    .select({ person: people })
    .from(socialAccounts)
    .innerJoin(people, eq(people.id, socialAccounts.personId))
    .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject)));
  return row?.person;
}

export async function insertSocialAccount(db: Db, row: SocialAccountRow): Promise<void> {
  await db.insert(socialAccounts).values(row).onConflictDoNothing();
}

export async function findSocialAccounts(db: Db, personId: string): Promise<SocialAccountRow[]> {
  return db.select().from(socialAccounts).where(eq(socialAccounts.personId, personId));
}

export async function deleteSocialAccounts(db: Db, personId: string): Promise<void> {
  await db.delete(socialAccounts).where(eq(socialAccounts.personId, personId));
}
