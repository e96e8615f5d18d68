import type { BadgeId } from '@hafi/contract/plans/plans';
import type { PayableWords } from './payable.ts';

const lines: Readonly<Record<BadgeId, { id: string; message: string }>> = {
  individual: /*i18n*/ {
    id: 'payments.badge.individual',
    message: 'Verification badge, Individual',
  },
  professional: /*i18n*/ {
    id: 'payments.badge.professional',
    message: 'Verification badge, Professionals',
  },
  business: /*i18n*/ { id: 'payments.badge.business', message: 'Verification badge, Business' },
  premium: /*i18n*/ { id: 'payments.badge.premium', message: 'Verification badge, Premium' },
};

/** How payments of badges are spoken of. */
export const badgeWords: PayableWords<'badge'> = {
  noticeType: 'community',
  values: () => ({}),
  paid: /*i18n*/ {
    id: 'payments.badge.paid',
    message:
      '{amount} for your verification badge. Receipt {number}. Now send your papers: a coordinator looks at them.',
  },
  unpaid: /*i18n*/ {
    id: 'payments.badge.unpaid',
    message: '{amount} for your verification badge was not paid. You can try again.',
  },
  paidForYou: /*i18n*/ {
    id: 'payments.badge.paid-for-you',
    message: '{payer} has paid {amount} for your verification badge.',
  },
  activity: /*i18n*/ {
    id: 'payments.badge.activity',
    message: 'You paid {amount} for a verification badge',
  },
  receiptLine: ({ badge }) => ({ text: lines[badge], values: {} }),
  price: /*i18n*/ { id: 'payments.badge.price', message: 'Review of papers, badge for a year' },
};
