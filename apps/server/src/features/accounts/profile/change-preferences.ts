import type { changePreferences as endpoint } from '@hafi/contract/accounts/preferences.contract';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ownAccount } from '../own-account.ts';
import { mergePreferences, updatePerson } from '../people.repo.ts';
import { readPreferences, storedChange } from './stored-preferences.ts';

/** Replaces the given parts and keeps the rest; the last change of a part wins. */
export async function changePreferences(
  platform: Platform,
  principal: Principal,
  body: ParsedInput<typeof endpoint>['body'],
) {
  const person = await ownAccount(platform.db, principal);
  const { locale, choices } = storedChange(body);
  const saved = await inTransaction(platform, (tx) =>
    updatePerson(tx, person.id, {
      ...(locale ? { locale } : {}),
      preferences: mergePreferences(choices),
      updatedAt: platform.clock.now(),
    }),
  );
  return { data: readPreferences(saved ?? person) };
}
