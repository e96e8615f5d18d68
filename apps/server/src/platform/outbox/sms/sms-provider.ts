/** The providers through which SMS can go out. */
export const smsProviders = ['pindo', 'africastalking'] as const;
export type SmsProviderName = (typeof smsProviders)[number];

/** One SMS, in the GSM alphabet where its text allows it. */
export interface Sms {
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/** A way to send SMS. */
export interface SmsProvider {
  readonly name: SmsProviderName;
  /**
   * Hands an SMS over; returns the provider's id for it, by which delivery reports name it. Rejects
   * within `answerInMs`.
   * @throws ProviderRefused, or an error of the network
   */
  readonly send: (sms: Sms) => Promise<string>;
}

/**
 * How long a provider may take to answer, in milliseconds: two that hang must end before the lease
 * of the message does.
 */
export const answerInMs = 12_000;

/** The providers that can be used, by name. */
export type SmsProviders = { readonly [Name in SmsProviderName]?: SmsProvider };
