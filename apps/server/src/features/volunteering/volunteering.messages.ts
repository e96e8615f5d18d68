/** Notification titles. A push shows nothing else. */
export const titles = {
  asked: /*i18n*/ { id: 'volunteering.title.asked', message: 'Help was asked for' },
  accepted: /*i18n*/ { id: 'volunteering.title.accepted', message: 'A volunteer will come' },
  givenBack: /*i18n*/ {
    id: 'volunteering.title.given-back',
    message: 'The volunteer cannot come',
  },
  notConfirmed: /*i18n*/ {
    id: 'volunteering.title.not-confirmed',
    message: 'The volunteer does not come',
  },
  declined: /*i18n*/ {
    id: 'volunteering.title.declined',
    message: 'Another volunteer is asked',
  },
  saidDone: /*i18n*/ { id: 'volunteering.title.said-done', message: 'Was the help done?' },
  lapsed: /*i18n*/ { id: 'volunteering.title.lapsed', message: 'Nobody could help this time' },
  unconfirmed: /*i18n*/ {
    id: 'volunteering.title.unconfirmed',
    message: 'Nobody confirmed the help',
  },
  forgotten: /*i18n*/ {
    id: 'volunteering.title.forgotten',
    message: 'Nobody said whether the help was done',
  },
  renamed: /*i18n*/ {
    id: 'volunteering.title.renamed',
    message: 'The volunteer has a new name',
  },
  died: /*i18n*/ {
    id: 'volunteering.title.died',
    message: 'The help is called off',
  },
  cancelled: /*i18n*/ {
    id: 'volunteering.title.cancelled',
    message: 'The help is no longer needed',
  },
  done: /*i18n*/ { id: 'volunteering.title.done', message: 'Thank you for helping' },
};

/**
 * Texts for the elder, in mail and SMS too. `date` says what help and on which day, `time` the part of
 * the day that was agreed, or from when.
 */
export const forElder = {
  asked: /*i18n*/ {
    id: 'volunteering.elder.asked',
    message: '{helper} has asked volunteers to help you: {date}, {time}.',
  },
  accepted: /*i18n*/ {
    id: 'volunteering.elder.accepted',
    message: '{volunteer} will help you: {date}, {time}. The phone number is in Hafi.',
  },
  givenBack: /*i18n*/ {
    id: 'volunteering.elder.given-back',
    message:
      'We are sorry: {volunteer} cannot come. Other volunteers see your request again: {date}, {time}.',
  },
  notConfirmed: /*i18n*/ {
    id: 'volunteering.elder.not-confirmed',
    message:
      'Hafi no longer confirms {volunteer}, who does not come: {date}, {time}. Other volunteers see your request again.',
  },
  declined: /*i18n*/ {
    id: 'volunteering.elder.declined',
    message:
      '{volunteer} does not come, because your side asked for somebody else: {date}, {time}. Other volunteers see your request again.',
  },
  saidDone: /*i18n*/ {
    id: 'volunteering.elder.said-done',
    message:
      '{volunteer} says that your help is done: {date}. Please confirm it in Hafi, or tell us what went wrong.',
  },
  lapsed: /*i18n*/ {
    id: 'volunteering.elder.lapsed',
    message:
      'Nobody could take on your request: {date}. Please ask again for another day, or call a coordinator: {phone}.',
  },
  unconfirmed: /*i18n*/ {
    id: 'volunteering.elder.unconfirmed',
    message:
      '{volunteer} said three days ago that your help of {date} is done. Nobody has answered, so it counts as done. If it was not, ask again or call a coordinator: {phone}.',
  },
  forgotten: /*i18n*/ {
    id: 'volunteering.elder.forgotten',
    message:
      'Nobody has said whether {volunteer} helped you on {date}, and the request has ended. If you still need help, ask again or call a coordinator: {phone}.',
  },
  renamed: /*i18n*/ {
    id: 'volunteering.elder.renamed',
    message:
      '{before}, who helps you on {date}, now has the name {volunteer}. A coordinator compares the papers again. The help stands. If you do not know this name, call us: {phone}.',
  },
  /** Nobody reads it: the elder is not notified. */
  died: /*i18n*/ {
    id: 'volunteering.elder.died',
    message: 'The help is called off: {date}, {time}.',
  },
};

