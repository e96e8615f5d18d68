import type { ObservedKind } from '@hafi/contract/alerts/alert-kinds';
import type { OwnLimits } from '@hafi/contract/vitals/own-limits';

/** Titles appear on locked screens and in mail subjects: no names, nothing about health. */
/** Lines of the recent activity, which do not say what was measured. */
export const activities = {
  urgent: /*i18n*/ { id: 'alerts.activity.urgent', message: 'Urgent alert about a reading' },
  watch: /*i18n*/ { id: 'alerts.activity.watch', message: 'A reading is worth watching' },
};

export const alertTitles = {
  urgent: /*i18n*/ { id: 'health.alert.title.urgent', message: 'Please open Hafi now' },
  watch: /*i18n*/ { id: 'health.alert.title.watch', message: 'Something to look at in Hafi' },
};

/**
 * What mail and SMS say instead of the text: nothing about health. Members of the circle whom the
 * elder wants to be told read the name; doctors, and numbers that nobody proved, do not.
 */
export const alertOutside = {
  urgent: /*i18n*/ {
    id: 'health.alert.outside.urgent',
    message: 'Somebody in your care circle needs you. Please open Hafi now.',
  },
  watch: /*i18n*/ {
    id: 'health.alert.outside.watch',
    message: 'There is something new in your care circle. Please look at it in Hafi.',
  },
  urgentNamed: /*i18n*/ {
    id: 'health.alert.outside.urgent.named',
    message: '{elder} needs you now: it is urgent. Please call, and open Hafi.',
  },
  urgentCall: /*i18n*/ {
    id: 'health.alert.outside.urgent.call',
    message: '{elder} needs you now: it is urgent. Please call {phone}, then open Hafi.',
  },
  watchNamed: /*i18n*/ {
    id: 'health.alert.outside.watch.named',
    message: 'There is something new about {elder}. Please look at it in Hafi.',
  },
  doctor: /*i18n*/ {
    id: 'health.alert.outside.doctor',
    message: 'One of your patients needs you. Please open Hafi now.',
  },
  coordinator: /*i18n*/ {
    id: 'health.alert.outside.coordinator',
    message: 'Nobody has taken an urgent alert yet. Please open Hafi now.',
  },
  /** To an elder whose only channel is a phone: what to do, not what to open. */
  phoneUrgent: /*i18n*/ {
    id: 'health.alert.outside.phone.urgent',
    message:
      'Please sit down and rest now, and do not stay alone. Call one of your people or the health centre. If you feel very unwell, call 912.',
  },
  phoneWatch: /*i18n*/ {
    id: 'health.alert.outside.phone.watch',
    message: 'Please rest, and speak today with one of your people or a health worker.',
  },
  /** To the elder whom it is about. */
  self: /*i18n*/ {
    id: 'health.alert.outside.self',
    message: 'There is something new for you in Hafi. Please open it.',
  },
};

/**
 * For members who are notified of alerts and may not see the health data: that something is wrong and
 * whom to ask. No value and no kind of measurement.
 */
export const unseenAlert = {
  urgent: /*i18n*/ {
    id: 'health.alert.unseen.urgent',
    message:
      '{elder}: something is wrong, since {date} at {time}. You do not see what was measured. Call or go there now. Ask: {people}. In danger call 912. Say in Hafi if you look after it.',
  },
  watch: /*i18n*/ {
    id: 'health.alert.unseen.watch',
    message:
      '{elder}: something is not as usual, since {date} at {time}. You do not see what was measured. Ask: {people}.',
  },
  urgentAlone: /*i18n*/ {
    id: 'health.alert.unseen.urgent.alone',
    message:
      '{elder}: something is wrong, since {date} at {time}. You do not see what was measured, and nobody can be asked here. Go there now. In danger call 912. Say in Hafi if you look after it.',
  },
  watchAlone: /*i18n*/ {
    id: 'health.alert.unseen.watch.alone',
    message:
      '{elder}: something is not as usual, since {date} at {time}. You do not see what was measured. Please visit today.',
  },
};

