import type { MessageDescriptor } from '@hafi/i18n/server-catalogue';

/** What the codes of payments and care plans mean. */
export const paymentCodeWords: Readonly<Record<string, MessageDescriptor>> = {
  booking: /*i18n*/ { id: 'data.code.booking', message: 'Appointment' },
  plan: /*i18n*/ { id: 'data.code.plan', message: 'Care plan' },
  badge: /*i18n*/ { id: 'data.code.badge', message: 'Verification badge' },
  'plan-essential': /*i18n*/ { id: 'data.code.plan-essential', message: 'Essential' },
  'plan-complete': /*i18n*/ { id: 'data.code.plan-complete', message: 'Complete' },
  'plan-premium': /*i18n*/ { id: 'data.code.plan-premium', message: 'Premium' },
  monthly: /*i18n*/ { id: 'data.code.monthly', message: 'Month' },
  yearly: /*i18n*/ { id: 'data.code.yearly', message: 'Year' },
  trial: /*i18n*/ { id: 'data.code.trial', message: 'Free days' },
  awaiting: /*i18n*/ { id: 'data.code.awaiting', message: 'Waits for the payment' },
  grace: /*i18n*/ { id: 'data.code.grace', message: 'Not paid yet, goes on for some days' },
  paused: /*i18n*/ { id: 'data.code.paused', message: 'Paused' },
  void: /*i18n*/ { id: 'data.code.void', message: 'Not to be paid any more' },
};
