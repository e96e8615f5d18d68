import { createTransport } from 'nodemailer';
import type { Transport } from './transport.ts';

/** Sends mail over SMTP. `url` is nodemailer's: `smtps://user:password@host:465`. */
export function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport(url, { from });
  return async ({ to, subject, text }) => {
    await smtp.sendMail({ to, subject: subject ?? 'Hafi', text, disableFileAccess: true });
  };
}
