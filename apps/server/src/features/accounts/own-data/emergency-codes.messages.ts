import type { MessageDescriptor } from '@hafi/i18n/server-catalogue';

/** The states of a call for help, who is asked and how it came, in words. */
export const emergencyCodeWords: Readonly<Record<string, MessageDescriptor>> = {
  'counting-down': /*i18n*/ { id: 'data.code.counting-down', message: 'Counting down' },
  alerting: /*i18n*/ { id: 'data.code.alerting', message: 'People are being asked' },
  acknowledged: /*i18n*/ { id: 'data.code.acknowledged', message: 'Somebody sees to it' },
  'on-the-way': /*i18n*/ { id: 'data.code.on-the-way', message: 'Somebody is on the way' },
  arrived: /*i18n*/ { id: 'data.code.arrived', message: 'Somebody is there' },
  'false-alarm': /*i18n*/ { id: 'data.code.false-alarm', message: 'False alarm' },
  'called-again': /*i18n*/ { id: 'data.code.called-again', message: 'Help was called again' },
  contacts: /*i18n*/ { id: 'data.code.contacts', message: 'Contacts' },
  volunteers: /*i18n*/ { id: 'data.code.volunteers', message: 'Volunteers' },
  coordinators: /*i18n*/ { id: 'data.code.coordinators', message: 'Coordinators' },
  'check-in': /*i18n*/ { id: 'data.code.check-in', message: 'A check-in that did not come' },
};
