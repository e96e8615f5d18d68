import type { Account } from '@hafi/contract/accounts/account.schemas';
import type { updateProfile as updateProfileEndpoint } from '@hafi/contract/accounts/accounts.contract';
import type { Locale } from '@hafi/i18n/locales';
import { call } from '../api.ts';
import { refreshSession } from '../session.ts';
import { currentLocale } from '../words/locale.ts';
import { setLocale } from '../words/words.ts';
import { noteChosenLocale, wasLocaleChosen } from './chosen-locale.ts';

/**
 * A copy without schemas, as in `session.ts`: every page has the language menu, few change an
 * account.
 */
const updateProfile = {
  method: 'PUT',
  path: '/api/auth/profile',
} satisfies Pick<typeof updateProfileEndpoint, 'method' | 'path'> as typeof updateProfileEndpoint;

/**
 * Switches the page to the chosen language. For a signed-in person it is also saved on the account,
 * for mails, SMS and other devices; for a visitor the choice survives a sign-in in this tab.
 */
export async function chooseLocale(locale: Locale, account: Account | null): Promise<void> {
  await setLocale(locale);
  if (!account) {
    noteChosenLocale();
    return;
  }
  try {
    await call(updateProfile, { body: { locale } });
    await refreshSession();
  } catch {
    // The page has switched and keeps the language; the account follows with the next choice.
    noteChosenLocale();
  }
}

/**
 * After signing in: switches to the account's language, unless another was chosen in this
 * tab.
 */
export async function followAccountLocale(account: Account | null): Promise<void> {
  if (!account || wasLocaleChosen() || account.locale === currentLocale()) return;
  await setLocale(account.locale);
}
