import { defineErrors } from '../core/errors.ts';

export const medicationsErrors = defineErrors({
  'medication-stopped': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.medication-stopped',
      message: 'This medicine has been stopped and cannot be changed.',
    },
  },
  'too-many-medications': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.too-many-medications',
      message: 'There are 40 medicines in the list. Please stop one before you add another.',
    },
  },
  'dose-not-planned': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.dose-not-planned',
      message: 'This medicine is not planned for this time. Please look at the list again.',
    },
  },
  'dose-too-early': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.dose-too-early',
      message: 'It is too early for this dose. You can mark it from 3 hours before its time.',
    },
  },
  'dose-too-old': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.dose-too-old',
      message: 'Doses can be written down for 31 days. This one is older.',
    },
  },
  'dose-recorded': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.dose-recorded',
      message: 'Somebody else has written this dose down. Only they can change it.',
    },
  },
  'medicine-warned': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.medicine-warned',
      message:
        'Something written down speaks against this medicine. Read the warnings, and confirm if it is right all the same.',
    },
  },
  'allergy-warned': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.allergy-warned',
      message:
        'An allergy speaks against this medicine. It is added only with the reason why it is right all the same.',
    },
  },
  'dose-too-soon': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.dose-too-soon',
      message:
        'Too little time has passed since the last dose of this medicine. Ask a doctor or nurse before you take more.',
    },
  },
  'most-per-day-reached': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.most-per-day-reached',
      message:
        'The most for 24 hours of this medicine is already written down. Ask a doctor or nurse before you take more.',
    },
  },
});
