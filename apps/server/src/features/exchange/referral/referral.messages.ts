/** The texts of a letter of referral. */
export const referralTexts = {
  title: /*i18n*/ { id: 'referral.title', message: 'Referral letter' },
  document: /*i18n*/ { id: 'referral.document', message: 'Referral letter: {to}' },
  to: /*i18n*/ { id: 'referral.to', message: 'To' },
  reason: /*i18n*/ { id: 'referral.reason', message: 'Reason' },
  findings: /*i18n*/ { id: 'referral.findings', message: 'Findings' },
  date: /*i18n*/ { id: 'referral.date', message: 'Date' },
  licence: /*i18n*/ {
    id: 'referral.licence',
    message: 'Licence number {number}, compared with the papers by Hafi',
  },
  unchecked: /*i18n*/ {
    id: 'referral.unchecked',
    message: 'The licence of this doctor has not been checked by Hafi.',
  },
} as const;
