import type { JWK } from 'jose';

/** Who a payment is taken from or given back to, as MoMo names it. */
export type Party = { partyIdType: 'MSISDN'; partyId: string };

/** The MoMo product a token or a transaction belongs to. */
export type Product = 'collection' | 'disbursement';

/** An accepted transaction: a request to pay (collection) or a refund (disbursement). */
export type TransactionAccepted = {
  type: 'transaction-accepted';
  at: string;
  product: Product;
  id: string;
  apiUser: string;
  amount: string;
  currency: string;
  externalId: string;
  party: Party;
  payerMessage: string;
  payeeNote: string;
  callbackUrl?: string;
  refundOf?: string;
};

/** The final word on a transaction; there is at most one for each. */
export type TransactionDecided = {
  type: 'transaction-decided';
  at: string;
  product: Product;
  id: string;
  status: 'SUCCESSFUL' | 'FAILED';
  reason?: string;
  financialTransactionId?: string;
};

/** A message that left our server: an SMS (over HTTP) or a mail (handed over in process). */
export type MessageRecorded = {
  type: 'message-recorded';
  at: string;
  id: string;
  channel: 'mail' | 'sms';
  to: string;
  text: string;
  subject?: string;
  html?: string;
  sender?: string;
};

/** Which sign-in of another company is played. */
export type SocialName = 'google' | 'instagram';

/** Somebody with an account there. Google knows the e-mail, Instagram only the username. */
export type SocialPerson = {
  subject: string;
  name?: string;
  email?: string;
  emailVerified?: boolean;
  username?: string;
};

/** An authorization code and what it stands for; good once, until `expiresAt`. */
export type SocialCodeIssued = {
  type: 'social-code-issued';
  at: string;
  code: string;
  provider: SocialName;
  clientId: string;
  redirectUri: string;
  scope: string;
  nonce?: string;
  challenge?: string;
  person: SocialPerson;
  expiresAt: string;
};

/** An access token of a social sign-in. */
export type SocialTokenIssued = {
  type: 'social-token-issued';
  at: string;
  token: string;
  provider: SocialName;
  scope: string;
  person: SocialPerson;
  expiresAt: string;
};

/** The RSA key that signs id tokens, private half included; there is at most one. */
export type SigningKeyCreated = { type: 'signing-key-created'; at: string; jwk: JWK };

/** Everything the journal may hold, one event a line. */
export type SandboxEvent =
  | { type: 'api-user-created'; at: string; id: string; callbackHost: string }
  | { type: 'api-key-created'; at: string; id: string; apiKey: string }
  | {
      type: 'token-issued';
      at: string;
      token: string;
      product: Product;
      apiUser: string;
      expiresAt: string;
    }
  | TransactionAccepted
  | TransactionDecided
  | MessageRecorded
  | SigningKeyCreated
  | SocialCodeIssued
  | { type: 'social-code-used'; at: string; code: string }
  | SocialTokenIssued;
