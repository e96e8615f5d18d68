import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
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

export async function insertSocialAccount(tx: Tx, row: SocialAccountRow): Promise<void> {
  await tx.insert(socialAccounts).values(row).onConflictDoNothing();
}

export async function findSocialAccounts(db: Db, personId: string): Promise<SocialAccountRow[]> {
  return db.select().from(socialAccounts).where(eq(socialAccounts.personId, personId));
}

export async function deleteSocialAccounts(tx: Tx, personId: string): Promise<void> {
  await tx.delete(socialAccounts).where(eq(socialAccounts.personId, personId));
}
