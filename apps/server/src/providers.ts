import type { FastifyInstance } from 'fastify';
import type { DemoProviders } from './demo-providers.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Log } from './platform/log/log.ts';
import { smtpTransport } from './platform/outbox/mail-transport.ts';
import { type PushSettings, pushTransport } from './platform/outbox/push-transport.ts';
import { africasTalking } from './platform/outbox/sms/africastalking.ts';
import { configuredSms } from './platform/outbox/sms/configured-sms.ts';
import { pindo } from './platform/outbox/sms/pindo.ts';
import type { SmsProviders } from './platform/outbox/sms/sms-provider.ts';
import { smsTransport } from './platform/outbox/sms/sms-transport.ts';
import { notSetUp, type OutgoingMessage, type Transport } from './platform/outbox/transport.ts';

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
  if (!config.demo) warnOfOpenCallbacks(config, log);
  const demo = config.demo
    ? (await import('./demo-providers.ts')).openDemoProviders(config, log, address)
    : undefined;
  return {
    config: demo?.config ?? config,
    transports: {
      mail: mailTransport(config, log, demo),
      sms: phonesTransport(config, log, demo),
      push: devicesTransport(config, forgetDevice),
    },
    async mountSandbox(app) {
      if (demo?.box) await app.register(demo.box.plugin, { prefix: '/sandbox' });
    },
  };
}

/** Whoever learns a secret address could speak for a phone, where no network addresses are asked for. */
function warnOfOpenCallbacks(config: Config, log: Log): void {
  const pairs = [
    ['CHANNELS_SECRET', 'CHANNELS_ADDRESSES'],
    ['SMS_REPORTS_SECRET', 'SMS_REPORTS_ADDRESSES'],
  ] as const;
  for (const [secret, addresses] of pairs) {
    if (config[secret] === undefined || config[addresses] !== undefined) continue;
    log.warn(`${secret} is set without ${addresses}: only the proxy can tell who calls`);
  }
}

function mailTransport(config: Config, log: Log, demo: DemoProviders | undefined): Transport {
  if (config.SMTP_URL) return smtpTransport(config.SMTP_URL, config.MAIL_FROM);
  const box = demo?.box;
  if (box) {
    return async ({ attachment, to, subject, text }) => {
      const file = attachment ? `\n\n[${attachment.name}, ${attachment.content.length} bytes]` : '';
      box.recordMail({ to, subject: subject ?? '', text: `${text}${file}` });
    };
  }
  log.warn('SMTP_URL is not set: mail is kept and tried, but cannot go out');
  return notSetUp('SMTP_URL is not set');
}

function phonesTransport(config: Config, log: Log, demo: DemoProviders | undefined): Transport {
  const all = { ...demo?.smsProviders(config.PINDO_SENDER), ...ownSmsProviders(config) };
  const providers = configuredSms(config).flatMap((name) => all[name] ?? []);
  if (providers.length > 0) return smsTransport(systemClock, providers);
  const needed = 'PINDO_TOKEN or AFRICASTALKING_API_KEY is not set';
  log.warn(`${needed}: SMS are kept and tried, but cannot go out`);
  return notSetUp(needed);
}

/** The SMS providers for which the operator has keys. */
function ownSmsProviders(config: Config): SmsProviders {
  const { PINDO_SENDER, PINDO_TOKEN, PINDO_URL } = config;
  const { AFRICASTALKING_API_KEY: apiKey, AFRICASTALKING_USERNAME: username } = config;
  const { AFRICASTALKING_SENDER, AFRICASTALKING_URL } = config;
  return {
    ...(PINDO_TOKEN && {
      pindo: pindo({ url: () => PINDO_URL ?? pindoUrl, token: PINDO_TOKEN, sender: PINDO_SENDER }),
    }),
    ...(apiKey &&
      username && {
        africastalking: africasTalking({
          url: () => AFRICASTALKING_URL,
          username,
          apiKey,
          sender: AFRICASTALKING_SENDER,
        }),
      }),
  };
}

/** Without keys no browser can subscribe, so nobody misses anything. */
function devicesTransport(config: Config, forget: PushSettings['forget']): Transport {
  const { MAIL_FROM, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
  if (!publicKey || !privateKey) return notSetUp('VAPID_PUBLIC_KEY is not set');
  const sender = /<(.+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  const subject = `mailto:${sender}`;
  return pushTransport({ publicKey, privateKey, subject, clock: systemClock, forget });
}
