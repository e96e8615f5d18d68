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
 * Saves some of the person's preferences on the account, and refetches the account.
 * @throws Problem when saving failed
 */
export async function savePreferences(change: PreferencesChange): Promise<void> {
  await call(changePreferences, { body: change });
  await refreshSession();
}

let saving: Promise<unknown> = Promise.resolve();

/** Saves one after the other, so that the last change arrives last. */
function saveAppearance(): Promise<void> {
  const saved = saving.then(async () => {
    const appearance = currentAppearance();
    await call(changePreferences, { body: { appearance } });
    // A later change is queued behind this one and still counts as unsaved.
    if (JSON.stringify(currentAppearance()) === JSON.stringify(appearance)) noteUnsaved(null);
  });
  saving = saved.catch(() => undefined);
  return saved;
}

/**
 * Changes the appearance at once on this device, and on the account of a signed-in person.
 * @throws Problem when the account did not receive it: the device keeps it and retries later
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
 * Brings the device in line with the signed-in person: appearance and region of the account,
 * density of the role. An appearance that the account has not received yet is sent again instead.
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
