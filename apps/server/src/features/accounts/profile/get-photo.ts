import { type PhotoSize, photoSizes } from '@hafi/contract/accounts/photo-rules';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isPublicPhoto, maySeePhoto } from '../accounts.policy.ts';
import { findPersonByPhoto } from '../people.repo.ts';
import { photoAddress, readPhoto } from './stored-photo.ts';

const year = 365 * 24 * 60 * 60;

const isSize = (size: number): size is PhotoSize => photoSizes.some((each) => each === size);

/**
 * A photo by its name (id and size), and how long a browser may cache it: for ever, because a new
 * photo has a new name.
 * @throws Problem not-found, also for anyone who may not see it
 */
export async function getPhoto(
  platform: Platform,
  principal: Principal | null,
  name: string,
): Promise<{ bytes: Uint8Array; cacheControl: string }> {
  const id = name.slice(0, 36);
  const size = Number(name.slice(37));
  const person = await findPersonByPhoto(platform.db, photoAddress(id));
  if (!person || !isSize(size) || !maySeePhoto(person, principal)) {
    throw new Problem(coreErrors['not-found']);
  }
  const bytes = await readPhoto(platform.files, id, size);
  if (!bytes) throw new Problem(coreErrors['not-found']);
  const whose = isPublicPhoto(person) ? 'public' : 'private';
  return { bytes, cacheControl: `${whose}, max-age=${year}, immutable` };
}
