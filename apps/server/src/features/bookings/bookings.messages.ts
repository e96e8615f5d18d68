/** Notification texts. Mail and SMS never name patients; no text contains health details. */
export const titles = {
  held: /*i18n*/ { id: 'bookings.title.held', message: 'Your time is held' },
  confirmed: /*i18n*/ { id: 'bookings.title.confirmed', message: 'Appointment confirmed' },
  cancelled: /*i18n*/ { id: 'bookings.title.cancelled', message: 'Appointment cancelled' },
  moved: /*i18n*/ { id: 'bookings.title.moved', message: 'Appointment moved' },
  asked: /*i18n*/ { id: 'bookings.title.asked', message: 'New appointment' },
  nobodyCame: /*i18n*/ { id: 'bookings.title.nobody-came', message: 'Nobody came' },
  cameAfterAll: /*i18n*/ { id: 'bookings.title.came-after-all', message: 'Corrected' },
  reminder: /*i18n*/ { id: 'bookings.title.reminder', message: 'Appointment reminder' },
};

export const forPatient = {
  held: /*i18n*/ {
    id: 'bookings.patient.held',
    message: '{doctor}, {date} at {time}. We will tell you when the doctor has confirmed it.',
  },
  heldByHelper: /*i18n*/ {
    id: 'bookings.patient.held-by-helper',
    message:
      '{helper} has chosen a time for you with {doctor}: {date} at {time}. We will tell you when the doctor has confirmed it.',
  },
  confirmed: /*i18n*/ {
    id: 'bookings.patient.confirmed',
    message: '{doctor} expects you on {date} at {time}.',
  },
  cancelled: /*i18n*/ {
    id: 'bookings.patient.cancelled',
    message: 'Your appointment with {doctor} on {date} at {time} is cancelled.',
  },
  cancelledForFee: /*i18n*/ {
    id: 'bookings.patient.cancelled-for-fee',
    message: 'Your appointment with {doctor} on {date} at {time} is cancelled. The fee is {fee}.',
  },
  cancelledByDoctor: /*i18n*/ {
    id: 'bookings.patient.cancelled-by-doctor',
    message:
      '{doctor} had to cancel your appointment on {date} at {time}. It costs you nothing. Please choose another time.',
  },
  cancelledByDoctorWhy: /*i18n*/ {
    id: 'bookings.patient.cancelled-by-doctor-why',
    message:
      '{doctor} had to cancel your appointment on {date} at {time}: “{reason}”. It costs you nothing. Please choose another time.',
  },
  cancelledByHafi: /*i18n*/ {
    id: 'bookings.patient.cancelled-by-hafi',
    message:
      'Hafi no longer confirms {doctor}. So we cancelled your appointment on {date} at {time}. It costs you nothing. Please choose another doctor.',
  },
  bookedToAgree: /*i18n*/ {
    id: 'bookings.patient.booked-by-doctor',
    message:
      '{doctor} has booked you for {date} at {time}. Please say in Hafi that it suits you: until then the doctor does not see your health data for it. If it does not suit you, cancel it free of charge.',
  },
  nobodyCame: /*i18n*/ {
    id: 'bookings.patient.nobody-came',
    message:
      '{doctor} waited on {date} at {time}, and nobody came. If that is wrong, please call the practice. If you still need the doctor, book another time.',
  },
  cameAfterAll: /*i18n*/ {
    id: 'bookings.patient.came-after-all',
    message: '{doctor} has corrected it: you did come on {date} at {time}.',
  },
  moved: /*i18n*/ {
    id: 'bookings.patient.moved',
    message:
      'Your appointment with {doctor} is now on {date} at {time}. We will tell you when the doctor has confirmed it.',
  },
  movedToAgree: /*i18n*/ {
    id: 'bookings.patient.moved-by-doctor.agree',
    message:
      '{doctor} has moved your appointment to {date} at {time}. Please say in Hafi that it suits you: until then the doctor does not see your health data for it. If it does not suit you, cancel it free of charge.',
  },
  /** As notices of before say it. */
  movedByDoctor: /*i18n*/ {
    id: 'bookings.patient.moved-by-doctor',
    message:
      '{doctor} has moved your appointment to {date} at {time}. If this does not suit you, cancel it free of charge.',
  },
  tomorrow: /*i18n*/ {
    id: 'bookings.patient.tomorrow',
    message: 'Your appointment with {doctor} is on {date} at {time}.',
  },
  soon: /*i18n*/ {
    id: 'bookings.patient.soon',
    message: 'Your appointment with {doctor} begins at {time}.',
  },
};

