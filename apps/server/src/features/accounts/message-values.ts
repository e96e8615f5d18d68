import { links } from '@hafi/contract/core/links';
import type { MessageValues } from '@hafi/i18n/server-catalogue';

/** The addresses that mails and SMS about an account link to. */
export const linksIn = (address: string) => ({
  contact: `${address}${links.contact}`,
  forgotPassword: `${address}${links.forgotPassword}`,
  login: `${address}${links.login}`,
  profile: `${address}${links.profile}`,
  resetPassword: `${address}${links.resetPassword}`,
});

/** Whether a message with these values has a code or a link that acts, and is wiped after sending. */
export const isSecret = (values: MessageValues): boolean => 'code' in values || 'undo' in values;
