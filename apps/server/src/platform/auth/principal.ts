import type { Role } from '@hafi/contract/accounts/roles';
import type { Locale } from '@hafi/i18n/locales';

/** The authenticated caller of a request, determined by the server alone. */
export interface Principal {
  readonly personId: string;
  readonly roles: readonly Role[];
  readonly locale: Locale;
  readonly sessionId: string;
}

/** The person a use case acts for, and their language. */
export type Caller = Pick<Principal, 'personId' | 'roles' | 'locale'>;

/** The caller of a request, with the language of the page they have open. */
export const callerOf = (call: {
  readonly locale: Locale;
  readonly principal: Principal;
}): Principal => ({
  ...call.principal,
  locale: call.locale,
});

/** Credentials of a request: the Cookie or the Authorization header. */
export interface Credentials {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
}

/** A principal, with the moment at which their session ends unless they come back before. */
export interface Authenticated extends Principal {
  readonly expiresAt: Date;
}

/**
 * Resolves credentials to their principal; null when they are missing or invalid. It counts as a
 * use of the session, which extends a remembered one, unless `touch` is false.
 */
export type Authenticate = (
  credentials: Credentials,
  options?: { readonly touch: boolean },
) => Promise<Authenticated | null>;