/** Texts for the elder's circle, in mail and SMS too. */
export const forCircle = {
  accepted: /*i18n*/ {
    id: 'volunteering.circle.accepted',
    message: '{volunteer} will help {elder}: {date}, {time}.',
  },
  givenBack: /*i18n*/ {
    id: 'volunteering.circle.given-back',
    message:
      '{volunteer} cannot come to {elder}. Other volunteers see the request again: {date}, {time}.',
  },
  notConfirmed: /*i18n*/ {
    id: 'volunteering.circle.not-confirmed',
    message:
      'Hafi no longer confirms {volunteer}, who does not come to {elder}: {date}, {time}. Other volunteers see the request again.',
  },
  declined: /*i18n*/ {
    id: 'volunteering.circle.declined',
    message:
      '{volunteer} does not come to {elder}, because somebody else was asked for: {date}, {time}. Other volunteers see the request again.',
  },
  saidDone: /*i18n*/ {
    id: 'volunteering.circle.said-done',
    message: '{volunteer} says that the help for {elder} is done: {date}.',
  },
  lapsed: /*i18n*/ {
    id: 'volunteering.circle.lapsed',
    message:
      'Nobody could take on the request of {elder}: {date}. Please ask again for another day, or call a coordinator: {phone}.',
  },
  unconfirmed: /*i18n*/ {
    id: 'volunteering.circle.unconfirmed',
    message:
      '{volunteer} said three days ago that the help for {elder} of {date} is done. Nobody has answered, so it counts as done. If it was not, ask again or call a coordinator: {phone}.',
  },
  forgotten: /*i18n*/ {
    id: 'volunteering.circle.forgotten',
    message:
      'Nobody has said whether {volunteer} helped {elder} on {date}, and the request has ended. If help is still needed, ask again or call a coordinator: {phone}.',
  },
  renamed: /*i18n*/ {
    id: 'volunteering.circle.renamed',
    message:
      '{before}, who helps {elder} on {date}, now has the name {volunteer}. A coordinator compares the papers again. The help stands. If you do not know this name, call us: {phone}.',
  },
  died: /*i18n*/ {
    id: 'volunteering.circle.died',
    message:
      'The help that was asked for {elder} is called off, because the death was recorded: {date}, {time}. Whoever would have come is told.',
  },
};

/** With the reason of who gives it back. In Hafi alone: it may be about health. */
export const givenBackWhy = {
  elder: /*i18n*/ {
    id: 'volunteering.elder.given-back-why',
    message:
      'We are sorry: {volunteer} cannot come. Other volunteers see your request again: {date}, {time}. The reason: “{reason}”',
  },
  circle: /*i18n*/ {
    id: 'volunteering.circle.given-back-why',
    message:
      '{volunteer} cannot come to {elder}. Other volunteers see the request again: {date}, {time}. The reason: “{reason}”',
  },
};

/** What help is asked for, and on which day. */
export const helpOn = {
  errand: /*i18n*/ { id: 'volunteering.on.errand', message: 'an errand, {date}' },
  transport: /*i18n*/ { id: 'volunteering.on.transport', message: 'transport, {date}' },
  company: /*i18n*/ { id: 'volunteering.on.company', message: 'company, {date}' },
};

/** When on that day: as it was asked for. */
export const helpAt = {
  morning: /*i18n*/ { id: 'volunteering.at.morning', message: 'in the morning' },
  afternoon: /*i18n*/ { id: 'volunteering.at.afternoon', message: 'in the afternoon' },
  evening: /*i18n*/ { id: 'volunteering.at.evening', message: 'in the evening' },
  time: /*i18n*/ { id: 'volunteering.at.time', message: 'from {time}' },
};

/** Texts for the volunteer, inside and outside Hafi. */
export const forVolunteer = {
  cancelled: /*i18n*/ {
    id: 'volunteering.volunteer.cancelled',
    message: '{elder} needs no help any more: {date}, {time}. Thank you for being ready.',
  },
  declined: /*i18n*/ {
    id: 'volunteering.volunteer.declined',
    message:
      'The family of {elder} asks somebody else to come: {date}, {time}. You need not go. Thank you for being ready.',
  },
  died: /*i18n*/ {
    id: 'volunteering.volunteer.died',
    message:
      'It was recorded that {elder} has died. Please do not go: {date}, {time}. Thank you for being ready.',
  },
  done: /*i18n*/ {
    id: 'volunteering.volunteer.done',
    message: 'Your help for {elder} is confirmed: {date}. Thank you!',
  },
  closed: /*i18n*/ {
    id: 'volunteering.volunteer.closed',
    message: 'Your help for {elder} counts as done: {date}. Thank you!',
  },
};

/** Lines of the recent activity. */
export const activities = {
  asked: /*i18n*/ {
    id: 'volunteering.activity.asked',
    message: 'Volunteers were asked for help: {date}',
  },
  accepted: /*i18n*/ {
    id: 'volunteering.activity.accepted',
    message: '{volunteer} will help: {date}',
  },
  done: /*i18n*/ { id: 'volunteering.activity.done', message: '{volunteer} has helped: {date}' },
  promised: /*i18n*/ {
    id: 'volunteering.activity.promised',
    message: 'You promised to help {elder}: {date}',
  },
  helped: /*i18n*/ {
    id: 'volunteering.activity.helped',
    message: 'You have helped {elder}: {date}',
  },
};
