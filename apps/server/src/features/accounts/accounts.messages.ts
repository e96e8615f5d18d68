import type { Locale } from '@hafi/i18n/locales';
import type { MessageValues } from '@hafi/i18n/server-catalogue';
import type { QueuedMessage } from '../../platform/outbox/transport.ts';
import type { Platform } from '../../platform/platform.ts';
import { isSecret, linksIn } from './message-values.ts';

/** Success messages shown on screen. */
export const messages = {
  'signed-up': /*i18n*/ {
    id: 'accounts.signed-up',
    message: 'Account created successfully! Please log in with your credentials.',
  },
  'reset-code-sent': /*i18n*/ {
    id: 'accounts.reset-code-sent',
    message: 'OTP sent to your email. Please check your inbox and proceed to reset your password.',
  },
  'password-reset': /*i18n*/ {
    id: 'accounts.password-reset',
    message: 'Password reset successfully. You can now sign in with your new password.',
  },
  'phone-code-sent': /*i18n*/ {
    id: 'accounts.phone-code-sent',
    message: 'If this number belongs to an account, a code is on its way by SMS.',
  },
  'email-code-sent': /*i18n*/ {
    id: 'accounts.email-code-sent',
    message: 'A code is on its way to this e-mail address.',
  },
  'password-changed': /*i18n*/ {
    id: 'accounts.password-changed',
    message: 'Your password is changed. Other devices have been signed out.',
  },
  'confirm-code-sent': /*i18n*/ {
    id: 'accounts.confirm-code-sent',
    message: 'A code is on its way to you.',
  },
  'account-deleted': /*i18n*/ {
    id: 'accounts.account-deleted',
    message: 'Your account is deleted. Thank you for the time you spent with Hafi.',
  },
  'unknown-device': /*i18n*/ { id: 'accounts.unknown-device', message: 'Unknown device' },
} as const;

