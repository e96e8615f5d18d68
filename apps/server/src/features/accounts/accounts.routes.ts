import type { Handler } from '../../platform/http/handler.ts';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { ownDataHandlers } from './own-data/own-data.routes.ts';
import { profileHandlers } from './profile/profile.routes.ts';
import { secondFactorHandlers } from './second-factor/second-factor.routes.ts';
import { sessionHandlers } from './sessions/sessions.routes.ts';
import { devicePeopleHandlers } from './shared-phone/device-people.routes.ts';
import { signInHandlers } from './sign-in/sign-in.routes.ts';
import type { OnOwnPhone } from './sign-in/sign-in-by-phone.ts';

/**
 * Accounts: joins the contract to the use cases. `parts` is what is kept of people,
 * `onOwnPhone` what they do when somebody first signs in with an own phone.
 */
export const accountsHandlers = (
  platform: Platform,
  { parts, onOwnPhone }: { parts: readonly PersonalData[]; onOwnPhone: OnOwnPhone },
): readonly Handler[] => [
  ...devicePeopleHandlers(platform),
  ...signInHandlers(platform, onOwnPhone),
  ...secondFactorHandlers(platform),
  ...sessionHandlers(platform),
  ...profileHandlers(platform),
  ...ownDataHandlers(platform, parts),
];
