/** The message of each field code; schemas may use only these codes. */
export const fieldTexts = {
  required: /*i18n*/ { id: 'field.required', message: 'Please fill this in.' },
  'wrong-type': /*i18n*/ {
    id: 'field.wrong-type',
    message: 'This is not the kind of answer we need.',
  },
  'too-short': /*i18n*/ {
    id: 'field.too-short',
    message: 'Use at least {minimum} characters.',
  },
  'too-long': /*i18n*/ { id: 'field.too-long', message: 'Use at most {maximum} characters.' },
  'too-small': /*i18n*/ { id: 'field.too-small', message: 'Use {minimum} or more.' },
  'too-big': /*i18n*/ { id: 'field.too-big', message: 'Use {maximum} or less.' },
  'invalid-choice': /*i18n*/ {
    id: 'field.invalid-choice',
    message: 'Choose one of the answers shown.',
  },
  'invalid-format': /*i18n*/ { id: 'field.invalid-format', message: 'Check how this is written.' },
  'control-characters': /*i18n*/ {
    id: 'field.control-characters',
    message: 'Remove characters that cannot be seen, then try again.',
  },
  'invalid-name': /*i18n*/ {
    id: 'field.invalid-name',
    message: 'Use letters only, as on the identity card.',
  },
  'mixed-alphabets': /*i18n*/ {
    id: 'field.mixed-alphabets',
    message: 'These letters are of different alphabets. Write each name with the letters of one.',
  },
  'reserved-name': /*i18n*/ {
    id: 'field.reserved-name',
    message: 'Leave out titles, roles and the name of Hafi: only the name of the person.',
  },
  'invalid-email': /*i18n*/ {
    id: 'field.invalid-email',
    message: 'Enter an e-mail address like name@example.rw.',
  },
  'invalid-phone': /*i18n*/ {
    id: 'field.invalid-phone',
    message: 'Enter a phone number like 078 812 3456, or with its country code.',
  },
  'own-number': /*i18n*/ {
    id: 'field.own-number',
    message: 'This is your own number. Name somebody else who can come to help you.',
  },
  'invalid-rwandan-phone': /*i18n*/ {
    id: 'field.invalid-rwandan-phone',
    message: 'Enter a Rwandan mobile number like 078 812 3456.',
  },
  'invalid-account': /*i18n*/ {
    id: 'field.invalid-account',
    message: 'Write the number of the account with all its digits.',
  },
  'invalid-wallet': /*i18n*/ {
    id: 'field.invalid-wallet',
    message: 'This is no number of this operator. MTN has 078 and 079, Airtel 072 and 073.',
  },
  'invalid-date': /*i18n*/ {
    id: 'field.invalid-date',
    message: 'Enter a day that the calendar has.',
  },
  'past-date': /*i18n*/ { id: 'field.past-date', message: 'Choose today or a later day.' },
  'past-part': /*i18n*/ {
    id: 'field.past-part',
    message: 'This time of today has passed. Choose a later one.',
  },
  'future-date': /*i18n*/ { id: 'field.future-date', message: 'Enter a day that has passed.' },
  'invalid-moment': /*i18n*/ {
    id: 'field.invalid-moment',
    message: 'Enter a day and a time.',
  },
  'future-moment': /*i18n*/ {
    id: 'field.future-moment',
    message: 'This day and time are still to come. Enter when it was.',
  },
  'too-long-ago': /*i18n*/ {
    id: 'field.too-long-ago',
    message: 'This is more than a year ago. Enter a later day.',
  },
  'impossible-value': /*i18n*/ {
    id: 'field.impossible-value',
    message: 'This cannot be right. Enter a number from {minimum} to {maximum}, or measure again.',
  },
  'systolic-not-higher': /*i18n*/ {
    id: 'field.systolic-not-higher',
    message: 'The upper number must be higher than the lower number.',
  },
  'other-kind': /*i18n*/ {
    id: 'field.other-kind',
    message: 'Enter the same kind of measurement as the one it replaces.',
  },
  'invalid-time': /*i18n*/ {
    id: 'field.invalid-time',
    message: 'Choose a time on the hour or the half hour.',
  },
  'told-before-reminded': /*i18n*/ {
    id: 'field.told-before-reminded',
    message: 'The circle is told after the elder was reminded again. Please choose more minutes.',
  },
  'doses-do-not-fit': /*i18n*/ {
    id: 'field.doses-do-not-fit',
    message: 'So many doses do not fit into 24 hours with so many hours between them.',
  },
  'ends-before-start': /*i18n*/ {
    id: 'field.ends-before-start',
    message: 'The end must come after the beginning.',
  },
  overlapping: /*i18n*/ {
    id: 'field.overlapping',
    message: 'These times overlap. Please change one of them.',
  },
  'invalid-id': /*i18n*/ {
    id: 'field.invalid-id',
    message: 'This link or number is not complete.',
  },
  'invalid-code': /*i18n*/ { id: 'field.invalid-code', message: 'Enter the 6 digits of the code.' },
  'invalid-pin': /*i18n*/ { id: 'field.invalid-pin', message: 'Enter 4 to 6 digits.' },
  'easy-password': /*i18n*/ {
    id: 'field.easy-password',
    message: 'This password is easy to guess. Take a longer one, such as several words.',
  },
  'own-name-password': /*i18n*/ {
    id: 'field.own-name-password',
    message:
      'Your name or e-mail address is in this password, which makes it easy to guess. Choose other words.',
  },
  'weak-pin': /*i18n*/ {
    id: 'field.weak-pin',
    message:
      'This PIN is easy to guess. Choose no year, and no row or pattern of digits like 1234, 1122 or 2580.',
  },
  'invalid-birth': /*i18n*/ {
    id: 'field.invalid-birth',
    message: 'Enter a year like 1948, or a day like 12/03/1948.',
  },
  'consent-needed': /*i18n*/ {
    id: 'field.consent-needed',
    message: 'Please tick the box once the elder has said yes.',
  },
  'invalid-national-id': /*i18n*/ {
    id: 'field.invalid-national-id',
    message: 'Enter the 16 digits of the identity card.',
  },
  'invalid-place': /*i18n*/ {
    id: 'field.invalid-place',
    message: 'Choose the place from the list.',
  },
  'phone-in-note': /*i18n*/ {
    id: 'field.phone-in-note',
    message: 'Leave the phone number out. Whoever comes sees it in Hafi.',
  },
  'passwords-differ': /*i18n*/ { id: 'field.passwords-differ', message: 'Passwords do not match' },
  'other-network': /*i18n*/ {
    id: 'field.other-network',
    message: 'This number is of another network. Choose its way to pay, or enter another number.',
  },
  'terms-not-accepted': /*i18n*/ {
    id: 'field.terms-not-accepted',
    message: 'Please read the terms and tick the box.',
  },
} as const;

export type FieldCode = keyof typeof fieldTexts;
