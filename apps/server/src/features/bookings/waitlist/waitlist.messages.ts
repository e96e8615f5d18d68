/** What those are told who wait for a place. Mail and SMS never name patients. */
export const titles = {
  free: /*i18n*/ { id: 'waitlist.title.free', message: 'A time is free' },
  over: /*i18n*/ { id: 'waitlist.title.over', message: 'You no longer wait for a place' },
};

export const forPatient = {
  free: /*i18n*/ {
    id: 'waitlist.patient.free',
    message: '{doctor} has a free time now: {date} at {time}. Whoever books first has it.',
  },
  over: /*i18n*/ {
    id: 'waitlist.patient.over',
    message:
      '{doctor} takes no appointments in Hafi at present. Please choose another doctor, or call the practice.',
  },
};

export const forHelper = {
  free: /*i18n*/ {
    id: 'waitlist.helper.free',
    message:
      '{patient}: {doctor} has a free time now, {date} at {time}. Whoever books first has it.',
  },
  over: /*i18n*/ {
    id: 'waitlist.helper.over',
    message:
      '{patient}: {doctor} takes no appointments in Hafi at present. Please choose another doctor, or call the practice.',
  },
  /** The text outside Hafi. */
  outside: /*i18n*/ {
    id: 'waitlist.helper.outside',
    message:
      'It is about a place with a doctor for which you wait for {patient}. Please look at it in Hafi.',
  },
};

/** Lines of the recent activity. */
export const activities = {
  waits: /*i18n*/ {
    id: 'waitlist.activity.waits',
    message: 'Waiting for a place with {doctor}',
  },
};
