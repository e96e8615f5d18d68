/** What a locked screen shows while it rings. */
export const ringTitles = {
  call: /*i18n*/ { id: 'calls.title.ring', message: '{name} calls you' },
  appointment: /*i18n*/ { id: 'calls.title.waits', message: 'Your video appointment has begun' },
};

/** In the bell, in mail and in SMS. */
export const callNews = {
  missed: {
    title: /*i18n*/ { id: 'calls.title.missed', message: 'Missed call' },
    text: /*i18n*/ { id: 'calls.missed', message: '{name} called you, and you did not answer.' },
  },
  waits: {
    title: /*i18n*/ { id: 'calls.title.somebody-waits', message: 'Somebody waits for you' },
    text: /*i18n*/ {
      id: 'calls.waits',
      message: '{name} waits for you in your video appointment. Please open it.',
    },
    outside: /*i18n*/ {
      id: 'calls.waits.outside',
      message: 'Somebody waits for you in your video appointment. Please open Hafi.',
    },
  },
  allowed: {
    title: /*i18n*/ { id: 'calls.title.auto-answer', message: 'Calls that open by themselves' },
    text: /*i18n*/ {
      id: 'calls.auto-answer.allowed',
      message:
        'Calls of {name} open by themselves on your device now. You can end this at any time.',
    },
    ended: /*i18n*/ {
      id: 'calls.auto-answer.ended',
      message: 'Calls of {name} do not open by themselves on your device any more.',
    },
  },
};
