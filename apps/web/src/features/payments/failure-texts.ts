import type { Payment } from '@hafi/contract/payments/payments.contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a payment failed, and what to do. */
const failureTexts: Record<NonNullable<Payment['failure']>, MessageDescriptor> = {
  refused: msg`The payment was refused on the phone. Nothing was charged. You can try again.`,
  'wrong-pin': msg`The PIN was wrong. Nothing was charged. Try again, and type the PIN of your mobile money slowly.`,
  'not-enough-money': msg`There is not enough money on this account. Nothing was charged. Top up or use another number.`,
  'no-wallet': msg`This number has no mobile money account. Nothing was charged. Please use another number.`,
  'not-allowed': msg`Mobile money does not let this number pay. Nothing was charged. Ask your operator, or use another number.`,
  'limit-reached': msg`The limit of this account is reached. Nothing was charged. Use another number or another way to pay.`,
  'amount-not-allowed': msg`Mobile money does not take this amount at once. Nothing was charged. Use another way to pay.`,
  'too-late': msg`Nobody approved within 5 minutes. You can try again. If money leaves your account all the same, we count it or send it back.`,
  'not-transferred': msg`No transfer came in time. You can try again. If you have sent it, we count it when it comes, or pay it back.`,
  'card-declined': msg`The bank refused this card. Nothing was charged. Try another card, or ask your bank.`,
  'card-expired': msg`This card is no longer valid. Nothing was charged. Use another card.`,
  'card-details': msg`The number, the date or the CVV of the card do not fit. Nothing was charged. Try again, and type them slowly.`,
  'card-not-confirmed': msg`The bank could not make sure that it is your card. Nothing was charged. Try again, and confirm as your bank asks you to.`,
  left: msg`You chose another way to pay. You can try again. If money is taken on the card page all the same, we count it or send it back.`,
  'wrong-amount': msg`What arrived is not what we asked for, so it was not counted. If money left your account, write to us.`,
  'provider-error': msg`Mobile money had a problem. Nothing was charged. Please try again in a few minutes.`,
  'provider-silent': msg`Mobile money does not answer us, so we do not know yet whether you paid. If you did, you do not lose it. Do not approve the old request any more: you can use another way to pay, and what is paid twice comes back to you.`,
};

/** The same of a bank transfer. */
const bankFailureTexts: Partial<typeof failureTexts> = {
  left: msg`You did not want to pay by this bank transfer. You can try again, or choose another way.`,
};

const expiredText = msg`Nobody approved in time. You can try again. If money leaves your account all the same, we count it or send it back.`;

/** The same of a card, where a phone is spoken of otherwise. */
const cardFailureTexts: Partial<typeof failureTexts> = {
  refused: msg`The payment was cancelled. Nothing was charged. You can try again.`,
  'not-enough-money': msg`There is not enough money on this card. Nothing was charged. Use another card or another way to pay.`,
  'not-allowed': msg`This card may not be used for this. Nothing was charged. Use another card, or ask your bank.`,
  'limit-reached': msg`The limit of this card is reached. Nothing was charged. Use another card, or ask your bank.`,
  'too-late': msg`The card page was open too long without a payment. You can try again. If money leaves your account all the same, we count it or send it back.`,
  'provider-error': msg`The card page had a problem. Nothing was charged. Please try again in a few minutes.`,
  'provider-silent': msg`The card company does not answer us, so we do not know yet whether you paid. If you did, you do not lose it. Do not pay on the old page any more: you can use another way to pay, and what is paid twice comes back to you.`,
};

/** Why a payment did not work, and what to do. */
export function failureText({
  failure,
  method,
}: Pick<Payment, 'failure' | 'method'>): MessageDescriptor {
  if (!failure) return expiredText;
  const ofMethod = { card: cardFailureTexts, bank: bankFailureTexts };
  const own = method === 'card' || method === 'bank' ? ofMethod[method][failure] : undefined;
  return own ?? failureTexts[failure];
}
