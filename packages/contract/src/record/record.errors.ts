import { defineErrors } from '../core/errors.ts';

export const recordErrors = defineErrors({
  'record-full': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.record-full',
      message: 'The record holds 100 entries of this kind. Please remove one that is not needed.',
    },
  },
  'allergy-known': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.allergy-known',
      message: 'This allergy is already written down. Please change the entry that is there.',
    },
  },
  'substance-stays': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.substance-stays',
      message:
        'What is not tolerated cannot be replaced. Take this allergy out with a reason, and add the other one.',
    },
  },
  'note-signed': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.note-signed',
      message: 'This note is signed and can no longer be changed. Add a correction to it instead.',
    },
  },
  'not-fhir': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.not-fhir',
      message: 'This file is no FHIR R4 bundle with 1 to 2,000 entries. Please choose another.',
    },
  },
  'note-not-signed': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.note-not-signed',
      message: 'This note is still a draft. Change it, or sign it first.',
    },
  },
});
