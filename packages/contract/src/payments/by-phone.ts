/** Payment methods by which the payer approves on a phone. */
export type PhoneMethod = 'mtn' | 'airtel';

/** Whether the payer approves on a phone, whose number is asked for. */
export const isByPhone = (method: string): method is PhoneMethod =>
  method === 'mtn' || method === 'airtel';

/**
 * The method that the network of a Rwandan mobile number (E.164) offers: MTN's numbers begin with
 * 078 and 079, Airtel's with 072 and 073. Null for other numbers.
 */
export function methodOfNumber(number: string): PhoneMethod | null {
  if (/^\+2507[89]\d{7}$/.test(number)) return 'mtn';
  return /^\+2507[23]\d{7}$/.test(number) ? 'airtel' : null;
}
