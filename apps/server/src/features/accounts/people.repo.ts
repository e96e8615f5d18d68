import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { people } from './people.tables.ts';

export type PersonRow = typeof people.$inferSelect;

export async function findPeopleByIds(db: Db, ids: readonly string[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(people)
    .where(inArray(people.id, [...ids]));
}

export async function setVerified(db: Db, id: string, verified: boolean): Promise<void> {
  await db.update(people).set({ verified }).where(eq(people.id, id));
}
