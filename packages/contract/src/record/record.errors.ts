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
      message:
        'This file is no FHIR R4 bundle, or it has more than 2,000 readings. Please choose another, or divide it.',
    },
  },
  'fhir-too-large': {
    status: 413,
    text: /*i18n*/ {
      id: 'error.fhir-too-large',
      message: 'This file is larger than 4 MB, which is about 2,000 readings. Please divide it.',
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
