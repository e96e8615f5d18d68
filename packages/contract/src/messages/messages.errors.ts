import { defineErrors } from '../core/errors.ts';

export const messagesErrors = defineErrors({
  'conversation-closed': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.conversation-closed',
      message: 'You cannot write in this conversation any more. What was written stays readable.',
    },
  },
  'message-gone': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.message-gone',
      message: 'This message has been deleted.',
    },
  },
  'not-shared-any-more': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.not-shared-any-more',
      message: 'This location is not shared any more.',
    },
  },
  'file-link-over': {
    status: 410,
    text: /*i18n*/ {
      id: 'error.file-link-over',
      message: 'This link has ended. Open the conversation again to see the file.',
    },
  },
});
