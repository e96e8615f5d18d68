import { defineErrors } from './errors.ts';

/** Why a file is refused. */
export const uploadErrors = defineErrors({
  'upload-too-large': {
    status: 413,
    text: /*i18n*/ {
      id: 'error.upload-too-large',
      message: 'This file is empty or larger than 10 MB. Please choose another one.',
    },
  },
  'upload-wrong-kind': {
    status: 415,
    text: /*i18n*/ {
      id: 'error.upload-wrong-kind',
      message:
        'This is no PDF and no JPG or PNG picture, whatever its name says. Please choose another file.',
    },
  },
  'message-file-too-large': {
    status: 413,
    text: /*i18n*/ {
      id: 'error.message-file-too-large',
      message: 'This file is empty or larger than 25 MB. Please choose another one.',
    },
  },
  'message-file-wrong-kind': {
    status: 415,
    text: /*i18n*/ {
      id: 'error.message-file-wrong-kind',
      message:
        'Messages carry photos, videos, voice, PDF and Word files. This is none of them, whatever its name says.',
    },
  },
  'message-file-with-macros': {
    status: 415,
    text: /*i18n*/ {
      id: 'error.message-file-with-macros',
      message:
        'This document contains macros, small programs that can do harm. Please save it without them, or as a PDF, and send that.',
    },
  },
  'upload-too-many-pixels': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.upload-too-many-pixels',
      message: 'This picture is too large to be opened. Please make it smaller first.',
    },
  },
  'upload-heic': {
    status: 415,
    text: /*i18n*/ {
      id: 'error.upload-heic',
      message:
        'This photo is in the HEIC format, which many devices cannot open. Please take it anew, or save it as JPG first.',
    },
  },
  'upload-broken': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.upload-broken',
      message: 'This file is damaged and cannot be opened. Please choose another one.',
    },
  },
  'upload-elsewhere': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.upload-elsewhere',
      message:
        'More of this file has arrived than this device knows. Hafi asks how much, and goes on from there.',
    },
  },
  'upload-busy': {
    status: 423,
    text: /*i18n*/ {
      id: 'error.upload-busy',
      message: 'This file is already being sent. Please wait a moment and try again.',
    },
  },
  'upload-version': {
    status: 412,
    text: /*i18n*/ {
      id: 'error.upload-version',
      message: 'This app is too old to send files. Please open Hafi again.',
    },
  },
  'upload-gone': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.upload-gone',
      message: 'The file is no longer here. Please choose it again.',
    },
  },
});
