import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { everStored } from './stored-texts.ts';

/** @throws Error when a stored text is not among {@link everStored} */
export async function checkStoredTexts(db: Db): Promise<void> {
  const { rows } = (await db.execute(sql`
    select title_id as id from notifications union select text_id from notifications
    union select text_id from activities`)) as unknown as { rows: { id: string }[] };
  const unknown = rows.map(({ id }) => id).filter((id) => !Object.hasOwn(everStored, id));
  if (unknown.length > 0)
    throw new Error(`not in test/stored-texts/stored-texts.ts: ${unknown.join(', ')}`);
}
