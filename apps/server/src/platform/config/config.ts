import { join, resolve } from 'node:path';
import { emergencyLevels } from '@hafi/contract/emergency/emergency-terms';
import { supportContact } from '@hafi/contract/support/network';
import * as z from 'zod/mini';
import { smsProviders } from '../outbox/sms/sms-provider.ts';
import { isAddressList } from './address-list.ts';
import { ConfigError } from './config-error.ts';
import { keptPushKeys, keptSessionSecret } from './kept-secrets.ts';
import { type KeyRing, readKeyRing } from './key-ring.ts';
import { demoCost, owaspCost, type ScryptCost } from './password-cost.ts';
import { readS3Settings, type S3Settings } from './s3-settings.ts';
import { readStreetTiles, type StreetTiles } from './street-tiles.ts';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

const africasTalkingUrl = 'https://api.africastalking.com';

const optional = z.optional(z.string().check(z.minLength(1)));

/** How long an emergency waits: long enough to answer, and at most an hour. */
const wait = z.coerce.number().check(z.int(), z.gte(10), z.lte(3600));
const seconds = (usual: number) => z._default(wait, usual);
const ownSeconds = z.optional(wait);

/** The levels that an emergency asks, by commas: always the contacts, and in the usual order. */
const levels = z.pipe(
  z._default(z.string(), emergencyLevels.join()),
  z.pipe(
    z.transform((text: string) => text.split(',').map((part) => part.trim())),
    z.array(z.enum(emergencyLevels)).check(z.refine((all) => all.includes('contacts'))),
  ),
);

/** Servers by which calls find their way, by commas: `stun:host`, `turn:host:port?transport=udp`. */
const turnUrls = z.pipe(
  z._default(z.string(), ''),
  z.pipe(
    z.transform((text: string) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
    z.array(z.string().check(z.regex(/^(stuns?|turns?):[^\s,@/]+$/))),
  ),
);

/** Names of the columns of bank statements, by what they hold: `day=Booked; text=Details, Payer`. */
const columnNames =
  /^(\s*(day|text|credit|debit|amount|side|number)\s*=[^;=]*[a-zA-Z][^;=]*(;|$))+$/;

const environment = z.object({
  HAFI_MODE: z._default(z.enum(['demo', 'production']), 'demo'),
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65535)), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  CLIPS_DIR: optional,
  DATABASE_URL: optional,
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'warn',
  ),
  SESSION_SECRET: optional,
  TRUST_PROXY: optional,
  SMTP_URL: optional,
  MAIL_FROM: z._default(z.string(), 'Hafi <help@hafi.test>'),
  SUPPORT_EMAIL: z._default(z.email(), supportContact.email),
  PINDO_URL: optional,
  PINDO_TOKEN: optional,
  PINDO_SENDER: z._default(z.string(), 'Hafi'),
  AFRICASTALKING_URL: z._default(z.url({ protocol: /^https?$/ }), africasTalkingUrl),
  AFRICASTALKING_USERNAME: optional,
  AFRICASTALKING_API_KEY: optional,
  AFRICASTALKING_SENDER: optional,
  SMS_FIRST: z._default(z.enum(smsProviders), 'pindo'),
  SMS_COUNTRIES: z._default(z.string().check(z.regex(/^[1-9]\d{0,3}(,[1-9]\d{0,3})*$/)), '250'),
  SMS_REPORTS_SECRET: z.optional(z.string().check(z.regex(/^[\w-]{32,100}$/))),
  SMS_REPORTS_ADDRESSES: z.optional(z.string().check(z.refine(isAddressList))),
  CHANNELS_SECRET: z.optional(z.string().check(z.regex(/^[\w-]{32,100}$/))),
  CHANNELS_ADDRESSES: z.optional(z.string().check(z.refine(isAddressList))),
  SMS_NUMBER: z.optional(z.string().check(z.regex(/^\+?\d{3,15}$/))),
  USSD_CODE: z.optional(z.string().check(z.regex(/^\*[\d*]{2,18}#$/))),
  VAPID_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^B[\w-]{86}$/))),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  MOMO_URL: optional,
  MOMO_SUBSCRIPTION_KEY: optional,
  MOMO_API_USER: optional,
  MOMO_API_KEY: optional,
  MOMO_TARGET_ENVIRONMENT: z._default(z.string(), 'mtnrwanda'),
  MOMO_CALLBACK_URL: optional,
  MOMO_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.gte(100)), 10_000),
  MOMO_DISBURSEMENT_SUBSCRIPTION_KEY: optional,
  MOMO_DISBURSEMENT_API_USER: optional,
  MOMO_DISBURSEMENT_API_KEY: optional,
  CARD_PROVIDER: z.optional(z.enum(['flutterwave', 'irembopay'])),
  CARD_SESSION_MINUTES: z._default(z.coerce.number().check(z.int(), z.gte(5), z.lte(1440)), 30),
  CARD_EMAIL_DOMAIN: optional,
  CARD_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.gte(100)), 10_000),
  FLUTTERWAVE_URL: optional,
  FLUTTERWAVE_SECRET_KEY: optional,
  FLUTTERWAVE_SECRET_HASH: optional,
  IREMBOPAY_URL: optional,
  IREMBOPAY_SECRET_KEY: optional,
  IREMBOPAY_ACCOUNT: optional,
  IREMBOPAY_PRODUCT: optional,
  AIRTEL_URL: optional,
  AIRTEL_CLIENT_ID: optional,
  AIRTEL_CLIENT_SECRET: optional,
  AIRTEL_NOTICE_KEY: optional,
  AIRTEL_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.gte(100)), 10_000),
  AIRTEL_QUIET_SECONDS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(300)), 180),
  BANK_NAME: optional,
  BANK_ACCOUNT_NAME: optional,
  BANK_ACCOUNT_NUMBER: optional,
  BANK_SWIFT: z.optional(z.string().check(z.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/))),
  BANK_COLUMNS: z.optional(z.string().check(z.regex(columnNames))),
  BANK_TWO_PEOPLE_ABOVE: z._default(z.coerce.number().check(z.int(), z.gte(0)), 100_000),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: z._default(z.string(), 'https://accounts.google.com'),
  INSTAGRAM_CLIENT_ID: optional,
  INSTAGRAM_CLIENT_SECRET: optional,
  INSTAGRAM_ISSUER: optional,
  EMERGENCY_LEVELS: levels,
  EMERGENCY_LEVEL_SECONDS: seconds(60),
  EMERGENCY_CONTACTS_SECONDS: ownSeconds,
  EMERGENCY_VOLUNTEERS_SECONDS: ownSeconds,
  EMERGENCY_COORDINATORS_SECONDS: ownSeconds,
  EMERGENCY_COMING_SECONDS: seconds(180),
  EMERGENCY_LATE_SECONDS: seconds(600),
  EMERGENCY_ARRIVAL_SECONDS: seconds(900),
  TURN_URLS: turnUrls,
  TURN_SECRET: z.optional(z.string().check(z.minLength(16))),
  DATA_RWF_PER_GB: z._default(z.coerce.number().check(z.gte(0), z.lte(100_000)), 200),
  SANDBOX_URL: optional,
  MAP_TILES_URL: z.optional(z.url({ protocol: /^https?$/ })),
  MAP_TILES_ATTRIBUTION: optional,
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]+$/)), 'us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
});

