/** What the timeline says. */
export const timelineTexts = {
  readings: /*i18n*/ { id: 'timeline.readings', message: 'Readings of the day' },
  once: /*i18n*/ { id: 'timeline.reading.once', message: '{vital}: {reading} {unit}' },
  often: /*i18n*/ {
    id: 'timeline.reading.often',
    message: '{vital}: {reading} {unit}, measured {count} times',
  },
  alert: /*i18n*/ { id: 'timeline.alert', message: 'Alert. {vital}: {reading} {unit}' },
  alertOften: /*i18n*/ {
    id: 'timeline.alert.often',
    message: '{count} readings of this kind, the gravest is shown',
  },
  seen: /*i18n*/ { id: 'timeline.alert.seen', message: 'Seen by {who}, {date} at {time}' },
  condition: /*i18n*/ { id: 'timeline.condition', message: 'Illness written down: {name}' },
  conditionOver: /*i18n*/ { id: 'timeline.condition.over', message: 'Illness is over: {name}' },
  conditionQuiet: /*i18n*/ {
    id: 'timeline.condition.quiet',
    message: 'Illness gives no trouble now: {name}',
  },
  since: /*i18n*/ { id: 'timeline.condition.since', message: 'Since {since}' },
  allergy: /*i18n*/ { id: 'timeline.allergy', message: 'Allergy written down: {name}' },
  dangerous: /*i18n*/ { id: 'timeline.allergy.dangerous', message: 'Can be dangerous to life' },
  coverage: /*i18n*/ { id: 'timeline.coverage', message: 'Insurance written down: {name}' },
  validUntil: /*i18n*/ { id: 'timeline.coverage.until', message: 'Valid until {date}' },
  document: /*i18n*/ { id: 'timeline.document', message: 'Document added: {title}' },
  dated: /*i18n*/ { id: 'timeline.document.dated', message: 'It is of {date}' },
  note: /*i18n*/ { id: 'timeline.note', message: "Doctor's note signed" },
  amended: /*i18n*/ { id: 'timeline.note.amended', message: "Added to a doctor's note" },
};
