/** Timeline texts about notes. */
export const timelineTexts = {
  note: /*i18n*/ { id: 'timeline.note', message: "Doctor's note signed" },
  amended: /*i18n*/ { id: 'timeline.note.amended', message: "Added to a doctor's note" },
};
