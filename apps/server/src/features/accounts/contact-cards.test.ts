import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { findContactCards, findPeople } from './accounts.public.ts';

/** Who gets addresses and numbers, and for whom. */
const readers = [
  'admin/unreached.ts', // coordinators, who call people whom nothing reached
  'bookings/fees/list-late-fees.ts', // coordinators, who call people who owe a fee
  'bookings/show-bookings.ts', // the doctor of a booking, and the patient's own side
  'caregivers/get-route.ts', // the caregiver who is on the way to them
  'circle/invitations/create-invitation.ts', // nobody: an invitation to oneself is recognized
  'emergency/view/show-emergency.ts', // who is asked to help the elder, while it lasts
  'exchange/export-fhir.ts', // who may export the health
  'exchange/export-ips.ts',
  'exchange/summary/gather-summary.ts', // the clinic: the elder and whom to call
  'payments/bank/desk/get-desk.ts', // coordinators, who compare a payer with a transfer
  'payments/bank/desk/list-history.ts',
  'payments/create-payment.ts', // the payer, of themselves
  'payments/hanging/list-hanging-payments.ts', // coordinators, who call people whose money hangs
  'record/get-identity.ts', // who reads the health, and may call
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a name comes without address and number, which only these features ask for', async () => {
  const { personId } = await makePerson(app);
  const { db } = app.platform;
  const named = (await findPeople(db, [personId])).get(personId);
  expect(Object.keys(named ?? {})).not.toContain('email');
  expect(Object.keys(named ?? {})).not.toContain('phoneNumber');
  expect((await findContactCards(db, [personId])).get(personId)?.email).toContain('@');
  const folder = join(import.meta.dirname, '..');
  const files = globSync('**/*.ts', { cwd: folder }).filter(
    (file) => !file.startsWith('accounts/') && !file.endsWith('.test.ts'),
  );
  const asking = files.filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('findContactCards'),
  );
  expect(asking.toSorted()).toEqual(readers);
});
