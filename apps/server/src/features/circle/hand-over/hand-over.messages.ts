/** Notification texts for when an elder takes over their account. */
export const handOverNews = {
  title: /*i18n*/ { id: 'circle.hand-over.title', message: 'The account is handed over' },
  toElder: /*i18n*/ {
    id: 'circle.hand-over.to-elder',
    message:
      'Your Hafi account is your own now. {helper} helps you as before; you decide who may see and do what.',
  },
  toHelper: /*i18n*/ {
    id: 'circle.hand-over.to-helper',
    message: '{elder} has the own account now and decides. You help with what you are let do.',
  },
  /** The text outside Hafi. */
  outside: /*i18n*/ {
    id: 'circle.hand-over.outside',
    message: 'The Hafi account of {elder} now belongs to {elder} alone. Please look at it in Hafi.',
  },
};

/** When somebody else has proved the number of an account. */
export const numberPassedNews = {
  title: /*i18n*/ {
    id: 'circle.number-passed.title',
    message: 'A phone number is in another account',
  },
  toOwner: /*i18n*/ {
    id: 'circle.number-passed.to-owner',
    message:
      'Somebody else has shown by an SMS code that they hold your phone number, so it left your account: no SMS for you go there, and nobody signs in to your account with it. Sign in with your e-mail, and give your new number in the profile.',
  },
  toOwnerAlone: /*i18n*/ {
    id: 'circle.number-passed.to-owner-alone',
    message:
      'Somebody else has shown by an SMS code that they hold your phone number, so it left your account. You have no e-mail to sign in with: give your new number or an e-mail in the profile now, while you are signed in, or call us: {phone}.',
  },
  toCoordinator: /*i18n*/ {
    id: 'circle.number-passed.to-coordinator',
    message:
      'The phone number of {name} was proved by another account. {name} has no e-mail, so no way to sign in and no SMS. Please find out how to reach them.',
  },
};

/** To who keeps an account, when somebody with its number wants to sign in. */
export const keptNews = {
  title: /*i18n*/ { id: 'circle.kept-sign-in.title', message: 'Somebody wants to sign in' },
  toCircle: /*i18n*/ {
    id: 'circle.kept-sign-in.to-helper',
    message:
      'Somebody with the phone of {elder} wants to sign in to the account that you keep, and was not let in. Was it {elder}? Then hand the account over, and they can sign in.',
  },
  outside: /*i18n*/ {
    id: 'circle.kept-sign-in.outside',
    message:
      'Somebody wants to sign in to the account of {elder}, which you keep. Please look at it in Hafi.',
  },
};

/** When somebody signed in by the code of an SMS alone, on a phone that is new to the account. */
export const newPhoneNews = {
  title: /*i18n*/ { id: 'circle.new-phone.title', message: 'Signed in on a new phone' },
  toElder: /*i18n*/ {
    id: 'circle.new-phone.to-elder',
    message:
      'Somebody signed in to your account on a new phone, by an SMS alone. Was it not you? End it under Settings, and choose a phone PIN: then an SMS alone is not enough.',
  },
  toCircle: /*i18n*/ {
    id: 'circle.new-phone.to-circle',
    message:
      'Somebody signed in to the account of {elder} on a new phone, by an SMS alone. Please ask whether it was {elder}. A phone PIN keeps others out.',
  },
  outside: /*i18n*/ {
    id: 'circle.new-phone.outside',
    message:
      'Somebody signed in to the Hafi account of {elder} on a new phone. Please look at it in Hafi.',
  },
};
