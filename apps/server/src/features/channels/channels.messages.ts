/** The screens of USSD: each with its keys in at most 178 characters, so words are short. */
export const ussdTexts = {
  well: /*i18n*/ { id: 'channels.ussd.well', message: 'I am well' },
  help: /*i18n*/ { id: 'channels.ussd.help', message: 'Call for help' },
  medicines: /*i18n*/ { id: 'channels.ussd.medicines', message: 'My medicines today' },
  appointment: /*i18n*/ { id: 'channels.ussd.appointment', message: 'Next appointment' },
  volunteer: /*i18n*/ { id: 'channels.ussd.volunteer', message: 'Ask a volunteer' },
  language: /*i18n*/ { id: 'channels.ussd.language', message: 'Language' },
  register: /*i18n*/ { id: 'channels.ussd.register', message: 'How to register' },
  danger: /*i18n*/ { id: 'channels.ussd.danger', message: 'In danger call 912' },
  back: /*i18n*/ { id: 'channels.ussd.back', message: 'Back' },
  more: /*i18n*/ { id: 'channels.ussd.more', message: 'More' },
  'well-noted': /*i18n*/ {
    id: 'channels.ussd.well-noted',
    message: 'Thank you. It is noted at {time} that you are well. In danger call 912.',
  },
  'help-ask': /*i18n*/ {
    id: 'channels.ussd.help-ask',
    message: 'Are you in danger? Hafi tells your people. For an ambulance call 912.',
  },
  'help-yes': /*i18n*/ { id: 'channels.ussd.help-yes', message: 'Yes, call them' },
  'help-counting': /*i18n*/ {
    id: 'channels.ussd.help-counting',
    message: 'Hafi tells your people within 10 seconds. For an ambulance call 912.',
  },
  'help-stop': /*i18n*/ { id: 'channels.ussd.help-stop', message: 'Stop it' },
  'help-stopped': /*i18n*/ {
    id: 'channels.ussd.help-stopped',
    message: 'It is stopped. In danger call 912.',
  },
  'help-well': /*i18n*/ { id: 'channels.ussd.help-well', message: 'I am well' },
  'help-ended': /*i18n*/ {
    id: 'channels.ussd.help-ended',
    message: 'Your people are told that you are well. In danger call 912.',
  },
  'help-over': /*i18n*/ {
    id: 'channels.ussd.help-over',
    message: 'Somebody has ended this call for help already. In danger call 912.',
  },
  'all-well-ask': /*i18n*/ {
    id: 'channels.ussd.all-well-ask',
    message: 'Are you well? The call for help ends, and your people are told. In danger call 912.',
  },
  'all-well-yes': /*i18n*/ { id: 'channels.ussd.all-well-yes', message: 'Yes, I am well' },
  'help-ask-alone': /*i18n*/ {
    id: 'channels.ussd.help-ask-alone',
    message:
      'Are you in danger? Hafi tells your people, but nobody has agreed to it yet. For an ambulance call 912.',
  },
  'help-telling': /*i18n*/ {
    id: 'channels.ussd.help-telling',
    message:
      'Help is called: your people are being told. If you are well, tell who calls you. For an ambulance call 912.',
  },
  'help-told': /*i18n*/ {
    id: 'channels.ussd.help-told',
    message:
      'Help is called: your people are told, nobody has answered yet. If you are well, tell who calls you. For an ambulance call 912.',
  },
  'help-answered': /*i18n*/ {
    id: 'channels.ussd.help-answered',
    message:
      'Help is called, and somebody sees to it. If you are well, tell who calls you. For an ambulance call 912.',
  },
  'help-nobody': /*i18n*/ {
    id: 'channels.ussd.help-nobody',
    message: 'Nobody has answered yet. Call 912.',
  },
  'help-again': /*i18n*/ { id: 'channels.ussd.help-again', message: 'Call my people again' },
  'how-to-register': /*i18n*/ {
    id: 'channels.ussd.how-to-register',
    message:
      'Sign in to Hafi with this number, or let your helper confirm it there. Questions: {phone}. In danger call 912.',
  },
  'pin-ask': /*i18n*/ { id: 'channels.ussd.pin-ask', message: 'Type your phone PIN.' },
  'pin-wrong': /*i18n*/ {
    id: 'channels.ussd.pin-wrong',
    message: 'Wrong PIN. Tries left: {left}. Type it again.',
  },
  'pin-locked': /*i18n*/ {
    id: 'channels.ussd.pin-locked',
    message: 'The PIN is locked. Choose a new one in Hafi, you or who helps you.',
  },
  'pin-none': /*i18n*/ {
    id: 'channels.ussd.pin-none',
    message: 'This needs a phone PIN. Choose one in Hafi, you or who helps you.',
  },
  'no-medicines': /*i18n*/ { id: 'channels.ussd.no-medicines', message: 'No medicine today.' },
  taken: /*i18n*/ { id: 'channels.ussd.taken', message: 'taken' },
  skipped: /*i18n*/ { id: 'channels.ussd.skipped', message: 'not taken' },
  later: /*i18n*/ { id: 'channels.ussd.later', message: 'later' },
  'dose-yes': /*i18n*/ { id: 'channels.ussd.dose-yes', message: 'Yes, I took it' },
  'dose-taken': /*i18n*/ { id: 'channels.ussd.dose-taken', message: 'It is noted as taken.' },
  'dose-early': /*i18n*/ {
    id: 'channels.ussd.dose-early',
    message: 'It is too early for this medicine. Nothing was noted.',
  },
  'dose-already': /*i18n*/ {
    id: 'channels.ussd.dose-already',
    message: 'Somebody has answered this already. Nothing was changed.',
  },
  needed: /*i18n*/ { id: 'channels.ussd.needed', message: 'If needed:' },
  'see-pack': /*i18n*/ { id: 'channels.ussd.see-pack', message: 'see the box' },
  'dose-limits': /*i18n*/ {
    id: 'channels.ussd.dose-limits',
    message: 'Taken in 24 hours: {taken}. At most {most}, {hours} hours apart.',
  },
  'dose-soon': /*i18n*/ {
    id: 'channels.ussd.dose-soon',
    message:
      'Too soon after the last one. Nothing was noted. Ask a doctor or nurse before you take more.',
  },
  'dose-most': /*i18n*/ {
    id: 'channels.ussd.dose-most',
    message:
      'The most for 24 hours is noted already. Nothing was noted now. Ask a doctor or nurse before you take more.',
  },
  'dose-changed': /*i18n*/ {
    id: 'channels.ussd.dose-changed',
    message: 'This medicine has changed. Nothing was noted. Please look again.',
  },
  'appointment-none': /*i18n*/ {
    id: 'channels.ussd.appointment-none',
    message: 'No appointment is planned.',
  },
  errand: /*i18n*/ { id: 'channels.ussd.errand', message: 'Run an errand' },
  transport: /*i18n*/ { id: 'channels.ussd.transport', message: 'Go with me' },
  company: /*i18n*/ { id: 'channels.ussd.company', message: 'Keep me company' },
  today: /*i18n*/ { id: 'channels.ussd.today', message: 'Today' },
  tomorrow: /*i18n*/ { id: 'channels.ussd.tomorrow', message: 'Tomorrow' },
  morning: /*i18n*/ { id: 'channels.ussd.morning', message: 'morning' },
  afternoon: /*i18n*/ { id: 'channels.ussd.afternoon', message: 'afternoon' },
  evening: /*i18n*/ { id: 'channels.ussd.evening', message: 'evening' },
  asked: /*i18n*/ {
    id: 'channels.ussd.asked',
    message: 'Volunteers near you can see your request. You are told when somebody takes it.',
  },
  'asked-no-home': /*i18n*/ {
    id: 'channels.ussd.asked-no-home',
    message: 'Nothing was asked: Hafi does not know your sector. Tell it to who helps you.',
  },
  'asked-too-many': /*i18n*/ {
    id: 'channels.ussd.asked-too-many',
    message: 'Nothing was asked: too many of your requests are open.',
  },
  'asked-too-late': /*i18n*/ {
    id: 'channels.ussd.asked-too-late',
    message: 'Nothing was asked: that time is over. Please choose another.',
  },
  'asked-refused': /*i18n*/ {
    id: 'channels.ussd.asked-refused',
    message: 'Nothing was asked: it is not possible now.',
  },
  'no-number': /*i18n*/ {
    id: 'channels.ussd.no-number',
    message: 'Hafi does not see your number, so nothing was noted. In danger call 912.',
  },
  again: /*i18n*/ {
    id: 'channels.ussd.again',
    message: 'Please dial again. In danger call 912.',
  },
  slow: /*i18n*/ {
    id: 'channels.ussd.slow',
    message:
      'Hafi does not answer now. Dial again in a moment to see what was noted. In danger call 912.',
  },
} as const;

/** The owner and who decides learn that somebody guessed. */
export const lockedNotice = {
  title: /*i18n*/ { id: 'channels.locked.title', message: 'A phone PIN is locked' },
  text: /*i18n*/ {
    id: 'channels.locked.text',
    message:
      'Somebody typed a wrong phone PIN five times on the phone of {elder}. It is locked until a new PIN is chosen. Was it not {elder}? Then see who has the phone.',
  },
  outside: /*i18n*/ {
    id: 'channels.locked.outside',
    message:
      'The phone PIN of {elder} was typed wrongly five times and is locked. Please open Hafi.',
  },
};
