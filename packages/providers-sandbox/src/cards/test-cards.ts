/** What becomes of a charge: paid, refused with the bank's words, or asked of the card's owner first. */
export type CardOutcome = { does: 'pay' } | { does: 'ask' } | { does: 'refuse'; reason: string };

/** What banks say of a charge that fails, as Flutterwave's `processor_response` repeats it. */
export const CARD_REASONS = [
  'Do Not Honour',
  'Insufficient Funds',
  'Suspected Fraud',
  'Restricted Card, Retain Card',
  'Invalid Transaction',
  'Function Not Permitted to Cardholder',
  'Function Not Permitted to Terminal',
  'Transaction Error',
  'Incorrect PIN',
  'Expired Card',
  'Invalid CVV',
  'Exceeds Withdrawal Limit',
  '3DS Authentication Failed',
] as const;

const refuse = (reason: (typeof CARD_REASONS)[number]): CardOutcome => ({ does: 'refuse', reason });

/** Flutterwave's documented test cards, and what they are there for. */
export const TEST_CARDS: ReadonlyMap<string, { name: string; outcome: CardOutcome }> = new Map([
  ['5531886652142950', { name: 'Mastercard: pays', outcome: { does: 'pay' } }],
  ['5061460166976054667', { name: 'Verve: pays', outcome: { does: 'pay' } }],
  ['4187427415564246', { name: 'Visa: the bank asks first (3DS)', outcome: { does: 'ask' } }],
  ['5143010522339965', { name: 'Do not honour', outcome: refuse('Do Not Honour') }],
  ['5258585922666506', { name: 'Insufficient funds', outcome: refuse('Insufficient Funds') }],
  ['5590131743294314', { name: 'Fraudulent', outcome: refuse('Suspected Fraud') }],
  ['5551651630381384', { name: 'Restricted', outcome: refuse('Restricted Card, Retain Card') }],
  ['5551658157653822', { name: 'Invalid transaction', outcome: refuse('Invalid Transaction') }],
  [
    '5258582054729020',
    {
      name: 'Not permitted to the cardholder',
      outcome: refuse('Function Not Permitted to Cardholder'),
    },
  ],
  [
    '5258588264565682',
    {
      name: 'Not permitted to the terminal',
      outcome: refuse('Function Not Permitted to Terminal'),
    },
  ],
  ['5258589130149016', { name: 'Transaction error', outcome: refuse('Transaction Error') }],
  ['5399834697894723', { name: 'Incorrect PIN', outcome: refuse('Incorrect PIN') }],
]);

/** The codes that the bank does not take; every other passes. */
export function outcomeOfCode(code: string): CardOutcome {
  if (code === '5548') return refuse('3DS Authentication Failed');
  return code === '6648' ? refuse('Insufficient Funds') : { does: 'pay' };
}
