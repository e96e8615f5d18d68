import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { claimStore } from './claim-store.ts';
import { diskFiles } from './disk-files.ts';
import type { Files } from './files.ts';
import { FilesAway } from './files-away.ts';

/** The client of S3 is loaded only with the setting. */
async function storeOf({ dataDir, s3 }: Config): Promise<Files> {
  if (!s3) return diskFiles(join(dataDir, 'files'));
  const { s3Files } = await import('./s3-files.ts');
  return s3Files(s3);
}

/**
 * Opens the store of files that the settings name: the bucket, else `files` in `DATA_DIR`. Its check
 * also makes sure that it is the store of this database (the embedded one has a single process).
 * @throws ConfigError when the store refuses the bucket or the keys, or is not that of the database
 */
export async function openFiles(config: Config, database: Database, log: Log): Promise<Files> {
  const store = await storeOf(config);
  const check = async () => {
    await store.check();
    if (database.engine === 'postgres') await claimStore(database.db, store);
  };
  try {
    await check();
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error;
    if (/^s3-4/.test(error.code)) {
      throw new ConfigError(
        `${store.location} refuses this process (${error.code}): check S3_BUCKET, S3_REGION and the keys.`,
      );
    }
    // It may be back in a moment: the process starts, and is not ready before it was reached.
    log.warn({ failure: error.code }, 'the store of files is away');
  }
  return { ...store, check };
}
