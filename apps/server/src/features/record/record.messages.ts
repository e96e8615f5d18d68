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
  coverage: /*i18n*/ { id: 'timeline.coverage', message: 'Insurance written down: {name}' },
  validUntil: /*i18n*/ { id: 'timeline.coverage.until', message: 'Valid until {date}' },
};
