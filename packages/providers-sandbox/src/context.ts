import type { Callbacks } from './callbacks.ts';
import type { AdjustableClock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { FaultsOfPayers } from './faults-of-payers.ts';
import type { Met } from './met.ts';
import type { Store } from './store.ts';
import type { Channels, UssdPhones } from './ussd-phones.ts';

/**
 * A MoMo API user known without provisioning; without `callbackHost` any loopback host is allowed.
 */
export type MomoCredential = { apiUser: string; apiKey: string; callbackHost?: string };

/** An app of Airtel's portal, with the address and key of its callbacks that are set there. */
export type AirtelCredential = {
  clientId: string;
  clientSecret: string;
  callback?: () => string;
  /** Without it callbacks have no hash. */
  noticeKey?: string;
};

/** A shop at Flutterwave, with the webhook and the hash that it has typed into the dashboard. */
export type FlutterwaveCredential = {
  secretKey: string;
  secretHash: string;
  webhook?: () => string;
};

/** A merchant of IremboPay, with the callback that is set in the portal. */
export type IremboPayCredential = { secretKey: string; webhook?: () => string };

/** The keys that the sandbox accepts. Where a list is absent, any non-empty value is accepted. */
export type Credentials = {
  momo?: MomoCredential[];
  /** Without a list nobody gets a token of Airtel. */
  airtel?: AirtelCredential[];
  /** Without a list nobody is served by Flutterwave. */
  flutterwave?: FlutterwaveCredential[];
  /** Without a list nobody is served by IremboPay. */
  irembopay?: IremboPayCredential[];
  subscriptionKeys?: string[];
  pindoTokens?: string[];
  africasTalkingKeys?: string[];
};

/** An OAuth client; without `redirectUris` any URI that the sandbox allows. */
export type OauthClient = { id: string; secret: string; redirectUris?: string[] };

/** Where the SMS providers report what became of an SMS, as their customer has set it there. */
export type SmsReports = Partial<Record<'pindo' | 'africastalking', () => string>>;

/** What every part of the sandbox works with. */
export type Context = {
  store: Store;
  clock: AdjustableClock;
  /** Of everybody. */
  faults: Faults;
  ofPayers: FaultsOfPayers;
  met: Met;
  callbacks: Callbacks;
  credentials: Credentials;
  /** When absent, any non-empty client id and secret are accepted. */
  oauthClients?: OauthClient[];
  smsReports?: SmsReports;
  channels?: Channels;
  /** The USSD conversations on the phones. */
  ussd: UssdPhones;
};
