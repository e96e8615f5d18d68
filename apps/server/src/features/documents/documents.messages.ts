/** Timeline texts about documents. */
/** The line of the recent activity. */
export const addedLine = /*i18n*/ {
  id: 'documents.activity.added',
  message: 'Document added: {title}',
};

export const timelineTexts = {
  document: /*i18n*/ { id: 'timeline.document', message: 'Document added: {title}' },
  dated: /*i18n*/ { id: 'timeline.document.dated', message: 'It is of {date}' },
};
