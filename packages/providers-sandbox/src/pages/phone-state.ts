import { APPROVAL_MS } from '../approval-time.ts';
import type { Context } from '../context.ts';
import { statusOf } from '../momo/outcomes.ts';
import { failuresOf, isAirtel, isPayment, needsAnswer, settleAny } from '../money.ts';
import type { Transaction } from '../store.ts';
import type { UssdScreen } from '../ussd-phones.ts';

/** Whose request or payment it is. */
export type ProviderName = 'MTN MoMo' | 'Airtel Money';

/** A payment or refund that needs no answer. */
export type PhonePayment = {
  id: string;
  kind: 'payment' | 'refund';
  provider: ProviderName;
  amount: string;
  currency: string;
  message: string;
  status: string;
  reason?: string;
  at: string;
};

/** A payment that waits for the phone owner's answer; open until `expiresAt`. */
export type PhonePrompt = {
  id: string;
  amount: string;
  currency: string;
  payee: string;
  provider: ProviderName;
  message: string;
  at: string;
  expiresAt: string;
  /** The codes with which it can fail. */
  failures: readonly string[];
};

/** The content of one phone, newest first. */
export type PhoneState = {
  number: string;
  prompts: PhonePrompt[];
  messages: { id: string; sender: string; text: string; at: string }[];
  /** SMS that this phone sent, newest first. */
  sent: { id: string; text: string; at: string }[];
  /** The conversation by USSD that the phone shows. */
  ussd: UssdScreen | null;
  payments: PhonePayment[];
};

/** Reads one phone (E.164); requests that have expired are failed on the way. */
export function phoneState(context: Context, number: string): PhoneState {
  const own = context.store
    .transactions()
    .filter((one) => `+${one.party.partyId}` === number)
    .map((one) => settleAny(context, one))
    .toReversed();
  return {
    number,
    prompts: own.filter(needsAnswer).map(asPrompt),
    messages: context.store
      .messages()
      .filter((message) => message.channel === 'sms' && message.to === number)
      .toReversed()
      .map(({ id, sender = '', text, at }) => ({ id, sender, text, at })),
    sent: context.store
      .sentSms()
      .filter(({ from }) => from === number)
      .toReversed()
      .map(({ id, text, at }) => ({ id, text, at })),
    ussd: context.ussd.screenOf(number) ?? null,
    payments: own.filter((one) => !needsAnswer(one)).map(asPayment),
  };
}

/** Every phone that was asked for money or sent an SMS, with the number of open requests. */
export function knownPhones(context: Context): { number: string; waiting: number }[] {
  const waiting = new Map<string, number>();
  for (const one of context.store.transactions()) {
    if (one.party.partyId === '') continue;
    const number = `+${one.party.partyId}`;
    const open = needsAnswer(settleAny(context, one)) ? 1 : 0;
    waiting.set(number, (waiting.get(number) ?? 0) + open);
  }
  for (const { channel, to } of context.store.messages()) {
    if (channel === 'sms' && !waiting.has(to)) waiting.set(to, 0);
  }
  return [...waiting].map(([number, count]) => ({ number, waiting: count }));
}

const providerOf = (transaction: Transaction): ProviderName =>
  isAirtel(transaction) ? 'Airtel Money' : 'MTN MoMo';

function asPrompt(transaction: Transaction): PhonePrompt {
  const { id, amount, currency, payerMessage: message, at } = transaction;
  const provider = providerOf(transaction);
  const failures = failuresOf(transaction);
  const expiresAt = new Date(new Date(at).getTime() + APPROVAL_MS).toISOString();
  return { id, amount, currency, payee: 'Hafi', provider, message, at, expiresAt, failures };
}

function asPayment(transaction: Transaction): PhonePayment {
  const { id, amount, currency, payerMessage, at, outcome } = transaction;
  return {
    id,
    kind: isPayment(transaction) ? 'payment' : 'refund',
    provider: providerOf(transaction),
    amount,
    currency,
    message: payerMessage,
    status: isAirtel(transaction) ? (outcome?.status ?? 'PENDING') : statusOf(transaction),
    ...(outcome?.reason && { reason: outcome.reason }),
    at: outcome?.at ?? at,
  };
}
