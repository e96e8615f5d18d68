/**
 * Why Hafi itself moved a payment. Stored word for word with its steps, which never change; every
 * other reason is what a provider answered.
 */
export const stepReasons = [
  'cancelled',
  'not-needed',
  'came-after-all',
  'by-coordinator',
  'amount',
  'currency',
  'payer',
  'reference',
  'left by the payer',
  'too-many-prompts',
  'never accepted',
  'no answer',
  'no transfer in time',
  'paid online',
  'came by bank and is not needed',
  'refunded in part',
  'settled by hand',
  'the provider does not answer',
  'the provider answers again',
] as const;

export type StepReason = (typeof stepReasons)[number];
