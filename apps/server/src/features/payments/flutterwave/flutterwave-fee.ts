import type { FlutterwaveCharge } from './flutterwave-client.ts';

/**
 * What Flutterwave says that it kept of a charge: what it did not settle, otherwise the fee that it names,
 * which the payer may have paid on top. Absent where it says neither, or what cannot be. Its percentages
 * leave fractions, which francs do not have.
 */
export function feeOf(charge: Pick<FlutterwaveCharge, 'amount' | 'amount_settled' | 'app_fee'>): {
  readonly fee?: number;
} {
  const { amount, amount_settled: settled, app_fee: named } = charge;
  const kept = typeof settled === 'number' ? amount - settled : named;
  if (typeof kept !== 'number') return {};
  const fee = Math.round(kept);
  return fee >= 0 && fee <= amount ? { fee } : {};
}