/** The same in mail and SMS, which others may read. */
export const unseenOutside = {
  urgent: /*i18n*/ {
    id: 'health.alert.unseen.outside.urgent',
    message: '{elder} needs you now. Please call: {people}. In danger call 912.',
  },
  watch: /*i18n*/ {
    id: 'health.alert.unseen.outside.watch',
    message: 'There is something new about {elder}. Please ask: {people}.',
  },
};

/** In the app, to whom an alert climbs that nobody has acknowledged. */
export const climbTexts = {
  doctor: /*i18n*/ {
    id: 'health.alert.climb.doctor',
    message:
      '{elder}: there is an urgent alert since {date} at {time}, and nobody has said that they look after it. Please look at it now.',
  },
  /** To a doctor who may not see the health data now. */
  doctorUnseeing: /*i18n*/ {
    id: 'health.alert.climb.doctor.unseeing',
    message:
      'Your patient {elder}: there is an urgent alert since {date} at {time}, and nobody has said that they look after it. You cannot see the measurements now. Please get in touch with the patient or the family.',
  },
  coordinators: /*i18n*/ {
    id: 'health.alert.climb.coordinators',
    message:
      '{elder}, phone {phone}: there is an urgent alert since {date} at {time}. Neither the circle nor a doctor has said that they look after it. Please call now.',
  },
};

/** What an alert is about that is no vital. */
export const observedNames: Readonly<Record<ObservedKind, { id: string; message: string }>> = {
  news2: /*i18n*/ { id: 'health.alert.name.news2', message: 'Early warning score' },
  consciousness: /*i18n*/ { id: 'health.alert.name.consciousness', message: 'Consciousness' },
};

/** By which of the elder's own limits an alert was judged. */
export const judgedTexts: Readonly<Record<OwnLimits, { id: string; message: string }>> = {
  'oxygen-scale-2': /*i18n*/ {
    id: 'timeline.alert.scale-2',
    message: 'Oxygen judged by scale 2 (88 to 92 %)',
  },
  'systolic-130': /*i18n*/ {
    id: 'timeline.alert.systolic-130',
    message: 'Judged by the target under 130/90 mmHg',
  },
  'systolic-150': /*i18n*/ {
    id: 'timeline.alert.systolic-150',
    message: 'Judged by the target under 150/90 mmHg',
  },
};

/** The timeline texts about alerts. */
export const timelineTexts = {
  alert: /*i18n*/ { id: 'timeline.alert', message: 'Alert. {vital}: {reading} {unit}' },
  observed: /*i18n*/ { id: 'timeline.alert.observed', message: 'Alert. {vital}' },
  score: /*i18n*/ { id: 'timeline.alert.score', message: 'Early warning score NEWS2: {score}' },
  alertOften: /*i18n*/ {
    id: 'timeline.alert.often',
    message: '{count} readings of this kind, the gravest is shown',
  },
  closed: /*i18n*/ {
    id: 'timeline.alert.closed',
    message: 'Closed by {who}, {date} at {time}: {note}',
  },
  calm: /*i18n*/ {
    id: 'timeline.alert.calm',
    message: 'Over: the next normal reading was on {date} at {time}',
  },
  doctorNotified: /*i18n*/ {
    id: 'timeline.alert.told.doctor',
    message: 'Nobody had seen it: the doctor was told, {date} at {time}',
  },
  noDoctor: /*i18n*/ {
    id: 'timeline.alert.told.no-doctor',
    message: 'Nobody had seen it, and no doctor is known, {date} at {time}',
  },
  coordinatorsNotified: /*i18n*/ {
    id: 'timeline.alert.told.coordinators',
    message: 'Nobody had seen it: the coordinators were told, {date} at {time}',
  },
  seen: /*i18n*/ { id: 'timeline.alert.seen', message: 'Seen by {who}, {date} at {time}' },
};
