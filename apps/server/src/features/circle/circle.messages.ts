/**
 * Notification texts of the circle. Outside Hafi they contain nothing about health, and an SMS that could
 * say no more than that there is news is not sent.
 */
export const circleTitle = /*i18n*/ { id: 'circle.title', message: 'News in the circle' };

export const outside = /*i18n*/ {
  id: 'circle.outside',
  message: 'There is news in the circle of {elder}. Please look at it in Hafi.',
};

/** Titles go into push messages and mail subjects, so they say nothing about health. */
export const recordTitle = /*i18n*/ { id: 'circle.writing.title', message: 'News in the record' };

export const recordOutside = /*i18n*/ {
  id: 'circle.writing.outside',
  message: '{person} has written about {elder}. Open Hafi to see it.',
};

/** What was written, without the names of medicines and illnesses. */
export const writingNews = {
  allergyAdded: /*i18n*/ {
    id: 'circle.writing.allergy-added',
    message: '{person} wrote down an allergy of {elder}.',
  },
  allergyChanged: /*i18n*/ {
    id: 'circle.writing.allergy-changed',
    message: '{person} changed an allergy of {elder}.',
  },
  allergyWithdrawn: /*i18n*/ {
    id: 'circle.writing.allergy-withdrawn',
    message: '{person} withdrew an allergy of {elder}. If this is wrong, write it down again.',
  },
  conditionAdded: /*i18n*/ {
    id: 'circle.writing.condition-added',
    message: '{person} wrote down an illness of {elder}.',
  },
  conditionChanged: /*i18n*/ {
    id: 'circle.writing.condition-changed',
    message: '{person} changed an illness of {elder}.',
  },
  conditionRemoved: /*i18n*/ {
    id: 'circle.writing.condition-removed',
    message: '{person} took an illness of {elder} out of the record.',
  },
  medicineBegun: /*i18n*/ {
    id: 'circle.writing.medicine-begun',
    message: '{person} added a medicine for {elder}.',
  },
  medicineChanged: /*i18n*/ {
    id: 'circle.writing.medicine-changed',
    message: '{person} changed a medicine of {elder}.',
  },
  medicineStopped: /*i18n*/ {
    id: 'circle.writing.medicine-stopped',
    message: '{person} stopped a medicine of {elder}.',
  },
  noteSigned: /*i18n*/ {
    id: 'circle.writing.note-signed',
    message: '{person} signed a note about {elder}.',
  },
  noteAmended: /*i18n*/ {
    id: 'circle.writing.note-amended',
    message: '{person} added a correction to a note about {elder}.',
  },
  alertClosed: /*i18n*/ {
    id: 'circle.writing.alert-closed',
    message: '{person} closed an urgent alert about {elder} with a note.',
  },
  oxygenScaleSet: /*i18n*/ {
    id: 'circle.writing.oxygen-scale-set',
    message:
      '{person} changed how the oxygen of {elder} is judged: from now on 88 to 92 % is the target. The reason stands in what happened.',
  },
  oxygenScaleEnded: /*i18n*/ {
    id: 'circle.writing.oxygen-scale-ended',
    message: '{person} has the oxygen of {elder} judged as usual again.',
  },
  pressureTargetSet: /*i18n*/ {
    id: 'circle.writing.pressure-target-set',
    message:
      '{person} set a target for the blood pressure of {elder}. The target and the reason stand in what happened.',
  },
  pressureTargetEnded: /*i18n*/ {
    id: 'circle.writing.pressure-target-ended',
    message: '{person} has the blood pressure of {elder} judged as usual again.',
  },
};

