import { defineErrors } from '../core/errors.ts';

export const accountsErrors = defineErrors({
  'invalid-credentials': {
    status: 401,
    text: /*i18n*/ {
      id: 'error.invalid-credentials',
      message: 'Invalid credentials. Please try again.',
    },
  },
  'name-compared': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.name-compared',
      message:
        'A coordinator has compared your papers with your name. With another name they must be compared again.',
    },
  },
  'account-suspended': {
    status: 403,
    text: /*i18n*/ {
      id: 'error.account-suspended',
      message:
        'This account is suspended. The coordinators write: {reason} Call or write to us if this is not right.',
    },
  },
  'invalid-second-factor': {
    status: 401,
    text: /*i18n*/ {
      id: 'error.invalid-second-factor',
      message: 'This code is not right. Check the clock of your phone and try the newest code.',
    },
  },
  'challenge-expired': {
    status: 401,
    text: /*i18n*/ {
      id: 'error.challenge-expired',
      message: 'This took too long. Please sign in again.',
    },
  },
  'wrong-own-secret': {
    status: 401,
    text: /*i18n*/ {
      id: 'error.wrong-own-secret',
      message: 'This is not right. Please try again.',
    },
  },
  'phone-pin-locked': {
    status: 403,
    text: /*i18n*/ {
      id: 'error.phone-pin-locked',
      message:
        'The phone PIN is locked. Choose a new one on a phone where you are signed in, or ask who decides for you in Hafi.',
    },
  },
  'account-is-kept': {
    status: 403,
    text: /*i18n*/ {
      id: 'error.account-is-kept',
      message:
        'Somebody keeps this account for its owner. We have told them. Once they hand it over in Hafi, you can sign in.',
    },
  },
  'invalid-one-time-code': {
    status: 401,
    text: /*i18n*/ {
      id: 'error.invalid-one-time-code',
      message: 'This code is wrong or too old. Ask for a new one.',
    },
  },
  'invalid-reset-code': {
    status: 400,
    text: /*i18n*/ {
      id: 'error.invalid-reset-code',
      message: 'This code is wrong or too old. Ask for a new one.',
    },
  },
  'wrong-password': {
    status: 403,
    text: /*i18n*/ { id: 'error.wrong-password', message: 'Your current password is not right.' },
  },
  'email-in-use': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.email-in-use',
      message: 'This e-mail address cannot be used. Please choose another.',
    },
  },
  'phone-in-use': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.phone-in-use',
      message: 'This phone number cannot be used. Please choose another.',
    },
  },
  'sms-does-not-reach': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.sms-does-not-reach',
      message:
        'SMS from Hafi do not reach numbers of this country. Please use a Rwandan number, or an e-mail address.',
    },
  },
  'two-factor-already-on': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.two-factor-already-on',
      message: 'Two-step sign-in is already on.',
    },
  },
  'two-factor-not-started': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.two-factor-not-started',
      message: 'Please start setting up two-step sign-in first.',
    },
  },
  'photo-too-large': {
    status: 413,
    text: /*i18n*/ {
      id: 'error.photo-too-large',
      message: 'This photo is larger than 2 MB. Please choose a smaller one.',
    },
  },
  'photo-wrong-kind': {
    status: 415,
    text: /*i18n*/ {
      id: 'error.photo-wrong-kind',
      message: 'This is not a JPG, GIF or PNG picture. Please choose another one.',
    },
  },
  'photo-broken': {
    status: 400,
    text: /*i18n*/ {
      id: 'error.photo-broken',
      message: 'This picture is damaged or not complete. Please choose another one.',
    },
  },
  'photo-too-many-pixels': {
    status: 413,
    text: /*i18n*/ {
      id: 'error.photo-too-many-pixels',
      message: 'This picture is too wide or too high for us. Please choose a smaller one.',
    },
  },
  'confirm-first': {
    status: 403,
    text: /*i18n*/ {
      id: 'error.confirm-first',
      message: 'Please show first that it is you.',
    },
  },
  'confirm-by-password': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.confirm-by-password',
      message: 'Please use your password for this.',
    },
  },
  'undo-over': {
    status: 404,
    text: /*i18n*/ {
      id: 'error.undo-over',
      message: 'This link was used already or is too old.',
    },
  },
  'wrong-pin': {
    status: 401,
    text: /*i18n*/ {
      id: 'error.wrong-pin',
      message: 'This PIN is not right. Tries left: {left}.',
    },
  },
  'pin-locked': {
    status: 403,
    text: /*i18n*/ {
      id: 'error.pin-locked',
      message: 'The PIN was wrong too often. Please sign in with your password or by SMS.',
    },
  },
  'no-pin-for-role': {
    status: 403,
    text: /*i18n*/ {
      id: 'error.no-pin-for-role',
      message: 'Doctors and coordinators sign in with their password each time, not with a PIN.',
    },
  },
  'phone-full': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.phone-full',
      message: 'Eight people are on this phone already. Please take somebody off it first.',
    },
  },
  'no-contact': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.no-contact',
      message:
        'This account has no number and no e-mail to which a code could be sent. Write your number or e-mail in the profile first.',
    },
  },
  'last-admin': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.last-admin',
      message: 'You are the last administrator. Name another one first, then delete this account.',
    },
  },
  'social-sign-in-off': {
    status: 404,
    text: /*i18n*/ {
      id: 'error.social-sign-in-off',
      message: 'This way to sign in is not set up here. Please use e-mail or phone.',
    },
  },
  'social-sign-in-failed': {
    status: 502,
    text: /*i18n*/ {
      id: 'error.social-sign-in-failed',
      message: 'Signing in there did not work. Please try again, or use e-mail or phone.',
    },
  },
});
