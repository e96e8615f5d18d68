/**
 * Notification texts. Titles go into push messages and mail subjects, `outside` into mail and SMS,
 * where others may read them: neither contains anything about health.
 */
/** Lines of the recent activity: the doses of one time that were answered alike. */
export const doseActivity = {
  taken: /*i18n*/ {
    id: 'medications.activity.taken',
    message: '{count, plural, one {# dose of {time} taken} other {# doses of {time} taken}}',
  },
  skipped: /*i18n*/ {
    id: 'medications.activity.skipped',
    message:
      '{count, plural, one {# dose of {time} not taken} other {# doses of {time} not taken}}',
  },
};

export const titles = {
  time: /*i18n*/ { id: 'medications.title.time', message: 'It is time' },
  again: /*i18n*/ { id: 'medications.title.again', message: 'A reminder waits for you' },
  unanswered: /*i18n*/ {
    id: 'medications.title.unanswered',
    message: 'A reminder was not answered',
  },
  away: /*i18n*/ { id: 'medications.title.away', message: 'Hafi was not working for a while' },
  low: /*i18n*/ { id: 'medications.title.low', message: 'Something is running low' },
};

export const toElder = {
  due: /*i18n*/ {
    id: 'medications.elder.due',
    message: 'Your medicines of {time} are due. Mark them once you have taken them.',
  },
  again: /*i18n*/ {
    id: 'medications.elder.again',
    message: 'Your medicines of {time} are not marked yet. Have you taken them?',
  },
  low: /*i18n*/ {
    id: 'medications.elder.low',
    message:
      '{days, plural, =0 {{medicine}: less than a day is left. Please get more.} one {{medicine}: # day is left. Please get more.} other {{medicine}: # days are left. Please get more.}}',
  },
};

/** To the circle, without names of medicines, which not every receiver of alerts may read. */
export const toCircle = {
  unanswered: /*i18n*/ {
    id: 'medications.circle.unanswered',
    message: '{elder} has not marked the medicines of {time}. Please ask how things are.',
  },
  awayDay: /*i18n*/ {
    id: 'medications.circle.away-day',
    message:
      '{count, plural, one {{elder}: # dose of {first} has no answer, because Hafi was not working. Please ask how things are.} other {{elder}: # doses of {first} have no answer, because Hafi was not working. Please ask how things are.}}',
  },
  awayDays: /*i18n*/ {
    id: 'medications.circle.away-days',
    message:
      '{count, plural, one {{elder}: # dose from {first} to {last} has no answer, because Hafi was not working. Please ask how things are.} other {{elder}: # doses from {first} to {last} have no answer, because Hafi was not working. Please ask how things are.}}',
  },
  low: /*i18n*/ {
    id: 'medications.circle.low',
    message: '{elder} will soon need more of a medicine. Please look at the list together.',
  },
};

/** What mail and SMS say instead of the text. */
export const outside = {
  time: /*i18n*/ { id: 'medications.outside.time', message: 'It is time. Please open Hafi.' },
  again: /*i18n*/ {
    id: 'medications.outside.again',
    message: 'A reminder waits for you. Please open Hafi.',
  },
  unanswered: /*i18n*/ {
    id: 'medications.outside.unanswered',
    message: '{elder} has not answered a reminder. Please open Hafi.',
  },
  away: /*i18n*/ {
    id: 'medications.outside.away',
    message:
      'Hafi was not working for a while, and reminders of {elder} have no answer. Please open Hafi.',
  },
  low: /*i18n*/ {
    id: 'medications.outside.low',
    message: 'Something is running low. Please open Hafi.',
  },
  lowOf: /*i18n*/ {
    id: 'medications.outside.low-of',
    message: '{elder}: something is running low. Please open Hafi.',
  },
};

/** SMS to elders who can answer by SMS, without a word about health. */
export const answerBySms = {
  time: /*i18n*/ {
    id: 'medications.answer.time',
    message: 'It is {time}. When you have done what you do at this time, send TAKEN to {number}.',
  },
  again: /*i18n*/ {
    id: 'medications.answer.again',
    message:
      'Nobody has told Hafi about {time} yet. If it is done, do not do it again: send TAKEN to {number}. If not, do it now.',
  },
};

/** SMS to elders with nothing but a phone for calls: what to do, without a word about health. */
export const phoneOnly = {
  time: /*i18n*/ {
    id: 'medications.phone.time',
    message:
      'It is {time}. Please do now what you do at this time, and tell your family when it is done.',
  },
  again: /*i18n*/ {
    id: 'medications.phone.again',
    message:
      'Nobody has told Hafi about {time} yet. If it is not done, do it now. If it is done, do not do it again: only tell your family.',
  },
};

/** Schedules as text. */
export const frequencies = {
  daily: /*i18n*/ { id: 'medications.frequency.daily', message: 'Every day at {times}' },
  weekly: /*i18n*/ { id: 'medications.frequency.weekly', message: '{days}, at {times}' },
  hours: /*i18n*/ {
    id: 'medications.frequency.hours',
    message: '{hours, plural, one {Every hour from {time}} other {Every # hours from {time}}}',
  },
  days: /*i18n*/ {
    id: 'medications.frequency.days',
    message: '{days, plural, one {Every day at {time}} other {Every # days at {time}}}',
  },
  apart: /*i18n*/ {
    id: 'medications.frequency.apart',
    message: '{hours, plural, one {at least # hour apart} other {at least # hours apart}}',
  },
  needed: /*i18n*/ {
    id: 'medications.frequency.needed',
    message:
      '{most, plural, one {When needed, once a day at most} other {When needed, # times a day at most}}',
  },
};
