import type { Role } from '@hafi/contract/accounts/roles';
import { type Permission, permissions } from '@hafi/contract/circle/circle-terms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids/uuid-v7.ts';
import {
  endAppointmentAccess,
  giveAppointmentAccess,
} from '../../test/factories/appointment-access.factory.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { findAccess, requireAccess, requireDecider } from './elder-access.ts';

let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  elder = await makePerson(app);
});
afterAll(() => app.close());

const person = async (role: Role) => ({
  ...(await makePerson(app, { roles: [role] })),
  roles: [role],
});

const join = (who: SignedIn, permissions: Permission[], decidesAs: 'manager' | null = null) =>
  makeMember(app, { elder, who, permissions, decidesAs });

const missing = { code: 'not-found' };

it('lets the elder do everything, and nobody else anything', async () => {
  const access = await findAccess(
    app.platform,
    { personId: elder.personId, roles: ['PATIENT'] },
    elder.personId,
  );
  expect(access).toMatchObject({ by: 'self', permissions });
  for (const role of ['PATIENT', 'FAMILY', 'DOCTOR', 'CAREGIVER', 'VOLUNTEER', 'ADMIN'] as const) {
    const stranger = await person(role);
    expect(await findAccess(app.platform, stranger, elder.personId), role).toBeNull();
    for (const permission of permissions) {
      const requested = requireAccess(app.platform, stranger, elder.personId, permission);
      await expect(requested).rejects.toMatchObject(missing);
    }
  }
});

it('treats nobody as an elder who is not a patient', async () => {
  const family = await person('FAMILY');
  expect(await findAccess(app.platform, family, family.personId)).toBeNull();
});

it.each(permissions)('lets a member with %s do that, and nothing else', async (permission) => {
  const member = await person('FAMILY');
  await join(member, [permission]);
  for (const requested of permissions) {
    const answer = requireAccess(app.platform, member, elder.personId, requested);
    if (requested === permission) expect(await answer).toMatchObject({ by: 'circle' });
    else await expect(answer).rejects.toMatchObject(missing);
  }
  await expect(requireDecider(app.platform, member, elder.personId)).rejects.toMatchObject(missing);
});

it('refuses a former member at once', async () => {
  const member = await person('FAMILY');
  const membership = await join(member, [...permissions]);
  await requireAccess(app.platform, member, elder.personId, 'health:read');
  await membership.end();
  expect(await findAccess(app.platform, member, elder.personId)).toBeNull();
});

it('lets a person who decides for the elder do everything', async () => {
  const manager = await person('FAMILY');
  await join(manager, [], 'manager');
  await requireAccess(app.platform, manager, elder.personId, 'health:write');
  expect(await requireDecider(app.platform, manager, elder.personId)).toMatchObject({
    decidesAs: 'manager',
  });
});

it('admits the doctor of an appointment from a day before until a day after', async () => {
  const doctor = await person('DOCTOR');
  const startsAt = new Date('2026-11-25T08:00:00Z');
  const endsAt = new Date('2026-11-25T08:30:00Z');
  const bookingId = newId();
  const who = { bookingId, elderId: elder.personId, personId: doctor.personId };
  await giveAppointmentAccess(app.platform, { ...who, startsAt, endsAt });
  const at = async (time: string) => {
    const clock = { now: () => new Date(time) };
    return findAccess({ ...app.platform, clock }, doctor, elder.personId);
  };
  expect(await at('2026-11-24T07:59:59Z')).toBeNull();
  expect(await at('2026-11-24T08:00:00Z')).toMatchObject({
    by: 'visit',
    permissions: ['health:read', 'health:write'],
  });
  expect(await at('2026-11-26T08:29:59Z')).not.toBeNull();
  expect(await at('2026-11-26T08:30:00Z')).toBeNull();
  await endAppointmentAccess(app.platform, bookingId);
  expect(await at('2026-11-25T08:00:00Z')).toBeNull();
});
