import { join } from 'node:path';
import { demoCredentials } from '@hafi/providers-sandbox/demo-credentials';
import { type Sandbox, sandbox } from '@hafi/providers-sandbox/sandbox';
import type { FastifyInstance } from 'fastify';
import { systemClock } from './platform/clock/clock.ts';
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

/** How this process reaches the world: by the operator's keys, or in demo through the sandbox. */
export interface Providers {
  /** The settings with what the sandbox stands in for. Its addresses are known once we listen. */
  readonly config: Config;
  readonly transports: Record<OutgoingMessage['channel'], Transport>;
  /** Mounts the sandbox's pages and providers at /sandbox; does nothing when it is not ours. */
  mountSandbox(app: FastifyInstance): Promise<void>;
}

/**
 * Chooses a provider for mail, SMS, mobile money and the social sign-ins. `address` is where this
 * process listens, empty before; `forgetDevice` hears which devices take no pushes any more.
 * SANDBOX_URL names a sandbox of another process, `/sandbox` included.
 */
export function connectProviders(
  config: Config,
  log: Log,
  address: () => string,
  forgetDevice: (endpoint: string) => Promise<void>,
): Providers {
  const own = () => reachable(address() || `http://${config.HOST}:${config.PORT}`);
  const sandboxUrl = () => config.SANDBOX_URL ?? `${own()}/sandbox`;
  const box = config.demo && !config.SANDBOX_URL ? openSandbox(config, log) : undefined;
  return {
    config: config.demo ? withSandbox(config, own, sandboxUrl) : config,
    transports: {
      mail: mailTransport(config, log, box),
      sms: smsTransport(config, log, sandboxUrl),
      push: devicesTransport(config, forgetDevice),
    },
    async mountSandbox(app) {
      if (box) await app.register(box.plugin, { prefix: '/sandbox' });
    },
  };
}

/** A wildcard address is no place to send a request to; loopback reaches the same process. */
function reachable(address: string): string {
  return address.replace('//0.0.0.0:', '//127.0.0.1:').replace(/\/\/(\[::\]|::):/, '//[::1]:');
}

function openSandbox(config: Config, log: Log): Sandbox {
  return sandbox({
    dataDir: join(config.dataDir, 'sandbox'),
    clock: systemClock,
    credentials: { momo: [demoCredentials.momo] },
    log,
  });
}

/** Fills in demo keys for each provider that has none. The addresses are read when they are used. */
function withSandbox(config: Config, own: () => string, sandboxUrl: () => string): Config {
  const { oauth } = demoCredentials;
  const momo = config.MOMO_SUBSCRIPTION_KEY ? undefined : demoCredentials.momo;
  const google = !config.GOOGLE_CLIENT_ID;
  const instagram = !config.INSTAGRAM_CLIENT_ID;
  return {
    ...config,
    ...(momo && {
      MOMO_SUBSCRIPTION_KEY: demoCredentials.subscriptionKey,
      MOMO_API_USER: momo.apiUser,
      MOMO_API_KEY: momo.apiKey,
      MOMO_TARGET_ENVIRONMENT: 'mtnrwanda',
    }),
    ...(google && { GOOGLE_CLIENT_ID: oauth.id, GOOGLE_CLIENT_SECRET: oauth.secret }),
    ...(instagram && { INSTAGRAM_CLIENT_ID: oauth.id, INSTAGRAM_CLIENT_SECRET: oauth.secret }),
    get MOMO_URL() {
      return momo ? `${sandboxUrl()}/momo` : config.MOMO_URL;
    },
    get MOMO_CALLBACK_URL() {
      return config.MOMO_CALLBACK_URL ?? (momo ? own() : undefined);
    },
    get GOOGLE_ISSUER() {
      return google ? `${sandboxUrl()}/google` : config.GOOGLE_ISSUER;
    },
    get INSTAGRAM_ISSUER() {
      return instagram ? `${sandboxUrl()}/instagram` : config.INSTAGRAM_ISSUER;
    },
  };
}

function mailTransport(config: Config, log: Log, box: Sandbox | undefined): Transport {
  if (config.SMTP_URL) return smtpTransport(config.SMTP_URL, config.MAIL_FROM);
  if (box) {
    return async ({ to, subject, text }) => box.recordMail({ to, subject: subject ?? '', text });
  }
  log.warn('SMTP_URL is not set: mail is kept and tried, but cannot go out');
  return refusing('SMTP_URL is not set');
}

function smsTransport(config: Config, log: Log, sandboxUrl: () => string): Transport {
  const { PINDO_TOKEN: token, PINDO_SENDER: sender, PINDO_URL } = config;
  if (token) return pindoTransport({ url: () => PINDO_URL ?? pindoUrl, token, sender });
  if (config.demo) {
    const url = () => `${sandboxUrl()}/pindo`;
    return pindoTransport({ url, token: demoCredentials.pindoToken, sender });
  }
  log.warn('PINDO_TOKEN is not set: SMS are kept and tried, but cannot go out');
  return refusing('PINDO_TOKEN is not set');
}

/** Without keys no browser can subscribe, so there is nobody whom this could miss. */
function devicesTransport(config: Config, forget: PushSettings['forget']): Transport {
  const { MAIL_FROM, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
  if (!publicKey || !privateKey) return refusing('VAPID_PUBLIC_KEY is not set');
  const sender = /<(.+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  return pushTransport({ publicKey, privateKey, subject: `mailto:${sender}`, forget });
}

/** Phone-only or mail-only operation is possible, so a missing channel does not stop the start. */
const refusing =
  (reason: string): Transport =>
  () =>
    Promise.reject(new ChannelNotSetUp(reason));
