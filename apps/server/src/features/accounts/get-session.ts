import type { getSession as endpoint } from '@hafi/contract/accounts/accounts.contract';
import type { Call } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentAccount } from './accounts.presenter.ts';
import { findPersonById } from './people.repo.ts';

/** Who is signed in; null when nobody is. */
export async function getSession({ db }: Platform, { principal }: Call<typeof endpoint>) {
  const person = principal ? await findPersonById(db, principal.personId) : undefined;
  return { data: person ? presentAccount(person) : null };
}