export const circleNews = {
  joined: /*i18n*/ {
    id: 'circle.news.joined',
    message: '{person} has joined the circle of {elder}.',
  },
  changed: /*i18n*/ {
    id: 'circle.news.changed',
    message: 'What you may see and do for {elder} has changed.',
  },
  revoked: /*i18n*/ {
    id: 'circle.news.revoked',
    message: 'You are no longer in the circle of {elder}.',
  },
  left: /*i18n*/ {
    id: 'circle.news.left',
    message: '{person} has left the circle of {elder}.',
  },
  appointmentAccessEnded: /*i18n*/ {
    id: 'circle.news.visit-ended',
    message:
      'You can no longer see the health data of {elder}: the access of your visits was ended. The visits stay; only one that is booked from now on opens it anew.',
  },
  appointmentAccessEndedBy: /*i18n*/ {
    id: 'circle.news.visit-ended-by',
    message: '{person} ended what {doctor} may see of {elder} because of visits.',
  },
  elderLeft: /*i18n*/ {
    id: 'circle.news.elder-left',
    message:
      '{elder} has closed the account at Hafi. The circle has ended: Hafi no longer tells you how {elder} is.',
  },
  keptClosed: /*i18n*/ {
    id: 'circle.news.kept-closed',
    message:
      '{person}, who kept the account of {elder}, has closed it. The circle has ended: Hafi no longer tells you how {elder} is.',
  },
  checkEnded: /*i18n*/ {
    id: 'circle.news.check-ended',
    message:
      'A coordinator no longer confirms {person}, who belongs to the circle of {elder}. {person} still sees what the consent says: look in the circle whether that should stay, or call a coordinator: {phone}.',
  },
  renamed: /*i18n*/ {
    id: 'circle.news.renamed',
    message:
      '{before}, who belongs to the circle of {elder} and whom a coordinator has checked, now has the name {person}. A coordinator compares the papers again; until then “checked” is not shown. What is planned stays. If you do not know this name, call us: {phone}.',
  },
  numberPassed: /*i18n*/ {
    id: 'circle.news.number-passed',
    message:
      'The phone number of {person}, who belongs to the circle of {elder}, is not theirs any more: somebody else has confirmed it. Do not call it for {person}, and ask for the new one. Where you wrote it yourself, as an emergency contact, change it.',
  },
  elderNumberPassed: /*i18n*/ {
    id: 'circle.news.elder-number-passed',
    message:
      'The phone number of {elder} is not theirs any more: somebody else has confirmed it. SMS and reminders for {elder} no longer go there. Do not call it for {elder}; find out the new number and enter it.',
  },
  vouched: /*i18n*/ {
    id: 'circle.news.vouched',
    message:
      '{person} has reached you at your phone number. The circle of {elder} can call you there now. No SMS from Hafi reaches this number. If it is not yours, remove it in your profile.',
  },
  unvouched: /*i18n*/ {
    id: 'circle.news.unvouched',
    message:
      '{person} no longer says that your phone number is yours. The circle of {elder} is not offered calls to it any more.',
  },
  lives: /*i18n*/ {
    id: 'circle.news.lives',
    message:
      '{person} says that the death of {elder} was recorded by mistake. Reminders and check-ins go on; what was called off stays called off.',
  },
  declined: /*i18n*/ {
    id: 'circle.news.declined',
    message: 'An invitation to the circle of {elder} was declined.',
  },
  claimed: /*i18n*/ {
    id: 'circle.news.claimed',
    message:
      '{person} says that a court has named them the legal representative of {elder}, and has sent the document. A coordinator checks it. If this is not right, write to us at once.',
  },
  represented: /*i18n*/ {
    id: 'circle.news.represented',
    message:
      '{person} is now the legal representative of {elder}: a coordinator has checked the document of the court. If this is not right, write to us at once.',
  },
  claimRefused: /*i18n*/ {
    id: 'circle.news.claim-refused',
    message:
      'The court document that you sent for {elder} could not be confirmed. The reason stands in the circle.',
  },
  representationEnded: /*i18n*/ {
    id: 'circle.news.representation-ended',
    message: '{person} is no longer the legal representative of {elder}.',
  },
  witnessed: /*i18n*/ {
    id: 'circle.news.witnessed',
    message:
      '{recorder} wrote down that {elder} said yes, before {witness}: {person} may see or do more now. If this is not right, take it back with one tap.',
  },
};

/**
 * Invitations go to people who may have no account, so they contain only the sender's first name.
 */
export const invitationTexts = {
  subject: /*i18n*/ {
    id: 'circle.invitation.subject',
    message: '{inviter} invites you to Hafi',
  },
  mail: /*i18n*/ {
    id: 'circle.invitation.mail',
    message:
      'Hello,\n\n{inviter} would like you to be near {elder}, with Hafi. See what it is about, and say yes or no:\n{link}\n\nThe link is good for 7 days, for you alone. If you do not know {inviter}, you need do nothing.\n\nHafi',
  },
  mailFromElder: /*i18n*/ {
    id: 'circle.invitation.mail-from-elder',
    message:
      'Hello,\n\n{elder} would like to have you near, with Hafi. See what it is about, and say yes or no:\n{link}\n\nThe link is good for 7 days, for you alone. If you do not know {elder}, you need do nothing.\n\nHafi',
  },
  sms: /*i18n*/ {
    id: 'circle.invitation.sms',
    message: 'Hafi: {inviter} invites you to be near {elder}. Good for 7 days: {link}',
  },
  smsFromElder: /*i18n*/ {
    id: 'circle.invitation.sms-from-elder',
    message: 'Hafi: {elder} invites you to be near. Good for 7 days: {link}',
  },
};

/** What coordinators are notified when a nightly check finds an altered access log. */
export const chainNews = {
  title: /*i18n*/ { id: 'circle.chain.title', message: 'An access log was altered' },
  altered: /*i18n*/ {
    id: 'circle.chain.altered',
    message:
      'Of {checked} logs of who looked at health, {altered} do not fit their seal: somebody changed them outside Hafi. Please find out now who has access to the database.',
  },
  /** The text outside Hafi. */
  outside: /*i18n*/ {
    id: 'circle.chain.outside',
    message: 'The nightly check found something wrong. Please look at it in Hafi.',
  },
};

/** The notice to coordinators that somebody claims to represent an elder. */
export const claimWaiting = {
  title: /*i18n*/ { id: 'circle.claim-waiting.title', message: 'A court document waits' },
  text: /*i18n*/ {
    id: 'circle.claim-waiting',
    message: '{name} has sent the document of a court, for a coordinator to check.',
  },
};

/** When a coordinator no longer confirms a doctor by whose limits an elder's readings are judged. */
export const limitsLapsed = /*i18n*/ {
  id: 'circle.writing.limits-lapsed',
  message:
    'A coordinator no longer confirms {person}, who had chosen how the readings of {elder} are judged. They are judged as usual again. Ask the doctor who treats {elder}.',
};

/** What distinguishes the people that a search finds. */
export const peopleTexts = {
  patient: /*i18n*/ { id: 'circle.search.patient', message: 'Your patient' },
  elder: /*i18n*/ { id: 'circle.search.elder', message: 'You are in this circle' },
  ownCircle: /*i18n*/ { id: 'circle.search.own-circle', message: 'In your circle' },
  circleOf: /*i18n*/ { id: 'circle.search.circle-of', message: 'In the circle of {elder}' },
};

/** To those outside the circle who were told that an elder has died, and to whoever reads their phones. */
export const deathMistake = {
  named: /*i18n*/ {
    id: 'circle.death-mistake',
    message:
      'It was a mistake: {elder} lives. What was called off stays called off; the family may ask you again.',
  },
  nameless: /*i18n*/ {
    id: 'circle.death-mistake.outside',
    message: 'The news of a death that you had from Hafi was a mistake. Please look at it in Hafi.',
  },
};
