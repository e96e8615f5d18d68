import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';
import { createDue } from '../../platform/due/due.ts';
import { deliveries } from '../../platform/outbox/deliver-messages.job.ts';
import { smtpTransport } from '../../platform/outbox/mail-transport.ts';
import type { Transport } from '../../platform/outbox/transport.ts';
import type { Platform } from '../../platform/platform.ts';
import { silentPlatform } from '../silent-platform.ts';

/** A mail as it reached the server. */
export interface ReceivedMail {
  /** Its Message-ID. */
  readonly id: string;
  /** Headers and text, without the files. */
  readonly text: string;
  readonly files: readonly { name: string; type: string; content: Buffer }[];
}

/** Reads a mail (RFC 2045): the parts between its boundary, of which files are in base64. */
function read(raw: string): ReceivedMail {
  const id = /^message-id: (.*)$/im.exec(raw)?.[1] ?? '';
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const parts = boundary ? raw.split(`--${boundary}`) : [raw];
  const isFile = (part: string) => /content-disposition: attachment/i.test(part);
  const files = parts.filter(isFile).map((part) => {
    const [head = '', body = ''] = part.split(/\r?\n\r?\n/);
    return {
      name: /filename="?([^"\r\n;]+)"?/i.exec(head)?.[1] ?? '',
      type: /content-type: ([^;\r\n]+)/i.exec(head)?.[1] ?? '',
      content: Buffer.from(body, 'base64'),
    };
  });
  return { id, files, text: parts.filter((part) => !isFile(part)).join('\n') };
}

/** A real mail server, and processes that send the queued mail of a platform to it. */
export async function startMailServer(platform: Platform) {
  const received: ReceivedMail[] = [];
  let next: 'takes' | 'refuses' | 'takes and we die' = 'takes';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString();
      });
      stream.on('end', () => {
        if (next === 'refuses') return done(new Error('try again'));
        received.push(read(raw));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const smtp = smtpTransport(`smtp://127.0.0.1:${port}`, 'Hafi <help@hafi.test>');
  const { attachments, clock, db, log } = platform;
  const never: Transport = async () => undefined;
  const processSending = (mail: Transport) => {
    const due = createDue({ ...silentPlatform(db), clock });
    due.add(
      deliveries({ attachments, clock, db, log, transports: { mail, sms: never, push: never } }),
    );
    return due;
  };
  return {
    received,
    /** The next delivery is refused by the server. */
    refuses: () => {
      next = 'refuses';
    },
    /** The next delivery, one with a file, reaches the server; its process is killed before it notes that. */
    dies: () => {
      next = 'takes and we die';
    },
    /** Sends what is due, as a new process. */
    async deliver(): Promise<void> {
      const how = next;
      if (how === 'takes and we die') {
        const dying: Transport = async (...sent) => {
          await smtp(...sent);
          return new Promise(() => undefined);
        };
        void processSending(dying).run('outbox.mail');
        await expect.poll(() => received.some(({ files }) => files.length > 0)).toBe(true);
      } else {
        await processSending(smtp).run('outbox.mail');
      }
      next = 'takes';
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
