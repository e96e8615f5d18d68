import { createTransport } from 'nodemailer';
import type { Transport } from './transport.ts';

/**
 * How long a mail server may take, in milliseconds, to connect, to greet, and between two words. The
 * library would wait for two to ten minutes.
 */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };
/** How long one mail may take in all, in milliseconds: a server may answer each word in time. */
const wholeMail = 40_000;

/**
 * Sends mail over SMTP. `url` is nodemailer's: `smtps://user:password@host:465`. Rejects when the
 * server does not answer in time.
 */
export function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport({ url, ...patience }, { from });
  return async ({ to, subject, text, replyTo, thread }) => {
    // A first mail that never was: mail programs put all that refer to it together (RFC 5256).
    const root = thread === undefined ? {} : { references: `<${thread}@hafi>` };
    await smtp.sendMail({
      to,
      subject: subject ?? 'Hafi',
      text,
      disableFileAccess: true,
      signal: AbortSignal.timeout(wholeMail),
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      ...root,
    });
  };
}
