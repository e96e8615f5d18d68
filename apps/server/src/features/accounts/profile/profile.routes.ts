import * as contract from '@hafi/contract/accounts/accounts.contract';
import * as undo from '@hafi/contract/accounts/contact-undo.contract';
import * as photo from '@hafi/contract/accounts/photo.contract';
import * as preferences from '@hafi/contract/accounts/preferences.contract';
import * as profile from '@hafi/contract/accounts/profile.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ownAccount } from '../own-account.ts';
import type { NumberPassing } from '../pass-number.ts';
import { rememberDevice } from '../sign-in/known-device.ts';
import { changePhoto, removePhoto } from './change-photo.ts';
import { changePreferences } from './change-preferences.ts';
import { confirmEmailChange, confirmPhoneChange } from './confirm-contact-change.ts';
import { dropContact, readContact, saveContact } from './emergency-contact.ts';
import { getPhoto } from './get-photo.ts';
import { readSummary, saveSummary } from './medical-summary.ts';
import { requestContactProof } from './request-contact-proof.ts';
import { readPreferences } from './stored-preferences.ts';
import { undoContactChange } from './undo-contact-change.ts';
import { type Rename, updateProfile } from './update-profile.ts';

/** Endpoints for people's profile and preferences. */
export const profileHandlers = (
  platform: Platform,
  { numberPassing, rename }: { readonly numberPassing: NumberPassing; readonly rename: Rename },
): readonly Handler[] => [
  handle(contract.updateProfile, ({ address, body, principal }) =>
    updateProfile(platform, principal, body, { address, rename }),
  ),
  handle(contract.requestContactProof, ({ address, body, principal }) =>
    requestContactProof(platform, principal, body, address),
  ),
  handle(contract.confirmEmailChange, async ({ address, body, principal, setHeader }) => {
    const saved = await confirmEmailChange(platform, principal, { address, typed: body.code });
    rememberDevice(platform, saved.data.email, setHeader);
    return saved;
  }),
  handle(contract.confirmPhoneChange, async ({ address, body, principal, setHeader }) => {
    const code = { address, typed: body.code };
    const saved = await confirmPhoneChange(platform, principal, code, numberPassing);
    rememberDevice(platform, saved.data.phoneNumber, setHeader);
    return saved;
  }),
  handle(undo.undoContactChange, ({ body }) => undoContactChange(platform, body)),
  handle(photo.changePhoto, ({ file, principal }) => changePhoto(platform, principal, file)),
  handle(photo.removePhoto, ({ principal }) => removePhoto(platform, principal)),
  handle(photo.getPhoto, async ({ params, principal, setHeader }) => {
    const { bytes, cacheControl } = await getPhoto(platform, principal, params.name);
    setHeader('cache-control', cacheControl);
    return bytes;
  }),
  handle(profile.getEmergencyContact, async ({ principal }) => ({
    data: await readContact(platform.db, principal),
  })),
  handle(profile.putEmergencyContact, ({ body, principal }) =>
    saveContact(platform, principal, body),
  ),
  handle(profile.removeEmergencyContact, ({ principal }) => dropContact(platform, principal)),
  handle(profile.getMedicalSummary, async ({ principal }) => ({
    data: await readSummary(platform.db, principal),
  })),
  handle(profile.putMedicalSummary, ({ body, principal }) =>
    saveSummary(platform, principal, body),
  ),
  handle(preferences.getPreferences, async ({ principal }) => ({
    data: readPreferences(await ownAccount(platform.db, principal)),
  })),
  handle(preferences.changePreferences, ({ body, principal }) =>
    changePreferences(platform, principal, body),
  ),
];
