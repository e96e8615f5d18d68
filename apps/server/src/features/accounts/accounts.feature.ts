import type { Feature } from '../../platform/feature.ts';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountsHandlers } from './accounts.routes.ts';
import type { RequireKeeper } from './own-data/delete-account.ts';
import { accountData } from './own-data/own-account-data.ts';
import type { NumberPassing } from './pass-number.ts';
import type { Rename } from './profile/update-profile.ts';
import { sweepExpired } from './sessions/sweep-expired.job.ts';
import type { OnNewOwner } from './sign-in/first-proof.ts';
import type { PhoneSignIns } from './sign-in/phone-sign-ins.ts';
import { socialSignIn } from './social/social.routes.ts';

/**
 * Accounts and sign-in. `personalData` are the data exports of the other features; `phoneSignIns`
 * are asked and told when somebody signs in by SMS, `rename` follows a new name, `requireKeeper` refuses
 * who does not keep an account, `numberPassing` follows a number that passes to another account,
 * `onNewOwner` runs when an account passes to the
 * owner of its e-mail address.
 */
export function accountsFeature(
  platform: Platform,
  {
    personalData,
    ...hooks
  }: {
    personalData: readonly PersonalData[];
    numberPassing: NumberPassing;
    onNewOwner: OnNewOwner;
    phoneSignIns: PhoneSignIns;
    rename: Rename;
    requireKeeper: RequireKeeper;
  },
): Feature {
  const social = socialSignIn(platform, hooks.onNewOwner);
  const parts = [...accountData(platform), ...personalData];
  return {
    handlers: [...social.handlers, ...accountsHandlers(platform, { ...hooks, parts })],
    mount: social.mount,
    crons: [sweepExpired(platform)],
  };
}
