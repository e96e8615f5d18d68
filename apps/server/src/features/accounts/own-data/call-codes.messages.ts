import type { MessageDescriptor } from '@hafi/i18n/server-catalogue';

/** The kinds of calls, and where somebody was with one, in words. */
export const callCodeWords: Readonly<Record<string, MessageDescriptor>> = {
  'call-audio': /*i18n*/ { id: 'data.code.call-audio', message: 'Call with the voice' },
  'call-video': /*i18n*/ { id: 'data.code.call-video', message: 'Call with a picture' },
  'call-ringing': /*i18n*/ { id: 'data.code.call-ringing', message: 'It rang' },
  'call-joined': /*i18n*/ { id: 'data.code.call-joined', message: 'Took part' },
  'call-left': /*i18n*/ { id: 'data.code.call-left', message: 'Left' },
  'call-declined': /*i18n*/ { id: 'data.code.call-declined', message: 'Declined' },
  'call-busy': /*i18n*/ { id: 'data.code.call-busy', message: 'Was in another call' },
  'call-missed': /*i18n*/ { id: 'data.code.call-missed', message: 'Not answered' },
  'calls-opened': /*i18n*/ {
    id: 'data.code.calls-opened',
    message: 'Calls opened by themselves: allowed',
  },
  'calls-closed': /*i18n*/ {
    id: 'data.code.calls-closed',
    message: 'Calls opened by themselves: ended',
  },
};
