import type {
  PaperKind,
  VettedRole,
  VettingAct,
  VettingNeed,
} from '@hafi/contract/vetting/vetting-terms';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const vettedRoleWords: Readonly<Record<VettedRole, MessageDescriptor>> = {
  DOCTOR: msg`Doctor`,
  CAREGIVER: msg`Caregiver`,
  VOLUNTEER: msg`Volunteer`,
};

export const paperWords: Readonly<Record<PaperKind, MessageDescriptor>> = {
  identity: msg`Identity card or passport`,
  licence: msg`Licence of the council`,
  certificate: msg`Certificate or diploma`,
  registration: msg`Registration of the business (RDB or TIN)`,
  other: msg`Another paper`,
};

/** What is missing, as something to do. */
export const needWords: Readonly<Record<VettingNeed, MessageDescriptor>> = {
  contact: msg`Confirm your e-mail address or phone number`,
  place: msg`Say in which district and sector you live`,
  profile: msg`Fill in your doctor profile`,
  identity: msg`Add your identity card or passport`,
  licence: msg`Add the licence of your council`,
};

export const actWords: Readonly<Record<VettingAct, MessageDescriptor>> = {
  sent: msg`Sent`,
  asked: msg`Question of the coordinator`,
  answered: msg`Answer`,
  confirmed: msg`Confirmed`,
  refused: msg`Not accepted`,
  ended: msg`Confirmation ended`,
  expired: msg`The licence has ended`,
  renamed: msg`New name`,
  restored: msg`The compared name again`,
  reopened: msg`To be checked again, because the specialty has changed`,
};
