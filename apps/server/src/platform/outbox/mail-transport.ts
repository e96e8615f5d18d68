import { createTransport } from 'nodemailer';
import type { Attachment } from './attachments.ts';
import { together } from './deliver-messages.job.ts';
import type { Transport } from './transport.ts';

/**
 * Timeouts of a mail server, in milliseconds: to connect, to greet, and between two replies. The
 * library's own defaults are two to ten minutes.
 */
const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };
/** Timeout of one whole mail, in milliseconds, for a server whose every reply is just in time. */
const mailLimit = 40_000;

/**
 * Connections that stay open for the next mail. As many as the lanes of mail send at once, so that
 * mails that hang never leave an urgent one without a connection. One that nothing uses is closed
 * before the server would, in milliseconds.
 */
const pool = {
  pool: true,
  maxConnections: together.urgent.mail + together.ordinary.mail,
  idleTimeout: 3000,
  // The outbox tries again by itself.
  maxRequeues: 1,
} as const;

const fileOf = ({ content, name, type }: Attachment) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(content),
});

/**
 * Sends mail over SMTP. `url` is nodemailer's: `smtps://user:password@host:465`. Rejects when the
 * server does not answer in time.
 */
export function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport({ url, ...smtpTimeouts, ...pool }, { from });
  return async ({ attachment, id, locale, replyTo, subject, text, thread, to, unsubscribe }) => {
    // A root message that was never sent: mail programs group all messages that refer to it (RFC
    // 5256).
    const root = thread === undefined ? {} : { references: `<${thread}@hafi>` };
    await smtp.sendMail({
      to,
      subject: subject ?? 'Hafi',
      text,
      disableFileAccess: true,
      headers: {
        // RFC 3834: no note of absence answers it.
        'Auto-Submitted': 'auto-generated',
        ...(locale === undefined ? {} : { 'Content-Language': locale }),
      },
      // RFC 2369: a page to sign in to, so no one-click of RFC 8058.
      ...(unsubscribe === undefined ? {} : { list: { unsubscribe } }),
      signal: AbortSignal.timeout(mailLimit),
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      ...root,
      ...(id === undefined ? {} : { messageId: `<${id}@hafi>` }),
      ...(attachment ? { attachments: [fileOf(attachment)] } : {}),
    });
  };
}
