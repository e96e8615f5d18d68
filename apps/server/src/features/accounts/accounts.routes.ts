import * as contract from '@hafi/contract/accounts/accounts.contract';
import * as ownData from '@hafi/contract/accounts/own-data.contract';
import * as photo from '@hafi/contract/accounts/photo.contract';
import * as preferences from '@hafi/contract/accounts/preferences.contract';
import * as profile from '@hafi/contract/accounts/profile.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { ownAccount } from './own-account.ts';
import { deleteAccount } from './own-data/delete-account.ts';
import { printMyData, readMyData } from './own-data/read-my-data.ts';
import { changePhoto, removePhoto } from './profile/change-photo.ts';
import { changePreferences } from './profile/change-preferences.ts';
import { confirmEmailChange, confirmPhoneChange } from './profile/confirm-contact-change.ts';
import { dropContact, readContact, saveContact } from './profile/emergency-contact.ts';
import { getPhoto } from './profile/get-photo.ts';
import { readSummary, saveSummary } from './profile/medical-summary.ts';
import { readPreferences } from './profile/stored-preferences.ts';
import { updateProfile } from './profile/update-profile.ts';
import { confirmTwoFactor, startTwoFactor } from './second-factor/set-up-two-factor.ts';
import { signInSecondFactor } from './second-factor/sign-in-second-factor.ts';
import { stopTwoFactor } from './second-factor/stop-two-factor.ts';
import { getSession } from './sessions/get-session.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { revokeOtherSessions, revokeSession } from './sessions/revoke-sessions.ts';
import { signOut } from './sessions/sign-out.ts';
import { devicePeopleHandlers } from './shared-phone/device-people.routes.ts';
import { changePassword } from './sign-in/change-password.ts';
import {
  confirmIdentity,
  getConfirmation,
  requestConfirmationCode,
} from './sign-in/confirm-identity.ts';
import { requestPasswordReset } from './sign-in/request-password-reset.ts';
import { requestPhoneCode } from './sign-in/request-phone-code.ts';
import { resetPassword } from './sign-in/reset-password.ts';
import { signIn } from './sign-in/sign-in.ts';
import { type OnOwnPhone, signInByPhone } from './sign-in/sign-in-by-phone.ts';
import { signUp } from './sign-in/sign-up.ts';

/**
 * Accounts: joins the contract to the use cases. `parts` is what is kept of people,
 * `onOwnPhone` what they do when somebody first signs in with an own phone.
 */
export function accountsHandlers(
  platform: Platform,
  { parts, onOwnPhone }: { parts: readonly PersonalData[]; onOwnPhone: OnOwnPhone },
): readonly Handler[] {
  return [
    ...devicePeopleHandlers(platform),
    handle(contract.signUp, (call) => signUp(platform, call)),
    handle(contract.signIn, (call) => signIn(platform, call)),
    handle(contract.signInSecondFactor, (call) => signInSecondFactor(platform, call)),
    handle(contract.requestPhoneCode, (call) => requestPhoneCode(platform, call)),
    handle(contract.signInByPhone, (call) => signInByPhone(platform, call, onOwnPhone)),
    handle(contract.getSession, (call) => getSession(platform, call)),
    handle(contract.signOut, (call) => signOut(platform, call)),
    handle(contract.requestPasswordReset, (call) => requestPasswordReset(platform, call)),
    handle(contract.resetPassword, (call) => resetPassword(platform, call)),
    handle(contract.updateProfile, (call) => updateProfile(platform, call)),
    handle(contract.confirmEmailChange, (call) => confirmEmailChange(platform, call)),
    handle(contract.confirmPhoneChange, (call) => confirmPhoneChange(platform, call)),
    handle(contract.changePassword, (call) => changePassword(platform, call)),
    handle(photo.changePhoto, (call) => changePhoto(platform, call)),
    handle(photo.removePhoto, (call) => removePhoto(platform, call)),
    handle(photo.getPhoto, (call) => getPhoto(platform, call)),
    handle(ownData.getConfirmation, ({ principal }) => getConfirmation(platform, principal)),
    handle(ownData.requestConfirmationCode, (call) => requestConfirmationCode(platform, call)),
    handle(ownData.confirmIdentity, (call) => confirmIdentity(platform, call)),
    handle(ownData.getMyData, (call) => readMyData(platform, call, parts)),
    handle(ownData.getMyDataPdf, (call) => printMyData(platform, call, parts)),
    handle(ownData.deleteAccount, (call) => deleteAccount(platform, call, parts)),
    handle(profile.getEmergencyContact, async ({ principal }) => ({
      data: await readContact(platform.db, principal),
    })),
    handle(profile.putEmergencyContact, (call) => saveContact(platform, call)),
    handle(profile.removeEmergencyContact, ({ principal }) => dropContact(platform, principal)),
    handle(profile.getMedicalSummary, async ({ principal }) => ({
      data: await readSummary(platform.db, principal),
    })),
    handle(profile.putMedicalSummary, (call) => saveSummary(platform, call)),
    handle(preferences.getPreferences, async ({ principal }) => ({
      data: readPreferences(await ownAccount(platform.db, principal)),
    })),
    handle(preferences.changePreferences, (call) => changePreferences(platform, call)),
    handle(contract.startTwoFactor, (call) => startTwoFactor(platform, call)),
    handle(contract.confirmTwoFactor, (call) => confirmTwoFactor(platform, call)),
    handle(contract.stopTwoFactor, (call) => stopTwoFactor(platform, call)),
    handle(contract.listSessions, (call) => listSessions(platform, call)),
    handle(contract.revokeSession, (call) => revokeSession(platform, call)),
    handle(contract.revokeOtherSessions, (call) => revokeOtherSessions(platform, call)),
  ];
}
