import { defineErrors } from '../core/errors.ts';

export const plansErrors = defineErrors({
  'needs-plan': {
    status: 403,
    text: /*i18n*/ {
      id: 'error.needs-plan',
      message:
        'This belongs to a care plan. The first 30 days are free: see the care plans under Pricing.',
    },
  },
  'plan-exists': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.plan-exists',
      message: 'There is a care plan already. You can change it on its page.',
    },
  },
  'plan-not-possible': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.plan-not-possible',
      message: 'The care plan has changed meanwhile. Look at it again, then decide.',
    },
  },
  'next-period-paid': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.next-period-paid',
      message: 'The next period is being paid already. You can change the plan once it has begun.',
    },
  },
  'share-too-large': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.share-too-large',
      message: 'All shares together can be 100 % at most.',
    },
  },
});
