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
  'upload-gone': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.upload-gone',
      message: 'The file is no longer here. Please choose it again.',
    },
  },
});
