import type { MessageDescriptor } from '@hafi/i18n/server-catalogue';

/** The kinds of messages and conversations, signs and reasons of reports, in words. */
export const messageCodeWords: Readonly<Record<string, MessageDescriptor>> = {
  'message-text': /*i18n*/ { id: 'data.code.message-text', message: 'Text' },
  'message-voice': /*i18n*/ { id: 'data.code.message-voice', message: 'Voice message' },
  'message-image': /*i18n*/ { id: 'data.code.message-image', message: 'Photo' },
  'message-file': /*i18n*/ { id: 'data.code.message-file', message: 'File' },
  'message-location': /*i18n*/ { id: 'data.code.message-location', message: 'Location' },
  'message-call': /*i18n*/ { id: 'data.code.message-call', message: 'Call' },
  'message-joined': /*i18n*/ { id: 'data.code.message-joined', message: 'Joined the conversation' },
  'conversation-direct': /*i18n*/ {
    id: 'data.code.conversation-direct',
    message: 'With one person',
  },
  'conversation-circle': /*i18n*/ { id: 'data.code.conversation-circle', message: 'Of a circle' },
  'conversation-support': /*i18n*/ {
    id: 'data.code.conversation-support',
    message: 'With Hafi',
  },
  'sign-heart': /*i18n*/ { id: 'data.code.sign-heart', message: 'Heart' },
  'sign-thanks': /*i18n*/ { id: 'data.code.sign-thanks', message: 'Thanks' },
  'sign-yes': /*i18n*/ { id: 'data.code.sign-yes', message: 'Yes' },
  'sign-smile': /*i18n*/ { id: 'data.code.sign-smile', message: 'Smile' },
  'sign-sad': /*i18n*/ { id: 'data.code.sign-sad', message: 'Sad' },
  'report-money': /*i18n*/ { id: 'data.code.report-money', message: 'Asks for money' },
  'report-threat': /*i18n*/ { id: 'data.code.report-threat', message: 'Threatens' },
  'report-indecent': /*i18n*/ { id: 'data.code.report-indecent', message: 'Indecent' },
  'report-false': /*i18n*/ { id: 'data.code.report-false', message: 'Not true' },
  'report-other': /*i18n*/ { id: 'data.code.report-other', message: 'Something else' },
};
