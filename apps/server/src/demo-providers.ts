import { join } from 'node:path';
import type { PaymentNotifier } from '@hafi/contract/payments/payments.contract';
import { demoCredentials } from '@hafi/providers-sandbox/demo-credentials';
import { type Sandbox, sandbox } from '@hafi/providers-sandbox/sandbox';
import { systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Log } from './platform/log/log.ts';
import { africasTalking } from './platform/outbox/sms/africastalking.ts';
import { pindo } from './platform/outbox/sms/pindo.ts';
import type { SmsProviderName, SmsProviders } from './platform/outbox/sms/sms-provider.ts';

/** The providers of a demo. Only demo mode loads this file. */
export interface DemoProviders {
  /**
   * The settings with the sandbox's addresses filled in, which are known once the server listens.
   */
  readonly config: Config;
  /** The sandbox of this process; undefined when SANDBOX_URL names another. */
  readonly box: Sandbox | undefined;
  /** The sandbox's SMS providers. */
  readonly smsProviders: (sender: string) => SmsProviders;
}

/** Opens the sandbox. `address` returns where this process listens; empty before. */
export function openDemoProviders(config: Config, log: Log, address: () => string): DemoProviders {
  const own = () => reachable(address() || `http://${config.HOST}:${config.PORT}`);
  const sandboxUrl = () => config.SANDBOX_URL ?? `${own()}/sandbox`;
  return {
    config: withSandbox(config, own, sandboxUrl),
    box: config.SANDBOX_URL ? undefined : openSandbox(config, log, own),
    smsProviders: (sender) => ({
      pindo: pindo({
        url: () => `${sandboxUrl()}/pindo`,
        token: demoCredentials.pindoToken,
        sender,
      }),
      africastalking: africasTalking({
        url: () => `${sandboxUrl()}/africastalking`,
        ...demoCredentials.africasTalking,
        sender,
      }),
    }),
  };
}

/** Requests cannot be sent to a wildcard address; loopback reaches the same process. */
function reachable(address: string): string {
  return address.replace('//0.0.0.0:', '//127.0.0.1:').replace(/\/\/(\[::\]|::):/, '//[::1]:');
}

function openSandbox(config: Config, log: Log, own: () => string): Sandbox {
  const report = (provider: SmsProviderName) => () =>
    `${own()}/api/sms/reports/${provider}/${config.SMS_REPORTS_SECRET ?? demoCredentials.reports}`;
  const notices = (provider: PaymentNotifier) => () =>
    `${own()}/api/payments/callbacks/${provider}`;
  const secret = config.CHANNELS_SECRET ?? demoCredentials.channels.secret;
  return sandbox({
    dataDir: join(config.dataDir, 'sandbox'),
    clock: systemClock,
    credentials: {
      momo: [demoCredentials.momo],
      airtel: [{ ...demoCredentials.airtel, callback: notices('airtel') }],
      flutterwave: [{ ...demoCredentials.flutterwave, webhook: notices('flutterwave') }],
      irembopay: [{ ...demoCredentials.irembopay, webhook: notices('irembopay') }],
    },
    smsReports: { pindo: report('pindo'), africastalking: report('africastalking') },
    channels: {
      smsNumber: config.SMS_NUMBER ?? demoCredentials.channels.smsNumber,
      ussdCode: config.USSD_CODE ?? demoCredentials.channels.code,
      callback: (channel) => `${own()}/api/channels/${channel}/${secret}`,
    },
    log,
  });
}

/** Fills in demo keys for each provider without keys. The addresses are read on use. */
function withSandbox(config: Config, own: () => string, sandboxUrl: () => string): Config {
  const { oauth } = demoCredentials;
  const momo = config.MOMO_SUBSCRIPTION_KEY ? undefined : demoCredentials.momo;
  const airtel = config.AIRTEL_CLIENT_ID ? undefined : demoCredentials.airtel;
  const flutterwave = config.FLUTTERWAVE_SECRET_KEY ? undefined : demoCredentials.flutterwave;
  const irembopay = config.IREMBOPAY_SECRET_KEY ? undefined : demoCredentials.irembopay;
  const google = !config.GOOGLE_CLIENT_ID;
  const instagram = !config.INSTAGRAM_CLIENT_ID;
  return {
    ...config,
    SMS_REPORTS_SECRET: config.SMS_REPORTS_SECRET ?? demoCredentials.reports,
    CHANNELS_SECRET: config.CHANNELS_SECRET ?? demoCredentials.channels.secret,
    SMS_NUMBER: config.SMS_NUMBER ?? demoCredentials.channels.smsNumber,
    USSD_CODE: config.USSD_CODE ?? demoCredentials.channels.code,
    ...(momo && {
      MOMO_SUBSCRIPTION_KEY: demoCredentials.subscriptionKey,
      MOMO_API_USER: momo.apiUser,
      MOMO_API_KEY: momo.apiKey,
      MOMO_TARGET_ENVIRONMENT: 'mtnrwanda',
    }),
    ...(airtel && {
      AIRTEL_CLIENT_ID: airtel.clientId,
      AIRTEL_CLIENT_SECRET: airtel.clientSecret,
      AIRTEL_NOTICE_KEY: airtel.noticeKey,
    }),
    ...(flutterwave && {
      FLUTTERWAVE_SECRET_KEY: flutterwave.secretKey,
      FLUTTERWAVE_SECRET_HASH: flutterwave.secretHash,
    }),
    ...(irembopay && {
      IREMBOPAY_SECRET_KEY: irembopay.secretKey,
      IREMBOPAY_ACCOUNT: 'HAFI-RWF',
      IREMBOPAY_PRODUCT: 'HAFI-PAYMENT',
    }),
    // Real keys of one are meant to be used, where nothing else is said.
    CARD_PROVIDER:
      config.CARD_PROVIDER ?? (flutterwave && !irembopay ? 'irembopay' : 'flutterwave'),
    ...(google && { GOOGLE_CLIENT_ID: oauth.id, GOOGLE_CLIENT_SECRET: oauth.secret }),
    ...(instagram && { INSTAGRAM_CLIENT_ID: oauth.id, INSTAGRAM_CLIENT_SECRET: oauth.secret }),
    // An account that says itself that it is none.
    ...(config.BANK_NAME
      ? {}
      : {
          BANK_NAME: 'Sample Bank (demo)',
          BANK_ACCOUNT_NAME: 'Hafi, sample account',
          BANK_ACCOUNT_NUMBER: '0000-0000-SAMPLE',
        }),
    get MOMO_URL() {
      return momo ? `${sandboxUrl()}/momo` : config.MOMO_URL;
    },
    get MOMO_CALLBACK_URL() {
      return config.MOMO_CALLBACK_URL ?? (momo ? own() : undefined);
    },
    get AIRTEL_URL() {
      return airtel ? `${sandboxUrl()}/airtel` : config.AIRTEL_URL;
    },
    get FLUTTERWAVE_URL() {
      return flutterwave ? `${sandboxUrl()}/flutterwave` : config.FLUTTERWAVE_URL;
    },
    get IREMBOPAY_URL() {
      return irembopay ? `${sandboxUrl()}/irembopay` : config.IREMBOPAY_URL;
    },
    get GOOGLE_ISSUER() {
      return google ? `${sandboxUrl()}/google` : config.GOOGLE_ISSUER;
    },
    get INSTAGRAM_ISSUER() {
      return instagram ? `${sandboxUrl()}/instagram` : config.INSTAGRAM_ISSUER;
    },
  };
}