export const forDoctor = {
  asked: /*i18n*/ {
    id: 'bookings.doctor.asked',
    message: '{patient} asks for {date} at {time}. Please accept or cancel it.',
  },
  cancelled: /*i18n*/ {
    id: 'bookings.doctor.cancelled',
    message: '{patient} has cancelled {date} at {time}.',
  },
  cancelledByDeath: /*i18n*/ {
    id: 'bookings.doctor.cancelled-by-death',
    message:
      '{date} at {time} is cancelled: it was recorded that {patient} has died. Nobody waits for you.',
  },
  agreed: /*i18n*/ {
    id: 'bookings.doctor.agreed',
    message: '{patient} agrees to the new time: {date} at {time}.',
  },
  moved: /*i18n*/ {
    id: 'bookings.doctor.moved',
    message: '{patient} asks to move to {date} at {time}. Please accept or cancel it.',
  },
  /** The text outside Hafi: names no patient. */
  outside: /*i18n*/ {
    id: 'bookings.doctor.outside',
    message: 'Your diary has changed on {date} at {time}. Please look at it in Hafi.',
  },
};

/** Lines of the recent activity. They do not say who acted: each reader is told apart from the text. */
export const activities = {
  asked: /*i18n*/ {
    id: 'bookings.activity.asked',
    message: '{doctor} was asked for {date} at {time}',
  },
  agreed: /*i18n*/ {
    id: 'bookings.activity.agreed',
    message: 'Agreed to {doctor}, {date} at {time}',
  },
  came: /*i18n*/ {
    id: 'bookings.activity.came',
    message: 'The appointment with {doctor} on {date} took place',
  },
  /** In lines of before. */
  booked: /*i18n*/ {
    id: 'bookings.activity.booked',
    message: 'You booked {doctor} for {date} at {time}',
  },
  confirmed: /*i18n*/ {
    id: 'bookings.activity.confirmed',
    message: '{doctor} confirmed {date} at {time}',
  },
  cancelled: /*i18n*/ {
    id: 'bookings.activity.cancelled',
    message: 'The appointment with {doctor} on {date} was cancelled',
  },
  bookedByDoctor: /*i18n*/ {
    id: 'bookings.activity.booked-by-doctor',
    message: '{doctor} booked an appointment for {date} at {time}',
  },
  nobodyCame: /*i18n*/ {
    id: 'bookings.activity.nobody-came',
    message: 'Nobody came to {doctor} on {date} at {time}',
  },
  cameAfterAll: /*i18n*/ {
    id: 'bookings.activity.came-after-all',
    message: '{doctor} corrected that nobody came on {date}',
  },
  moved: /*i18n*/ {
    id: 'bookings.activity.moved',
    message: 'The appointment with {doctor} was moved to {date} at {time}',
  },
};

export const calendarTexts = {
  summary: /*i18n*/ { id: 'bookings.calendar.summary', message: '{doctor} (Hafi)' },
  /** An elder's appointment in the calendar of who keeps their bookings. */
  summaryOf: /*i18n*/ {
    id: 'bookings.calendar.summary-of',
    message: '{elder}: {doctor} (Hafi)',
  },
  description: /*i18n*/ {
    id: 'bookings.calendar.description',
    message: 'Change or cancel it in Hafi: {link}',
  },
  /** Of what is over or cancelled. */
  over: /*i18n*/ { id: 'bookings.calendar.over', message: 'See it in Hafi: {link}' },
  phone: /*i18n*/ { id: 'bookings.calendar.phone', message: 'By phone' },
  video: /*i18n*/ { id: 'bookings.calendar.video', message: 'Video in Hafi' },
  homeVisit: /*i18n*/ {
    id: 'bookings.calendar.home-visit',
    message: 'Home visit: {name} (Hafi)',
  },
  homeVisitOf: /*i18n*/ {
    id: 'bookings.calendar.home-visit-of',
    message: '{elder}: home visit, {name} (Hafi)',
  },
};

/** Timeline texts about appointments. */
export const timelineTexts = {
  appointment: /*i18n*/ { id: 'bookings.timeline.visit', message: 'Visit with {doctor}' },
};
