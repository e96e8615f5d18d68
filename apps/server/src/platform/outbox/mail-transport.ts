import { createTransport } from 'nodemailer';
import type { Transport } from './transport.ts';

/** Sends mail over SMTP. `url` is nodemailer's: `smtps://user:password@host:465`. */
export function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport(url, { from });
  return async ({ to, subject, text, replyTo, thread }) => {
    // A first mail that never was: mail programs put all that refer to it together (RFC 5256).
    const root = thread === undefined ? {} : { references: `<${thread}@hafi>` };
    await smtp.sendMail({
      to,
      subject: subject ?? 'Hafi',
      text,
      disableFileAccess: true,
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      ...root,
    });
  };
}
