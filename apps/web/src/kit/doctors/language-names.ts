import type { doctorLanguages } from '@hafi/contract/doctors/doctor-kinds';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type DoctorLanguage = (typeof doctorLanguages)[number];

/** The names of the languages that a doctor speaks. */
export const languageNames: Record<DoctorLanguage, MessageDescriptor> = {
  rw: msg`Kinyarwanda`,
  en: msg`English`,
  fr: msg`French`,
  sw: msg`Swahili`,
};
