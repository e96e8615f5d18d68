import type { Context } from '../context.ts';
import { APPROVAL_MS, isTestPayer, settle, statusOf } from '../momo/outcomes.ts';
import type { Transaction } from '../store.ts';
import type { UssdScreen } from '../ussd-phones.ts';

/** A payment or refund that needs no answer. */
export type PhonePayment = {
  id: string;
  kind: 'payment' | 'refund';
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
  message: string;
  at: string;
  expiresAt: string;
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
    .map((one) => settle(context, one))
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

/** Whether the owner of the phone has to approve or refuse this. */
export function needsAnswer(transaction: Transaction): boolean {
  const asks = transaction.product === 'collection' && !isTestPayer(transaction.party.partyId);
  return asks && !transaction.outcome;
}

/** Every phone that was asked for money or sent an SMS, with the number of open requests. */
export function knownPhones(context: Context): { number: string; waiting: number }[] {
  const waiting = new Map<string, number>();
  for (const one of context.store.transactions()) {
    if (one.party.partyId === '') continue;
    const number = `+${one.party.partyId}`;
    const open = needsAnswer(settle(context, one)) ? 1 : 0;
    waiting.set(number, (waiting.get(number) ?? 0) + open);
  }
  for (const { channel, to } of context.store.messages()) {
    if (channel === 'sms' && !waiting.has(to)) waiting.set(to, 0);
  }
  return [...waiting].map(([number, count]) => ({ number, waiting: count }));
}

function asPrompt({ id, amount, currency, payerMessage, at }: Transaction): PhonePrompt {
  const expiresAt = new Date(new Date(at).getTime() + APPROVAL_MS).toISOString();
  return { id, amount, currency, payee: 'Hafi', message: payerMessage, at, expiresAt };
}

function asPayment(transaction: Transaction): PhonePayment {
  const { id, amount, currency, payerMessage, at, outcome, product } = transaction;
  return {
    id,
    kind: product === 'collection' ? 'payment' : 'refund',
    amount,
    currency,
    message: payerMessage,
    status: statusOf(transaction),
    ...(outcome?.reason && { reason: outcome.reason }),
    at: outcome?.at ?? at,
  };
}
