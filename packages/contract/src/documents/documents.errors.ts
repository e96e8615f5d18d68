import { defineErrors } from '../core/errors.ts';

export const documentErrors = defineErrors({
  'documents-full': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.documents-full',
      message: '200 documents are kept already. Please remove one that is not needed.',
    },
  },
  'document-kept': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.document-kept',
      message: 'This is in the chart already, among the documents.',
    },
  },
  'shares-full': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.shares-full',
      message: 'Ten links to this document are open already. Please end one first.',
    },
  },
  'share-over': {
    status: 404,
    text: /*i18n*/ {
      id: 'error.share-over',
      message: 'This link is no longer good. Please ask for a new one.',
    },
  },
});
