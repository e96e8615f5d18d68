/** Lines of the recent activity. */
export const checkedIn = /*i18n*/ {
  id: 'checkins.activity.checked-in',
  message: 'Meze neza: I am well',
};
export const activities = {
  missed: /*i18n*/ {
    id: 'checkins.activity.missed',
    message: 'No check-in came at {time}',
  },
  away: /*i18n*/ {
    id: 'checkins.activity.away',
    message: 'No check-in came on {date} at {time}; Hafi was not working then',
  },
  taken: /*i18n*/ {
    id: 'checkins.activity.taken',
    message: 'The check-in of {time} that did not come is looked after',
  },
  lapsed: /*i18n*/ {
    id: 'checkins.activity.lapsed',
    message: '{person} took the check-in of {time} that did not come, and nothing was heard since',
  },
  reached: /*i18n*/ { id: 'checkins.activity.reached', message: 'Was reached' },
  asksForCall: /*i18n*/ {
    id: 'checkins.activity.asks-for-call',
    message: 'Asked for a call',
  },
  callTaken: /*i18n*/ {
    id: 'checkins.activity.call-taken',
    message: 'Somebody looks after the call that was asked for at {time}',
  },
  planChanged: /*i18n*/ {
    id: 'checkins.activity.plan-changed',
    message: 'The hours of the check-ins were changed',
  },
};

/** Titles appear on locked screens and in mail subjects: no names, nothing about health. */
export const titles = {
  soon: /*i18n*/ { id: 'checkins.title.soon', message: 'A greeting is expected soon' },
  now: /*i18n*/ { id: 'checkins.title.now', message: 'Your people wait for your greeting' },
  missed: /*i18n*/ { id: 'checkins.title.missed', message: 'No greeting came. Please ask.' },
  takenBack: /*i18n*/ {
    id: 'checkins.title.taken-back',
    message: 'A greeting was taken back. Please ask.',
  },
  clear: /*i18n*/ { id: 'checkins.title.clear', message: 'The greeting has come' },
  reached: /*i18n*/ { id: 'checkins.title.reached', message: 'Somebody was reached' },
  call: /*i18n*/ { id: 'checkins.title.call', message: 'Somebody asks for your call' },
  plan: /*i18n*/ { id: 'checkins.title.plan', message: 'News from a care circle' },
};

/** To the people of the elder's circle. */
export const toCircle = {
  missed: /*i18n*/ {
    id: 'checkins.circle.missed',
    message:
      '{elder} should have said at {time} that all is well, and has not. Please call, and say in Hafi if you look after it.',
  },
  seen: /*i18n*/ {
    id: 'checkins.circle.seen',
    message:
      '{elder} used Hafi at {seen}, but has not said at {time} that all is well. Please call, and say in Hafi if you look after it.',
  },
  takenBack: /*i18n*/ {
    id: 'checkins.circle.taken-back',
    message:
      '{elder} has taken back at {time} that all is well. Please call, and say in Hafi if you look after it.',
  },
  away: /*i18n*/ {
    id: 'checkins.circle.away',
    message:
      '{elder} did not check in on {date} at {time}; Hafi was not working then, so a greeting may be lost. Please call, and say in Hafi if you look after it.',
  },
  awayNight: /*i18n*/ {
    id: 'checkins.circle.away-night',
    message:
      '{elder} did not check in on {date} at {time}; Hafi was not working then, so a greeting may be lost. It is night: we have not woken {elder}. Please call, and say in Hafi if you look after it.',
  },
  clear: /*i18n*/ {
    id: 'checkins.circle.clear',
    message: 'All clear: {elder} said on {date} at {time} that all is well.',
  },
  heard: /*i18n*/ {
    id: 'checkins.circle.heard',
    message: '{elder} was heard from on {date} at {time}, and is not well. Please call.',
  },
  soSo: /*i18n*/ {
    id: 'checkins.circle.so-so',
    message: '{elder} has answered on {date} at {time}, and feels so-so. Please call.',
  },
  call: /*i18n*/ {
    id: 'checkins.circle.call',
    message: '{elder} said at {time}: not well. Please call now.',
  },
  missedAgain: /*i18n*/ {
    id: 'checkins.circle.missed-again',
    message:
      '{elder} should have said at {time} that all is well. {person} took care of it, and nothing was heard since. Please call, and say in Hafi if you look after it.',
  },
  callAgain: /*i18n*/ {
    id: 'checkins.circle.call-again',
    message:
      '{elder} said at {time}: not well. {person} took care of it, and nothing was heard since. Please call now.',
  },
  reached: /*i18n*/ {
    id: 'checkins.circle.reached',
    message: '{person} has reached {elder}, at {time}. Nobody is waited for any more.',
  },
  planChanged: /*i18n*/ {
    id: 'checkins.circle.plan-changed',
    message: '{person} changed when {elder} is expected to check in.',
  },
  planOff: /*i18n*/ {
    id: 'checkins.circle.plan-off',
    message:
      '{person} turned off the check-ins of {elder}: nobody is told any more when none comes.',
  },
  planPaused: /*i18n*/ {
    id: 'checkins.circle.plan-paused',
    message:
      '{person} paused the check-ins of {elder} until {date}: until then nobody is told when none comes.',
  },
};

