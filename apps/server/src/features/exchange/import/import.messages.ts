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
  'half-pressure': /*i18n*/ {
    id: 'fhir.half-pressure',
    message: 'It is half a blood pressure: the other part is missing.',
  },
  'two-pressures': /*i18n*/ {
    id: 'fhir.two-pressures',
    message: 'Several blood pressures have its time: it is not sure which parts belong together.',
  },
  'no-value': /*i18n*/ { id: 'fhir.no-value', message: 'It has no value.' },
  'no-time': /*i18n*/ { id: 'fhir.no-time', message: 'It does not say when it was taken.' },
  'other-person': /*i18n*/ { id: 'fhir.other-person', message: 'It is about another person.' },
  'two-patients': /*i18n*/ {
    id: 'fhir.two-patients',
    message: 'Two patients of the file may be meant: it is not sure whose it is.',
  },
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
  'two-systems': /*i18n*/ {
    id: 'fhir.two-systems',
    message: 'Readings of two systems have its name: it is not sure which one it changes.',
  },
  impossible: /*i18n*/ { id: 'fhir.impossible', message: 'Its value is impossible.' },
} as const;

export type ImportReason = keyof typeof importReasons;
