/** Why an entry of a bundle was skipped. */
export const importReasons = {
  'not-observation': /*i18n*/ {
    id: 'fhir.not-observation',
    message: 'It is no Observation.',
  },
  'not-final': /*i18n*/ {
    id: 'fhir.not-final',
    message: 'It is not final: only final, amended and corrected readings are taken over.',
  },
  'unknown-code': /*i18n*/ {
    id: 'fhir.unknown-code',
    message: 'Its LOINC code is none of a vital sign that Hafi keeps.',
  },
  'unknown-unit': /*i18n*/ {
    id: 'fhir.unknown-unit',
    message: 'Its unit is unknown for this vital sign.',
  },
  'no-value': /*i18n*/ { id: 'fhir.no-value', message: 'It has no value.' },
  'no-time': /*i18n*/ { id: 'fhir.no-time', message: 'It does not say when it was taken.' },
  'other-person': /*i18n*/ { id: 'fhir.other-person', message: 'It is about another person.' },
  'no-subject': /*i18n*/ { id: 'fhir.no-subject', message: 'It does not say whose it is.' },
  comparator: /*i18n*/ {
    id: 'fhir.comparator',
    message: 'It says only that the value is more or less than a number. Look at the original.',
  },
  'written-here': /*i18n*/ {
    id: 'fhir.written-here',
    message: 'It was written in Hafi. Correct it here.',
  },
  'wrong-unknown': /*i18n*/ {
    id: 'fhir.wrong-unknown',
    message: 'It is marked as wrong, and was not here.',
  },
  impossible: /*i18n*/ { id: 'fhir.impossible', message: 'Its value is impossible.' },
} as const;

export type ImportReason = keyof typeof importReasons;
