/** Texts for who pays by bank. Outside Hafi they do not say what is paid for. */
export const transferTexts = {
  remindTitle: /*i18n*/ {
    id: 'payments.bank.remind-title',
    message: 'We await your bank transfer',
  },
  remind: /*i18n*/ {
    id: 'payments.bank.remind',
    message:
      'We have not seen your transfer of {amount} with the reference {reference} yet. It must be here by {date}. If you have sent it, you need do nothing.',
  },
  expired: /*i18n*/ {
    id: 'payments.bank.expired',
    message:
      'No transfer of {amount} came in time, so we await it no more. You can pay again. If you have sent it, we count it when it comes, or pay it back.',
  },
  differentTitle: /*i18n*/ {
    id: 'payments.bank.different-title',
    message: 'Your bank transfer is another sum',
  },
  different: /*i18n*/ {
    id: 'payments.bank.different',
    message:
      '{came} came with your reference, and we asked for {amount}. Please send nothing more for now: a coordinator looks into it and contacts you.',
  },
  notNeeded: /*i18n*/ {
    id: 'payments.bank.not-needed',
    message:
      'We have received {amount} by bank. {back} of it were not needed: we transfer them back to your account by hand, which takes a few days.',
  },
};
