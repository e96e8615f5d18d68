import { hostname } from 'node:os';
import { sql } from 'drizzle-orm';
import { ConfigError } from '../config/config-error.ts';
import type { Db } from '../db/database.ts';
import { fileStoreLock } from '../db/locks.ts';
import { newId } from '../ids/uuid-v7.ts';
import { fileStore } from './file-store.tables.ts';
import type { Files } from './files.ts';

/** The file that names a store. It goes along when a store is copied. */
export const storeFile = 'hafi-store-identity';

/**
 * Binds the database to its store of files: the first process names the store by a file in it and
 * writes the name into the database. A process whose store has another name, or none, does not see
 * the files of the others: photos and documents would be there for some requests and gone for others.
 * @throws ConfigError when this store is not the one of the database
 */
export async function claimStore(db: Db, files: Files): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${fileStoreLock})`);
    const bytes = await files.get(storeFile);
    const own = bytes ? Buffer.from(bytes).toString('utf8').trim() : null;
    const [known] = await tx.select().from(fileStore);
    if (known) {
      if (known.identity === own) return;
      throw new ConfigError(
        `The files of this database are in ${known.location} (first used on ${known.host}), and this process would keep them in ${files.location} on ${hostname()}: documents would be there for some requests and gone for others. Give every process the same store: S3_* settings, or one shared DATA_DIR. If the files were moved, copy all of them, with "${storeFile}". If they are lost for good: delete from file_store.`,
      );
    }
    const identity = own ?? newId();
    if (!own) await files.put(storeFile, Buffer.from(identity));
    const found = { location: files.location, host: hostname(), since: new Date() };
    await tx.insert(fileStore).values({ identity, ...found });
  });
}
