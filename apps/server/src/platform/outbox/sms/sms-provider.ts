/** The providers through which SMS can go out. */
export const smsProviders = ['pindo', 'africastalking'] as const;
export type SmsProviderName = (typeof smsProviders)[number];

/** One SMS, in the GSM alphabet where its text allows it. */
export interface Sms {
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/**
 * What a provider answered that has read the request: its id for the SMS, by which delivery reports
 * name it, and as how many SMS it bills it. Null: the answer says nothing of it.
 */
export interface TakenSms {
  readonly reference: string | null;
  readonly billed: number | null;
}

/** A way to send SMS. */
export interface SmsProvider {
  readonly name: SmsProviderName;
  /**
   * Hands an SMS over. Rejects when no answer has come within these milliseconds.
   * @throws ProviderRefused, NotAnAnswer, or an error of the network
   */
  readonly send: (sms: Sms, withinMs: number) => Promise<TakenSms>;
}

/** What answered in the provider's place is not the provider: a page of maintenance, a proxy. */
export class NotAnAnswer extends Error {}

/**
 * Reads the JSON of an answer of 2xx.
 * @throws NotAnAnswer for anything else
 */
export async function readAnswer(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new NotAnAnswer('an SMS provider answers in JSON');
  }
}

/** The providers that can be used, by name. */
export type SmsProviders = { readonly [Name in SmsProviderName]?: SmsProvider };
