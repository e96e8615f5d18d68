import type { Locale } from '@hafi/i18n/locales';
import type { MessageValues } from '@hafi/i18n/server-catalogue';
import type { QueuedMessage } from '../../platform/outbox/transport.ts';
import type { Platform } from '../../platform/platform.ts';
import { isSecret, linksIn } from './message-values.ts';
import { codeSeconds } from './sign-in/one-time-code.ts';

const texts = {
  code: /*i18n*/ {
    id: 'sms.code',
    message: 'Hafi code: {code}. Good for 10 minutes. Never tell anybody this code.',
  },
  'hand-over': /*i18n*/ {
    id: 'sms.hand-over',
    message:
      'Hafi: {helper} gives you your own account. Code: {code}. Good for 10 minutes. If you do not know {helper}, tell nobody the code.',
  },
  'kept-number': /*i18n*/ {
    id: 'sms.kept-number',
    message:
      'Hafi: code {code}. With it {helper} confirms that Hafi may send you SMS at this number. Good for 10 minutes. If you do not know {helper}, tell nobody the code.',
  },
  'contact-changed': /*i18n*/ {
    id: 'sms.contact-changed',
    message:
      'Hafi: the e-mail address or phone number of your account was changed. Not you? Undo it within 7 days: {undo}',
  },
  'account-kept': /*i18n*/ {
    id: 'sms.account-kept',
    message:
      'Hafi: {helper} opened an account for you, keeps it and can hand it over to you. You do not know {helper}? Tell us: {contact}',
  },
  'account-deleted': /*i18n*/ {
    id: 'sms.account-deleted',
    message: 'Your Hafi account was deleted. If it was not you, call us: {contact}',
  },
} as const;

/**
 * An SMS about an account, in the reader's language. One with a code or a link that acts is wiped
 * after sending; a code does not come once it is worth nothing.
 */
export function accountSms(
  { clock, origin, translate }: Platform,
  locale: Locale,
  to: string,
  kind: keyof typeof texts,
  values: MessageValues = {},
): QueuedMessage {
  return {
    channel: 'sms',
    to,
    subject: null,
    text: translate(locale, texts[kind], { ...linksIn(origin()), ...values }),
    secret: isSecret(values),
    despiteStop: true,
    ...('code' in values
      ? { uselessAt: new Date(clock.now().getTime() + codeSeconds * 1000) }
      : {}),
  };
}
