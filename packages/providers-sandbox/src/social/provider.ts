import type { SocialName, SocialPerson } from '../events.ts';

/** A text field of the form for people who are not on the list. */
export type Field = {
  name: string;
  label: string;
  type: 'text' | 'email';
  autocomplete: string;
  /** What is wrong with the trimmed text, for people to read; undefined when nothing is. */
  problem(text: string): string | undefined;
};

/** What sets one social sign-in apart from another. */
export type Provider = {
  key: SocialName;
  name: string;
  /** Whether a request without PKCE is refused. */
  pkceNeeded: boolean;
  /** One of these scopes must be asked for. */
  neededScopes: string[];
  examples: { person: SocialPerson; note?: string }[];
  fields: Field[];
  /** Makes an account of fields that have no problem. */
  typedPerson(values: Record<string, string>): SocialPerson;
  /** Added to the redirect when a person refuses. */
  refusal: Record<string, string>;
  /** Added to every redirect. */
  extras(issuer: string, scope: string): Record<string, string>;
  /** Closes the redirect that carries a code. */
  fragment: string;
};
