import { roles } from '@hafi/contract/accounts/roles';
import { bookingStatuses } from '@hafi/contract/bookings/booking.schemas';
import { bookingModes } from '@hafi/contract/bookings/booking-terms';
import * as circle from '@hafi/contract/circle/circle-terms';
import { relations } from '@hafi/contract/circle/circle-terms';
import { consentActions, consentChannels, consentGivers } from '@hafi/contract/circle/consent-text';
import { documentKinds } from '@hafi/contract/documents/document-kinds';
import { meals, medicineForms } from '@hafi/contract/medications/medication-terms';
import {
  allergyKinds,
  conditionStatuses,
  criticalities,
} from '@hafi/contract/record/record.schemas';
import { vitalKindNames } from '@hafi/contract/vitals/vital-kinds';
import { expect, it } from 'vitest';
import { codeWords } from './my-data-codes.messages.ts';

it.each([
  ['relations', relations],
  ['permissions', circle.permissions],
  ['deciders', circle.deciders],
  ['subjects of the access log', circle.accessSubjects],
  ['roles', roles],
  ['ways of a visit', bookingModes],
  ['states of a visit', bookingStatuses],
  ['consents', [...consentActions, ...consentChannels, ...consentGivers]],
  ['documents', documentKinds],
  ['medicines', [...meals, ...medicineForms]],
  ['the record', [...allergyKinds, ...conditionStatuses, ...criticalities]],
  ['readings', vitalKindNames],
])('there is a word for each code of %s', (_, codes) => {
  for (const code of codes) expect(codeWords).toHaveProperty([code]);
});
