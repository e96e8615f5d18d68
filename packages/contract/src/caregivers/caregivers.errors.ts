import { defineErrors } from '../core/errors.ts';

export const caregiversErrors = defineErrors({
  'visits-overlap': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.visits-overlap',
      message: 'This caregiver is at another visit at that time. Please choose another time.',
    },
  },
  'no-visit-to-come': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.no-visit-to-come',
      message: 'No visit would come of this plan. Please choose days and a time still to come.',
    },
  },
  'schedule-too-long': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.schedule-too-long',
      message: 'Visits can be planned for a year ahead. Please choose an earlier day.',
    },
  },
  'visit-not-planned': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.visit-not-planned',
      message: 'This visit is no longer planned. Please look at the list again.',
    },
  },
  'no-caregiver': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.no-caregiver',
      message: 'This person is not a caregiver of the circle. Please choose another.',
    },
  },
  'visit-logged': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.visit-logged',
      message: 'This visit is written down already. Please look at the list again.',
    },
  },
  'visit-too-old': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.visit-too-old',
      message: 'Visits can be written down for 31 days. This one is older.',
    },
  },
  'log-closed': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.log-closed',
      message: 'A visit can be corrected for 48 hours by the caregiver who wrote it down.',
    },
  },
});
