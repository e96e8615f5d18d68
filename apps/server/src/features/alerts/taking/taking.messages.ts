/** In the app, about who looks after an alert. */
export const takingTexts = {
  taken: /*i18n*/ {
    id: 'health.alert.taken.self',
    message: '{person} looks after you now.',
  },
  takenOver: /*i18n*/ {
    id: 'health.alert.taken-over',
    message: '{person} takes care of the alert about {elder} in your place.',
  },
  givenBack: /*i18n*/ {
    id: 'health.alert.given-back',
    message:
      '{person} cannot take care of the alert about {elder} after all. Nobody does now. Please look at it.',
  },
  givenBackSelf: /*i18n*/ {
    id: 'health.alert.given-back.self',
    message: '{person} cannot look after you after all. Please call one of your people, or 912.',
  },
};

export const takingTitles = {
  taken: /*i18n*/ { id: 'health.alert.title.taken', message: 'Somebody takes care of it' },
  closed: /*i18n*/ { id: 'health.alert.title.closed', message: 'An alert was closed' },
};

/** In mail and SMS, where others may read it. */
export const takingOutside = {
  givenBack: /*i18n*/ {
    id: 'health.alert.outside.given-back',
    message: 'Nobody looks after an urgent alert in your care circle any more. Please open Hafi.',
  },
  givenBackNamed: /*i18n*/ {
    id: 'health.alert.outside.given-back.named',
    message: '{person} cannot look after {elder} after all. Please call, and open Hafi.',
  },
  closed: /*i18n*/ {
    id: 'health.alert.outside.closed',
    message: 'An urgent alert was closed. Please read in Hafi how it ended.',
  },
  closedNamed: /*i18n*/ {
    id: 'health.alert.outside.closed.named',
    message: '{elder}: the alert was closed. Please read in Hafi how it ended.',
  },
  /** To the elder whom it is about, who may have nothing but a phone with keys. */
  closedSelf: /*i18n*/ {
    id: 'health.alert.outside.closed.self',
    message:
      'It is over: {person} has closed the alert about you. If you still need help, call 912.',
  },
  well: /*i18n*/ {
    id: 'health.alert.outside.well.named',
    message: '{elder} is well. The alert is over.',
  },
};

/** Lines of the recent activity. */
export const takingLines = {
  taken: /*i18n*/ { id: 'alerts.activity.seen', message: 'An alert is taken care of' },
  givenBack: /*i18n*/ {
    id: 'alerts.activity.given-back',
    message: 'Nobody takes care of an alert any more',
  },
  closed: /*i18n*/ { id: 'alerts.activity.closed', message: 'Urgent alert closed' },
};

/** Who closed an urgent alert, without how it ended: nobody said it. */
const closedText = /*i18n*/ {
  id: 'health.alert.closed',
  message: '{person} closed an urgent alert about {elder} with a note.',
};

/** Who closed an urgent alert, and how it ended for the elder. */
export const closedTexts = {
  well: /*i18n*/ {
    id: 'health.alert.closed.well',
    message: '{person} closed the alert: {elder} is well again.',
  },
  hospital: /*i18n*/ {
    id: 'health.alert.closed.hospital',
    message: '{person} closed the alert: {elder} is in hospital.',
  },
  'hospital-place': /*i18n*/ {
    id: 'health.alert.closed.hospital.place',
    message: '{person} closed the alert: {elder} is in hospital, {place}.',
  },
  ambulance: /*i18n*/ {
    id: 'health.alert.closed.ambulance',
    message: '{person} closed the alert: the ambulance has taken {elder} along.',
  },
  'ambulance-place': /*i18n*/ {
    id: 'health.alert.closed.ambulance.place',
    message: '{person} closed the alert: the ambulance has taken {elder} along, to {place}.',
  },
  died: /*i18n*/ {
    id: 'health.alert.closed.died',
    message: '{person} closed the alert: {elder} has died.',
  },
  'false-alarm': /*i18n*/ {
    id: 'health.alert.closed.false-alarm',
    message: '{person} closed the alert about {elder}: it was a false alarm.',
  },
  unsaid: closedText,
};
