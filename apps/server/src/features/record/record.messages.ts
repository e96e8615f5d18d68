/** Timeline texts about the record. */
export const timelineTexts = {
  condition: /*i18n*/ { id: 'timeline.condition', message: 'Illness written down: {name}' },
  conditionOver: /*i18n*/ { id: 'timeline.condition.over', message: 'Illness is over: {name}' },
  conditionQuiet: /*i18n*/ {
    id: 'timeline.condition.quiet',
    message: 'Illness gives no trouble now: {name}',
  },
  since: /*i18n*/ { id: 'timeline.condition.since', message: 'Since {since}' },
  allergy: /*i18n*/ { id: 'timeline.allergy', message: 'Allergy written down: {name}' },
  allergyGone: /*i18n*/ { id: 'timeline.allergy.gone', message: 'Allergy withdrawn: {name}' },
  conditionGone: /*i18n*/ {
    id: 'timeline.condition.gone',
    message: 'Illness taken out of the record: {name}',
  },
  dangerous: /*i18n*/ { id: 'timeline.allergy.dangerous', message: 'Can be dangerous to life' },
  allergyChanged: /*i18n*/ { id: 'timeline.allergy.changed', message: 'Allergy changed: {name}' },
  conditionChanged: /*i18n*/ {
    id: 'timeline.condition.changed',
    message: 'Illness changed: {name}',
  },
  before: /*i18n*/ { id: 'timeline.entry.before', message: 'Before: {was}. Now: {now}.' },
  why: /*i18n*/ { id: 'timeline.entry.why', message: 'Why: {reason}' },
  coverage: /*i18n*/ { id: 'timeline.coverage', message: 'Insurance written down: {name}' },
  validUntil: /*i18n*/ { id: 'timeline.coverage.until', message: 'Valid until {date}' },
};

/** What a field of an entry says, for those that hold a code; the codes are the contract's. */
export const fieldTexts: Readonly<
  Record<string, { readonly id: string; readonly message: string }>
> = {
  high: /*i18n*/ { id: 'timeline.entry.high', message: 'can be dangerous to life' },
  low: /*i18n*/ { id: 'timeline.entry.low', message: 'unpleasant' },
  'unable-to-assess': /*i18n*/ {
    id: 'timeline.entry.unable-to-assess',
    message: 'not known how dangerous',
  },
  medication: /*i18n*/ { id: 'timeline.entry.medication', message: 'a medicine' },
  food: /*i18n*/ { id: 'timeline.entry.food', message: 'a food' },
  environment: /*i18n*/ {
    id: 'timeline.entry.environment',
    message: 'neither a medicine nor a food',
  },
  active: /*i18n*/ { id: 'timeline.entry.active', message: 'it is there' },
  inactive: /*i18n*/ { id: 'timeline.entry.inactive', message: 'it is quiet' },
  resolved: /*i18n*/ { id: 'timeline.entry.resolved', message: 'it is over' },
};

/** Where nothing stood, or stands any more. */
export const nothingWritten = /*i18n*/ {
  id: 'timeline.entry.nothing',
  message: 'nothing written',
};