const mails = {
  welcome: {
    subject: /*i18n*/ { id: 'mail.welcome.subject', message: 'Welcome to Hafi' },
    text: /*i18n*/ {
      id: 'mail.welcome.text',
      message:
        'Muraho!\n\nYour Hafi account is open. Sign in here:\n{login}\n\nIf you did not open it, please tell us: {contact}',
    },
  },
  'known-address': {
    subject: /*i18n*/ { id: 'mail.known-address.subject', message: 'You already have an account' },
    text: /*i18n*/ {
      id: 'mail.known-address.text',
      message:
        'Somebody tried to open a Hafi account with your e-mail address. You already have one, and nothing was changed.\n\nIf it was you, sign in here:\n{login}\n\nIf you have forgotten your password:\n{forgotPassword}',
    },
  },
  'reset-code': {
    subject: /*i18n*/ { id: 'mail.reset-code.subject', message: 'Your code for a new password' },
    text: /*i18n*/ {
      id: 'mail.reset-code.text',
      message:
        'Your code is {code}. It is good for 10 minutes.\n\nEnter it here:\n{resetPassword}\n\nIf you did not ask for it, you need do nothing. Never tell anybody this code.',
    },
  },
  'password-changed': {
    subject: /*i18n*/ {
      id: 'mail.password-changed.subject',
      message: 'Your password was changed',
    },
    text: /*i18n*/ {
      id: 'mail.password-changed.text',
      message:
        'The password of your Hafi account was changed just now.\n\nIf it was not you, set a new one at once:\n{forgotPassword}',
    },
  },
  'email-code': {
    subject: /*i18n*/ { id: 'mail.email-code.subject', message: 'Your Hafi code' },
    text: /*i18n*/ {
      id: 'mail.email-code.text',
      message:
        'Your code is {code}. It is good for 10 minutes and shows that this e-mail address is yours.\n\nIf you did not ask for it, you need do nothing. Never tell anybody this code.',
    },
  },
  'first-proof': {
    subject: /*i18n*/ {
      id: 'mail.first-proof.subject',
      message: 'This account is yours now',
    },
    text: /*i18n*/ {
      id: 'mail.first-proof.text',
      message:
        'You have shown for the first time that this e-mail address is yours. Because somebody else could have opened the account with it, we took out what was there before: the password, two-step sign-in, the phone number, PINs on shared phones, links that were given away, and the people in the circle.\n\nIf you added them yourself, please invite them again, and enter your phone number again in your profile:\n{profile}\n\nQuestions? {contact}',
    },
  },
  'email-changed': {
    subject: /*i18n*/ {
      id: 'mail.email-changed.subject',
      message: 'Your e-mail address was changed',
    },
    text: /*i18n*/ {
      id: 'mail.email-changed.text',
      message:
        'Your Hafi account now has another e-mail address.\n\nIf it was not you, undo it within 7 days:\n{undo}\n\nQuestions? {contact}',
    },
  },
  'phone-changed': {
    subject: /*i18n*/ {
      id: 'mail.phone-changed.subject',
      message: 'Your phone number was changed',
    },
    text: /*i18n*/ {
      id: 'mail.phone-changed.text',
      message:
        'The phone number of your Hafi account was changed or removed.\n\nIf it was not you, undo it within 7 days:\n{undo}\n\nQuestions? {contact}',
    },
  },
  'number-passed': {
    subject: /*i18n*/ {
      id: 'mail.number-passed.subject',
      message: 'Your phone number is in another account now',
    },
    text: /*i18n*/ {
      id: 'mail.number-passed.text',
      message:
        'Somebody else has shown by an SMS code that they hold the phone number of your Hafi account. So we took it out of your account: SMS from Hafi no longer go there, and nobody signs in to your account with it. Nothing of your account was shown.\n\nSign in with this e-mail address and give your new number:\n{profile}\n\nIf the number is still yours, tell us at once: {contact}',
    },
  },
  'contact-restored': {
    subject: /*i18n*/ {
      id: 'mail.contact-restored.subject',
      message: 'Your address and number are as before',
    },
    text: /*i18n*/ {
      id: 'mail.contact-restored.text',
      message:
        'A change of the e-mail address or phone number of your Hafi account was undone. All devices were signed out, and the password no longer works.\n\nSet a new password with the address that counts again:\n{forgotPassword}\n\nQuestions? {contact}',
    },
  },
  'two-factor-on': {
    subject: /*i18n*/ { id: 'mail.two-factor-on.subject', message: 'Two-step sign-in is on' },
    text: /*i18n*/ {
      id: 'mail.two-factor-on.text',
      message:
        'Your Hafi account now asks for a code when you sign in. Keep your recovery codes in a safe place.\n\nIf it was not you, please tell us at once: {contact}',
    },
  },
  'two-factor-off': {
    subject: /*i18n*/ { id: 'mail.two-factor-off.subject', message: 'Two-step sign-in is off' },
    text: /*i18n*/ {
      id: 'mail.two-factor-off.text',
      message:
        'Your Hafi account no longer asks for a code when you sign in.\n\nIf it was not you, set a new password at once:\n{forgotPassword}',
    },
  },
  'confirm-code': {
    subject: /*i18n*/ { id: 'mail.confirm-code.subject', message: 'Your Hafi code' },
    text: /*i18n*/ {
      id: 'mail.confirm-code.text',
      message:
        'Your code is {code}. It is good for 10 minutes and shows that it is you who asks.\n\nIf you did not ask for it, somebody else may be using your Hafi. Never tell anybody this code.',
    },
  },
  'hand-over': {
    subject: /*i18n*/ { id: 'mail.hand-over.subject', message: 'Your own Hafi account' },
    text: /*i18n*/ {
      id: 'mail.hand-over.text',
      message:
        'Muraho!\n\n{helper} has kept your Hafi account until now and gives it to you. Your code is {code}. It is good for 10 minutes. Enter it together with {helper}.\n\nAfterwards you choose a password here:\n{forgotPassword}\n\nIf you do not know {helper}, you need do nothing.',
    },
  },
  'given-away': {
    subject: /*i18n*/ {
      id: 'mail.given-away.subject',
      message: 'Something was changed from your Hafi account',
    },
    text: /*i18n*/ {
      id: 'mail.given-away.text',
      message:
        '{what}\n\nWas it you? Then you need do nothing. If it was not you, choose a new password at once, which signs out every device, and take it back in Hafi:\n{forgotPassword}\n\nWe are here: {contact}',
    },
  },
  'account-deleted': {
    subject: /*i18n*/ {
      id: 'mail.account-deleted.subject',
      message: 'Your Hafi account is deleted',
    },
    text: /*i18n*/ {
      id: 'mail.account-deleted.text',
      message:
        'Your Hafi account was deleted just now. Visits to come were cancelled, and your personal details were erased. Payments and receipts are kept, because the law asks for it.\n\nIf it was not you, please tell us at once: {contact}',
    },
  },
} as const;

/** What was given away, in a mail to whose account did it. Names nobody, and no health. */
const givenAway = {
  invited: /*i18n*/ {
    id: 'mail.given-away.invited',
    message: 'Somebody was invited to a circle from your account.',
  },
  'permissions-added': /*i18n*/ {
    id: 'mail.given-away.permissions-added',
    message: 'Somebody in a circle was allowed more from your account.',
  },
  'summary-link': /*i18n*/ {
    id: 'mail.given-away.summary-link',
    message: 'A link was made from your account that opens a page to read for some days.',
  },
  'emergency-contact': /*i18n*/ {
    id: 'mail.given-away.emergency-contact',
    message: 'The emergency contact of your account was changed.',
  },
  'shares-card': /*i18n*/ {
    id: 'mail.given-away.shares-card',
    message:
      'Who comes to help in an emergency may now see the card. This was changed from your account.',
  },
} as const;
export type GivenAway = keyof typeof givenAway;

/** The mail that says what was just given away. */
export const givenAwayMail = (
  platform: Platform,
  { email, locale }: { readonly email: string; readonly locale: Locale },
  what: GivenAway,
): QueuedMessage =>
  accountMail(platform, locale, email, 'given-away', {
    what: platform.translate(locale, givenAway[what]),
  });

/**
 * A mail about an account, in the reader's language. One with a code or a link that acts is wiped
 * after sending.
 */
export function accountMail(
  { translate, origin }: Platform,
  locale: Locale,
  to: string,
  kind: keyof typeof mails,
  values: MessageValues = {},
): QueuedMessage {
  const { subject, text } = mails[kind];
  return {
    channel: 'mail',
    to,
    subject: translate(locale, subject),
    text: translate(locale, text, { ...linksIn(origin()), ...values }),
    locale,
    secret: isSecret(values),
  };
}
