import { expect, it } from 'vitest';
import { presumedPatient } from './presumed-patient.ts';

const person = (id: string, self = false) => ({ id, name: id, firstName: id, self, home: null });
const [me, mother, father] = [person('me', true), person('mother'), person('father')];

it.each([
  ['oneself, where there is nobody else', [me], ['FAMILY'], 'me'],
  ["a helper's only elder", [me, mother], ['FAMILY'], 'mother'],
  ['nobody where there are several', [me, mother, father], ['FAMILY'], undefined],
  ['nobody where an elder keeps the bookings of another', [me, father], ['PATIENT'], undefined],
  ['nobody while it is not known', [], ['FAMILY'], undefined],
])('presumes %s', (_why, all, roles, id) => {
  expect(presumedPatient(all, roles)?.id).toBe(id);
});
