/** Notification texts for when an elder takes over their account. */
export const handOverNews = {
  title: /*i18n*/ { id: 'circle.hand-over.title', message: 'The account is handed over' },
  toElder: /*i18n*/ {
    id: 'circle.hand-over.to-elder',
    message:
      'Your Hafi account is your own now. {helper} helps you as before; you decide who may see and do what.',
  },
  toHelper: /*i18n*/ {
    id: 'circle.hand-over.to-helper',
    message: '{elder} has the own account now and decides. You help with what you are let do.',
  },
  /** The text outside Hafi, without names. */
  outside: /*i18n*/ {
    id: 'circle.hand-over.outside',
    message: 'A Hafi account now belongs to its owner. Please look at it in Hafi.',
  },
};
