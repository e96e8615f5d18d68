/** Timeline texts about notes. */
export const timelineTexts = {
  note: /*i18n*/ { id: 'timeline.note', message: "Doctor's note signed" },
  signed: /*i18n*/ { id: 'timeline.note.signed', message: 'Signed by {name}' },
  amended: /*i18n*/ { id: 'timeline.note.amended', message: "Added to a doctor's note" },
};
