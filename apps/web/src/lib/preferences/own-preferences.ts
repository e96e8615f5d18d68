import type { Account } from '@hafi/contract/accounts/account.schemas';
import { changePreferences } from '@hafi/contract/accounts/preferences.contract';
import type { Preferences, PreferencesChange } from '@hafi/contract/accounts/preferences.schemas';
import { defaultRegion, type Region } from '@hafi/i18n/region';
import { call } from '../api.ts';
import { refreshSession, type Session } from '../session.ts';
import {
  type Appearance,
  changeAppearance,
  currentAppearance,
  noteUnsaved,
  suitDensityTo,
  unsavedFor,
} from './appearance.ts';
import { keepRegion } from './region.ts';

/**
 * Saves a part of the own preferences on the account, and asks for the account anew.
 * @throws Problem when it could not be saved
 */
export async function savePreferences(change: PreferencesChange): Promise<void> {
  await call(changePreferences, { body: change });
  await refreshSession();
}

let saving: Promise<unknown> = Promise.resolve();

/** One after the other, so that the last change is the last to arrive. */
function saveAppearance(): Promise<void> {
  const saved = saving.then(async () => {
    const appearance = currentAppearance();
    await call(changePreferences, { body: { appearance } });
    // A later change waits in line behind this one, and is noted as unsaved still.
    if (JSON.stringify(currentAppearance()) === JSON.stringify(appearance)) noteUnsaved(null);
  });
  saving = saved.catch(() => undefined);
  return saved;
}

/**
 * Changes how the page looks, at once on this device, and on the account of whoever is signed in.
 * @throws Problem when the account did not get it: the device keeps it and tries again later
 */
export async function chooseAppearance(
  change: Partial<Appearance>,
  account: Account | null,
): Promise<void> {
  changeAppearance(change);
  if (!account) return;
  noteUnsaved(account.id);
  await saveAppearance();
  await refreshSession();
}

const regionOf = ({ language, numbers, timeZone }: Preferences): Region => ({
  numbers,
  timeZone,
  english: language === 'en-US' ? 'US' : 'GB',
});

/**
 * Brings the device in line with who is signed in: the look and region of their account, the density
 * of their role. A look that the account has not got yet is sent again instead.
 */
export function followAccount({ status, account }: Session): void {
  if (status === 'loading') return;
  suitDensityTo(account?.roles ?? []);
  keepRegion(account ? regionOf(account.preferences) : defaultRegion);
  if (!account) return;
  if (unsavedFor() === account.id) {
    saveAppearance().catch(() => undefined);
    return;
  }
  noteUnsaved(null);
  if (account.preferences.appearance) changeAppearance(account.preferences.appearance);
}
