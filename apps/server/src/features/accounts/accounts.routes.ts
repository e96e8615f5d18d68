import * as contract from '@hafi/contract/accounts/accounts.contract';
import * as ownData from '@hafi/contract/accounts/own-data.contract';
import * as photo from '@hafi/contract/accounts/photo.contract';
import * as preferences from '@hafi/contract/accounts/preferences.contract';
import * as profile from '@hafi/contract/accounts/profile.contract';
import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/http/handler.ts';
import { asJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { changePassword } from './change-password.ts';
import { changePhoto, removePhoto } from './change-photo.ts';
import { changePreferences } from './change-preferences.ts';
import { confirmEmailChange, confirmPhoneChange } from './confirm-contact-change.ts';
import { confirmIdentity, getConfirmation, requestConfirmationCode } from './confirm-identity.ts';
import { deleteAccount } from './delete-account.ts';
import { devicePeopleHandlers } from './device-people.routes.ts';
import { dropContact, readContact, saveContact } from './emergency-contact.ts';
import { getPhoto } from './get-photo.ts';
import { getSession } from './get-session.ts';
import { listSessions } from './list-sessions.ts';
import { readSummary, saveSummary } from './medical-summary.ts';
import { ownAccount } from './own-account.ts';
import { accountData } from './own-account-data.ts';
import type { PersonalData } from './personal-data.ts';
import { printMyData, readMyData } from './read-my-data.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { requestPhoneCode } from './request-phone-code.ts';
import { resetPassword } from './reset-password.ts';
import { revokeOtherSessions, revokeSession } from './revoke-sessions.ts';
import { confirmTwoFactor, startTwoFactor } from './set-up-two-factor.ts';
import { signIn } from './sign-in.ts';
import { type OnOwnPhone, signInByPhone } from './sign-in-by-phone.ts';
import { signInSecondFactor } from './sign-in-second-factor.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { socialSignIn } from './social.routes.ts';
import { stopTwoFactor } from './stop-two-factor.ts';
import { readPreferences } from './stored-preferences.ts';
import { sweepExpired } from './sweep-expired.job.ts';
import { updateProfile } from './update-profile.ts';

/**
 * Accounts: joins the contract to the use cases. `personalData` is what others keep of people,
 * `onOwnPhone` what they do when somebody first signs in with an own phone.
 */
export function accountsFeature(
  platform: Platform,
  { personalData, onOwnPhone }: { personalData: readonly PersonalData[]; onOwnPhone: OnOwnPhone },
): Feature {
  const social = socialSignIn(platform);
  const parts = [...accountData(platform), ...personalData];
  return {
    handlers: [
      ...social.handlers,
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
    ],
    mount: social.mount,
    jobs: [asJob(sweepExpired(platform))],
  };
}
