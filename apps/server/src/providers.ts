import type { FastifyInstance } from 'fastify';
import type { DemoProviders } from './demo-providers.ts';
import type { Config } from './platform/config/config.ts';
import type { Log } from './platform/log/log.ts';
import { smtpTransport } from './platform/outbox/mail-transport.ts';
import { type PushSettings, pushTransport } from './platform/outbox/push-transport.ts';
import { pindoTransport } from './platform/outbox/sms-transport.ts';
import {
  ChannelNotSetUp,
  type OutgoingMessage,
  type Transport,
} from './platform/outbox/transport.ts';

const pindoUrl = 'https://api.pindo.io';

/**
 * How this process reaches the outside world: by the operator's keys or, in demo mode, through the
 * sandbox.
 */
export interface Providers {
  /**
   * The settings with the sandbox's addresses filled in, which are known once the server listens.
   */
  readonly config: Config;
  readonly transports: Record<OutgoingMessage['channel'], Transport>;
  /**
   * Mounts the sandbox's pages and providers at /sandbox; does nothing when it is in another
   * process.
   */
  mountSandbox(app: FastifyInstance): Promise<void>;
}

/**
 * Chooses providers for mail, SMS, mobile money and social sign-in. `address` returns where this
 * process listens, empty before; `forgetDevice` is called for devices that no longer accept pushes.
 * SANDBOX_URL names a sandbox in another process, including `/sandbox`.
 */
export async function connectProviders(
  config: Config,
  log: Log,
  address: () => string,
  forgetDevice: (endpoint: string) => Promise<void>,
): Promise<Providers> {
  const demo = config.demo
    ? (await import('./demo-providers.ts')).openDemoProviders(config, log, address)
    : undefined;
  return {
    config: demo?.config ?? config,
    transports: {
      mail: mailTransport(config, log, demo),
      sms: smsTransport(config, log, demo),
      push: devicesTransport(config, forgetDevice),
    },
    async mountSandbox(app) {
      if (demo?.box) await app.register(demo.box.plugin, { prefix: '/sandbox' });
    },
  };
}

function mailTransport(config: Config, log: Log, demo: DemoProviders | undefined): Transport {
  if (config.SMTP_URL) return smtpTransport(config.SMTP_URL, config.MAIL_FROM);
  const box = demo?.box;
  if (box) {
    return async ({ to, subject, text }) => box.recordMail({ to, subject: subject ?? '', text });
  }
  log.warn('SMTP_URL is not set: mail is kept and tried, but cannot go out');
  return refusing('SMTP_URL is not set');
}

function smsTransport(config: Config, log: Log, demo: DemoProviders | undefined): Transport {
  const { PINDO_TOKEN: token, PINDO_SENDER: sender, PINDO_URL } = config;
  if (token) return pindoTransport({ url: () => PINDO_URL ?? pindoUrl, token, sender });
  if (demo) return pindoTransport({ ...demo.pindo, sender });
  log.warn('PINDO_TOKEN is not set: SMS are kept and tried, but cannot go out');
  return refusing('PINDO_TOKEN is not set');
}

/** Without keys no browser can subscribe, so nobody misses anything. */
function devicesTransport(config: Config, forget: PushSettings['forget']): Transport {
  const { MAIL_FROM, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
  if (!publicKey || !privateKey) return refusing('VAPID_PUBLIC_KEY is not set');
  const sender = /<(.+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  return pushTransport({ publicKey, privateKey, subject: `mailto:${sender}`, forget });
}

/**
 * Operation with only SMS or only mail is possible, so a missing channel does not prevent the
 * start.
 */
const refusing =
  (reason: string): Transport =>
  () =>
    Promise.reject(new ChannelNotSetUp(reason));
