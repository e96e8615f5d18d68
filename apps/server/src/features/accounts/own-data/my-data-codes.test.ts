import {
  appearance,
  channelsByType,
  notificationChoice,
  numberStyles,
  preferences,
  quietHours,
} from '@hafi/contract/accounts/preferences.schemas';
import { roles } from '@hafi/contract/accounts/roles';
import { bookingStatuses } from '@hafi/contract/bookings/booking.schemas';
import { bookingModes } from '@hafi/contract/bookings/booking-terms';
import { callerStates, callMedia } from '@hafi/contract/calls/call-terms';
import { moods } from '@hafi/contract/checkins/checkin.schemas';
import * as circle from '@hafi/contract/circle/circle-terms';
import { relations } from '@hafi/contract/circle/circle-terms';
import { consentActions, consentChannels, consentGivers } from '@hafi/contract/circle/consent-text';
import { documentKinds } from '@hafi/contract/documents/document-kinds';
import {
  emergencyLevels,
  emergencyStates,
  emergencyVias,
} from '@hafi/contract/emergency/emergency-terms';
import { meals, medicineForms } from '@hafi/contract/medications/medication-terms';
import {
  conversationKinds,
  messageKinds,
  reactions,
  reportReasons,
} from '@hafi/contract/messages/message-terms';
import {
  allergyKinds,
  conditionStatuses,
  criticalities,
} from '@hafi/contract/record/record.schemas';
import { vitalKindNames } from '@hafi/contract/vitals/vital-kinds';
import { expect, it } from 'vitest';
import { auditActions } from '../../../platform/audit/audit.ts';
import { codeWords } from './my-data-codes.messages.ts';
import { valueNames } from './my-data-values.messages.ts';
import { settingWords } from './setting-words.messages.ts';

it.each([
  ['relations', relations],
  ['permissions', circle.permissions],
  ['deciders', circle.deciders],
  ['subjects of the access log', circle.accessSubjects],
  ['roles', roles],
  ['ways of an appointment', bookingModes],
  ['states of an appointment', bookingStatuses],
  ['consents', [...consentActions, ...consentChannels, ...consentGivers]],
  ['documents', documentKinds],
  ['medicines', [...meals, ...medicineForms]],
  ['the record', [...allergyKinds, ...conditionStatuses, ...criticalities]],
  ['readings', vitalKindNames],
  ['check-ins', ['app', 'ussd', 'sms', 'call', ...moods]],
  ['the audit log', auditActions],
  [
    'messages',
    [
      ...messageKinds.map((kind) => `message-${kind}`),
      ...conversationKinds.map((kind) => `conversation-${kind}`),
      ...reactions.map((sign) => `sign-${sign}`),
      ...reportReasons.map((reason) => `report-${reason}`),
    ],
  ],
  [
    'calls',
    [...callMedia.map((media) => `call-${media}`), ...callerStates.map((state) => `call-${state}`)],
  ],
  ['emergencies', [...emergencyStates, ...emergencyLevels, ...emergencyVias]],
])('there is a word for each code of %s', (_, codes) => {
  for (const code of codes) expect(codeWords).toHaveProperty([code]);
});

it('there is a name for each setting, and a word for each choice', () => {
  // The language is stored as a column, English beside the other settings.
  const { language: _language, ...stored } = preferences.shape;
  const named = [
    stored,
    appearance.shape,
    notificationChoice.shape,
    channelsByType.shape,
    { english: 1 },
  ];
  const unread = quietHours as unknown as { readonly shape: object };
  for (const part of [...named, unread.shape]) {
    for (const name of Object.keys(part)) expect(valueNames).toHaveProperty([name]);
  }
  const { contrast, density, motion, text, theme } = appearance.shape;
  const choices = {
    contrast: contrast.options,
    density: density.def.innerType.options,
    motion: motion.options,
    text: text.options,
    theme: theme.options,
    numbers: numberStyles,
    english: ['GB', 'US'],
  };
  for (const [name, options] of Object.entries(choices)) {
    for (const option of options) expect(settingWords).toHaveProperty([`${name}.${option}`]);
  }
});
