/** Texts of notices and activities about who takes care of an alert, and how it ended. */
export const alertTexts: Readonly<Record<string, string>> = {
  'alerts.activity.closed': '',
  'alerts.activity.given-back': '',
  'health.alert.closed': 'elder person',
  'health.alert.closed.ambulance': 'elder person',
  'health.alert.closed.ambulance.place': 'elder person place',
  'health.alert.closed.died': 'elder person',
  'health.alert.closed.false-alarm': 'elder person',
  'health.alert.closed.hospital': 'elder person',
  'health.alert.closed.hospital.place': 'elder person place',
  'health.alert.closed.well': 'elder person',
  'health.alert.given-back': 'elder person',
  'health.alert.given-back.self': 'person',
  'health.alert.taken-over': 'elder person',
  'health.alert.taken.self': 'person',
  'health.alert.title.closed': '',
  'health.alert.title.taken': '',
};