export type Environment = Omit<z.output<typeof environment>, 'SESSION_SECRET' | 'TRUST_PROXY'>;

/**
 * The validated settings of one process. `demo` says whether sample data and the sandbox are
 * available.
 */
export interface Config extends Environment {
  readonly demo: boolean;
  readonly dataDir: string;
  /** The store of files; undefined when they are in `dataDir`. */
  readonly s3: S3Settings | undefined;
  /** Streets for the map of coordinators; undefined when it is drawn from the sectors alone. */
  readonly streetTiles: StreetTiles | undefined;
  /** Directory of the recorded audio clips for reading aloud, filled by the operator. */
  readonly clipsDir: string;
  /** The keys for what outlives a sign-in, and their ids; the first makes everything new. */
  readonly keys: KeyRing;
  /** The key in use now, for what lives minutes: codes and limits. */
  readonly sessionSecret: string;
  /** Which proxies to believe about the visitor's address. */
  readonly trustProxy: TrustedProxies;
  readonly passwordCost: ScryptCost;
}

const productionNeeds = ['DATABASE_URL', 'PUBLIC_URL', 'SESSION_SECRET', 'TRUST_PROXY'] as const;

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/**
 * A demo has known passwords and shows every code, so it leaves this machine only when
 * `HAFI_MODE=demo` is said.
 */
function refuseOpenDemo({ HOST, PUBLIC_URL }: Environment): void {
  const hosts = [HOST, ...(PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : [])];
  const open = hosts.find((host) => !loopback.test(host));
  if (open === undefined) return;
  throw new ConfigError(
    `A demo has known passwords and shows everybody's codes, so it does not serve ${open}. Set HAFI_MODE=production, or HAFI_MODE=demo if that is what you want.`,
  );
}

