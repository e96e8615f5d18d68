/** About a verification badge, to who has it or wants it. */
export const badgeTexts = {
  asked: /*i18n*/ {
    id: 'vetting.badge.asked',
    message: 'A coordinator asks: “{words}” Please answer on the page of your badges.',
  },
  confirmedTitle: /*i18n*/ {
    id: 'vetting.badge.title.confirmed',
    message: 'Your badge is approved',
  },
  confirmed: /*i18n*/ {
    id: 'vetting.badge.confirmed',
    message:
      'A coordinator has compared your papers. The badge stands beside your name for a year, and says what was checked.',
  },
  refusedTitle: /*i18n*/ {
    id: 'vetting.badge.title.refused',
    message: 'Your badge was not approved',
  },
  refused: /*i18n*/ {
    id: 'vetting.badge.refused',
    message:
      'The reason: “{words}” What you paid goes back to you in whole. Your confirmation, appointments and home visits stay as they are.',
  },
  refusedOutside: /*i18n*/ {
    id: 'vetting.badge.outside.refused',
    message:
      'Your badge was not approved. What you paid goes back to you in whole. Nothing else changes. The reason stands in Hafi.',
  },
  stoppedTitle: /*i18n*/ { id: 'vetting.badge.title.stopped', message: 'Your badge was ended' },
  stopped: /*i18n*/ { id: 'vetting.badge.stopped', message: 'The reason: “{words}”' },
  stoppedOutside: /*i18n*/ {
    id: 'vetting.badge.outside.stopped',
    message: 'A coordinator has ended your badge. The reason stands in Hafi.',
  },
  refunded: /*i18n*/ {
    id: 'vetting.badge.refunded',
    message: 'All that you paid for it goes back to you. Your badge is not shown any more.',
  },
  lapsedTitle: /*i18n*/ {
    id: 'vetting.badge.title.lapsed',
    message: 'The money of your badge goes back',
  },
  lapsed: /*i18n*/ {
    id: 'vetting.badge.lapsed',
    message: 'We have waited for your papers for 30 days. The {amount} go back to you in whole.',
  },
  lapsedByUs: /*i18n*/ {
    id: 'vetting.badge.lapsed-by-us',
    message:
      'We did not look at your papers within 14 days. We are sorry. The {amount} go back to you in whole.',
  },
  endsTitle: /*i18n*/ { id: 'vetting.badge.title.ends', message: 'Your badge ends soon' },
  ends: /*i18n*/ {
    id: 'vetting.badge.ends',
    message:
      'Your badge ends on {date}. You can renew it now: the new year begins when the old one ends. Nothing is charged by itself.',
  },
  endedTitle: /*i18n*/ { id: 'vetting.badge.title.ended', message: 'Your badge has ended' },
  ended: /*i18n*/ {
    id: 'vetting.badge.ended',
    message: 'It is not shown any more. You can choose it again whenever you like.',
  },
};
