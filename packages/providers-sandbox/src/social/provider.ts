import type { SocialName, SocialPerson } from '../events.ts';

/** A text field of the form for people who are not on the list. */
export type Field = {
  name: string;
  label: string;
  type: 'text' | 'email';
  autocomplete: string;
  /** The error message for the trimmed text; undefined when it is valid. */
  problem(text: string): string | undefined;
};

/** What distinguishes one social sign-in from another. */
export type Provider = {
  key: SocialName;
  name: string;
  /** Whether a request without PKCE is refused. */
  pkceNeeded: boolean;
  /** One of these scopes must be requested. */
  neededScopes: string[];
  examples: { person: SocialPerson; note?: string }[];
  fields: Field[];
  /** Creates an account from valid fields. */
  typedPerson(values: Record<string, string>): SocialPerson;
  /** Added to the redirect when a person refuses. */
  refusal: Record<string, string>;
  /** Added to every redirect. */
  extras(issuer: string, scope: string): Record<string, string>;
  /** The fragment that ends the redirect with a code. */
  fragment: string;
};
