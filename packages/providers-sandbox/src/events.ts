import type { JWK } from 'jose';
import type { CardEvent } from './cards/card-events.ts';

/** The payer of a payment or the payee of a refund, as MoMo names it. */
export type Party = { partyIdType: 'MSISDN'; partyId: string };

/** The MoMo product a token or a transaction belongs to. */
export type MomoProduct = 'collection' | 'disbursement';

/** The product of any provider of money. */
export type Product = MomoProduct | 'airtel-payment' | 'airtel-refund';

/** An accepted transaction: a request to pay or a refund. `apiUser` is the client at Airtel. */
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

/** The final outcome of a transaction; at most one for each. */
export type TransactionDecided = {
  type: 'transaction-decided';
  at: string;
  product: Product;
  id: string;
  status: 'SUCCESSFUL' | 'FAILED';
  reason?: string;
  financialTransactionId?: string;
};

/** A message sent by our server: an SMS (over HTTP) or a mail (handed over in process). */
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

/** An SMS that a phone sent to our server. */
export type SmsSent = { type: 'sms-sent'; at: string; id: string; from: string; text: string };

/** The social sign-in that is simulated. */
export type SocialName = 'google' | 'instagram';

/** A simulated account. Google knows the e-mail address, Instagram only the username. */
export type SocialPerson = {
  subject: string;
  name?: string;
  email?: string;
  emailVerified?: boolean;
  username?: string;
};

/** An authorization code and what it stands for; usable once, until `expiresAt`. */
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

/** The RSA private key that signs ID tokens; at most one. */
export type SigningKeyCreated = { type: 'signing-key-created'; at: string; jwk: JWK };

/** Every event of the journal, one per line. */
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
  | CardEvent
  | MessageRecorded
  | SmsSent
  | SigningKeyCreated
  | SocialCodeIssued
  | { type: 'social-code-used'; at: string; code: string }
  | SocialTokenIssued;
