/** Titles appear on locked screens and in mail subjects: no names, nothing about health. */
export const callTitles = {
  call: /*i18n*/ { id: 'emergency.title.call', message: 'Somebody needs your help now' },
  drill: /*i18n*/ { id: 'emergency.title.drill', message: 'A drill: answer as if it were real' },
  over: /*i18n*/ { id: 'emergency.title.over', message: 'The call for help is over' },
  drillOver: /*i18n*/ { id: 'emergency.title.drill-over', message: 'The drill is over' },
  news: /*i18n*/ { id: 'emergency.title.news', message: 'News about the call for help' },
};

/** In the app, by level. `who` is the elder's name, with the sector and district in brackets. */
export const callTexts = {
  contacts: /*i18n*/ {
    id: 'emergency.call.contacts',
    message:
      '{who} calls for help. Please call or go there now, and say here whether you come. In danger call 912.',
  },
  drill: /*i18n*/ {
    id: 'emergency.call.drill',
    message:
      'This is a drill. {who} is trying out the call for help. Please answer as if it were real.',
  },
  volunteers: /*i18n*/ {
    id: 'emergency.call.volunteers',
    message:
      '{who} calls for help near you, and nobody is there yet. Please say whether you can go there. In danger call 912.',
  },
  coordinators: /*i18n*/ {
    id: 'emergency.call.coordinators',
    message: '{who} calls for help, and nobody is there yet. Please see to it now.',
  },
};

/**
 * In mail and SMS; the link to the page of the emergency follows in an SMS. They may arrive hours late:
 * a time shows it.
 */
export const callOutside = {
  contacts: /*i18n*/ {
    id: 'emergency.outside.contacts',
    message: '{time}. {who} calls for help. Please call or go there now. In danger call 912.',
  },
  drill: /*i18n*/ {
    id: 'emergency.outside.drill',
    message: 'This is a drill. {who} is trying out the call for help. Please answer:',
  },
  volunteers: /*i18n*/ {
    id: 'emergency.outside.volunteers',
    message: '{time}. {who} calls for help near you. Can you go there? In danger call 912.',
  },
  coordinators: /*i18n*/ {
    id: 'emergency.outside.coordinators',
    message: '{time}. {who} calls for help, and nobody is there yet. Please see to it now.',
  },
};

/** Follows in the SMS where SMS can be answered: any phone can, and a link needs data. */
export const callReply = /*i18n*/ {
  id: 'emergency.outside.reply',
  message: 'To see to it send YES to {number}.',
};

/** To the coordinators who were asked before, as news. */
export const lateTexts = {
  coordinators: /*i18n*/ {
    id: 'emergency.late.coordinators',
    message: '{who} called for help. Whoever was on the way is late. Please see to it now.',
  },
};

/** To the coordinators, where the next step of a call fails. */
export const stuckText = /*i18n*/ {
  id: 'emergency.stuck',
  message:
    '{who} calls for help, and a fault of ours may keep the call from going out. Please call them and their family now.',
};

/** To the coordinators, who can call the contact. */
export const unreachedContact = /*i18n*/ {
  id: 'emergency.unreached-contact',
  message: '{who} called for help, and no message reaches {contact}. Please call {phone}.',
};

/** The same, everywhere, of a press that is some minutes old: it waited for the network, or others did not come. */
export const lateCalls = {
  contacts: /*i18n*/ {
    id: 'emergency.late-call.contacts',
    message: '{who} called for help at {time}. Please call or go there now. In danger call 912.',
  },
  volunteers: /*i18n*/ {
    id: 'emergency.late-call.volunteers',
    message: '{who} called for help near you at {time}. Can you go there? In danger call 912.',
  },
  coordinators: /*i18n*/ {
    id: 'emergency.late-call.coordinators',
    message: '{who} called for help at {time}, and nobody is there yet. Please see to it now.',
  },
};

/** Who calls, where a device has said where they are: the sector. Outside of the app only. */
export const nearText = /*i18n*/ { id: 'emergency.near', message: '{name} (near {place})' };

