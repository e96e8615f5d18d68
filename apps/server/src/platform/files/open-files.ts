import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import type { Log } from '../log/log.ts';
import { diskFiles } from './disk-files.ts';
import type { Files } from './files.ts';
import { FilesAway } from './files-away.ts';

/**
 * Opens the store of files that the settings name: the bucket, else `files` in `DATA_DIR`. The
 * client of S3 is loaded only with the setting.
 * @throws ConfigError when the store refuses the bucket or the keys
 */
export async function openFiles(config: Config, log: Log): Promise<Files> {
  const { dataDir, s3 } = config;
  if (!s3) return diskFiles(join(dataDir, 'files'));
  const { s3Files } = await import('./s3-files.ts');
  const files = s3Files(s3);
  try {
    await files.check();
  } catch (error) {
    const code = error instanceof FilesAway ? error.code : 'unknown';
    if (/^s3-4/.test(code)) {
      throw new ConfigError(
        `${s3.endpoint} refuses the bucket ${s3.bucket} (${code}): check S3_BUCKET, S3_REGION and the keys.`,
      );
    }
    // It may be back in a moment: the process starts, and is not ready before it was reached.
    log.warn({ failure: code }, 'the store of files is away');
  }
  return files;
}
