/** The texts of an International Patient Summary that the clinic summary has not. */
export const ipsTexts = {
  title: /*i18n*/ { id: 'ips.title', message: 'Patient summary of {name}' },
  past: /*i18n*/ { id: 'ips.past', message: 'Illnesses of the past' },
  unavailable: /*i18n*/ {
    id: 'ips.unavailable',
    message: 'Nothing is written down in Hafi. That does not mean that there is nothing.',
  },
} as const;
