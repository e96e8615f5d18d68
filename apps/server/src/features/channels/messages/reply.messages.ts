/** What an SMS or a missed call is answered by: what was done, in one SMS, without a word of health. */
export const replyTexts = {
  well: /*i18n*/ {
    id: 'channels.sms.well',
    message: 'Hafi: thank you. It is noted at {time} that you are well. In danger call 912.',
  },
  'well-number': /*i18n*/ {
    id: 'channels.sms.well-number',
    message:
      'Hafi: thank you. It is noted at {time} that you are well. In danger send 2 to {number} or call 912.',
  },
  'well-before': /*i18n*/ {
    id: 'channels.sms.well-before',
    message:
      'Hafi: your message of an earlier day has come only now. If you are well today, please send 1 again. In danger call 912.',
  },
  taken: /*i18n*/ {
    id: 'channels.sms.taken',
    message: 'Hafi: thank you. What was due at {time} is noted as done.',
  },
  'taken-none': /*i18n*/ {
    id: 'channels.sms.taken-none',
    message: 'Hafi: nothing waits for your answer now. Nothing was noted.',
  },
  'taken-several': /*i18n*/ {
    id: 'channels.sms.taken-several',
    message:
      'Hafi: more than one time waits for your answer, so nothing was noted. Please look in Hafi.',
  },
  'taken-several-code': /*i18n*/ {
    id: 'channels.sms.taken-several-code',
    message:
      'Hafi: more than one time waits for your answer, so nothing was noted. Please dial {code}.',
  },
  help: /*i18n*/ {
    id: 'channels.sms.help',
    message: 'Hafi calls your people to help you, within 10 seconds. For an ambulance call 912.',
  },
  'help-stop-code': /*i18n*/ {
    id: 'channels.sms.help-stop-code',
    message:
      'Hafi calls your people to help you, within 10 seconds. To stop it dial {code}. For an ambulance call 912.',
  },
  'help-telling': /*i18n*/ {
    id: 'channels.sms.help-telling',
    message: 'Hafi: help is called already, your people are being told. For an ambulance call 912.',
  },
  'help-told': /*i18n*/ {
    id: 'channels.sms.help-told',
    message:
      'Hafi: help is called already, your people are told, nobody has answered yet. For an ambulance call 912.',
  },
  'help-answered': /*i18n*/ {
    id: 'channels.sms.help-answered',
    message: 'Hafi: help is called, and somebody sees to it. For an ambulance call 912.',
  },
  'help-nobody': /*i18n*/ {
    id: 'channels.sms.help-nobody',
    message: 'Hafi: help is called, but nobody has answered yet. Call 912.',
  },
  'answer-acknowledged': /*i18n*/ {
    id: 'channels.sms.answer-acknowledged',
    message:
      'Hafi: thank you. It is noted that you see to the call of {elder}. When you set off send COMING. In danger call 912.',
  },
  'answer-coming': /*i18n*/ {
    id: 'channels.sms.answer-coming',
    message: 'Hafi: thank you. It is noted that you are on the way to {elder}. In danger call 912.',
  },
  'answer-cannot': /*i18n*/ {
    id: 'channels.sms.answer-cannot',
    message:
      'Hafi: it is noted that you cannot go to {elder}; others are asked. If you can go after all, send YES. In danger call 912.',
  },
  'answer-agreed': /*i18n*/ {
    id: 'channels.sms.answer-agreed',
    message: 'Hafi: thank you. It is noted that {elder} can call you in an emergency.',
  },
  'answer-late': /*i18n*/ {
    id: 'channels.sms.answer-late',
    message:
      'Hafi: thank you. You look after {elder}. If no sign comes within 1 hour, others are told again. In danger call 912.',
  },
  'answer-late-other': /*i18n*/ {
    id: 'channels.sms.answer-late-other',
    message: 'Hafi: thank you. Somebody else looks after {elder} already. In danger call 912.',
  },
  'answer-refused': /*i18n*/ {
    id: 'channels.sms.answer-refused',
    message: 'Hafi: it is noted that {elder} cannot call you in an emergency.',
  },
  stopped: /*i18n*/ {
    id: 'channels.sms.stopped',
    message:
      'Hafi sends no more SMS to this number. Still sent: calls for help, codes, changes of an account. To have SMS again send START.',
  },
  started: /*i18n*/ {
    id: 'channels.sms.started',
    message: 'Hafi sends SMS to this number again. To stop them send STOP.',
  },
  'stop-help': /*i18n*/ {
    id: 'channels.sms.stop-help',
    message:
      'Hafi: this does not stop the call for help. If you are well, tell who calls you. For an ambulance call 912.',
  },
  'stop-help-code': /*i18n*/ {
    id: 'channels.sms.stop-help-code',
    message:
      'Hafi: this does not stop the call for help. To stop it dial {code}. For an ambulance call 912.',
  },
  unknown: /*i18n*/ {
    id: 'channels.sms.unknown',
    message:
      'Hafi did not understand this; nothing was noted. 1: I am well. 2: call for help. TAKEN: done. In danger call 912.',
  },
  refused: /*i18n*/ {
    id: 'channels.sms.refused',
    message: 'Hafi: this could not be noted. Please try again. In danger call 912.',
  },
  'answer-acknowledged-or-well': /*i18n*/ {
    id: 'channels.sms.answer-acknowledged-or-well',
    message:
      'Hafi: noted that you see to the call of {elder}. If you also mean that you are well yourself, send 1 again. In danger call 912.',
  },
  'answer-coming-in': /*i18n*/ {
    id: 'channels.sms.answer-coming-in',
    message:
      'Hafi: thank you. It is noted that you are on the way to {elder}, there in {minutes} minutes. In danger call 912.',
  },
  'answer-arrived': /*i18n*/ {
    id: 'channels.sms.answer-arrived',
    message: 'Hafi: thank you. It is noted that you are with {elder}. For an ambulance call 912.',
  },
  'answer-ambulance': /*i18n*/ {
    id: 'channels.sms.answer-ambulance',
    message:
      'Hafi: thank you. It is noted that 912 was called for {elder}. If you go there too send COMING.',
  },
  'answer-over': /*i18n*/ {
    id: 'channels.sms.answer-over',
    message: 'Hafi: the call for help of {elder} is over. Nobody needs to come. Thank you.',
  },
  'call-asks': /*i18n*/ {
    id: 'channels.sms.call-asks',
    message:
      'Hafi: {elder} called for help. Send YES: I see to it. COMING: I come. NO: I cannot. Others read what you write. In danger call 912.',
  },
  'which-asks': /*i18n*/ {
    id: 'channels.sms.which-asks',
    message:
      'Hafi: whom do you mean, {elders}? No answer is noted yet. Please send it again with the name. In danger call 912.',
  },
  'stands-answered': /*i18n*/ {
    id: 'channels.sms.stands-answered',
    message:
      'Hafi: the call of {elder} goes on, and somebody sees to it. If you go there too send COMING. In danger call 912.',
  },
  'stands-open': /*i18n*/ {
    id: 'channels.sms.stands-open',
    message:
      'Hafi: the call of {elder} goes on, and nobody has answered. Send YES: I see to it. COMING: I come. In danger call 912.',
  },
  'question-asks': /*i18n*/ {
    id: 'channels.sms.question-asks',
    message: 'Hafi: {elder} asks whether you can be called in an emergency. Please send YES or NO.',
  },
  'late-asks': /*i18n*/ {
    id: 'channels.sms.late-asks',
    message:
      'Hafi: {elder} has given no sign yet. Please call. If you look after it send YES. In danger call 912.',
  },
  'late-cannot': /*i18n*/ {
    id: 'channels.sms.late-cannot',
    message:
      'Hafi: nothing is noted for {elder}; others are told. If you can look after it send YES. In danger call 912.',
  },
  'missed-asks': /*i18n*/ {
    id: 'channels.sms.missed-asks',
    message:
      'Hafi: your people were told that you gave no sign. If you are well send 1. If you need help send 2 or call 912.',
  },
  'too-many': /*i18n*/ {
    id: 'channels.sms.too-many',
    message:
      'Hafi: too many SMS came from this number; the last ones are not noted. Use the link in our SMS, or call 912.',
  },
  known: /*i18n*/ {
    id: 'channels.sms.known',
    message:
      'Hafi: nothing was asked of you just now, so nothing was noted. Questions: {phone}. In danger call 912.',
  },
  'known-help': /*i18n*/ {
    id: 'channels.sms.known-help',
    message:
      'Nobody was called: by SMS help is called from the phone of an elder only. In danger call 912. Questions: {phone}.',
  },
  stranger: /*i18n*/ {
    id: 'channels.sms.stranger',
    message: 'Hafi does not know this number. Questions: {phone}. In danger call 912.',
  },
  'stranger-help': /*i18n*/ {
    id: 'channels.sms.stranger-help',
    message:
      'Nobody was called: Hafi does not know this number. In danger call 912. Questions: {phone}.',
  },
} as const;