/**
 * Reads and validates the settings from the environment.
 * @throws ConfigError naming every setting that is wrong or, in production, missing or weak
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.'));
    throw new ConfigError(`These settings are not valid: ${[...new Set(names)].join(', ')}.`);
  }
  const { SESSION_SECRET, TRUST_PROXY, ...settings } = parsed.data;
  if ((settings.VAPID_PUBLIC_KEY === undefined) !== (settings.VAPID_PRIVATE_KEY === undefined)) {
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together.');
  }
  const { AFRICASTALKING_API_KEY: apiKey, AFRICASTALKING_USERNAME: username } = settings;
  if ((apiKey === undefined) !== (username === undefined)) {
    throw new ConfigError('AFRICASTALKING_USERNAME and AFRICASTALKING_API_KEY belong together.');
  }
  if ((settings.AIRTEL_CLIENT_ID === undefined) !== (settings.AIRTEL_CLIENT_SECRET === undefined)) {
    throw new ConfigError('AIRTEL_CLIENT_ID and AIRTEL_CLIENT_SECRET belong together.');
  }
  const bank = [settings.BANK_NAME, settings.BANK_ACCOUNT_NAME, settings.BANK_ACCOUNT_NUMBER];
  if (new Set(bank.map((each) => each === undefined)).size > 1) {
    throw new ConfigError('BANK_NAME, BANK_ACCOUNT_NAME and BANK_ACCOUNT_NUMBER belong together.');
  }
  refuseHalfCards(settings);
  const needsTurnSecret = settings.TURN_URLS.some((url) => /^turns?:/.test(url));
  if (needsTurnSecret && settings.TURN_SECRET === undefined) {
    throw new ConfigError('TURN_URLS with a turn: or turns: address needs TURN_SECRET.');
  }
  const dataDir = resolve(settings.DATA_DIR);
  const clipsDir = resolve(settings.CLIPS_DIR ?? join(dataDir, 'clips'));
  const demo = settings.HAFI_MODE === 'demo';
  const trustProxy = readTrustedProxies(TRUST_PROXY);
  const paths = {
    dataDir,
    clipsDir,
    s3: readS3Settings(settings),
    streetTiles: readStreetTiles(settings),
  };
  if (demo) {
    if (filled.HAFI_MODE === undefined) refuseOpenDemo(settings);
    const keys = readKeyRing(SESSION_SECRET ?? keptSessionSecret(dataDir));
    const push = settings.VAPID_PUBLIC_KEY ? {} : keptPushKeys(dataDir);
    const own = { keys, sessionSecret: keys.current.secret, passwordCost: demoCost };
    return { ...settings, ...push, ...paths, ...own, demo, trustProxy };
  }
  const missing = productionNeeds.filter((name) => !parsed.data[name]);
  if (missing.length > 0) {
    throw new ConfigError(`HAFI_MODE=production needs ${missing.join(', ')}.`);
  }
  if (!settings.PUBLIC_URL?.startsWith('https://')) {
    throw new ConfigError('HAFI_MODE=production needs a PUBLIC_URL that begins with https://.');
  }
  const keys = readKeyRing(SESSION_SECRET ?? '');
  if (keys.all.some(({ secret }) => new Set(secret).size < 10)) {
    throw new ConfigError('SESSION_SECRET is too weak. Use 32 or more random characters.');
  }
  const own = { keys, sessionSecret: keys.current.secret, passwordCost: owaspCost };
  return { ...settings, ...paths, ...own, demo, trustProxy };
}

/** @throws ConfigError for a provider of card pages with some of its keys only, or none */
function refuseHalfCards(settings: Environment): void {
  const { CARD_PROVIDER, FLUTTERWAVE_SECRET_HASH, FLUTTERWAVE_SECRET_KEY } = settings;
  const { IREMBOPAY_ACCOUNT, IREMBOPAY_PRODUCT, IREMBOPAY_SECRET_KEY } = settings;
  const flutterwave = [FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_SECRET_HASH];
  if (new Set(flutterwave.map((each) => each === undefined)).size > 1) {
    throw new ConfigError('FLUTTERWAVE_SECRET_KEY and FLUTTERWAVE_SECRET_HASH belong together.');
  }
  const irembo = [IREMBOPAY_SECRET_KEY, IREMBOPAY_ACCOUNT, IREMBOPAY_PRODUCT];
  if (new Set(irembo.map((each) => each === undefined)).size > 1) {
    throw new ConfigError(
      'IREMBOPAY_SECRET_KEY, IREMBOPAY_ACCOUNT and IREMBOPAY_PRODUCT belong together.',
    );
  }
  const keys = { flutterwave: FLUTTERWAVE_SECRET_KEY, irembopay: IREMBOPAY_SECRET_KEY };
  if (CARD_PROVIDER && !keys[CARD_PROVIDER] && settings.HAFI_MODE !== 'demo') {
    throw new ConfigError(`CARD_PROVIDER=${CARD_PROVIDER} needs the keys of ${CARD_PROVIDER}.`);
  }
}