/** What mail and SMS say to them instead, of all but a change of the hours. */
export const outsideCircle = {
  missed: /*i18n*/ {
    id: 'checkins.outside.missed',
    message:
      '{elder} was expected in Hafi at {time} and did not come. Please call, then open Hafi.',
  },
  seen: /*i18n*/ {
    id: 'checkins.outside.seen',
    message:
      '{elder} used Hafi at {seen}, but did not check in at {time}. Please call, then open Hafi.',
  },
  takenBack: /*i18n*/ {
    id: 'checkins.outside.taken-back',
    message: 'Not all clear: {elder} took it back at {time}. Please call, then open Hafi.',
  },
  away: /*i18n*/ {
    id: 'checkins.outside.away',
    message:
      '{elder} did not come to Hafi on {date} at {time}; Hafi was not working then. Please call, then open Hafi.',
  },
  awayNight: /*i18n*/ {
    id: 'checkins.outside.away-night',
    message:
      '{elder} did not come to Hafi on {date} at {time}; Hafi was not working then. It is night: we have not asked again. Please call, then open Hafi.',
  },
  clear: /*i18n*/ {
    id: 'checkins.outside.clear',
    message: 'All clear: {elder} was heard from on {date} at {time}.',
  },
  heard: /*i18n*/ {
    id: 'checkins.outside.heard',
    message: '{elder} was heard from on {date} at {time} and asks for a call. Please call.',
  },
  soSo: /*i18n*/ {
    id: 'checkins.outside.so-so',
    message: '{elder} has answered on {date} at {time}. Please call.',
  },
  call: /*i18n*/ {
    id: 'checkins.outside.call',
    message: '{elder} asks you to call now.',
  },
  reached: /*i18n*/ {
    id: 'checkins.outside.reached',
    message: '{elder} was reached at {time}. Nobody has to call any more.',
  },
};

/** The same to a number that nobody has proved: it may be a stranger's. */
export const unnamedOutside = {
  missed: /*i18n*/ {
    id: 'checkins.unnamed.missed',
    message:
      'Somebody of your care circle was expected in Hafi at {time} and did not come. Please open Hafi.',
  },
  seen: /*i18n*/ {
    id: 'checkins.unnamed.seen',
    message:
      'Somebody of your care circle used Hafi at {seen}, but did not check in at {time}. Please open Hafi.',
  },
  takenBack: /*i18n*/ {
    id: 'checkins.unnamed.taken-back',
    message:
      'Not all clear: somebody of your care circle took it back at {time}. Please open Hafi.',
  },
  away: /*i18n*/ {
    id: 'checkins.unnamed.away',
    message:
      'Somebody of your care circle did not come to Hafi on {date} at {time}; Hafi was not working then. Please open Hafi.',
  },
  clear: /*i18n*/ {
    id: 'checkins.unnamed.clear',
    message: 'All clear: somebody of your care circle was heard from on {date} at {time}.',
  },
  heard: /*i18n*/ {
    id: 'checkins.unnamed.heard',
    message:
      'Somebody of your care circle was heard from on {date} at {time} and asks for a call. Please open Hafi.',
  },
  soSo: /*i18n*/ {
    id: 'checkins.unnamed.so-so',
    message: 'Somebody of your care circle has answered on {date} at {time}. Please open Hafi.',
  },
  call: /*i18n*/ {
    id: 'checkins.unnamed.call',
    message: 'Somebody of your care circle asks you to call now. Please open Hafi.',
  },
  reached: /*i18n*/ {
    id: 'checkins.unnamed.reached',
    message: 'Somebody of your care circle was reached at {time}.',
  },
};

/** To coordinators, who call. */
export const toCoordinators = {
  missedAgain: /*i18n*/ {
    id: 'checkins.coordinators.missed-again',
    message:
      '{elder} has not checked in at {time}. Somebody took it, and nothing was heard since. Please call {phone}.',
  },
  callAgain: /*i18n*/ {
    id: 'checkins.coordinators.call-again',
    message:
      '{elder} asked for a call at {time}. Somebody took it, and nothing was heard since. Please call {phone}.',
  },
  missed: /*i18n*/ {
    id: 'checkins.coordinators.missed',
    message:
      '{elder} has not checked in at {time}, and nobody of the circle has taken it. Please call {phone}.',
  },
  away: /*i18n*/ {
    id: 'checkins.coordinators.away',
    message:
      '{elder} did not check in on {date} at {time}; Hafi was not working then. Nobody of the circle has taken it. Please call {phone}.',
  },
  awayNight: /*i18n*/ {
    id: 'checkins.coordinators.away-night',
    message:
      '{elder} did not check in on {date} at {time}; Hafi was not working then. Nobody of the circle has taken it. It is night: we have not woken {elder}. Please phone the circle first, and {phone} only if nobody there answers.',
  },
  call: /*i18n*/ {
    id: 'checkins.coordinators.call',
    message:
      '{elder} asked for a call at {time}, and nobody of the circle has taken it. Please call {phone}.',
  },
  outsideCall: /*i18n*/ {
    id: 'checkins.coordinators.outside-call',
    message: 'Somebody asks for a call and nobody has taken it. Please open Hafi.',
  },
  outside: /*i18n*/ {
    id: 'checkins.coordinators.outside',
    message: 'Somebody is waited for and nobody has taken it. Please open Hafi.',
  },
};
