/** Timeline texts about documents. */
export const timelineTexts = {
  document: /*i18n*/ { id: 'timeline.document', message: 'Document added: {title}' },
  dated: /*i18n*/ { id: 'timeline.document.dated', message: 'It is of {date}' },
};
