/** The texts of a prescription. */
export const prescriptionTexts = {
  title: /*i18n*/ { id: 'prescription.title', message: 'Prescription' },
  document: /*i18n*/ { id: 'prescription.document', message: 'Prescription: {medicine}' },
  medicine: /*i18n*/ { id: 'prescription.medicine', message: 'Medicine' },
  days: /*i18n*/ {
    id: 'prescription.days',
    message:
      '{days, plural, one {For {days} day: {from} to {until}} other {For {days} days: {from} to {until}}}',
  },
  open: /*i18n*/ { id: 'prescription.open', message: 'From {from}, without a last day' },
  quantity: /*i18n*/ { id: 'prescription.quantity', message: 'Quantity: {quantity}' },
  allergy: /*i18n*/ {
    id: 'prescription.allergy',
    message: 'An allergy speaks against this medicine. Why it is right all the same: {reason}',
  },
  instructions: /*i18n*/ { id: 'prescription.instructions', message: 'Instructions' },
} as const;
