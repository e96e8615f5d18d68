/** What those are told who pay or have a care plan. Titles, which a push shows too, name nobody. */
export const titles = {
  renews: /*i18n*/ { id: 'plans.title.renews', message: 'A care plan renews soon' },
  unpaid: /*i18n*/ { id: 'plans.title.unpaid', message: 'A care plan is not paid yet' },
  ended: /*i18n*/ { id: 'plans.title.ended', message: 'A care plan has ended' },
  begun: /*i18n*/ { id: 'plans.title.begun', message: 'A care plan goes on' },
  changed: /*i18n*/ { id: 'plans.title.changed', message: 'A care plan is smaller again' },
  paused: /*i18n*/ { id: 'plans.title.paused', message: 'A care plan pauses' },
  share: /*i18n*/ { id: 'plans.title.share', message: 'Would you share a care plan?' },
  answered: /*i18n*/ { id: 'plans.title.answered', message: 'About sharing a care plan' },
  manager: /*i18n*/ { id: 'plans.title.manager', message: 'You now look after a care plan' },
};

/** To those who pay. */
export const forPayer = {
  renews: /*i18n*/ {
    id: 'plans.payer.renews',
    message:
      'The care plan of {elder} renews on {date}. Your part is {amount}. Nothing is taken by itself: open this to pay.',
  },
  unpaid: /*i18n*/ {
    id: 'plans.payer.unpaid',
    message:
      'The care plan of {elder} is not paid. It goes on until {date}. Your part is {amount}: open this to pay.',
  },
  asked: /*i18n*/ {
    id: 'plans.payer.asked',
    message: 'Your part of the care plan of {elder} is {amount} now: who paid it has left.',
  },
  again: /*i18n*/ {
    id: 'plans.payer.again',
    message:
      'The {amount} for your part of the care plan of {elder} were given back, so it is not paid any more. Open this to pay it again.',
  },
  share: /*i18n*/ {
    id: 'plans.payer.share',
    message:
      '{payer} asks whether you pay {percent} % of the care plan of {elder}. Nothing is to be paid before you agree.',
  },
  manager: /*i18n*/ {
    id: 'plans.payer.manager',
    message:
      'Who paid the care plan of {elder} does not any more, and you look after it now. Nothing is taken by itself.',
  },
};

/** To the elder, where the elder pays nothing of it. */
export const forElder = {
  renews: /*i18n*/ {
    id: 'plans.elder.renews',
    message: 'Your care plan renews on {date}. Who pays it has been told.',
  },
  unpaid: /*i18n*/ {
    id: 'plans.elder.unpaid',
    message: 'Your care plan is not paid. It goes on until {date}. Who pays it has been told.',
  },
};

/** To everybody whom the plan concerns. */
export const forAll = {
  ended: /*i18n*/ {
    id: 'plans.all.ended',
    message:
      'The care plan of {elder} has ended. Health, help in an emergency and messages stay as they are.',
  },
  begun: /*i18n*/ {
    id: 'plans.all.begun',
    message: 'The care plan of {elder} is paid and runs until {date}.',
  },
  paused: /*i18n*/ {
    id: 'plans.all.paused',
    message: 'The care plan of {elder} pauses until {date}. Nothing is to be paid for that time.',
  },
  smaller: /*i18n*/ {
    id: 'plans.all.smaller',
    message:
      'What the larger care plan of {elder} cost was given back. The plan before goes on until {date}.',
  },
  agreed: /*i18n*/ {
    id: 'plans.all.agreed',
    message: '{payer} pays {percent} % of the care plan of {elder} from the next period on.',
  },
  declined: /*i18n*/ {
    id: 'plans.all.declined',
    message: '{payer} pays no share of the care plan of {elder}.',
  },
};

/** The texts outside Hafi: who pays for several elders knows whose plan it is. */
export const outside = {
  any: /*i18n*/ {
    id: 'plans.outside',
    message: 'It is about the care plan of {elder}. Please look at it in Hafi.',
  },
  renews: /*i18n*/ {
    id: 'plans.outside.renews',
    message:
      'The care plan of {elder} renews on {date}. Your part is {amount}. Open Hafi to pay: nothing is taken by itself.',
  },
  unpaid: /*i18n*/ {
    id: 'plans.outside.unpaid',
    message:
      'The care plan of {elder} is not paid. It goes on until {date}. Your part is {amount}: open Hafi to pay.',
  },
  asked: /*i18n*/ {
    id: 'plans.outside.asked',
    message: 'Your part of the care plan of {elder} is {amount} now. Open Hafi to pay.',
  },
  begun: /*i18n*/ {
    id: 'plans.outside.begun',
    message: 'The care plan of {elder} is paid and runs until {date}.',
  },
  paused: /*i18n*/ {
    id: 'plans.outside.paused',
    message: 'The care plan of {elder} pauses until {date}. Nothing is to be paid for that time.',
  },
  ended: /*i18n*/ {
    id: 'plans.outside.ended',
    message: 'The care plan of {elder} has ended. Nothing more is to be paid for it.',
  },
};
