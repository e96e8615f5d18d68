/** What the sender is told after writing, with and without JavaScript. */
export const contactTexts = {
  sent: /*i18n*/ {
    id: 'contact.sent',
    message: 'Your message has been sent successfully! We will get back to you soon.',
  },
  reference: /*i18n*/ {
    id: 'contact.reference',
    message: 'Your reference number is {reference}. Please keep it.',
  },
  failed: /*i18n*/ {
    id: 'contact.failed',
    message: 'Failed to send message. Please try again or contact us directly.',
  },
} as const;
