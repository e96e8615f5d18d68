import { newElder } from '@hafi/contract/circle/elder-registration.schemas';
import type { Locale } from '@hafi/i18n/locales';
import * as z from 'zod/mini';

/** What is typed about an elder. Places are a province's code and names below; '' is not chosen. */
export interface ElderValues {
  firstName: string;
  lastName: string;
  birth: string;
  phoneNumber: string;
  relation: string;
  province: string;
  district: string;
  sector: string;
  cell: string;
  village: string;
  locale: Locale;
  witness: string;
  consentGiven: boolean;
}

/** The form as it begins. */
export const emptyElder = (locale: Locale): ElderValues => ({
  firstName: '',
  lastName: '',
  birth: '',
  phoneNumber: '',
  relation: '',
  province: '',
  district: '',
  sector: '',
  cell: '',
  village: '',
  locale,
  witness: '',
  consentGiven: false,
});

/** The form's own schema: the district must be chosen, the rest of the place may stay open. */
export const elderSchema = z.extend(z.omit(newElder, { textVersion: true, consentLocale: true }), {
  district: z.string().check(z.minLength(1, { error: 'required' })),
});
