import type { Callbacks } from './callbacks.ts';
import type { AdjustableClock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Store } from './store.ts';

/** A MoMo API user known without provisioning; `callbackHost` left out means any loopback host. */
export type MomoCredential = { apiUser: string; apiKey: string; callbackHost?: string };

/** Which keys the sandbox accepts. A list left out accepts any value that is not empty. */
export type Credentials = {
  momo?: MomoCredential[];
  subscriptionKeys?: string[];
  pindoTokens?: string[];
};

/** An app that may ask people to sign in; `redirectUris` left out means any the sandbox accepts. */
export type OauthClient = { id: string; secret: string; redirectUris?: string[] };

/** What every part of the sandbox works with. */
export type Context = {
  store: Store;
  clock: AdjustableClock;
  faults: Faults;
  callbacks: Callbacks;
  credentials: Credentials;
  /** Left out: any client id and secret that are not empty. */
  oauthClients?: OauthClient[];
};
