import type { Handler } from '../../platform/http/handler.ts';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RequireKeeper } from './own-data/delete-account.ts';
import { ownDataHandlers } from './own-data/own-data.routes.ts';
import type { NumberPassing } from './pass-number.ts';
import { profileHandlers } from './profile/profile.routes.ts';
import type { Rename } from './profile/update-profile.ts';
import { secondFactorHandlers } from './second-factor/second-factor.routes.ts';
import { sessionHandlers } from './sessions/sessions.routes.ts';
import { devicePeopleHandlers } from './shared-phone/device-people.routes.ts';
import type { OnNewOwner } from './sign-in/first-proof.ts';
import type { PhoneSignIns } from './sign-in/phone-sign-ins.ts';
import { signInHandlers } from './sign-in/sign-in.routes.ts';

/**
 * Joins the endpoints of accounts to their use cases. For `parts` and the hooks see
 * {@link accountsFeature}.
 */
export const accountsHandlers = (
  platform: Platform,
  {
    parts,
    ...hooks
  }: {
    parts: readonly PersonalData[];
    numberPassing: NumberPassing;
    onNewOwner: OnNewOwner;
    phoneSignIns: PhoneSignIns;
    rename: Rename;
    requireKeeper: RequireKeeper;
  },
): readonly Handler[] => [
  ...devicePeopleHandlers(platform),
  ...signInHandlers(platform, hooks),
  ...secondFactorHandlers(platform),
  ...sessionHandlers(platform),
  ...profileHandlers(platform, hooks),
  ...ownDataHandlers(platform, { parts, requireKeeper: hooks.requireKeeper }),
];
