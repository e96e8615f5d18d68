import type { News2Level } from '@hafi/contract/vitals/news2';
import type { StatusLevel } from '@hafi/contract/vitals/vital-status';

/** The texts of the clinic summary. */
export const summaryTexts = {
  title: /*i18n*/ { id: 'summary.title', message: 'Health summary' },
  hafi: /*i18n*/ { id: 'summary.hafi', message: 'Hafi, care for elders in Rwanda' },
  page: /*i18n*/ { id: 'summary.page', message: 'Page {page} of {of}' },
  since: /*i18n*/ { id: 'summary.since', message: 'since {date}' },
  born: /*i18n*/ { id: 'summary.born', message: 'Born' },
  age: /*i18n*/ {
    id: 'summary.age',
    message: '{years, plural, one {# year old} other {# years old}}',
  },
  sex: /*i18n*/ { id: 'summary.sex', message: 'Sex' },
  phone: /*i18n*/ { id: 'summary.phone', message: 'Phone' },
  home: /*i18n*/ { id: 'summary.home', message: 'Home' },
  blood: /*i18n*/ { id: 'summary.blood', message: 'Blood type' },
  insurance: /*i18n*/ { id: 'summary.insurance', message: 'Insurance' },
  contacts: /*i18n*/ { id: 'summary.contacts', message: 'People to call' },
  allergies: /*i18n*/ { id: 'summary.allergies', message: 'Allergies' },
  conditions: /*i18n*/ { id: 'summary.conditions', message: 'Illnesses' },
  medicines: /*i18n*/ { id: 'summary.medicines', message: 'Medicines' },
  vitals: /*i18n*/ { id: 'summary.vitals', message: 'Last readings' },
  news2: /*i18n*/ {
    id: 'summary.news2',
    message: 'NEWS2: {score}, clinical risk {level} ({when})',
  },
  scale2: /*i18n*/ { id: 'summary.scale-2', message: 'Oxygen counts by scale 2.' },
  note: /*i18n*/ { id: 'summary.note', message: 'Last note of a doctor' },
  notes: /*i18n*/ { id: 'summary.notes', message: 'Notes for helpers' },
  none: /*i18n*/ { id: 'summary.none', message: 'Nothing is written down.' },
  more: /*i18n*/ { id: 'summary.more', message: 'and {count} more, in Hafi' },
  dangerous: /*i18n*/ { id: 'summary.dangerous', message: 'can be dangerous to life' },
  written: /*i18n*/ { id: 'summary.written', message: 'Written on {at} by {name}, with Hafi.' },
  said: /*i18n*/ {
    id: 'summary.said',
    message:
      'It says what was entered in Hafi, by the patient, family and carers too. Please ask the patient.',
  },
  /** Beside a time of a reading, or when something was written. */
  inKigali: /*i18n*/ { id: 'summary.in-kigali', message: '{at}, Kigali time' },
  link: /*i18n*/ { id: 'summary.link', message: 'The newest state until {until}:' },
} as const;

export const sexes = {
  female: /*i18n*/ { id: 'summary.female', message: 'Woman' },
  male: /*i18n*/ { id: 'summary.male', message: 'Man' },
} as const;

/** The remark beside an abnormal reading. */
export const summaryLevels: Readonly<
  Record<Exclude<StatusLevel, 'normal'>, { id: string; message: string }>
> = {
  watch: /*i18n*/ { id: 'summary.watch', message: 'to be watched' },
  urgent: /*i18n*/ { id: 'summary.urgent', message: 'urgent' },
};

/** The clinical risk by NEWS2. */
export const news2Risks: Readonly<Record<News2Level, { id: string; message: string }>> = {
  low: /*i18n*/ { id: 'summary.risk.low', message: 'low' },
  'low-medium': /*i18n*/ { id: 'summary.risk.low-medium', message: 'low to medium' },
  medium: /*i18n*/ { id: 'summary.risk.medium', message: 'medium' },
  high: /*i18n*/ { id: 'summary.risk.high', message: 'high' },
};
