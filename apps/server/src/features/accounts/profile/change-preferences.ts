import type { changePreferences as endpoint } from '@hafi/contract/accounts/preferences.contract';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ownAccount } from '../own-account.ts';
import { mergePreferences, updatePerson } from '../people.repo.ts';
import { readPreferences, storedChange } from './stored-preferences.ts';

/** Replaces the parts that are given and keeps the rest; the last change of a part wins. */
export async function changePreferences(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { principal, body }: Call<typeof endpoint>,
) {
  const person = await ownAccount(db, principal);
  const { locale, choices } = storedChange(body);
  const saved = await updatePerson(db, person.id, {
    ...(locale ? { locale } : {}),
    preferences: mergePreferences(choices),
    updatedAt: clock.now(),
  });
  return { data: readPreferences(saved ?? person) };
}
