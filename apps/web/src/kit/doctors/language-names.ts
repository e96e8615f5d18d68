import type { doctorLanguages } from '@hafi/contract/doctors/doctor-kinds';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type DoctorLanguage = (typeof doctorLanguages)[number];

/** What the languages of a doctor are called. */
export const languageNames: Record<DoctorLanguage, MessageDescriptor> = {
  rw: msg`Kinyarwanda`,
  en: msg`English`,
  fr: msg`French`,
  sw: msg`Swahili`,
};
