import { type CardState, cardState } from './cards/card-state.ts';
import type {
  MessageRecorded,
  Product,
  SandboxEvent,
  SigningKeyCreated,
  SmsSent,
  SocialCodeIssued,
  SocialTokenIssued,
  TransactionAccepted,
  TransactionDecided,
} from './events.ts';
import { openJournal } from './journal.ts';

/** A transaction with its outcome, if it has one. */
export type Transaction = TransactionAccepted & { outcome?: TransactionDecided };

/** A provisioned MoMo API user. `callbackHost` undefined means "any loopback host". */
export type ApiUser = { id: string; callbackHost?: string; apiKeys: string[] };

/** A bearer token that was issued. */
export type Token = { product: Product; apiUser: string; expiresAt: string };

/** An authorization code, and whether somebody has tried to redeem it. */
export type SocialCode = SocialCodeIssued & { used: boolean };

/** The state of the sandbox, folded from the journal. */
export type Store = {
  record(event: SandboxEvent): void;
  apiUser(id: string): ApiUser | undefined;
  token(value: string): Token | undefined;
  transaction(product: Product, id: string): Transaction | undefined;
  transactions(): Transaction[];
  /** The pages for cards. */
  cards: CardState;
  messages(): MessageRecorded[];
  /** SMS that phones sent to our server. */
  sentSms(): SmsSent[];
  signingKey(): SigningKeyCreated | undefined;
  socialCode(code: string): SocialCode | undefined;
  socialToken(value: string): SocialTokenIssued | undefined;
  close(): void;
};

/** Opens the state kept in `dataDir`, replaying its journal. Throws when the journal is damaged. */
export function openStore(dataDir: string): Store {
  const cards = cardState();
  const journal = openJournal(dataDir);
  const apiUsers = new Map<string, ApiUser>();
  const tokens = new Map<string, Token>();
  const transactions = new Map<string, Transaction>();
  const messages: MessageRecorded[] = [];
  const sentSms: SmsSent[] = [];
  const socialCodes = new Map<string, SocialCode>();
  const socialTokens = new Map<string, SocialTokenIssued>();
  let signingKey: SigningKeyCreated | undefined;

  function apply(event: SandboxEvent): void {
    switch (event.type) {
      case 'api-user-created':
        apiUsers.set(event.id, { id: event.id, callbackHost: event.callbackHost, apiKeys: [] });
        break;
      case 'api-key-created':
        apiUsers.get(event.id)?.apiKeys.push(event.apiKey);
        break;
      case 'token-issued':
        tokens.set(event.token, event);
        break;
      case 'transaction-accepted':
        transactions.set(`${event.product}/${event.id}`, { ...event });
        break;
      case 'transaction-decided': {
        const known = transactions.get(`${event.product}/${event.id}`);
        if (known && !known.outcome) known.outcome = event;
        break;
      }
      case 'checkout-opened':
      case 'card-charged':
      case 'card-refunded':
        cards.apply(event);
        break;
      case 'message-recorded':
        messages.push(event);
        break;
      case 'sms-sent':
        sentSms.push(event);
        break;
      case 'signing-key-created':
        signingKey = event;
        break;
      case 'social-code-issued':
        socialCodes.set(event.code, { ...event, used: false });
        break;
      case 'social-code-used': {
        const code = socialCodes.get(event.code);
        if (code) code.used = true;
        break;
      }
      case 'social-token-issued':
        socialTokens.set(event.token, event);
        break;
    }
  }

  for (const event of journal.past) apply(event);
  return {
    record: (event) => {
      journal.append(event);
      apply(event);
    },
    apiUser: (id) => apiUsers.get(id),
    token: (value) => tokens.get(value),
    transaction: (product, id) => transactions.get(`${product}/${id}`),
    transactions: () => [...transactions.values()],
    cards,
    messages: () => messages,
    sentSms: () => sentSms,
    signingKey: () => signingKey,
    socialCode: (code) => socialCodes.get(code),
    socialToken: (value) => socialTokens.get(value),
    close: journal.close,
  };
}