/** To everybody who was notified, once, when it has ended. */
export const overTexts = {
  well: /*i18n*/ {
    id: 'emergency.over.resolved',
    message: '{who}: all is well again. Nobody needs to come any more. Thank you.',
  },
  hospital: /*i18n*/ {
    id: 'emergency.over.hospital',
    message: '{who} is in hospital. Nobody needs to come any more. Thank you.',
  },
  ambulance: /*i18n*/ {
    id: 'emergency.over.ambulance',
    message: 'The ambulance has taken {who} along. Nobody needs to come any more. Thank you.',
  },
  died: /*i18n*/ {
    id: 'emergency.over.died',
    message: '{who} has died. The call for help is over. Thank you for having been there.',
  },
  ended: /*i18n*/ {
    id: 'emergency.over.ended',
    message: '{who}: the call for help is over. Nobody needs to come any more. Thank you.',
  },
  'false-alarm': /*i18n*/ {
    id: 'emergency.over.false-alarm',
    message: '{who}: it was a false alarm. Nobody needs to come. Thank you.',
  },
  'called-again': /*i18n*/ {
    id: 'emergency.over.called-again',
    message:
      '{who} has called for help again. That call takes the place of this one: whoever is needed is asked anew.',
  },
  drill: /*i18n*/ {
    id: 'emergency.over.drill',
    message: 'This was a drill. {who} has ended it. Thank you for answering.',
  },
};

/** The same, where the place is known and its reader may know it. */
export const overPlaced = {
  hospital: /*i18n*/ {
    id: 'emergency.over.hospital.place',
    message: '{who} is in hospital: {place}. Nobody needs to come any more. Thank you.',
  },
  ambulance: /*i18n*/ {
    id: 'emergency.over.ambulance.place',
    message: 'The ambulance takes {who} to: {place}. Nobody needs to come any more. Thank you.',
  },
};

/** Lines of the recent activity. */
export const activities = {
  fired: /*i18n*/ { id: 'emergency.activity.fired', message: 'Call for help' },
  drill: /*i18n*/ { id: 'emergency.activity.drill', message: 'Drill of the call for help' },
  well: /*i18n*/ {
    id: 'emergency.activity.resolved',
    message: 'After the call for help: all is well again',
  },
  hospital: /*i18n*/ {
    id: 'emergency.activity.hospital',
    message: 'After the call for help: in hospital',
  },
  ambulance: /*i18n*/ {
    id: 'emergency.activity.ambulance',
    message: 'After the call for help: with the ambulance',
  },
  died: /*i18n*/ { id: 'emergency.activity.died', message: 'The call for help ended with a death' },
  ended: /*i18n*/ { id: 'emergency.activity.ended', message: 'The call for help is over' },
  'false-alarm': /*i18n*/ {
    id: 'emergency.activity.false-alarm',
    message: 'The call for help was a false alarm',
  },
  drillOver: /*i18n*/ { id: 'emergency.activity.drill-over', message: 'The drill has ended' },
};

/** To the elder and to who pressed, who may have no screen on which to see it. */
export const answerTexts = {
  acknowledge: /*i18n*/ {
    id: 'emergency.answer.acknowledged',
    message: '{name} has seen the call for help and sees to it.',
  },
  ambulance: /*i18n*/ { id: 'emergency.answer.ambulance', message: '{name} has called 912.' },
  unanswered: /*i18n*/ {
    id: 'emergency.answer.unanswered',
    message: 'Nobody has answered yet. Call 912.',
  },
  late: /*i18n*/ { id: 'emergency.answer.late', message: 'Nobody has come yet. Call 912.' },
  cannot: /*i18n*/ { id: 'emergency.answer.cannot', message: '{name} cannot come after all.' },
  coming: /*i18n*/ { id: 'emergency.answer.coming', message: '{name} is on the way.' },
  ended: /*i18n*/ {
    id: 'emergency.answer.ended',
    message: '{name} has ended the call for help. If help is still needed, call again.',
  },
};
