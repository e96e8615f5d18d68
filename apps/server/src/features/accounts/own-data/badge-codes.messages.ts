/** What the codes of verification badges mean, as in `my-data-codes.messages.ts`. */
export const badgeCodeWords = {
  chosen: /*i18n*/ { id: 'data.code.chosen', message: 'Chosen, not paid' },
  reviewing: /*i18n*/ { id: 'data.code.reviewing', message: 'Under review' },
  approved: /*i18n*/ { id: 'data.code.approved', message: 'Approved' },
  individual: /*i18n*/ { id: 'data.code.individual', message: 'Individual' },
  professional: /*i18n*/ { id: 'data.code.professional', message: 'Professionals' },
  business: /*i18n*/ { id: 'data.code.business', message: 'Business' },
  premium: /*i18n*/ { id: 'data.code.premium', message: 'Premium Badge' },
};
