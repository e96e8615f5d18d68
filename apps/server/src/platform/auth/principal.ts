import type { Role } from '@hafi/contract/accounts/roles';
import type { Locale } from '@hafi/i18n/locales';

/** Who calls: found out by the server alone. */
export interface Principal {
  readonly personId: string;
  readonly roles: readonly Role[];
  readonly locale: Locale;
  readonly sessionId: string;
}

/** Who asks for something, in which language. */
export type Caller = Pick<Principal, 'personId' | 'roles' | 'locale'>;

/** Who makes a call, in the language of the page that they have open. */
export const callerOf = (call: {
  readonly locale: Locale;
  readonly principal: Principal;
}): Caller => ({
  ...call.principal,
  locale: call.locale,
});

/** Credentials as they arrive: the cookie header or the authorization header. */
export interface Credentials {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
}

/** Answers who is behind the credentials, or null. */
export type Authenticate = (credentials: Credentials) => Promise<Principal | null>;
