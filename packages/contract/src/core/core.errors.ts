import { defineErrors } from './errors.ts';

/** Errors of all endpoints. Which of them one can answer follows from its shape: `possibleErrors`. */
export const coreErrors = defineErrors({
  'invalid-input': {
    status: 400,
    text: /*i18n*/ {
      id: 'error.invalid-input',
      message: 'Some answers need a look. Please correct them and try again.',
    },
  },
  'unreadable-request': {
    status: 400,
    text: /*i18n*/ {
      id: 'error.unreadable-request',
      message: 'We could not read this request. Please reload the page and try again.',
    },
  },
  'not-signed-in': {
    status: 401,
    text: /*i18n*/ { id: 'error.not-signed-in', message: 'Please sign in first.' },
  },
  'not-allowed': {
    status: 403,
    text: /*i18n*/ { id: 'error.not-allowed', message: 'Your account may not do this.' },
  },
  'foreign-origin': {
    status: 403,
    text: /*i18n*/ {
      id: 'error.foreign-origin',
      message: 'This request came from another site. Please open Hafi and try there.',
    },
  },
  'other-person': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.other-person',
      message:
        'Somebody else is signed in on this device now. Nothing was done in their name. What you wrote stays yours: sign in again to send it.',
    },
  },
  'not-found': {
    status: 404,
    text: /*i18n*/ { id: 'error.not-found', message: 'We could not find this.' },
  },
  'idempotency-key-required': {
    status: 400,
    text: /*i18n*/ {
      id: 'error.idempotency-key-required',
      message: 'This request needs an Idempotency-Key header of 8 to 100 characters.',
    },
  },
  'idempotency-key-reused': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.idempotency-key-reused',
      message: 'This Idempotency-Key was used for another request. Please use a new one.',
    },
  },
  'still-in-progress': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.still-in-progress',
      message: 'We are still working on the same request. Please wait a moment.',
    },
  },
  'already-done': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.already-done',
      message: 'This is done already. Please reload the page to see it.',
    },
  },
  'payload-too-large': {
    status: 413,
    text: /*i18n*/ {
      id: 'error.payload-too-large',
      message: 'This is too much at once. Please shorten it and try again.',
    },
  },
  'unsupported-media-type': {
    status: 415,
    text: /*i18n*/ {
      id: 'error.unsupported-media-type',
      message: 'Please send this as JSON.',
    },
  },
  'range-not-satisfiable': {
    status: 416,
    text: /*i18n*/ {
      id: 'error.range-not-satisfiable',
      message: 'The file ends before this part. Please download it again.',
    },
  },
  'too-many-requests': {
    status: 429,
    text: /*i18n*/ {
      id: 'error.too-many-requests',
      message: 'Too many tries. Please wait a few minutes and try again.',
    },
  },
  internal: {
    status: 500,
    text: /*i18n*/ {
      id: 'error.internal',
      message: 'Something went wrong on our side. Nothing was lost. Please try again.',
    },
  },
  unavailable: {
    status: 503,
    text: /*i18n*/ {
      id: 'error.unavailable',
      message: 'Hafi is not ready yet. Please try again in a moment.',
    },
  },
});
