import { createTransport } from 'nodemailer';
import type { Transport } from './transport.ts';

/**
 * Timeouts of a mail server, in milliseconds: to connect, to greet, and between two replies. The
 * library's own defaults are two to ten minutes.
 */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };
/** Timeout of one whole mail, in milliseconds, for a server whose every reply is just in time. */
const wholeMail = 40_000;

/**
 * Sends mail over SMTP. `url` is nodemailer's: `smtps://user:password@host:465`. Rejects when the
 * server does not answer in time.
 */
export function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport({ url, ...patience }, { from });
  return async ({ to, subject, text, replyTo, thread }) => {
    // A root message that was never sent: mail programs group all messages that refer to it (RFC
    // 5256).
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
