import { randomUUID } from 'node:crypto';
import { type Permission, permissions } from '@hafi/contract/circle/circle-terms';
import type { Endpoint } from '@hafi/contract/core/endpoint';
import { allEndpoints } from '@hafi/contract/core/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../../test/call-as.ts';
import { giveAppointmentAccess } from '../../test/factories/appointment-access.factory.ts';
import type { SignedIn } from '../../test/factories/person.factory.ts';
import {
  amlodipine,
  type MedicationStage,
  startMedicationStage,
} from '../../test/medication-stage.ts';
import { findEntries } from '../circle/access-log/access-log.repo.ts';
import { findMember, updateMember } from '../circle/members/members.repo.ts';

let stage: MedicationStage;
let elder: SignedIn;

beforeAll(async () => {
  stage = await startMedicationStage();
  elder = await stage.person();
});
afterAll(() => stage.close());

/** Calls an endpoint about a medicine and returns its status. */
async function call(
  who: SignedIn,
  { method, path }: Endpoint,
  medicationId: string,
): Promise<number> {
  const now = stage.clock.now().toISOString();
  const dose = { id: randomUUID(), medicationId, status: 'taken', at: now };
  const bodies: Record<string, object> = {
    'POST /api/elders/:id/medications': amlodipine({ confirmed: true }),
    'PUT /api/elders/:id/medications/:medicationId': amlodipine(),
    'POST /api/elders/:id/medications/:medicationId/refill': { pills: 10 },
    'POST /api/elders/:id/doses': { ...dose, dueAt: '2026-11-23T07:00:00.000Z' },
  };
  const url = path.replace(':id', elder.personId).replace(':medicationId', medicationId);
  const body = bodies[`${method} ${path}`];
  const { get, post, put } = callAs(stage.app, who);
  const calls = {
    GET: () => get(`${url}?name=Aspirin&substance=Aspirin`),
    POST: () => post(url, body),
    PUT: () => put(url, body ?? {}),
    DELETE: () => Promise.reject(new Error('nothing of a medicine is deleted')),
  };
  const { statusCode } = await calls[method]();
  return statusCode;
}

/** Stopping comes last, because a stopped medicine accepts nothing else. */
const endpoints = allEndpoints
  // The paper of a prescription is a doctor's alone and has a test of its own.
  .filter(({ path }) => /^\/api\/elders\/:id\/(medications|doses)\b(?!.*prescription)/.test(path))
  .sort((one, other) => Number(one.path.endsWith('stop')) - Number(other.path.endsWith('stop')));
const needs = ({ method }: Endpoint): Permission =>
  method === 'GET' ? 'health:read' : 'health:write';
const endpointOf = (wanted: string) => {
  const found = endpoints.find(({ method, path }) => `${method} ${path}` === wanted);
  if (!found) throw new Error(`no endpoint ${wanted}`);
  return found;
};

async function expectOnly(who: SignedIn, granted: readonly Permission[], label = '') {
  expect(endpoints).toHaveLength(10);
  const medicationId = await stage.add(elder);
  for (const endpoint of endpoints) {
    const allowed = granted.includes(needs(endpoint));
    const status = await call(who, endpoint, medicationId);
    const title = `${label} ${endpoint.method} ${endpoint.path}: ${status}`;
    expect(status < 300, title).toBe(allowed);
    if (!allowed) expect(status, title).toBe(404);
  }
}

describe('medicines and doses', () => {
  it('belong to the elder', async () => {
    await expectOnly(elder, permissions);
  });

  it.each(['FAMILY', 'CAREGIVER', 'PATIENT', 'DOCTOR', 'VOLUNTEER', 'ADMIN'] as const)(
    'are not found for a stranger who is %s',
    async (role) => {
      await expectOnly(await stage.person({ roles: [role] }), [], role);
    },
  );

  it.each(permissions)('are open to a member with %s as far as it allows', async (permission) => {
    await expectOnly(await stage.join(elder, [permission]), [permission]);
  });

  it('are closed at once to a former member', async () => {
    const member = await stage.join(elder, [...permissions]);
    await expectOnly(member, permissions);
    const row = await findMember(stage.platform.db, elder.personId, member.personId);
    const left = { endedAt: stage.clock.now() };
    await inTransaction(stage.platform, (tx) => updateMember(tx, row?.id ?? '', left));
    await expectOnly(member, []);
  });

  it('are open to a doctor around an appointment, and closed after it', async () => {
    const doctor = await stage.person({ roles: ['DOCTOR'] });
    const [startsAt, endsAt] = [new Date('2026-11-25T08:00:00Z'), new Date('2026-11-25T08:30:00Z')];
    const appointment = { bookingId: newId(), elderId: elder.personId, personId: doctor.personId };
    await giveAppointmentAccess(stage.platform, { ...appointment, startsAt, endsAt });
    const medicationId = await stage.add(elder);
    const reads = async () => [
      await call(doctor, endpointOf('GET /api/elders/:id/medications'), medicationId),
      await call(doctor, endpointOf('POST /api/elders/:id/medications'), medicationId),
    ];
    expect(await reads()).toEqual([404, 404]);
    stage.clock.set('2026-11-25T08:10:00Z');
    expect(await reads()).toEqual([200, 201]);
    stage.clock.set('2026-11-26T08:31:00Z');
    expect(await reads()).toEqual([404, 404]);
    stage.clock.set('2026-11-23T06:00:00Z');
  });

  it('are logged in the access log whenever another person reads or writes them', async () => {
    const nurse = await stage.join(elder, ['health:read', 'health:write']);
    const log = async () => {
      const entries = await findEntries(stage.platform.db, elder.personId, null, 1000);
      return entries
        .filter(({ actorId }) => actorId === nurse.personId)
        .map(({ subject }) => subject);
    };
    const medicationId = await stage.add(elder);
    for (const endpoint of endpoints) await call(nurse, endpoint, medicationId);
    const reads = endpoints.filter(({ method }) => method === 'GET');
    const seen = await log();
    expect(seen.filter((subject) => subject === 'medications')).toHaveLength(reads.length);
    // Begun, changed and stopped; a refill and a dose are not written down here.
    expect(seen.filter((subject) => subject === 'medications-written')).toHaveLength(3);
    expect(seen).toHaveLength(reads.length + 3);
  });
});
