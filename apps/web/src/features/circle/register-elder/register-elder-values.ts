import { newElder } from '@hafi/contract/circle/elder-registration.schemas';
import type { Locale } from '@hafi/i18n/locales';
import * as z from 'zod/mini';

/**
 * The values of the registration form. The province is a code, the lower levels are names; '' is
 * not chosen.
 */
export interface ElderValues {
  firstName: string;
  lastName: string;
  birth: string;
  /** '' is not said. */
  sex: string;
  phoneNumber: string;
  relation: string;
  province: string;
  district: string;
  sector: string;
  cell: string;
  village: string;
  /** '' is not chosen yet. */
  locale: Locale | '';
  witness: string;
  witnessContact: string;
  consentGiven: boolean;
}

/** The initial values. */
export const emptyElder: ElderValues = {
  firstName: '',
  lastName: '',
  birth: '',
  sex: '',
  phoneNumber: '',
  relation: '',
  province: '',
  district: '',
  sector: '',
  cell: '',
  village: '',
  locale: '',
  witness: '',
  witnessContact: '',
  consentGiven: false,
};

/** The schema of the form: the district is required, other levels of the place are optional. */
export const elderSchema = z.extend(
  z.omit(newElder, {
    textVersion: true,
    consentLocale: true,
    anotherPerson: true,
  }),
  {
    sex: z.pipe(
      z.transform((said) => (said === '' ? undefined : said)),
      newElder.shape.sex,
    ),
    district: z.string().check(z.minLength(1, { error: 'required' })),
  },
);
