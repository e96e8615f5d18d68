import { defineErrors } from '../core/errors.ts';

export const circleErrors = defineErrors({
  'invitation-gone': {
    status: 404,
    text: /*i18n*/ {
      id: 'error.invitation-gone',
      message: 'This invitation is no longer good. Please ask for a new one.',
    },
  },
  'own-invitation': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.own-invitation',
      message: 'You cannot invite yourself. Please enter somebody else.',
    },
  },
  'own-circle': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.own-circle',
      message: 'This invitation is for somebody else. Please pass it on.',
    },
  },
  'consent-text-changed': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.consent-text-changed',
      message: 'The words of the consent have changed. Please reload the page and read them again.',
    },
  },
  'number-not-open': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.number-not-open',
      message:
        'This number cannot be confirmed like this now: it has changed, or its owner has not confirmed an e-mail address. Please reload the page.',
    },
  },
  'too-many-invitations': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.too-many-invitations',
      message: 'Twenty invitations are open already. Please withdraw one first.',
    },
  },
  'beyond-own-rights': {
    status: 403,
    text: /*i18n*/ {
      id: 'error.beyond-own-rights',
      message:
        'You can only write down a yes to what you may do yourself, and never to writing health or booking.',
    },
  },
  'account-in-use': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.account-in-use',
      message:
        'The elder has used this account: others close it only when a death was recorded a day ago. If it must be closed, call a coordinator: {phone}.',
    },
  },
  'help-under-way': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.help-under-way',
      message:
        'A call for help or an urgent alert about the elder is open. It must end before the account can be closed.',
    },
  },
  'last-decider': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.last-decider',
      message:
        'Nobody else can decide about this circle. Please hand the account over before you leave.',
    },
  },
  'death-recorded': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.death-recorded',
      message:
        'It was recorded that this person has died, so nothing new can be planned for them. If that is a mistake, please have it taken back first.',
    },
  },
});
